"""Trainshed: all your railway games under one roof."""
