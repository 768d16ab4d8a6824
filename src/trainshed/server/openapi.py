"""The API as an OpenAPI document, generated from the structs.

`python -m trainshed.server.openapi` writes `web/openapi.json`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from trainshed.core import titles
from trainshed.rail.play.view import RailView

from . import wire

CONFIG = OpenAPIConfig(
    title="Trainshed",
    version="1",
    create_examples=False,
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)
_REF = "#/components/schemas/{name}"


def document(app: Litestar) -> dict[str, Any]:
    """Return Litestar's document, extended by what it cannot infer: title structs, WebSocket messages, errors."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    schemas: dict[str, Any] = found["components"]["schemas"]
    types = {title.id: _types(title) for title in titles()}
    flat = [kind for kinds in types.values() for kind in kinds.values()]
    extra = [wire.Problem, wire.Change, wire.Presence, wire.Heartbeat, wire.PreviewReady, RailView]
    flat += (omitting := [action for kinds in types.values() for action in _omitting(kinds["action"])])
    outlines, components = msgspec.json.schema_components([*flat, *extra], ref_template=_REF)
    outline = dict(zip([id(kind) for kind in flat], outlines, strict=False))
    for action in omitting:
        for field in components[outline[id(action)]["$ref"].rpartition("/")[2]]["properties"].values():
            field.pop("default", None)
    for name, schema in components.items():
        schemas.setdefault(name, schema)
    for what, where in (
        ("view", "TableView"),
        ("view", "ReplayStep"),
        ("board", "TitleInfo"),
        ("action", "ActionRequest"),
        ("action", "WhyRequest"),
        ("program", "ProgramRequest"),
        ("program", "ProgramView"),
        ("preview", "PreviewReady"),
    ):
        choices = [outline[id(kinds[what])] for kinds in types.values() if what in kinds]
        schemas[where]["properties"][what] = choices[0] if len(choices) == 1 else {"anyOf": choices}
    events = [outline[id(kinds["event"])] for kinds in types.values()]
    schemas["LogEntry"]["properties"]["events"]["items"] = {"anyOf": events}
    boxes = [outline[id(kinds["pieces"])] for kinds in types.values() if "pieces" in kinds]
    for path in ("/api/tables/{id}/pieces", "/api/titles/{title}/pieces"):
        for operation in found["paths"][path].values():
            (answer,) = operation["responses"]["200"]["content"].values()
            answer["schema"] = boxes[0] if len(boxes) == 1 else {"anyOf": boxes}
    live = [{"$ref": _REF.format(name=name)} for name in ("Change", "Presence", "Heartbeat", "PreviewReady")]
    schemas["Live"] = {"oneOf": live, "description": "A message of the WebSocket /api/tables/{id}/live"}
    problem = {"application/json": {"schema": {"$ref": _REF.format(name="Problem")}}}
    for operation in _operations(found):
        operation["responses"].pop("400", None)
        operation["responses"]["default"] = {"description": "Refused", "content": problem}
    found["paths"]["/api/records"]["post"]["requestBody"] = {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
    return found


def _types(title: Any) -> dict[str, Any]:
    """Return the types of the title's view, actions and events, and of all else that it has: board, programs, …"""
    kinds = {"view": get_type_hints(type(title).view)["return"], "action": title.action, "event": title.event}
    for name in ("board", "pieces", "preview"):
        made = get_type_hints(getattr(type(title.presentation), name))["return"]
        if isinstance(made, type) and issubclass(made, msgspec.Struct):
            kinds[name] = made
    if title.programs is not None:
        kinds["program"] = title.programs.program
    return kinds


def _omitting(actions: Any) -> Iterator[type[msgspec.Struct]]:
    """Yield the actions of a union that are written without their defaults.

    In types generated from the document a field with a default is always there, so these fields are shown without it.
    """
    for action in get_args(actions) or (actions,):
        if action.__struct_config__.omit_defaults:
            yield action


def _operations(found: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for path in found["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict) and "responses" in operation:
                yield operation


def text(app: Litestar) -> str:
    """Return the document as the text committed to the repository."""
    return msgspec.json.format(msgspec.json.encode(document(app), order="sorted"), indent=1).decode() + "\n"


if __name__ == "__main__":
    from .app import bare_app

    Path(sys.argv[1] if len(sys.argv) > 1 else "web/openapi.json").write_text(text(bare_app()), encoding="utf-8")
