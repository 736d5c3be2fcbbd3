/** All that is said about one game in the language of the moment: texts, names, choices, lines; and how sides look. */
import { keyed, type GameText } from '../state/text.svelte';
import { begun } from './fluent';
import type { Livery } from '../skins/types';
import type { Arg, ChoiceNote, LogLine, Naming, Piece, Prompt, Reason } from '../wire/types';
import { Names } from './names';

/** Any cell of a battlefield: where a campaign has a verb of the same name, `verb-<verb>-cell` is the battle's. */
const FIELD = /^[a-z]{1,2}[1-9][0-9]?$/;

export class Words extends Names {
  readonly t: GameText['t'];
  readonly tell: GameText['find'];

  constructor(
    text: Pick<GameText, 't' | 'find' | 'list'>,
    naming: Naming,
    pieces: () => Record<string, Piece>,
    readonly side: (role: string) => Livery,
    private readonly asked: () => string = () => '',
  ) {
    super(
      naming,
      (id, args) => text.find(id, args),
      pieces,
      (texts) => text.list(texts),
    );
    this.t = text.t;
    this.tell = text.find;
  }

  /** One choice, as on a button; a verb may be called by what it does in the question that is asked. */
  choice = (verb: string, arg: Arg): string => {
    const shown = typeof arg === 'string' ? this.any(arg) : arg;
    const args = shown === null ? {} : { arg: shown };
    const cell = typeof arg === 'string' && FIELD.test(arg) && this.tell(`verb-${keyed(verb)}-cell`, args);
    const asked = this.asked();
    const here = asked && this.tell(`verb-${keyed(verb)}-in-${keyed(asked)}`, args);
    return begun(here || cell || this.t(`verb-${keyed(verb)}`, args));
  };

  /** What is done, without with what: "For its coins". */
  verb = (verb: string): string => {
    const said = begun(this.t(`verb-${keyed(verb)}`, { arg: '…' }));
    return said.replace(/[\s\u00a0\u202f:,]*…$/u, '') || said;
  };

  prompt = (prompt: Prompt): string => this.t(`prompt-${keyed(prompt.message)}`, this.args(prompt.args));

  /** Why something is not offered: the paragraph follows as a link. */
  why = (reason: Reason): string => begun(this.t(`why-${keyed(reason.key)}`, this.args(reason.args)));

  note = (note: ChoiceNote): string => this.t(`note-${keyed(note.key)}`, this.args(note.args));

  line = (line: LogLine): string => this.t(`log-${keyed(line.key)}`, this.args(line.args));
}
