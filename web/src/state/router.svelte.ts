/** Pages live behind the `#`, so that seat tokens never reach a server log. */
export type Route = { page: string; id: string; query: URLSearchParams };

/** `#/m/abc?seat=x` -> page "m", id "abc". */
export function parseHash(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', id = ''] = path.split('/').map(decodeURIComponent);
  return { page, id, query: new URLSearchParams(query) };
}

class Router {
  route = $state.raw<Route>(parseHash(location.hash));

  constructor() {
    window.addEventListener('hashchange', () => (this.route = parseHash(location.hash)));
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Changes the address without a new page, for instance to drop a token from sight. */
  replace(path: string): void {
    history.replaceState(history.state, '', `#${path}`);
    this.route = parseHash(location.hash);
  }
}

export const router = new Router();
