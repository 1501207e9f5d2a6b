import { expect, test } from 'vitest';
import { countedOnceMore, HitCollector, HitCursor } from './encode-hits.ts';

const read = (bytes: Uint8Array) => {
  const hits: [number, number, number[]][] = [];
  const cursor = new HitCursor(bytes);
  while (cursor.next()) {
    const counts = new Uint8Array(8);
    cursor.readCounts(counts);
    hits.push([cursor.number, cursor.mask, [...counts]]);
  }
  return hits;
};

/** As often as told in each part. */
const counted = (counts: readonly number[]) =>
  counts.reduce((sum, count, part) => {
    for (let once = 0; once < count; once += 1) sum = countedOnceMore(sum, part);
    return sum;
  }, 0);

test('hits are read as they were written, also those of several chunks joined', () => {
  const one = new HitCollector();
  one.add(3, counted([1, 0, 0, 2, 0, 0, 0, 0]));
  one.add(70_000, counted([0, 0, 0, 0, 0, 0, 0, 99]));
  const other = new HitCollector();
  other.add(5, counted([1, 2, 3, 4, 5, 6, 7, 8]));
  expect(read(Buffer.concat([one.take(), other.take()]))).toEqual([
    [3, 0b1001, [1, 0, 0, 2, 0, 0, 0, 0]],
    [70_000, 0b1000_0000, [0, 0, 0, 0, 0, 0, 0, 15]],
    [5, 0b1111_1111, [1, 2, 3, 4, 5, 6, 7, 8]],
  ]);
});

test('bytes that are cut off are no reason to go on for ever', () => {
  const hits = new HitCollector();
  hits.add(9, counted([1]));
  expect(read(hits.take().subarray(0, 3))).toEqual([]);
});
