import { expect, test } from 'vitest';
import { publicEnglish } from './public-english.ts';

const HARMLESS = new Set(['landlord', 'deposit', 'money', 'wages', 'divorce', 'boss', 'pay', 'house']);
const said = (text: string) => publicEnglish(text, HARMLESS);

test('words of the list are said as they were asked', () => {
  expect(said('Can my landlord keep the deposit?')).toBe('Can my landlord keep the deposit');
});

test.each([
  ['My landlord John Smith keeps my deposit', /John|Smith/],
  ['john owes me money, tel 13800138000', /john|\d/],
  ['zhang wei will not pay my wages', /zhang|wei/],
  ['JOHN SMITH of Acme Ltd will not pay', /JOHN|SMITH|Acme|Ltd/],
  ['Mary-Ann and I divorce; mail me at a@b.com', /Mary|Ann|@|com/],
  ['My boss at 12 Nanjing Road, Room 501', /12|Nanjing|501/],
])('%s: no name and no number', (text, name) => {
  expect(said(text)).not.toMatch(name);
});
