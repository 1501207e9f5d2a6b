import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { DocumentPlace } from '@mingfa/contract/evidence';
import { expect, test } from 'vitest';
import { joinBoxes } from './join-boxes.ts';
import { blocksOfPlace, boxesOnPage, type PartSize, partOfPlace } from './places.ts';

const block = (id: string, over: Partial<DocumentBlock> = {}): DocumentBlock => ({
  id,
  kind: 'paragraph',
  level: null,
  text: id,
  number: null,
  page: null,
  box: null,
  rows: null,
  part: null,
  row: null,
  paragraph: null,
  changes: [],
  author: null,
  anchorId: null,
  ...over,
});
const place = (over: Partial<DocumentPlace> = {}): DocumentPlace => ({
  documentId: 'doc_aaaaaa',
  segmentId: null,
  page: null,
  pageEnd: null,
  boxes: [],
  blockIds: [],
  sheet: null,
  row: null,
  ...over,
});
const part = (number: number, page: number | null, blocks: number): PartSize => ({
  number,
  page,
  width: null,
  height: null,
  blocks,
});
const ids = (blocks: DocumentBlock[]) => blocks.map(({ id }) => id);

test('a place opens on its page, and without pages in the part its first block is counted into', () => {
  expect(partOfPlace(place({ page: 3 }), [part(1, 2, 5), part(2, 3, 5)])).toBe(1);
  const stretches = [part(1, null, 200), part(2, null, 200)];
  expect(partOfPlace(place({ blockIds: ['b199'] }), stretches)).toBe(0);
  expect(partOfPlace(place({ blockIds: ['b200', 'b201'] }), stretches)).toBe(1);
  expect(partOfPlace(place({ blockIds: ['b900'] }), stretches)).toBe(-1);
});

test('a passage is all from its first block to its last, recognised pages too', () => {
  const page = ['p3-0', 'p3-1', 'p3-2', 'p3-3'].map((id) => block(id));
  expect(ids(blocksOfPlace(place({ blockIds: ['p3-1', 'p3-2'] }), page))).toEqual(['p3-1', 'p3-2']);
  expect(ids(blocksOfPlace(place({ blockIds: ['p3-2'] }), page))).toEqual(['p3-2']);
});

test('a passage that goes over a border takes the rest of one part and the beginning of the next', () => {
  const passage = place({ blockIds: ['b2', 'b7'] });
  expect(
    ids(
      blocksOfPlace(
        passage,
        ['b1', 'b2', 'b3'].map((id) => block(id)),
      ),
    ),
  ).toEqual(['b2', 'b3']);
  expect(
    ids(
      blocksOfPlace(
        passage,
        ['b4', 'b5'].map((id) => block(id)),
      ),
    ),
  ).toEqual(['b4', 'b5']);
  expect(
    ids(
      blocksOfPlace(
        passage,
        ['b6', 'b7', 'b8'].map((id) => block(id)),
      ),
    ),
  ).toEqual(['b6', 'b7']);
});

test('a row of a sheet is found by its sheet and number when no block is named', () => {
  const rows = [block('b0', { part: '一', row: 2 }), block('b1', { part: '二', row: 2 })];
  expect(ids(blocksOfPlace(place({ sheet: '二', row: 2 }), rows))).toEqual(['b1']);
});

test('its own rectangles come before those of its blocks', () => {
  const blocks = [block('b0', { page: 1, box: [1, 1, 5, 5] })];
  expect(boxesOnPage(place({ blockIds: ['b0'] }), 1, blocks)).toEqual([[1, 1, 5, 5]]);
  expect(
    boxesOnPage(place({ blockIds: ['b0'], boxes: [{ page: 1, box: [2, 2, 2, 2] }] }), 1, blocks),
  ).toEqual([[2, 2, 2, 2]]);
});

test('paragraphs under each other become one rectangle, columns beside each other stay two', () => {
  expect(
    joinBoxes([
      [70, 100, 400, 20],
      [90, 126, 300, 40],
    ]),
  ).toEqual([[70, 100, 400, 66]]);
  const columns: [number, number, number, number][] = [
    [50, 700, 220, 40],
    [310, 60, 220, 40],
  ];
  expect(joinBoxes(columns)).toEqual(columns);
});
