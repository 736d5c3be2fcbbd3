/** The kinds of question that were explained on this machine: game/message. */
const KEY = 'polemos.met';

function all(): string[] {
  try {
    const kept: string[] = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return kept;
  } catch {
    return [];
  }
}

export const isMet = (game: string, message: string): boolean => all().includes(`${game}/${message}`);

export function meet(game: string, message: string): void {
  if (!isMet(game, message)) localStorage.setItem(KEY, JSON.stringify([...all(), `${game}/${message}`]));
}
