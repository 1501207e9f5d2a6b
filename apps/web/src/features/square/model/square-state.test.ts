import { expect, it } from 'vitest';
import { readSquare, writeSquare } from './square-state.ts';

it('reads from the address what it wrote there, and shows the whole square where it says nothing', () => {
  const state = { category: 'labour', sort: 'rated', q: '加班', appId: 'cln_1', linkId: null } as const;
  expect(readSquare(new URLSearchParams(writeSquare(state)))).toEqual(state);
  const whole = readSquare(new URLSearchParams('category=nothing&sort=worst'));
  expect(whole).toEqual({ category: null, sort: 'popular', q: '', appId: null, linkId: null });
  expect(writeSquare(whole)).toEqual({});
});
