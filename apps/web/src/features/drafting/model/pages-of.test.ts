import { expect, it } from 'vitest';
import { type Piece, pagesOf } from './pages-of.ts';

const words: Piece = { kind: 'paragraph', style: 'body', spans: [] };
const heading: Piece = { kind: 'heading', level: 2, spans: [] };
const pageBreak: Piece = { kind: 'page_break' };

it('a page is turned where there is no room for the next piece', () => {
  expect(pagesOf([words, words, words], [40, 40, 40], 100)).toEqual([[0, 1], [2]]);
});

it('a heading never stands last on a page', () => {
  expect(pagesOf([words, heading, words], [60, 20, 40], 100)).toEqual([[0], [1, 2]]);
});

it('a page break begins a page and is none by itself', () => {
  expect(pagesOf([words, pageBreak, words], [10, 0, 10], 100)).toEqual([[0], [2]]);
  expect(pagesOf([pageBreak, words], [0, 10], 100)).toEqual([[1]]);
});

it('a piece higher than a page has one of its own', () => {
  expect(pagesOf([words, words], [500, 10], 100)).toEqual([[0], [1]]);
});
