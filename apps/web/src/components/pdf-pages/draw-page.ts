import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OpenPage } from './open-pdf.ts';

/** Finer than that nobody sees, and memory is dear on phones. */
const DENSITY_MAX = 2;

/** A page as a picture, and its words as text that can be selected and read aloud. */
export interface DrawnPage {
  picture: HTMLCanvasElement;
  words: HTMLDivElement;
}

/** Draws a page so many pixels for a point. @throws what the signal was aborted with */
export async function drawPage({ page }: OpenPage, scale: number, signal: AbortSignal): Promise<DrawnPage> {
  const viewport = page.getViewport({ scale });
  const density = Math.min(DENSITY_MAX, window.devicePixelRatio || 1);
  const picture = document.createElement('canvas');
  picture.width = Math.round(viewport.width * density);
  picture.height = Math.round(viewport.height * density);
  picture.ariaHidden = 'true';
  const drawing = page.render({ canvas: picture, viewport, transform: [density, 0, 0, density, 0, 0] });
  const words = document.createElement('div');
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });
  const stop = () => {
    drawing.cancel();
    layer.cancel();
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.all([drawing.promise, layer.render()]);
    signal.throwIfAborted();
    return { picture, words };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
