/** Shapes on the wire, as docs/protocol.md describes them. */
export type Arg = string | number | null;
export type Value = string | number | boolean | string[] | number[];
export type Args = Record<string, Value>;
export type Choices = Record<string, Arg[]>;
export type Point = [number, number];

export type Prompt = { message: string; rule: string; args: Args; choices: Choices };

export type LogLine = { i: number; action: number; key: string; rule: string; args: Args; to?: string };

export type Result = {
  winner: string | null;
  winners: string[];
  level: string;
  reason: string;
  rule: string;
  scores: Record<string, number>;
};

export type Piece = {
  at: string;
  kind?: string;
  side: string;
  face?: number;
  hidden?: boolean;
  count?: number;
};

export type Score = { total: number; lines: Record<string, number> };

export type Hand = { count: number; cards?: string[] };

/** What the viewer may know. Keys beyond these belong to the game and are drawn by its skin. */
export type View = {
  turn?: number;
  phase?: string;
  pieces?: Record<string, Piece>;
  tracks?: Record<string, Record<string, number>>;
  markers?: Record<string, string | number>;
  hands?: Record<string, Hand>;
  selected?: string[];
  focus?: string[];
  score?: Record<string, Score>;
  /** Roles that are through with their part of the running phase. */
  passed?: string[];
  forecast?: unknown;
  [own: string]: unknown;
};

export type Place = {
  kind: string;
  type?: string;
  anchor: Point;
  polygon?: Point[];
  adjacent?: string[];
  [own: string]: unknown;
};

export type Board = {
  size: Point;
  places: Record<string, Place>;
  kinds?: Record<string, Record<string, unknown>>;
  [own: string]: unknown;
};

export type GameCard = {
  id: string;
  designer: string;
  year: number;
  roles: string[];
  players: [number, number];
  minutes: number;
  complexity: number;
  hidden: boolean;
  chance: boolean;
};
export type ScenarioInfo = { id: string; rule: string; roles: string[]; official: boolean };
export type OptionInfo = { id: string; rule: string; values: (string | number | boolean)[]; bid: boolean };
export type GameInfo = GameCard & { scenarios: ScenarioInfo[]; options: OptionInfo[]; bots: string[] };

export type CurvePoint = { n: number; turn: number; chances: Record<string, number> };
export type Loss = { n: number; role: string; cost: number; played: [string, Arg]; better: [string, Arg] };
export type Analysis = {
  done: boolean;
  failed: boolean;
  progress: number;
  curve: CurvePoint[];
  costly: Loss[];
};

export type Clause = {
  id: string;
  title: Record<string, string>;
  text: Record<string, string>;
  kind?: string;
  phase?: string;
  who?: string;
  ruling?: string;
  open_question?: string;
  depends?: string[];
};

export type SeatInfo = { kind: string; connected?: boolean; stand_in?: string };
export type Summary = {
  match: string;
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  seats: Record<string, SeatInfo>;
  number: number;
  turn?: number;
  deciders: string[];
  over: boolean;
  result?: Result | null;
  commitment?: string;
  seed?: string | number;
  created?: number;
  ended?: number;
  /** The asker's own role; in lists also which of the tokens sent it is. */
  role?: string;
  token?: number;
};

/** What somebody gives for a side. */
export type Bid = { role: string; amount: number };
/** A match to be whose two people bid for their sides; from `bids` on only once both have. */
export type Auction = {
  auction: string;
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  commitment: string;
  created: number;
  chairs: { kind: string; sealed: boolean }[];
  /** The asker's chair and his own bid. */
  chair?: number;
  bid?: Bid;
  bids?: Bid[];
  /** Who got which side, by chair; what the option was set to; whether the lot decided. */
  roles?: string[];
  value?: number;
  lot?: boolean;
  match?: string;
};

export type Undo = { floor: number; why?: string };

export type ViewMessage = {
  t: 'view';
  n: number;
  ack?: number;
  view?: View;
  patch?: unknown;
  prompt?: Prompt;
  deciders?: string[];
  log?: LogLine[];
  log_cut?: number;
  undo?: Undo;
  redo?: number[];
  result?: Result | null;
  bots?: string[];
  present?: string[];
  stand_ins?: Record<string, string>;
  seed?: string | number;
};
export type ServerMessage =
  | ViewMessage
  | { t: 'takeback'; by: string; to: number }
  | { t: 'hint'; verb: string; arg: Arg }
  | { t: 'error'; ack?: number; error: string; message: string }
  | { t: string; [key: string]: unknown };

/** How an action came about: the view before it, then patches; with each, how many log lines told of it. */
export type Part = { lines: number; view?: View; patch?: unknown };
export type Moment = { view: View; prompt: Prompt; log: LogLine[]; deciders?: string[]; n?: number };
