import { expect, test } from 'vitest';
import { outcomeShown } from './case-outcome.ts';

test('a sentence that was reviewed is approved or not, and nobody is told that it was supported', () => {
  const of = (outcome: 'supported' | 'partly' | 'dismissed') =>
    outcomeShown({ area: 'criminal', procedure: 'death_penalty_review', outcome });
  expect([of('supported'), of('partly'), of('dismissed')]).toEqual([
    'approved',
    'partly_approved',
    'not_approved',
  ]);
});

test('of a first criminal trial no outcome is shown; of an appeal that of the appeal', () => {
  const of = (procedure: 'first_instance' | 'second_instance') =>
    outcomeShown({ area: 'criminal', procedure, outcome: 'dismissed' });
  expect([of('first_instance'), of('second_instance')]).toEqual([null, 'dismissed']);
  expect(outcomeShown({ area: 'civil', procedure: 'first_instance', outcome: 'supported' })).toBe(
    'supported',
  );
});
