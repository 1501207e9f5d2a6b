import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('the same value is the same text, whatever order its keys come in', () => {
  expect(canonicalJson({ 乙: [1, { b: null, a: '甲' }], 甲: 'x' })).toBe(
    canonicalJson({ 甲: 'x', 乙: [1, { a: '甲', b: null }] }),
  );
  expect(canonicalJson([2, 1])).toBe('[2,1]');
});
