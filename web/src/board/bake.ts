/** Still art becomes pixels once: repainting hundreds of vector shapes at each pan step is far too slow. */
import type { Extent } from './panzoom';
import type { Rect } from './geometry';

/** Runs something heavy once the player sees what is there already; the answer calls it off. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then, 0)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A sheet is painted in bands of so many pixels: all at once would hold up every click for a second. */
const BAND = 128;
/** Each band is painted with a little of its neighbours, since strokes and filters look beyond its edge. */
const EDGE = 8;

/** Whoever clicked meanwhile is answered first. */
const breath = (): Promise<void> => new Promise((then) => setTimeout(then));

/** A canvas of this size, and what draws on it. */
function blank(w: number, h: number): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  return [canvas, canvas.getContext('2d')];
}

/** Draws a region of the markup on a canvas of the given size in pixels. */
export async function bake(markup: string, region: Rect, pixels: Extent): Promise<HTMLCanvasElement> {
  const { x, y, w, h } = region;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${pixels.w}" height="${pixels.h}" preserveAspectRatio="none">${markup}</svg>`;
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(pixels.w, pixels.h);
    image.src = url;
    await image.decode();
    const [canvas, pen] = blank(pixels.w, pixels.h);
    for (let top = 0; top < pixels.h; top += BAND) {
      await breath();
      const height = Math.min(BAND, pixels.h - top);
      const [band, brush] = blank(pixels.w, height + 2 * EDGE);
      brush?.drawImage(image, 0, EDGE - top, pixels.w, pixels.h);
      // only this paints the band
      pen?.drawImage(band, 0, EDGE, pixels.w, height, 0, top, pixels.w, height);
    }
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Pixels per map unit of the whole sheet: sharp at the opening zoom, bounded in memory. */
export function sheetScale(sheet: Rect, fit: number, pixelRatio: number): number {
  const wanted = Math.max(1.25, fit * 1.6 * pixelRatio);
  const most = Math.sqrt(9_000_000 / (sheet.w * sheet.h));
  return Math.min(wanted, most, 2.5);
}

export const copyTo = (target: HTMLCanvasElement, source: HTMLCanvasElement): void => {
  target.width = source.width;
  target.height = source.height;
  target.getContext('2d')?.drawImage(source, 0, 0);
};
