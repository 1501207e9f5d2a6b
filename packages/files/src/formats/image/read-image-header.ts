import { open } from 'node:fs/promises';
import { ParseFailure } from '../../reading/parse-failure.ts';

/** What a picture says of itself before anything of it is unpacked. */
export interface ImageHeader {
  /** In dots, as stored. */
  width: number;
  height: number;
  /** Of EXIF, from 1 (upright) to 8; from 5 width and height change places. */
  orientation: number;
}

/** Marks of a JPEG before its pictures begin; a megabyte of previews and colour profiles is usual. */
const HEADER_BYTES_MAX = 16 * 1024 * 1024;
const FRAME_MARKS = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** @throws ParseFailure `file_damaged` */
export async function readImageHeader(path: string): Promise<ImageHeader> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(size, HEADER_BYTES_MAX));
    await handle.read(head, 0, head.length, 0);
    const header = head[0] === 0x89 ? readPng(head) : readJpeg(head);
    if (!header || header.width < 1 || header.height < 1) throw new ParseFailure('file_damaged');
    return header;
  } finally {
    await handle.close();
  }
}

function readPng(head: Buffer): ImageHeader | null {
  if (head.length < 24 || head.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20), orientation: 1 };
}

function readJpeg(head: Buffer): ImageHeader | null {
  let orientation = 1;
  for (let at = 2; at + 9 < head.length; ) {
    if (head[at] !== 0xff) return null;
    const mark = head[at + 1] as number;
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    const bytes = head.readUInt16BE(at + 2);
    if (FRAME_MARKS.has(mark)) {
      return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7), orientation };
    }
    if (mark === 0xe1) orientation = readOrientation(head.subarray(at + 4, at + 2 + bytes)) ?? orientation;
    if (mark === 0xda || bytes < 2) return null;
    at += 2 + bytes;
  }
  return null;
}

/** Tag 0x0112 of the first directory of an EXIF block. */
function readOrientation(block: Buffer): number | null {
  if (block.length < 20 || block.toString('latin1', 0, 4) !== 'Exif') return null;
  const tiff = block.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return null;
  const entries = short(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return null;
    if (short(at) !== 0x0112) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}
