"""The games, one folder each. Importing this package registers them all."""

from . import london

__all__ = ["london"]
