import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readImage } from '../../reading/image-kind.ts';
import { makePng, withOrientation } from '../../testing/make-image.ts';
import { squarePicture } from './square-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-square-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function square(content: Buffer, bytesMax = 64 * 1024): Promise<Buffer> {
  const path = join(folder, 'picture');
  await writeFile(path, content);
  return squarePicture(path, 64, bytesMax);
}

/** Red on the left, blue on the right, with a green middle third. */
async function stripes(format: 'png' | 'jpeg' | 'webp', wide = 300, high = 100): Promise<Buffer> {
  const canvas = createCanvas(wide, high);
  const context = canvas.getContext('2d');
  ['#ff0000', '#00ff00', '#0000ff'].forEach((colour, place) => {
    context.fillStyle = colour;
    context.fillRect((place * wide) / 3, 0, wide / 3, high);
  });
  return format === 'png' ? canvas.encode('png') : canvas.encode(format, 95);
}

async function dotOf(content: Buffer, x: number, y: number): Promise<number[]> {
  const image = await loadImage(content);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data].map((value) => Math.round(value / 64));
}

it('takes the middle of a PNG, JPEG or WebP and draws it anew as a square WebP', async () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const drawn = await square(await stripes(format));
    expect(readImage(drawn)).toMatchObject({ mediaType: 'image/webp', width: 64, height: 64 });
    for (const x of [3, 32, 60]) expect(await dotOf(drawn, x, 32)).toEqual([0, 4, 0, 4]);
  }
});

it('keeps nothing that was written beside the picture, and holds a photograph upright', async () => {
  const upright = await stripes('jpeg', 100, 100);
  const secret = Buffer.from('GPS 39.9042,116.4074 张三', 'utf8');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secret.length + 2]), secret]);
  const turned = withOrientation(Buffer.concat([upright.subarray(0, 2), comment, upright.subarray(2)]), 6);
  const drawn = await square(turned);
  expect(drawn.includes('GPS')).toBe(false);
  expect(drawn.includes('Exif')).toBe(false);
  expect(drawn.includes(Buffer.from('张三', 'utf8'))).toBe(false);
  // Turned a quarter to the right: what was left is above.
  expect(await dotOf(drawn, 32, 4)).toEqual([4, 0, 0, 4]);
  expect(await dotOf(drawn, 32, 60)).toEqual([0, 0, 4, 4]);
});

it('refuses drawings, moving pictures, and more dots than it would unpack', async () => {
  const refused: [string, Buffer][] = [
    ['unsupported_file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['unsupported_file', Buffer.from(`GIF89a${'x'.repeat(40)}`)],
    ['unsupported_file', animatedPng()],
    ['unsupported_file', await animatedWebp()],
    ['unsupported_file', makePng(60_000, 60_000, 1)],
    ['file_unsafe', makePng(7_900, 7_900, 1)],
  ];
  for (const [code, content] of refused) await expect(square(content)).rejects.toMatchObject({ code });
  await expect(square(Buffer.concat([makePng(10, 10, 10).subarray(0, 40)]))).rejects.toThrow();
});

it('grows coarser until it is small enough, and gives up on what cannot be', async () => {
  const canvas = createCanvas(64, 64);
  const context = canvas.getContext('2d');
  for (let at = 0; at < 4096; at += 1) {
    context.fillStyle = `rgb(${(at * 7919) % 256},${(at * 104729) % 256},${(at * 1299709) % 256})`;
    context.fillRect(at % 64, Math.floor(at / 64), 1, 1);
  }
  const noise = await canvas.encode('png');
  const most = (await square(noise)).length;
  expect((await square(noise, most - 1)).length).toBeLessThan(most);
  await expect(square(noise, 100)).rejects.toMatchObject({ code: 'file_unsafe' });
});

/** A PNG that says it moves: its control chunk stands behind its header. */
function animatedPng(): Buffer {
  const still = makePng(10, 10, 10);
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(100_000, 8);
  return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
}

async function animatedWebp(): Promise<Buffer> {
  const still = Buffer.from(await stripes('webp'));
  still[20] = (still[20] ?? 0) | 0b10;
  return still;
}
