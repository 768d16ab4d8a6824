"""Reduce screenshots to a palette of 256 colours: a third of the size, no visible difference for flat drawings."""

from __future__ import annotations

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def _pixels(png: bytes) -> NDArray[np.uint8]:
    """Return the RGB pixels of an 8-bit PNG without interlacing, as Chromium writes them."""
    at, data, width, height, kind = 8, b"", 0, 0, 2
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + length]
        if name == b"IHDR":
            width, height, _, kind = struct.unpack(">IIBB", body[:10])
        elif name == b"IDAT":
            data += body
        at += length + 12
    step = {2: 3, 6: 4}[kind]
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 1 + width * step)
    out = np.zeros((height, width * step), np.uint8)
    above = np.zeros(width * step, np.uint8)
    for y in range(height):
        out[y] = above = _unfilter(int(rows[y, 0]), rows[y, 1:], above, step)
    return out.reshape(height, width, step)[:, :, :3]


def _unfilter(how: int, row: NDArray[np.uint8], above: NDArray[np.uint8], step: int) -> NDArray[np.uint8]:
    if how == 0:
        return row
    if how == 2:
        return row + above
    done = row.astype(np.int16).reshape(-1, step)
    up = above.astype(np.int16).reshape(-1, step)
    left = corner = np.zeros(step, np.int16)
    for x in range(len(done)):
        if how == 1:
            guess = left
        elif how == 3:
            guess = (left + up[x]) // 2
        else:
            p = left + up[x] - corner
            a, b, c = abs(p - left), abs(p - up[x]), abs(p - corner)
            guess = np.where((a <= b) & (a <= c), left, np.where(b <= c, up[x], corner))
        done[x] = left = (done[x] + guess) & 255
        corner = up[x]
    return done.astype(np.uint8).reshape(-1)


def small(png: bytes) -> bytes:
    """Return the same picture with a palette."""
    picture = _pixels(png)
    height, width, _ = picture.shape
    flat = picture.reshape(-1, 3)
    codes = flat.astype(np.uint32) @ np.array([65536, 256, 1], np.uint32)
    colours, which, counts = np.unique(codes, return_inverse=True, return_counts=True)
    rgb = np.stack([colours >> 16, (colours >> 8) & 255, colours & 255], axis=1).astype(np.int32)
    # First the 48 most common colours; then the most common one of each coarse shade not covered yet.
    shades = (rgb >> 4) @ np.array([256, 16, 1])
    chosen: list[int] = []
    seen: set[int] = set()
    order = np.argsort(-counts)
    for index in order:
        if len(chosen) < 48 or int(shades[index]) not in seen:
            chosen.append(int(index))
            seen.add(int(shades[index]))
        if len(chosen) == 256:
            break
    palette = rgb[chosen]
    nearest = np.empty(len(rgb), np.uint8)
    for first in range(0, len(rgb), 4096):
        part = rgb[first : first + 4096]
        nearest[first : first + 4096] = ((part[:, None] - palette[None]) ** 2).sum(axis=2).argmin(axis=1)
    rows = nearest[which].reshape(height, width)
    raw = np.concatenate([np.zeros((height, 1), np.uint8), rows], axis=1).tobytes()
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette.astype(np.uint8).tobytes()),
        (b"IDAT", zlib.compress(raw, 9)),
        (b"IEND", b""),
    )
    chunks = (struct.pack(">I", len(b)) + n + b + struct.pack(">I", zlib.crc32(n + b)) for n, b in parts)
    return _SIGNATURE + b"".join(chunks)
