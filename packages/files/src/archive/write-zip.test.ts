import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { writeZip } from './write-zip.ts';

const AT = new Date('2026-11-28T00:00:00Z');

test('texts and streams are read back from the archive as they were given', async () => {
  async function* entries() {
    yield { path: '说明.txt', content: '你好' };
    yield { path: 'files/bytes.bin', content: Readable.from([Buffer.alloc(300_000, 7), Buffer.from('end')]) };
  }
  const zip = await JSZip.loadAsync(await buffer(writeZip(entries(), AT)));
  expect(Object.keys(zip.files)).toEqual(expect.arrayContaining(['说明.txt', 'files/bytes.bin']));
  expect(await zip.file('说明.txt')?.async('string')).toBe('你好');
  expect((await zip.file('files/bytes.bin')?.async('nodebuffer'))?.length).toBe(300_003);
});

test('an entry is asked for when the one before is through, and none once nobody reads', async () => {
  const asked: number[] = [];
  async function* entries() {
    for (let index = 0; index < 100; index += 1) {
      asked.push(index);
      yield { path: `${index}.bin`, content: Readable.from(Array.from({ length: 8 }, () => randomBytes())) };
    }
  }
  const zip = writeZip(entries(), AT);
  await new Promise((resolve) => zip.once('readable', resolve));
  zip.destroy();
  expect(asked.length).toBeLessThan(5);
});

test('an entry that fails ends the archive with its error', async () => {
  async function* entries() {
    yield { path: 'a.txt', content: 'a' };
    throw new Error('the store is away');
  }
  await expect(buffer(writeZip(entries(), AT))).rejects.toThrow('the store is away');
});

function randomBytes(): Buffer {
  return Buffer.from(Uint8Array.from({ length: 65_536 }, (_, index) => (index * 2_654_435_761) >>> 13));
}
