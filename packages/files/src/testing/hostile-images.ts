import type { HostileFile } from './hostile-file.ts';
import { makePng, withOrientation } from './make-image.ts';

/** The beginning of a JPEG that says it has this size. */
function jpegHead(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    frame,
    Buffer.from([0xff, 0xda, 0, 2]),
    Buffer.alloc(200),
  ]);
}

/** Pictures that are out to do harm. One that can be read is a page without text. */
export const HOSTILE_IMAGES: HostileFile[] = [
  {
    what: 'a PNG of 60,000 × 60,000 dots',
    name: 'a.png',
    make: () => makePng(60_000, 60_000, 100),
    fails: ['file_unsafe'],
  },
  {
    what: 'a PNG of four thousand million dots each way',
    name: 'a.png',
    make: () => makePng(0xffffffff, 0xffffffff, 1),
    fails: ['file_unsafe'],
  },
  {
    what: 'a JPEG of 65,535 × 65,535 dots',
    name: 'a.jpg',
    make: () => jpegHead(65_535, 65_535),
    fails: ['file_unsafe'],
  },
  { what: 'a JPEG without pictures', name: 'a.jpg', make: () => jpegHead(800, 600), words: '' },
  { what: 'a PNG of no width', name: 'a.png', make: () => makePng(0, 100, 1), fails: ['file_damaged'] },
  { what: 'a PNG that ends after a few rows', name: 'a.png', make: () => makePng(2000, 2000, 5), words: '' },
  {
    what: 'a PNG without its header',
    name: 'a.png',
    make: () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500, 0x41)]),
    fails: ['file_damaged'],
  },
  {
    what: 'a JPEG whose marks have no length',
    name: 'a.jpg',
    make: () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from('ffe00000'.repeat(5000), 'hex')]),
    fails: ['file_damaged'],
  },
  {
    what: 'a JPEG whose camera data point outside of the file',
    name: 'a.jpg',
    make: () => {
      const jpeg = withOrientation(jpegHead(600, 800), 6);
      jpeg.writeUInt32LE(0xfffffff0, 16);
      return jpeg;
    },
    words: '',
  },
  {
    what: 'a picture with a web page behind it',
    name: 'a.html',
    make: () => Buffer.concat([makePng(100, 100, 100), Buffer.from('<script>alert(1)</script>')]),
    words: '',
  },
  { what: 'nothing at all', name: 'a.png', make: () => '', fails: ['empty_file'] },
];
