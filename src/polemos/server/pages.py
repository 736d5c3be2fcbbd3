"""The client's files, as built into `static/`: compressed once, cached long where named by content."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from polemos.server.problems import Refused
from polemos.server.replies import problem_response

STATIC = Path(__file__).resolve().parent / "static"

# No script of a page itself, nothing from anywhere else. Svelte writes `style="..."` attributes for positions
# on the board, so these (and only these) are allowed; data: and blob: pictures are the board's own baked art.
SECURITY = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TEXTS = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".map", ".txt", ".ftl")

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Polemos</title>
<h1>The client is not built yet</h1>
<p>Run <code>make play</code> (or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>),
then reload.</p>
<p lang="fr">Le client n'est pas encore construit : lancez <code>make play</code>
(ou <code>npm ci &amp;&amp; npm run build</code> dans <code>web/</code>), puis rechargez la page.</p>
<p><a href="/api/openapi.json">The server's routes</a></p></html>"""


NO_FILE = Refused("not_found", "there is no such file")


class Pages:
    """Serves files; every other address is a page of the client, which keeps its pages behind the `#`."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()

    async def serve(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        if path.startswith(("api/", "ws/")):
            return problem_response(Refused("not_found", f"there is no route /{path} but for WebSockets"))
        if "\x00" in path:
            return problem_response(NO_FILE)
        file = self._file(path or "index.html")
        if file is not None:
            return self._answer(request, file)
        if Path(path).suffix:
            return problem_response(NO_FILE)
        return RedirectResponse(client_page(request)) if path else HTMLResponse(NOT_BUILT, 503)

    def _file(self, path: str) -> Path | None:
        file = (self.folder / path).resolve()
        return file if file.is_relative_to(self.folder) and file.is_file() else None

    def _answer(self, request: Request, file: Path) -> Response:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        stat = file.stat()
        tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
        headers = {"ETag": tag, "Vary": "Accept-Encoding", "Cache-Control": self._caching(file)}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        coding, body = encoded(file, stat.st_mtime_ns, request.headers.get("accept-encoding", ""))
        if coding:
            headers["Content-Encoding"] = coding
        return Response(body, headers=headers, media_type=kind)

    def _caching(self, file: Path) -> str:
        """Vite names what is in `assets/` after its content, so it never changes."""
        return FOREVER if file.parent.name == "assets" else ASK_AGAIN


def client_page(request: Request) -> str:
    """`/m/abc?action=7` as the client writes it: `/#/m/abc?action=7`."""
    query = f"?{request.url.query}" if request.url.query else ""
    return f"/#/{quote(request.path_params['path'])}{query}"


def encoded(file: Path, changed: int, accepted: str) -> tuple[str, bytes]:
    """The file in the best coding the browser takes: built beforehand, else gzipped once."""
    for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
        ready = file.with_name(file.name + suffix)
        if coding in accepted and ready.is_file():
            return coding, ready.read_bytes()
    if "gzip" in accepted and file.suffix in TEXTS:
        return "gzip", _gzipped(file, changed)
    return "", file.read_bytes()


@lru_cache(maxsize=64)
def _gzipped(file: Path, changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), 6)
