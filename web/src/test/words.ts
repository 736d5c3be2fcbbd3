/** Words for tests: every key is said as itself, every side looks the same. */
import { Words } from '../text/words';
import type { Naming, Piece } from '../wire/types';

const NAMING: Naming = {
  arguments: { who: ['role'], place: ['place'], pieces: ['leader', 'piece'] },
  any: [],
  forces: [],
};
const LIVERY = { colour: '#000', dark: '#000', mark: '' };

export function wordsFor(
  texts: Record<string, string>,
  pieces: Record<string, Piece> = {},
  asked: () => string = () => '',
): Words {
  const find = (key: string) => texts[key];
  const text = { find, t: (key: string) => find(key) ?? key, list: (names: string[]) => names.join(', ') };
  return new Words(
    text,
    NAMING,
    () => pieces,
    () => LIVERY,
    asked,
  );
}
