import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { FileStore } from '../ports/file-store.ts';
import { withStoredRecording } from './with-stored-recording.ts';

const content = Buffer.from('0123456789');
function storeOf(name: 'local' | 's3', ranges: unknown[] = []): FileStore {
  return {
    name,
    write: () => Promise.reject(new Error('not written')),
    async read(key, range) {
      ranges.push(range);
      return key === 'there' ? Readable.from([content.subarray(range?.start, range?.end)]) : null;
    },
    withPath: (key, use) => (key === 'there' ? use('/files/there') : Promise.resolve(null)),
    remove: () => Promise.resolve(),
  };
}
const recording = { key: 'there', name: 'a.mp3', bytes: content.length };

test('a recording on this machine is used by its path', async () => {
  expect(await withStoredRecording(storeOf('local'), recording, async (file) => file)).toEqual({
    name: 'a.mp3',
    path: '/files/there',
  });
});

test('one in a bucket is read by the ranges that are wanted, and no further', async () => {
  const ranges: unknown[] = [];
  const read = await withStoredRecording(storeOf('s3', ranges), recording, async (file) =>
    'read' in file ? Buffer.from(await file.read(3, 6)).toString() : '',
  );
  expect(read).toBe('345');
  expect(ranges).toEqual([
    { start: 0, end: 1 },
    { start: 3, end: 6 },
  ]);
});

test('one that is shorter than it was is a failure, and one that is gone is null', async () => {
  const longer = { ...recording, bytes: 20 };
  const reading = withStoredRecording(storeOf('s3'), longer, async (file) =>
    'read' in file ? file.read(5, 15) : null,
  );
  await expect(reading).rejects.toThrow('shorter');
  for (const name of ['local', 's3'] as const)
    expect(
      await withStoredRecording(storeOf(name), { ...recording, key: 'gone' }, async () => 'used'),
    ).toBeNull();
});
