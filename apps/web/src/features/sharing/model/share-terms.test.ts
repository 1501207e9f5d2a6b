import { expect, it } from 'vitest';
import {
  daysAfter,
  lastDayOf,
  makePassword,
  problemOfTerms,
  USUAL_TERMS,
  viewLimitOf,
} from './share-terms.ts';

const TODAY = '2026-11-28';

it('a share opens a week unless another end is chosen', () => {
  expect(lastDayOf(USUAL_TERMS, TODAY)).toBe('2026-12-05');
  expect(lastDayOf({ ...USUAL_TERMS, expiry: 'never' }, TODAY)).toBeNull();
  expect(lastDayOf({ ...USUAL_TERMS, expiry: 'day', day: '2027-01-01' }, TODAY)).toBe('2027-01-01');
  expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01');
});

it('what cannot be is told before anything is made', () => {
  expect(problemOfTerms(USUAL_TERMS, TODAY)).toBeNull();
  expect(problemOfTerms({ ...USUAL_TERMS, expiry: 'day' }, TODAY)).toBe('day');
  expect(problemOfTerms({ ...USUAL_TERMS, expiry: 'day', day: '2026-11-27' }, TODAY)).toBe('day');
  expect(problemOfTerms({ ...USUAL_TERMS, password: 'abc' }, TODAY)).toBe('password');
  expect(problemOfTerms({ ...USUAL_TERMS, password: '12345' }, TODAY)).toBe('password');
  expect(problemOfTerms({ ...USUAL_TERMS, password: '802715' }, TODAY)).toBeNull();
  expect(problemOfTerms({ ...USUAL_TERMS, viewLimit: '1.5' }, TODAY)).toBe('viewLimit');
  expect(viewLimitOf({ ...USUAL_TERMS, viewLimit: '20' })).toBe(20);
  expect(viewLimitOf(USUAL_TERMS)).toBeNull();
});

it('a generated password is long enough and has no letters that are taken for one another', () => {
  const made = Array.from({ length: 50 }, makePassword);
  expect(new Set(made).size).toBe(50);
  for (const password of made) expect(password).toMatch(/^[a-hjkmnp-z2-9]{10}$/);
});
