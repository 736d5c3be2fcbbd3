"""Answers over HTTP: JSON, refusals too, and a wrong method is told the right ones."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from polemos.server.problems import Refused

#: All that a client may try; what a path does not have is refused by us, with what it has.
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]

Served: TypeAlias = Callable[[Request], Awaitable[Response]]


def json_response(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, "application/json")


def problem_response(problem: Refused) -> Response:
    return json_response(problem.to_json(), problem.status)


def by_method(found: dict[str, Served]) -> Served:
    allowed = sorted({*found, *(["HEAD"] if "GET" in found else [])})

    async def serve(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        if method in found:
            return await found[method](request)
        problem = Refused("wrong_method", f"this route has {', '.join(allowed)}, not {request.method}")
        answer = problem_response(problem)
        answer.headers["Allow"] = ", ".join(allowed)
        return answer

    return serve
