import { readFile } from 'node:fs/promises';
import { type Canvas, createCanvas, Image } from '@napi-rs/canvas';
import { ParseFailure } from '../../reading/parse-failure.ts';
import type { ImagePage } from './image-page.ts';

/** Draws a picture upright on white, `widthDots` wide. @throws ParseFailure `file_damaged` */
export async function drawImage(path: string, page: ImagePage, widthDots: number): Promise<Canvas> {
  const image = await decodeImage(await readFile(path));
  const scale = widthDots / page.dotsWide;
  const canvas = createCanvas(
    Math.round(page.dotsWide * scale),
    Math.max(1, Math.round(page.dotsHigh * scale)),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  // The library holds a photograph upright by itself.
  context.drawImage(image, 0, 0, page.dotsWide, page.dotsHigh);
  return canvas;
}

/** Unpacks a picture. @throws ParseFailure `file_damaged` */
export async function decodeImage(content: Buffer): Promise<Image> {
  const image = new Image();
  const decoded = new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = reject;
  });
  image.src = content;
  await decoded.catch(() => {
    throw new ParseFailure('file_damaged');
  });
  return image;
}
