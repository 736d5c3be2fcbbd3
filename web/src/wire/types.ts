/** Shapes on the wire. Written by tools/wire_types.py from the server's types: do not edit. */

export type Point = [number, number];

export type Ring = Point[];

export type Corners = [number, number, number, number];

export type Counts = Record<string, number>;

export type Arg = string | number | null;

export type Value = string | number | boolean | (string | number)[];

export type Kind = 'declines' | 'ends' | 'final' | 'back';

export type Arm = 'trireme' | 'hoplite' | 'cavalry' | 'peltast' | 'archer';

export type LineKind = 'land' | 'naval' | 'mixed' | 'isthmus' | 'storm';

export type Facing = 'n' | 'e' | 's' | 'w';

/** A piece on the table. A hidden one tells only where it stands and whose it is. */
export type Piece = {
  at: string;
  side: string;
  kind?: string;
  face?: number;
  hidden?: boolean;
  count?: number;
};

/** What a side would have if the game were counted now, line by line. */
export type Score = {
  total: number;
  lines: Counts;
};

/** Cards or counters in hand; which ones only where the viewer may know it. */
export type Hand = {
  count: number;
  cards?: string[];
};

/** The words of every view that mean the same in every game. */
export type Told = {
  turn?: number;
  phase?: string;
  selected?: string[];
  focus?: string[];
  score?: Record<string, Score>;
  passed?: string[];
};

/** The view of any game, as far as the table itself reads it. */
export type View = {
  turn?: number;
  phase?: string;
  selected?: string[];
  focus?: string[];
  score?: Record<string, Score>;
  passed?: string[];
  pieces?: Record<string, Piece>;
  tracks?: Record<string, Counts>;
  markers?: Record<string, unknown>;
  hands?: Record<string, unknown>;
  forecast?: unknown;
};

/** A place of the board: a zone with an outline, or a symbol at its anchor. */
export type Place = {
  kind: string;
  anchor: Point;
  type?: string;
  polygon?: Ring;
  adjacent?: string[];
};

/** The board of any game, as far as the table itself reads it. */
export type Board = {
  size: Point;
  places: Record<string, Place>;
  kinds?: Record<string, unknown>;
};

/** A line of the log; `to`: for this reader only. */
export type LogLine = {
  i: number;
  action: number;
  key: string;
  rule: string;
  args: Record<string, Value>;
  to?: string;
};

/** Why not (text key `why-<key>`), the paragraph, and which verb and thing it is about. */
export type Reason = {
  key: string;
  rule: string;
  args: Record<string, Value>;
  verb?: string;
  arg?: Arg;
};

/** What a choice costs, uses up or brings (text key `note-<key>`); `arg` null: the verb as a whole. */
export type ChoiceNote = {
  verb: string;
  arg: Arg;
  key: string;
  rule: string;
  args: Record<string, Value>;
};

/** What a role is asked. `kinds`: what a verb does besides going on. */
export type Prompt = {
  message: string;
  rule: string;
  args: Record<string, Value>;
  choices: Record<string, Arg[]>;
  kinds?: Record<string, Kind>;
};

/** What a person is told beside his question: `near`, the verbs the step could offer but does not, each
    with its reason; `notes`, what choices cost or bring. */
export type Beside = {
  near?: Reason[];
  notes?: ChoiceNote[];
};

/** How a match ended; no winner: a draw. */
export type Result = {
  winner: string | null;
  winners: string[];
  level: string;
  reason: string;
  rule: string;
  scores: Counts;
};

/** What undo does: back to action `to`, through the replies of these bots, past dice or not, alone or if
    those in `ask` agree. `floor`: how far the seat may go back without unlearning anything; `why` not at all
    (text key `undo-<why>`). */
export type UndoFacts = {
  floor: number;
  needs: 'nobody' | 'consent' | 'nothing';
  to?: number;
  through?: string[];
  dice?: boolean;
  ask?: string[];
  why?: string;
};

/** The first message: who is there. Without a token: a spectator; `bot`: a program plays the seat. */
export type Hello = {
  t: 'hello';
  token?: string | null;
  bot?: boolean;
  log?: number | null;
  id?: number | string | null;
};

/** One choice, made on the view with the number `n`; or a `list` of them, which are played in order, or
    all taken back. */
export type Play = {
  t: 'play';
  n: number;
  verb?: string;
  arg?: number | string | null;
  list?: [string, number | string | null][] | null;
  id?: number | string | null;
};

/** Back to action `to`; without it, one step. */
export type Undo = {
  t: 'undo';
  to?: number | null;
  id?: number | string | null;
};

/** Play again what was undone last. */
export type Redo = {
  t: 'redo';
  id?: number | string | null;
};

/** Ask the others to go back to action `to`; without it, before one's own last action. */
export type Takeback = {
  t: 'takeback';
  to?: number | null;
  id?: number | string | null;
};

/** Agree to a takeback, or not. */
export type Answer = {
  t: 'answer';
  yes: boolean;
  id?: number | string | null;
};

/** What would the bot do? */
export type Hint = {
  t: 'hint';
  id?: number | string | null;
};

/** What would this choice, or this `list` of them, bring? Cancels the question before. */
export type WhatIf = {
  t: 'what_if';
  verb?: string;
  arg?: number | string | null;
  list?: [string, number | string | null][] | null;
  id?: number | string | null;
};

/** Why is this not offered, or nothing about this place or piece? */
export type Why = {
  t: 'why';
  verb?: string;
  arg?: number | string | null;
  about?: string;
  id?: number | string | null;
};

/** Unless this argument of the question is above a number. */
export type Unless = {
  arg: string;
  above: number;
};

/** The lines of the log before this one. */
export type Log = {
  t: 'log';
  before: number;
  count?: number;
  id?: number | string | null;
};

/** A standing order: whenever this seat is asked `message` (of this paragraph, with these arguments), it
    answers `verb`, until what goes on below the question, the turn or the match ends; with `unless_attacked`
    not where a place of the question holds pieces of this seat. */
export type Order = {
  t: 'order';
  message: string;
  verb: string;
  arg?: number | string | null;
  rule?: string;
  args?: Record<string, string | number>;
  until?: 'operation' | 'turn' | 'match';
  unless?: Unless | null;
  unless_attacked?: boolean;
  id?: number | string | null;
};

/** Which standing orders has this seat given? */
export type Orders = {
  t: 'orders';
  id?: number | string | null;
};

/** A standing order no longer holds; without a number: none does. */
export type Revoke = {
  t: 'revoke';
  order?: number | null;
  id?: number | string | null;
};

/** Give up. */
export type Resign = {
  t: 'resign';
  id?: number | string | null;
};

/** Is anybody there? */
export type Ping = {
  t: 'ping';
  id?: number | string | null;
};

/** A new match. `seats`: role -> "here", "link" or "bot:<name>"; roles left out are "here". */
export type NewMatch = {
  game: string;
  scenario?: string | null;
  options?: Record<string, unknown>;
  seats?: Record<string, string>;
  real_dice?: boolean;
  lot?: boolean;
};

/** A match to be whose two people bid for their sides. `chairs`: who they are, as a seat's kind. */
export type NewAuction = {
  game: string;
  scenario?: string | null;
  options?: Record<string, unknown>;
  chairs?: [string, string];
  real_dice?: boolean;
};

/** The side somebody wants, and what he gives for it. */
export type Bid = {
  role: string;
  amount: number;
};

/** The seat tokens a browser keeps. */
export type Tokens = {
  tokens: string[];
};

/** A new match that plays on from action `action` of another. */
export type Branch = {
  action: number;
  seats?: Record<string, string>;
};

/** A new match from a position. */
export type Position = {
  position: Record<string, unknown>;
  seats?: Record<string, string>;
};

/** A record to verify. */
export type Checked = {
  record: Record<string, unknown>;
};

/** A record to keep: if it is unfinished it is played on, with new dice unless it is for `study`. */
export type Upload = {
  record: Record<string, unknown>;
  seats?: Record<string, string>;
  study?: boolean;
};

/** A seat's private notes, whole. */
export type Notes = {
  text: string;
};

/** The bot that takes a seat. */
export type StandIn = {
  bot: string;
};

/** A view: the whole of it, or what has changed since the last one on this socket. */
export type Shown = {
  t: 'view';
  n: number;
  ack?: number | string | null;
  played?: number;
  view?: View;
  patch?: Record<string, unknown>;
  prompt?: Prompt;
  beside?: Beside;
  deciders?: string[];
  log?: LogLine[];
  log_cut?: number;
  undo?: UndoFacts;
  redo?: number[];
  bots?: string[];
  present?: string[];
  stand_ins?: Record<string, string>;
  came_from?: string;
  seen?: number;
  result?: Result;
  seed?: string | number;
};

/** Somebody asks to go back; with `ack`: it is asked, or still is, to whoever asked or agreed. */
export type TakebackAsked = {
  t: 'takeback';
  by: string;
  to: number;
  ack?: number | string | null;
};

/** How that ended. */
export type TakebackAnswered = {
  t: 'takeback_answer';
  by: string;
  to: number;
  yes: boolean;
  refused_by?: string;
  ack?: number | string | null;
};

/** What the bot would do. */
export type Advice = {
  t: 'hint';
  verb: string;
  arg: Arg;
  ack?: number | string | null;
  plan?: [string, Arg][];
};

/** Something that a trial changed (text key `what-if-<key>`): in which share of the trials (between `low`
    and `high` in 95 of 100 cases), by how much on average, at least and at most. */
export type Change = {
  key: string;
  share: number;
  low: number;
  high: number;
  mean: number;
  least: number;
  most: number;
  who?: string;
  what?: string;
  pieces?: Record<string, number>;
};

/** What a choice may bring, by trials on copies that agree with what the seat knows. */
export type Foreseen = {
  t: 'what_if';
  verb: string;
  arg: Arg;
  certain: boolean;
  trials: number;
  dice: number;
  shown: number;
  asks: Record<string, number>;
  changes: Change[];
  undo: 'nobody' | 'consent';
  ack?: number | string | null;
};

/** Why something is not offered, the nearest reason first; none: it is. */
export type Reasons = {
  t: 'why';
  reasons: Reason[];
  ack?: number | string | null;
};

/** Earlier lines of the log. */
export type Lines = {
  t: 'log';
  lines: LogLine[];
  ack?: number | string | null;
};

/** A standing order of this seat. */
export type OrderTold = {
  id: number;
  message: string;
  verb: string;
  arg: Arg;
  until: 'operation' | 'turn' | 'match';
  rule?: string;
  args?: Record<string, string | number>;
  unless?: Unless;
  unless_attacked?: boolean;
};

/** All standing orders of this seat: when they change, and to whoever asks. */
export type OrdersTold = {
  t: 'orders';
  orders: OrderTold[];
  ack?: number | string | null;
};

/** An order of this seat was carried out; its view follows. */
export type Ordered = {
  t: 'ordered';
  order: number;
  message: string;
  verb: string;
  arg: Arg;
};

/** Somebody began the rematch: this socket's token opens that role there. */
export type RematchBegun = {
  t: 'rematch';
  match: string;
  role: string;
};

/** Something to tell the players that is no part of the match (text key `note-<key>`). */
export type Note = {
  t: 'note';
  key: string;
  args: Record<string, string>;
};

/** Somebody is there. */
export type Pong = {
  t: 'pong';
  ack?: number | string | null;
};

/** Messages were skipped because this socket did not read; the whole view follows. */
export type Slow = {
  t: 'slow';
};

/** Refused; nothing has changed. After `stale` a whole fresh view follows. */
export type Refusal = {
  t: 'error';
  error: string;
  message: string;
  ack?: number | string | null;
  at?: number;
  reasons?: Reason[];
};

/** Which Polemos this is: its version, and whether its rules are compiled. */
export type TableAbout = {
  version: string;
  compiled: boolean;
  languages: string[];
};

/** One line of the lobby; `title` and `subtitle` by language, so that it needs no catalogue. */
export type GameCard = {
  id: string;
  title: Record<string, string>;
  subtitle: Record<string, string>;
  designer: string;
  year: number;
  roles: string[];
  players: number[];
  minutes: number;
  complexity: number;
  hidden: boolean;
  chance: boolean;
  rules_version: number;
};

/** A scenario of a game. */
export type ScenarioInfo = {
  id: string;
  rule: string;
  roles: string[];
  official: boolean;
};

/** An option of a game; `bid`: it takes what is bid for a side. */
export type OptionInfo = {
  id: string;
  rule: string;
  values: (string | number | boolean)[];
  bid: boolean;
};

/** Which catalogue keys name the ids of an argument, by its name; and `any` argument of a choice. */
export type Naming = {
  arguments: Record<string, string[]>;
  any: string[];
  forces: string[];
};

/** One game, whole. */
export type GameInfo = {
  id: string;
  title: Record<string, string>;
  subtitle: Record<string, string>;
  designer: string;
  year: number;
  roles: string[];
  players: number[];
  minutes: number;
  complexity: number;
  hidden: boolean;
  chance: boolean;
  rules_version: number;
  scenarios: ScenarioInfo[];
  options: OptionInfo[];
  bots: string[];
  naming: Naming;
};

/** A clause of the rule index, in both languages. */
export type Clause = {
  id: string;
  title: Record<string, string>;
  text: Record<string, string>;
  kind: string;
  phase: string;
  who: string;
  tested: boolean;
  ruling: string;
  open_question: string;
  depends: string[];
  choice: Record<string, string[]>;
  unasked: string;
};

/** A value that is not the rulebook's. A note is a text, or one in each language. */
export type DataEntry = {
  id: string;
  tag: string;
  values: number;
  note: unknown;
};

/** How a passage is read, the clauses that follow it, and the option that offers another reading. */
export type Ruling = {
  id: string;
  text: Record<string, string>;
  confidence: string;
  option: string;
  clauses: string[];
};

/** Where every value of an edition comes from; `totals` and `files` count them by kind. */
export type Provenance = {
  totals?: Counts;
  files?: Record<string, Counts>;
  entries?: DataEntry[];
  rulings?: Ruling[];
  credits?: unknown;
  checks?: Record<string, unknown>[];
};

/** Who sits there; `stand_in`: the bot that plays for its owner at present. */
export type SeatInfo = {
  kind: string;
  connected: boolean;
  stand_in?: string;
  claimed?: boolean;
};

/** A match that can only be read: what it was played by. */
export type ReadOnly = {
  rules_version: number;
  data: string;
};

/** What never changes of a match. */
export type Header = {
  match: string;
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  real_dice: boolean;
  commitment: string;
  came_from: string;
  created: number;
};

/** A match in a few words. */
export type Summary = {
  match: string;
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  real_dice: boolean;
  commitment: string;
  came_from: string;
  created: number;
  seats: Record<string, SeatInfo>;
  number: number;
  deciders: string[];
  over: boolean;
  turn?: number;
  read_only?: ReadOnly;
  result?: Result;
  seed?: string | number;
  ended?: number;
  role?: string;
  token?: number;
};

/** A new match: role -> token. `kinds`: who sits where, if the sides were drawn by lot. */
export type Created = {
  match: string;
  seats: Record<string, string>;
  commitment: string;
  kinds?: Record<string, string>;
};

/** A match as the asker saw it when his count was n; a prompt only for a seat. */
export type Moment = {
  n: number;
  view: View;
  deciders: string[];
  log: LogLine[];
  prompt?: Prompt;
  result?: Result;
};

/** How an action came about: the view before it, then patches; with each, the lines that told of it. */
export type Part = {
  lines: number;
  view?: View;
  patch?: Record<string, unknown>;
};

/** One action that the asker counts: whose it was, and how it came about. */
export type ActionParts = {
  n: number;
  by: string;
  parts: Part[];
};

export type Story = {
  from: number;
  to: number;
  before: Part;
  actions: ActionParts[];
};

/** Whether a record replays, and how many dice were checked. */
export type Verified = {
  ok: boolean;
  rolls: number;
  dice?: number;
  actions?: number;
  message?: string;
};

/** The match in which the same players meet again, and the asker's role there. */
export type Rematch = {
  match: string;
  role: string;
  commitment: string;
};

/** The chances to win after n actions. */
export type CurvePoint = {
  n: number;
  turn: number;
  chances: Record<string, number>;
};

/** A decision that gave away a share of the chance to win, and the better click. */
export type Loss = {
  n: number;
  role: string;
  cost: number;
  played: [string, Arg];
  better: [string, Arg];
};

/** The analysis of a finished match, as far as it goes. */
export type Analysed = {
  done: boolean;
  failed: boolean;
  progress: number;
  curve: CurvePoint[];
  costly: Loss[];
};

/** Whether the match is gone, or only the asker's seat. */
export type Deleted = {
  match: string;
  deleted: boolean;
};

/** The asker's own notes. */
export type NotesKept = {
  role: string;
  text: string;
};

/** A new auction; the tokens of its chairs, none for a bot. */
export type Opened = {
  auction: string;
  chairs: (string | null)[];
  commitment: string;
};

/** A chair, and whether its bid is sealed. */
export type ChairTold = {
  kind: string;
  sealed: boolean;
};

/** What somebody gives for a side. */
export type BidTold = {
  role: string;
  amount: number;
};

/** A match to be, as far as the asker may know it; from `bids` on only once both have bid. */
export type AuctionTold = {
  auction: string;
  game: string;
  scenario: string;
  options: Record<string, unknown>;
  real_dice: boolean;
  commitment: string;
  created: number;
  chairs: ChairTold[];
  chair?: number;
  bid?: BidTold;
  bids?: BidTold[];
  roles?: string[];
  value?: number;
  lot?: boolean;
  match?: string;
  role?: string;
};

/** The auction is called off. */
export type Withdrawn = {
  auction: string;
  deleted: boolean;
};

/** The seat's new token; the one it was asked with opens nothing more. */
export type Renewed = {
  role: string;
  token: string;
};

/** A step of a lesson that shows a clause being used. */
export type LessonExample = {
  step: number;
  rule: string;
};

/** One picture of an example: what is said to it, the view, and what the log told since the one before. */
export type LessonPicture = {
  text: Record<string, string>;
  view: View;
  places: string[];
  log: LogLine[];
};

/** One lesson of the path; `rules`: the clauses it teaches. */
export type LessonCard = {
  id: string;
  title: Record<string, string>;
  about: Record<string, string>;
  minutes: number;
  role: string;
  goal: boolean;
  rules: string[];
  difficulty: number;
  examples: LessonExample[];
};

/** A verb with the arguments that are meant; without any, whatever is offered with it. */
export type LessonClick = {
  verb: string;
  args?: Arg[];
};

/** A gentle answer to another click, or to all others. */
export type LessonAside = {
  text: Record<string, string>;
  click?: LessonClick;
};

/** One thing to read, to watch or to do. */
export type LessonStep = {
  kind: string;
  text: Record<string, string>;
  rule: string;
  places: string[];
  pieces: string[];
  panels: string[];
  clicks: LessonClick[][];
  any_order: boolean;
  asides: LessonAside[];
  well?: Record<string, string>;
};

/** A situation to win: what for, until which turn, and the three stars. */
export type LessonGoal = {
  text: Record<string, string>;
  turn: number;
  stars: Record<string, string>[];
};

/** How it is known that the solution is best: every line was tried (`exact`), or so many walks compared it
    with the others (`search`): the chance to win with it and with the second best, in hundredths. */
export type PuzzleProof = {
  kind: string;
  walks: number;
  best: number;
  second: number;
  least: number;
};

/** A lesson, whole; or a puzzle, with its proof. */
export type LessonTold = {
  id: string;
  title: Record<string, string>;
  about: Record<string, string>;
  minutes: number;
  role: string;
  goal: boolean;
  rules: string[];
  difficulty: number;
  examples: LessonExample[];
  game: string;
  steps: LessonStep[];
  ends: LessonGoal | null;
  proof?: PuzzleProof;
};

/** Where the lesson of a match is: its step, how many clicks of it are done, what was won. */
export type LessonPlace = {
  game: string;
  lesson: string;
  step: number;
  done: number;
  watching: boolean;
  over: boolean;
  stars: boolean[];
};

/** A part of a step of the turn. */
export type CardPart = {
  title: Record<string, string>;
  rule: string;
};

/** A way to win, a step of the turn or a word, with its clause; `at`: in which phases it is lit. */
export type CardLine = {
  title: Record<string, string>;
  text: Record<string, string>;
  rule: string;
  at: string[];
  draw: string;
  once: boolean;
  parts: CardPart[];
};

/** The turn on one page; empty where nobody has written it. */
export type TurnCard = {
  win: CardLine[];
  turn: CardLine[];
  words: CardLine[];
};

/** A unit (`face` 1: weakened) or a leader. */
export type HellespontPiece = {
  at: string;
  side: string;
  kind?: string;
  face?: number;
  hidden?: boolean;
  count?: number;
  state?: string;
};

/** A reinforcement to come; `turn` 0: when its owner wants it. */
export type Arrival = {
  turn: number;
  at: string;
  side: string;
  pieces: string[];
};

/** A hand of counters. */
export type HellespontHand = {
  count: number;
  cards?: string[];
  committed?: string;
  known?: string[];
};

/** What one face of the die would bring. */
export type DieRow = {
  die: number;
  attacker: string;
  defender: string;
  winner: string;
};

/** The combat or the siege at hand; empty when there is none. */
export type HellespontForecast = {
  kind?: 'combat' | 'siege';
  place?: string;
  attacker?: string;
  modifiers?: string[];
  attack?: number;
  defence?: number;
  column?: string;
  shifts?: string[];
  rows?: DieRow[];
  dice?: number;
  fall?: number;
  weaken?: number;
};

/** Who has the Advantage, and stratagems that are barred. */
export type HellespontMarkers = {
  advantage: string;
  barred: string[];
};

/** The table of Hellespont. */
export type HellespontView = {
  turn?: number;
  phase?: string;
  selected?: string[];
  focus?: string[];
  score?: Record<string, Score>;
  passed?: string[];
  month: string;
  initiative: string;
  pieces: Record<string, HellespontPiece>;
  lost: Record<string, string>;
  arrivals: Record<string, Arrival>;
  tracks: Record<string, Counts>;
  markers: HellespontMarkers;
  bowl: number;
  gone: string[];
  hands: Record<string, HellespontHand>;
  forecast: HellespontForecast;
};

/** Land and sea zones, ports and bases. */
export type HellespontPlace = {
  kind: string;
  anchor: Point;
  type?: string;
  polygon?: Ring;
  adjacent?: string[];
  access?: string[];
  beaches?: string[];
  entry?: string[];
  exits?: string[];
};

/** A text in both languages. */
export type Both = {
  en: string;
  fr: string;
};

/** A kind of unit as printed. */
export type UnitKind = {
  type: Arm;
  full: number;
  reduced: number;
  bonus: boolean;
  persian: boolean;
  note?: Both;
  tags: Record<string, string>;
};

/** A leader as printed. */
export type HellespontLeader = {
  side: string;
  origin: string;
  bonus: number;
  persian: boolean;
  confidence: string;
  why: Both;
  tags: Record<string, string>;
};

/** The last box of each track. */
export type HellespontTracks = {
  points: number;
  supply: number;
};

/** The map, the counters and what is printed on them. */
export type HellespontBoard = {
  size: Point;
  places: Record<string, HellespontPlace>;
  kinds: Record<string, UnitKind>;
  leaders: Record<string, HellespontLeader>;
  counters: Record<string, [string, string][]>;
  months: string[];
  reserved: Corners;
  tracks: HellespontTracks;
};

/** Units of a kind in one hex are one piece with a count; posts and walls keep goods. */
export type HellasPiece = {
  at: string;
  side: string;
  kind?: string;
  face?: number;
  hidden?: boolean;
  count?: number;
  cargo?: number;
  done?: number;
  goods?: number;
};

/** The boxes of the action cycle. */
export type Cycle = {
  chosen: [string, string][];
  boxes: Record<string, Counts>;
  open: string[];
  active?: string;
  action?: string;
};

/** What a side's treasury will hold. */
export type Treasury = {
  income: number;
  upkeep: number;
  next: number;
  hungry: number;
};

/** Conditions of a box, and how far they hold. */
export type Needs = {
  goods?: Record<string, boolean>;
  luxuries?: [number, number];
  row?: [string, number, boolean];
};

/** The next box of a row of the chart; `end`: there is none. */
export type NextBox = {
  end?: boolean;
  cost?: number;
  phase?: number;
  ready?: boolean;
  gives?: Counts;
  needs?: Needs;
};

/** What a combat on offer would do. */
export type HellasCombat = {
  verb: string;
  place: string;
  attack: number;
  defence: number;
  lost: number;
  killed: number;
  fortress: boolean;
  monument: boolean;
};

/** Income and development always, combats and reach when they are the question. */
export type HellasForecast = {
  treasury: Record<string, Treasury>;
  development: Record<string, Record<string, NextBox>>;
  combats: HellasCombat[];
  reach?: Counts;
};

/** Markers on the tracks. */
export type HellasMarkers = {
  first: string;
  target: number;
  armistice: number;
  asker?: string;
  syracusans: number;
  laurels: string;
};

/** The table of Hellas. */
export type HellasView = {
  turn?: number;
  phase?: string;
  selected?: string[];
  focus?: string[];
  score?: Record<string, Score>;
  passed?: string[];
  pieces: Record<string, HellasPiece>;
  contested: Record<string, string[]>;
  control: Record<string, string>;
  tracks: Record<string, Counts>;
  goods: Record<string, Counts>;
  reserve: Record<string, Counts>;
  markers: HellasMarkers;
  cycle: Cycle;
  forecast: HellasForecast;
};

/** A hex. */
export type HellasPlace = {
  kind: string;
  anchor: Point;
  type?: string;
  polygon?: Ring;
  adjacent?: string[];
  area?: string;
  good?: string;
  city?: boolean;
  mountain?: boolean;
  cost?: number;
};

/** A province or an island. */
export type Area = {
  kind: string;
  weight: number;
  goods: string[];
  hexes: string[];
  anchor: Point;
};

/** A good: its income by number of posts, and what it is besides. */
export type Good = {
  income: number[];
  food: boolean;
  luxury: boolean;
};

/** What a phase of the chart needs. */
export type ChartNeed = {
  goods: string[];
  luxuries: number;
  row: (string | number)[];
};

/** A row of the development chart. */
export type RowChart = {
  costs: number[];
  phases: number[];
  needs: Record<string, ChartNeed>;
};

/** What something costs by the phase of a row. */
export type Price = {
  row: string;
  values: number[];
};

/** The printed tracks and charts. */
export type HellasTracks = {
  stability: [number, number];
  supply: number[];
  laurels: Record<string, Record<string, number[]>>;
  development: Record<string, RowChart>;
  actions: [number, number, number];
  armistice: number;
  prices: Record<string, Price>;
  culture_combat: number[];
  stability_combat: number[];
};

/** The hex map over the real coast. */
export type HellasBoard = {
  size: Point;
  hex: number;
  places: Record<string, HellasPlace>;
  areas: Record<string, Area>;
  barriers: [Point, Point][];
  coast: Ring[];
  kinds: Record<string, Counts>;
  goods: Record<string, Good>;
  tracks: HellasTracks;
  limits: Record<string, Counts>;
  capitals: Record<string, string>;
};

/** A block; its owner is told more. */
export type Block = {
  at: string;
  side: string;
  kind?: string;
  face?: number;
  hidden?: boolean;
  count?: number;
  inside?: boolean;
  aboard?: string;
  moved?: boolean;
  kept?: boolean;
};

export type Move = {
  from: string;
  to: string;
  forced: boolean;
};

/** What lies on the map, and events of the season. */
export type HellenesMarkers = {
  held: Record<string, string>;
  sieges: Record<string, string>;
  capacity: Counts;
  pillaged: string[];
  civil_war: string[];
  hungry: string;
  traitors: string;
  earthquake: string;
  augury: string;
  peace: boolean;
  renewed: boolean;
  moves: Move[];
};

/** The battle board. */
export type HellenesBattle = {
  place: string;
  kind: string;
  aggressor: string;
  round: number;
  silent: boolean;
  doubled: boolean;
  attackers: string[];
  defenders: string[];
  routed: string[];
  struck: string[];
  half: string;
};

/** How the battle at hand may end if both fight on: wins of the attacker in 100, steps lost on average. */
export type HellenesForecast = {
  kind: 'battle';
  place: string;
  attacker: string;
  win: number;
  lost: Record<string, number>;
};

/** The table of Hellenes. */
export type HellenesView = {
  turn?: number;
  phase?: string;
  selected?: string[];
  focus?: string[];
  score?: Record<string, Score>;
  passed?: string[];
  year: number;
  order: string[];
  active: string;
  actions: number;
  pieces: Record<string, Block>;
  tracks: Record<string, Counts>;
  markers: HellenesMarkers;
  hands: Record<string, Hand>;
  pools: Counts;
  deck: number;
  leaders: Record<string, string>;
  in_play: string[];
  discard: string[];
  played: Record<string, string>;
  committed: string[];
  chosen?: string;
  sacrifices: Record<string, string[]>;
  drawn?: string[];
  pool?: string[];
  battle?: HellenesBattle;
  forecast?: HellenesForecast;
};

/** An area of land or sea. */
export type HellenesPlace = {
  kind: string;
  anchor: Point;
  type?: string;
  polygon?: Ring;
  adjacent?: string[];
  region: string;
  nation?: string;
  loyalty?: string;
  value?: number;
  harbour?: string;
  more?: Ring[];
};

export type BlockKind = {
  type: string;
  max: number;
  side?: string;
  nation?: string;
  class?: string;
  naval?: string;
  move?: number;
  number?: number;
  elite?: boolean;
  barbarian?: boolean;
};

/** A card as printed. */
export type Card = {
  number: number;
  border: string;
  coins: number;
  event: string;
  players: string[];
  continuing: boolean;
  leader?: string;
  side?: string;
  value?: number;
  region?: string;
  extension?: boolean;
};

/** The border of two areas, and where it is drawn. */
export type Border = {
  kind: string;
  lines: Ring[];
};

/** The frame round Sicily and Italy. */
export type Inset = {
  frame: Corners;
};

/** A nation's colour in words and its side. */
export type HellenesNation = {
  colour: string;
  side: string;
};

export type Span = {
  from: number;
  to: number;
};

/** The printed tracks. */
export type HellenesTracks = {
  prestige: Span;
  seasons: string[];
  gods: string[];
};

/** The map, the blocks and the cards. */
export type HellenesBoard = {
  size: Point;
  places: Record<string, HellenesPlace>;
  kinds: Record<string, BlockKind>;
  cards: Record<string, Card>;
  borders: Record<string, Border>;
  links: Record<string, Ring>;
  coast: Ring[];
  inset: Inset;
  nations: Record<string, HellenesNation>;
  tracks: HellenesTracks;
};

/** Rebellions, ravaged and besieged spaces, captured ones, hostages, active neutrals. */
export type WarMarkers = {
  rebels: Record<string, string>;
  ravaged: string[];
  sieges: Record<string, string>;
  held: Record<string, string>;
  hostages: string[];
  active: Record<string, string>;
  event: number;
  corcyra_neutral: boolean;
  losses: Record<string, Counts>;
};

/** Which matrix the solitaire enemy follows; empty where two people play. */
export type MatrixUse = {
  side?: string;
  strategy?: string;
};

/** Whose operation it is, and who has passed. */
export type Standing = {
  player: string;
  passed: Record<string, boolean>;
};

/** The operation under way; empty when there is none. */
export type Operation = {
  side?: string;
  leader?: string;
  at?: string;
  goal?: string;
  force?: Counts;
  path?: string[];
};

/** Of a hundred battles. */
export type BattleOdds = {
  win: number;
  lose: number;
};

/** An interception: how often they do battle, and how it ends; empty where none is possible. */
export type Meeting = {
  battle?: number;
  win?: number;
  lose?: number;
};

/** What the operation at hand would meet with; empty when there is none. */
export type WarForecast = {
  interception?: Record<string, Meeting>;
  place?: string;
  reachable?: boolean;
  spent?: number;
  purse?: number;
  army?: string;
  route?: string[];
  equal_routes?: number;
  ravages?: string[];
  checks?: string[];
  watchers?: string[][];
  sure?: string[];
  intercepted?: number[];
  fought?: number[];
  ends?: Counts;
  battle?: BattleOdds;
  siege?: number;
};

/** The table of the Peloponnesian War. */
export type WarView = {
  turn?: number;
  phase?: string;
  selected?: string[];
  focus?: string[];
  score?: Record<string, Score>;
  passed?: string[];
  pieces: Record<string, Piece>;
  tracks: Record<string, Counts>;
  markers: WarMarkers;
  matrix: MatrixUse;
  command: Standing;
  operation: Operation;
  leaders: Record<string, string>;
  forecast: WarForecast;
};

/** A space of the map. */
export type Space = {
  kind: string;
  anchor: Point;
  type?: string;
  polygon?: Ring;
  adjacent?: string[];
  fortress: boolean;
  side: string;
  zone: string;
};

/** A leader's ratings, or the ceiling and price of a strength point. */
export type WarKind = {
  side: string;
  tactical?: number;
  strategic?: number;
  limit?: number;
  price?: number;
};

/** A row of the defensive part of a matrix. */
export type Defence = {
  id: string;
  spaces: string[];
  zone: string;
  objective: string;
  army: [number, number, number];
};

/** A column of a matrix. */
export type Strategy = {
  zones: string[];
  objectives: string[];
  force: Record<string, [number, number, number]>;
};

/** A strategy matrix as printed. */
export type Matrix = {
  selection: Record<string, [number, number]>;
  defence: Defence[];
  strategies: Record<string, Strategy>;
  zones: Record<string, string[]>;
};

/** The last box of each track. */
export type WarTracks = {
  turns: number;
  bellicosity: number;
  confidence: number;
};

/** The map over the real coast, the lines, and both matrices. */
export type WarBoard = {
  size: Point;
  inset: Corners;
  land: Ring[];
  inset_land: Ring[];
  places: Record<string, Space>;
  lines: [string, string, LineKind][];
  kinds: Record<string, WarKind>;
  build: number;
  tracks: WarTracks;
  matrices: Record<string, Matrix>;
};

/** An element on the field; `face` counts quarter turns from north. */
export type Element = {
  at: string;
  side: string;
  kind?: string;
  face?: number;
  hidden?: boolean;
  count?: number;
  zone: string[];
  general?: boolean;
  moved?: number;
};

/** An element of an army, wherever it is. */
export type Member = {
  kind: string;
  side: string;
  general?: boolean;
};

/** A piece of terrain. */
export type Feature = {
  kind: string;
  at: string;
  columns: number;
  rows: number;
};

/** A camp on the field. */
export type Camp = {
  at: string;
  sacked: boolean;
};

/** The field: a row of letters for each row of cells. */
export type Ground = {
  width: number;
  depth: number;
  topography: string;
  rows: string[];
  features: Feature[];
  river: string;
  bound: number;
  last: number;
  front: [Facing, Facing];
  camps: Record<string, Camp>;
};

/** Both totals item by item, and of 36 throws how many do what to each. */
export type Odds = {
  mine: Counts;
  theirs: Counts;
  loses: Counts;
  wins: Counts;
};

/** A pair in contact. */
export type Fight = {
  mine: Counts;
  theirs: Counts;
  loses: Counts;
  wins: Counts;
  foe: string;
};

/** A shot that could be taken. */
export type Shot = {
  mine: Counts;
  theirs: Counts;
  loses: Counts;
  wins: Counts;
  by: string;
  at: string;
};

/** What each side has lost. */
export type BattleTracks = {
  lost: Counts;
};

/** A battle. */
export type Battle = {
  field: Ground;
  stage: string;
  active?: string;
  pips?: number;
  pieces: Record<string, Element>;
  roster: Record<string, Member>;
  waiting: string[];
  aboard: string[];
  lost: string[];
  tracks: BattleTracks;
  forecast: Record<string, Fight>;
  shots: Shot[];
  nations?: [string, string];
};

/** The table of a single battle. */
export type DbaView = {
  turn?: number;
  phase?: string;
  selected?: string[];
  focus?: string[];
  score?: Record<string, Score>;
  passed?: string[];
  field: Ground;
  stage: string;
  active?: string;
  pips?: number;
  pieces: Record<string, Element>;
  roster: Record<string, Member>;
  waiting: string[];
  aboard: string[];
  lost: string[];
  tracks: BattleTracks;
  forecast: Record<string, Fight>;
  shots: Shot[];
  nations?: [string, string];
};

/** A kind of troops as printed: factors against foot and mounted, moves in good and bad going. */
export type Troops = {
  foot: number;
  mounted: number;
  good: number;
  bad: number;
  road: number;
  rides: boolean;
};

/** An army list, and the army that is taken where nobody chooses. */
export type ArmyList = {
  list: string;
  reference: string[];
};

/** The ends of a track. */
export type Ends = {
  low: number;
  high: number;
};

/** The field as a grid of cells, the troops and the armies. */
export type DbaBoard = {
  size: Point;
  cell: number;
  margin: number;
  places: Record<string, Place>;
  kinds: Record<string, Troops>;
  ground: Record<string, string>;
  armies: Record<string, ArmyList>;
  tracks: Record<string, Ends>;
};

/** A general and his army; its elements only where the viewer may know them. */
export type Army = {
  at: string;
  side: string;
  kind?: string;
  face?: number;
  hidden?: boolean;
  count?: number;
  attitude: number;
  stars: number;
  pm: number;
  elements?: string[];
  inside?: boolean;
  camp?: boolean;
  train?: boolean;
  omen?: boolean;
  unsupplied?: boolean;
};

/** A siege. */
export type CampaignSiege = {
  by: string;
  marker: number;
};

/** What lies on the map. */
export type CampaignMarkers = {
  ravaged: string[];
  storms: string[];
};

/** The table of the campaign; `battle` while one is fought. */
export type CampaignView = {
  turn?: number;
  phase?: string;
  selected?: string[];
  focus?: string[];
  score?: Record<string, Score>;
  passed?: string[];
  year: number;
  control: Record<string, string>;
  pieces: Record<string, Army>;
  sieges: Record<string, CampaignSiege>;
  markers: CampaignMarkers;
  wars: [string, string][];
  allies: [string, string][];
  seats: Record<string, string>;
  order: string[];
  tracks: Record<string, Counts>;
  emergency: boolean;
  horses: string[];
  lead: string;
  moved: string[];
  riding: Record<string, string>;
  reformed: boolean;
  revolt: string;
  dead: string[];
  told?: Counts;
  battle?: Battle;
};

/** A territory or a sea zone. */
export type Territory = {
  kind: string;
  anchor: Point;
  type?: string;
  polygon?: Ring;
  adjacent?: string[];
  more?: Ring[];
  sea?: string[];
  province?: string;
  strait?: string;
};

/** A kind of troops as printed; nothing for the army counter itself. */
export type CampaignTroops = {
  foot?: number;
  mounted?: number;
  good?: number;
  bad?: number;
};

/** A nation: its land, its capital, its generals. */
export type Nation = {
  national: string[];
  capital: string;
  generals: string[];
};

/** The strategic map. */
export type CampaignBoard = {
  size: Point;
  coast: Ring[];
  places: Record<string, Territory>;
  kinds: Record<string, CampaignTroops>;
  nations: Record<string, Nation>;
  boxes: number[];
  tracks: Record<string, Ends>;
};

export type ClientMessage =
  Hello | Play | Undo | Redo | Takeback | Answer | Hint | WhatIf | Why | Log | Order | Orders | Revoke | Resign | Ping;

export type ServerMessage =
  Shown | TakebackAsked | TakebackAnswered | Advice | Foreseen | Reasons | Lines | OrdersTold | Ordered | RematchBegun | Note | Pong | Slow | Refusal;
