import { createCanvas } from '@napi-rs/canvas';
import { encodeWithin, openStillPicture } from './still-picture.ts';

/**
 * The middle of a picture as a small square WebP, drawn anew: nothing else that was in the file is in it.
 * @throws ParseFailure `unsupported_file` for what is no PNG, JPEG or WebP that stands still, `file_unsafe` for too many dots,
 * `file_damaged`
 */
export async function squarePicture(path: string, side: number, bytesMax: number): Promise<Buffer> {
  const image = await openStillPicture(path);
  const shorter = Math.min(image.width, image.height);
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  // What is clear would be black or white by the page it stands on.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(image.width - shorter) / 2, (image.height - shorter) / 2];
  context.drawImage(image, left, top, shorter, shorter, 0, 0, side, side);
  return encodeWithin(canvas, bytesMax);
}
