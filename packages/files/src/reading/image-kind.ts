/** An image as its own first bytes describe it. */
export interface ImageKind {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  extension: 'png' | 'jpg' | 'webp';
  width: number;
  height: number;
}

/** More would take a browser hundreds of megabytes to unpack. */
const MAX_SIDE = 8000;

/** Tells PNG, JPEG and WebP by structure and sane dimensions; null for anything else, whatever it is named. */
export function readImage(content: Buffer): ImageKind | null {
  const png = readPng(content);
  if (png) return isSane(png) ? { mediaType: 'image/png', extension: 'png', ...png } : null;
  const jpeg = readJpeg(content);
  if (jpeg) return isSane(jpeg) ? { mediaType: 'image/jpeg', extension: 'jpg', ...jpeg } : null;
  const webp = readWebp(content);
  if (webp) return isSane(webp) ? { mediaType: 'image/webp', extension: 'webp', ...webp } : null;
  return null;
}

interface Size {
  width: number;
  height: number;
}

function isSane({ width, height }: Size): boolean {
  return width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE;
}

function readPng(content: Buffer): Size | null {
  if (content.length < 33 || content.readUInt32BE(0) !== 0x89504e47 || content.readUInt32BE(4) !== 0x0d0a1a0a)
    return null;
  if (content.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

/** Walks the segments up to the frame header (SOF), which holds the size. */
function readJpeg(content: Buffer): Size | null {
  if (content.length < 12 || content.readUInt16BE(0) !== 0xffd8) return null;
  let offset = 2;
  while (offset + 9 < content.length) {
    if (content[offset] !== 0xff) return null;
    const marker = content.readUInt8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: content.readUInt16BE(offset + 5), width: content.readUInt16BE(offset + 7) };
    const length = content.readUInt16BE(offset + 2);
    if (length < 2 || marker === 0xd9 || marker === 0xda) return null;
    offset += 2 + length;
  }
  return null;
}

function readWebp(content: Buffer): Size | null {
  if (content.length < 30 || content.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (content.toString('latin1', 8, 12) !== 'WEBP') return null;
  switch (content.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      if (content[20] !== 0x2f) return null;
      const bits = content.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}

/** Whether a PNG or WebP says that it moves. */
export function isAnimated(content: Buffer): boolean {
  const { mediaType } = readImage(content) ?? {};
  if (mediaType === 'image/webp')
    return content.toString('latin1', 12, 16) === 'VP8X' && ((content[20] ?? 0) & 0b10) !== 0;
  if (mediaType !== 'image/png') return false;
  // The chunk that makes a PNG move stands before its first picture.
  for (let at = 8; at + 12 <= content.length; at += 12 + content.readUInt32BE(at)) {
    const kind = content.toString('latin1', at + 4, at + 8);
    if (kind === 'acTL') return true;
    if (kind === 'IDAT') return false;
  }
  return false;
}
