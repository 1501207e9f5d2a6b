import { beforeEach, expect, it } from 'vitest';
import { forgetOfSession } from '../../../lib/stored-value.ts';
import { keepTypedLine, NO_LINE, readTypedLine } from './typed-line.ts';

beforeEach(() => localStorage.clear());

it('keeps a line with its time for its own recording in this browser, until it is taken', () => {
  keepTypedLine('one', { text: '他说月底', fromMs: 61_500 });
  expect(Object.values({ ...localStorage })).toEqual(['{"text":"他说月底","fromMs":61500}']);
  expect(readTypedLine('one')).toEqual({ text: '他说月底', fromMs: 61_500 });
  expect(readTypedLine('two')).toEqual(NO_LINE);
  keepTypedLine('one', NO_LINE);
  expect(localStorage.length).toBe(0);
  expect(readTypedLine('one')).toEqual(NO_LINE);
});

it('goes with the session of whoever typed it', () => {
  keepTypedLine('one', { text: '他说月底', fromMs: null });
  forgetOfSession();
  expect(readTypedLine('one')).toEqual(NO_LINE);
});

it('takes nothing that is no line', () => {
  keepTypedLine('one', { text: '他说月底', fromMs: null });
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"text":3}');
  expect(readTypedLine('one')).toEqual(NO_LINE);
});
