import { expect, it } from 'vitest';
import { findingPieces, nextFigureKey } from './finding-pieces.ts';

const figure = (key: string) => ({ key, of: 'a', rowKey: null, row: 0, column: 1, seen: '601.5' });

it('tells figures from the words around them', () => {
  expect(findingPieces('甲公司付款{f1}元。', [figure('f1')])).toEqual([
    { words: '甲公司付款' },
    { key: 'f1' },
    { words: '元。' },
  ]);
});

it('leaves braces that name no figure as they are written', () => {
  expect(findingPieces('{f2}', [figure('f1')])).toEqual([{ words: '{f2}' }]);
});

it('never gives a key twice', () => {
  expect(nextFigureKey([])).toBe('f1');
  expect(nextFigureKey([figure('f1'), figure('f3')])).toBe('f4');
});
