import { readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { isAnimated, readImage } from '../../reading/image-kind.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import { decodeImage } from './draw-image.ts';

/** More dots take seconds and hundreds of megabytes to unpack. */
const PIXELS_MAX = 40_000_000;
/** Each is tried until the picture is small enough; noise alone needs the last ones. */
const QUALITIES = [86, 75, 60, 40, 20];

/**
 * The middle of a picture as a small square WebP, drawn anew: nothing else that was in the file is in it.
 * @throws ParseFailure `unsupported_file` for what is no PNG, JPEG or WebP that stands still, `file_unsafe` for too many dots,
 * `file_damaged`
 */
export async function squarePicture(path: string, side: number, bytesMax: number): Promise<Buffer> {
  const content = await readFile(path);
  const kind = readImage(content);
  if (!kind || isAnimated(content)) throw new ParseFailure('unsupported_file', { types: 'PNG, JPEG, WebP' });
  if (kind.width * kind.height > PIXELS_MAX) throw new ParseFailure('file_unsafe');
  const image = await decodeImage(content);
  const shorter = Math.min(image.width, image.height);
  if (shorter < 1) throw new ParseFailure('file_damaged');
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  // What is clear would be black or white by the page it stands on.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(image.width - shorter) / 2, (image.height - shorter) / 2];
  context.drawImage(image, left, top, shorter, shorter, 0, 0, side, side);
  for (const quality of QUALITIES) {
    const drawn = await canvas.encode('webp', quality);
    if (drawn.length <= bytesMax) return drawn;
  }
  throw new ParseFailure('file_unsafe');
}
