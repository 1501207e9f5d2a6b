import { expect, it } from 'vitest';
import { type Block, pageStarts, unitsOf } from './page-units.ts';

const paragraph: Block = { kind: 'paragraph', style: 'body', spans: [] };
const heading: Block = { kind: 'heading', level: 2, spans: [] };
const table = (rows: number, headRows = 0): Block => ({
  kind: 'table',
  widths: [100],
  headRows,
  rows: Array.from({ length: rows }, () => ({ cells: [{ paragraphs: [], columns: 1, role: 'content' }] })),
});

it('fills pages one after another, and gives what is higher than a page one of its own', () => {
  const units = unitsOf([paragraph, paragraph, paragraph, paragraph]);
  expect(pageStarts(units, [40, 40, 40, 300], 100)).toEqual([0, 2, 3]);
});

it('takes a heading to the page of what follows it', () => {
  expect(pageStarts(unitsOf([paragraph, heading, paragraph]), [60, 20, 40], 100)).toEqual([0, 1]);
});

it('begins a page where the document says so', () => {
  expect(pageStarts(unitsOf([paragraph, { kind: 'page_break' }, paragraph]), [10, 0, 10], 100)).toEqual([
    0, 2,
  ]);
});

it('breaks a table between rows, and counts the rows of its head again on the next page', () => {
  const units = unitsOf([table(5, 1)]);
  expect(pageStarts(units, [20, 40, 40, 40, 40], 100)).toEqual([0, 3]);
  expect(pageStarts(units, [50, 40, 40, 40, 40], 100)).toEqual([0, 2, 3, 4]);
});
