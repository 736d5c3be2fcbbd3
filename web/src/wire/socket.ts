/** One WebSocket of one seat (or spectator) that comes back by itself when the line drops. */
import type { ClientMessage, Hello, ServerMessage } from './types';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';
type Handlers = { message: (message: ServerMessage) => void; state: (state: LineState) => void };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** Lines of the log that come with a whole view; earlier ones are asked for when somebody reads them. */
const PAGE = 200;

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly match: string,
    private readonly token: string | undefined,
    private readonly on: Handlers,
  ) {
    this.open();
  }

  private open(): void {
    this.on.state('connecting');
    const url = new URL(`/ws/matches/${this.match}`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      const hello: Hello = { t: 'hello', log: PAGE, ...(this.token ? { token: this.token } : {}) };
      socket.send(JSON.stringify(hello));
      this.on.state('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => this.on.message(JSON.parse(event.data));
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    if (this.ended) return;
    this.on.state('lost');
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.on.state('closed');
    this.socket?.close();
  }
}
