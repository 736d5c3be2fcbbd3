/** A view to look at and nothing else: what a skin is given of a picture in a book. */
import { bounds, type Rect } from '../board/geometry';
import type { Layout, Look, Scene, Skin } from '../skins/types';
import { clicksOf, piecesByPlace } from '../table/choices';
import { Words } from '../text/words';
import { gameText } from '../state/text.svelte';
import type { Board, GameInfo, LessonPicture, View } from '../wire/types';

const nothing = (): void => undefined;
const NOWHERE: ReadonlySet<string> = new Set();

/** All that the pictures of one game are laid out with. */
export type Album = { game: string; info: GameInfo; board: Board; skin: Skin };

/** What is drawn of a picture: the game's own board, or the scene that is on. */
export function staged({ board, skin }: Album, view: View): Pick<Scene, 'skin' | 'board' | 'pieces'> {
  return skin.scene?.(view, board) ?? { skin, board, pieces: view.pieces ?? {} };
}

export function lookAt(album: Album, picture: LessonPicture): Look {
  const { view } = picture;
  const { skin, board, pieces } = staged(album, view);
  const words = new Words(
    gameText(album.game),
    album.info.naming,
    () => pieces,
    (role) => skin.side(role),
  );
  return {
    words,
    board,
    view,
    present: view,
    pieces,
    stacks: piecesByPlace(pieces),
    log: picture.log,
    replaying: true,
    role: null,
    roles: [],
    deciders: [],
    scenario: '',
    myTurn: false,
    prompt: { message: '', rule: '', args: {}, choices: {} },
    clicks: clicksOf({}, board, pieces),
    open: NOWHERE,
    focus: NOWHERE,
    lit: new Set(picture.places),
    choose: nothing,
    notes: () => [],
    ponder: nothing,
    light: nothing,
    openRule: nothing,
    parts: () => Promise.resolve([]),
    pretend: nothing,
  };
}

/** What of the sheet is worth seeing: the places that are spoken of, with room around them. */
export function frame({ sheet, spots }: Layout, places: Iterable<string>): Rect {
  const spoken = [...places].flatMap((place) => spots[place] ?? []);
  if (!spoken.length) return sheet;
  const box = bounds(spoken.flatMap((spot) => spot.ring ?? [spot.anchor]));
  const room = Math.max(sheet.w, sheet.h) / 12;
  const [w, h] = [Math.max(box.w + 2 * room, sheet.w / 4), Math.max(box.h + 2 * room, sheet.h / 4)];
  return { x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - h / 2, w, h };
}
