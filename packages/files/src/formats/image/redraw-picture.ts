import { createCanvas } from '@napi-rs/canvas';
import { encodeWithin, openStillPicture } from './still-picture.ts';

/**
 * All of a picture as a WebP, drawn anew: nothing else that was in the file is in it.
 * @param sideMax dots of the longer side; a picture that is larger is made smaller
 * @throws ParseFailure as `openStillPicture` does
 */
export async function redrawPicture(path: string, sideMax: number, bytesMax: number): Promise<Buffer> {
  const image = await openStillPicture(path);
  const scale = Math.min(1, sideMax / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = createCanvas(width as number, height as number);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return encodeWithin(canvas, bytesMax);
}
