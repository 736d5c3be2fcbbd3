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

/** Draws a region of the markup on a canvas of the given size in pixels. */
export async function bake(markup: string, region: Rect, pixels: Extent): Promise<HTMLCanvasElement> {
  const { x, y, w, h } = region;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${pixels.w}" height="${pixels.h}" preserveAspectRatio="none">${markup}</svg>`;
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(pixels.w, pixels.h);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = pixels.w;
    canvas.height = pixels.h;
    canvas.getContext('2d')?.drawImage(image, 0, 0, pixels.w, pixels.h);
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
