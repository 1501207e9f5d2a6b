import { expect, it } from 'vitest';
import { movePin } from './move-pin.ts';

it('moves one to another place and keeps the order of the others', () => {
  expect(movePin(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(movePin(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(movePin(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(movePin(['a', 'b', 'c'], 'b', -3)).toEqual(['b', 'a', 'c']);
});
