import { expect, test, vi } from 'vitest';
import { Seat } from '../state/seat.svelte';
import type { LogLine } from '../wire/types';

/** A line to a table that has a log of so many lines. */
class Wire {
  static last: Wire;
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const lines = (from: number, to: number): LogLine[] =>
  Array.from({ length: to - from }, (_, k) => ({ i: from + k, action: 0, key: 'k', rule: '', args: {} }));
const quiet = () => undefined;
const events = {
  error: quiet,
  applied: vi.fn(),
  takeback: quiet,
  answered: quiet,
  note: quiet,
  hint: quiet,
  rematch: quiet,
  told: () => Promise.resolve(),
};

function seated(): [Seat, Wire] {
  vi.stubGlobal('WebSocket', Wire);
  const seat = new Seat('m', 'athens', 'token', () => 0, events);
  Wire.last.onopen();
  return [seat, Wire.last];
}

test('the last page of the log comes with the view, earlier lines when they are read', async () => {
  const [seat, wire] = seated();
  expect(wire.sent[0]).toEqual({ t: 'hello', log: 200, token: 'token' });
  wire.tell({ t: 'view', n: 9, view: {}, log: lines(700, 900) });
  const reading = seat.older(true);
  expect(wire.sent[1]).toMatchObject({ t: 'log', before: 700 });
  wire.tell({ t: 'log', ack: wire.sent[1]!.id, lines: lines(200, 700) });
  await vi.waitFor(() => expect(wire.sent[2]).toMatchObject({ t: 'log', before: 200 }));
  wire.tell({ t: 'log', ack: wire.sent[2]!.id, lines: lines(0, 200) });
  await reading;
  expect(seat.log.map((line) => line.i)).toEqual(lines(0, 900).map((line) => line.i));
  expect(wire.sent).toHaveLength(3);
});

test('what stands beside a question follows it and ends with it', () => {
  const [seat, wire] = seated();
  const prompt = { message: 'a', rule: '', args: {}, choices: {} };
  wire.tell({ t: 'view', n: 1, view: {}, prompt });
  events.applied.mockClear();
  const near = [{ verb: 'fly', key: 'full', rule: '', args: {} }];
  wire.tell({ t: 'view', n: 1, beside: { near } });
  expect(seat.beside.near).toEqual(near);
  expect(events.applied).not.toHaveBeenCalled();
  wire.tell({ t: 'view', n: 2, prompt: { ...prompt, message: 'b' } });
  expect(seat.beside).toEqual({});
});
