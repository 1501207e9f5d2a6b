import { readFile } from 'node:fs/promises';
import type { Canvas, Image } from '@napi-rs/canvas';
import { isAnimated, readImage } from '../../reading/image-kind.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import { decodeImage } from './draw-image.ts';

/** More dots take seconds and hundreds of megabytes to unpack. */
const PIXELS_MAX = 40_000_000;
/** Each is tried until the picture is small enough; noise alone needs the last ones. */
const QUALITIES = [86, 75, 60, 40, 20];

/**
 * Unpacks a picture of unknown origin.
 * @throws ParseFailure `unsupported_file` for what is no PNG, JPEG or WebP that stands still, `file_unsafe` for too many dots,
 * `file_damaged`
 */
export async function openStillPicture(path: string): Promise<Image> {
  const content = await readFile(path);
  const kind = readImage(content);
  if (!kind || isAnimated(content)) throw new ParseFailure('unsupported_file', { types: 'PNG, JPEG, WebP' });
  if (kind.width * kind.height > PIXELS_MAX) throw new ParseFailure('file_unsafe');
  const image = await decodeImage(content);
  if (Math.min(image.width, image.height) < 1) throw new ParseFailure('file_damaged');
  return image;
}

/** A drawing as a WebP of at most so many bytes. @throws ParseFailure `file_unsafe` */
export async function encodeWithin(canvas: Canvas, bytesMax: number): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const drawn = await canvas.encode('webp', quality);
    if (drawn.length <= bytesMax) return drawn;
  }
  throw new ParseFailure('file_unsafe');
}
