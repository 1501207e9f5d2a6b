import { expect, test } from 'vitest';
import { partWrong } from './part-wrong.ts';

test('what a check finds wrong is not among what is confirmed in one go', () => {
  const number = 'claimants/s1/identity_number';
  expect(partWrong(['cause', number], [{ path: number, problem: 'identity_check' }])).toEqual({
    right: ['cause'],
    wrong: [number],
  });
});

test('what rules retold of somebody’s own words is confirmed by itself, once it was read', () => {
  const told = ['told_account', 'told_words'];
  expect(partWrong(['cause', ...told], [])).toEqual({ right: ['cause'], wrong: told });
});
