import { expect, test } from 'vitest';
import { englishStem } from './english-stem.ts';
import { plainEnglish } from './plain-english.ts';

test.each([
  ['refuses', 'refused', 'refusing'],
  ['deposit', 'deposits', "deposit's"],
  ['stop', 'stopped', 'stopping'],
  ['wage', 'wages'],
  ['custody'],
])('the forms of %s have one stem', (...forms) => {
  expect(new Set(forms.map(englishStem)).size).toBe(1);
});

test('everyday words are read as the one they mean, whole words only', () => {
  const english = plainEnglish([
    { everyday: 'let go', legal: ['dismissed'] },
    { everyday: "won't pay me", legal: ['unpaid'] },
  ]);
  expect(english.read('I was let go and she won’t pay me')).toBe('I was dismissed and she unpaid');
  expect(english.read('outlet goes')).toBe('outlet goes');
  expect(english.read('他被辞退了')).toBe('他被辞退了');
  expect(english.stem('dismissed')).toBe('dismiss');
  expect(english.stem('押金')).toBe('押金');
});
