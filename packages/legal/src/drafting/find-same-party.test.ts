import { expect, test } from 'vitest';
import { dictionaryOf } from './fact-definition.ts';
import { type PlainFacts, sheetOf } from './fact-sheet.ts';
import { findSameParty } from './find-same-party.ts';

const label = { zh: '当事人', en: 'Party' };
const party = { kind: 'list', record: 'party', label } as const;
const dictionary = dictionaryOf(
  [
    { id: 'claimants', ...party },
    { id: 'defendants', ...party },
    { id: 'lender', ...party, oftenSameAs: ['claimants'] },
    { id: 'seller', ...party },
    { id: 'buyer', ...party },
  ],
  [],
);
const EVERY = new Set(dictionary.facts.keys());
const found = (facts: PlainFacts, drawn: ReadonlySet<string> = EVERY) =>
  findSameParty(sheetOf(facts), dictionary, drawn).map(({ by, paths }) => [
    by,
    ...paths.map((path) => path.split('/')[0]),
  ]);
const ID = '11010119880412001x';

test('a number of two rows is told, in small letters or in capitals, also within one list', () => {
  const two = { claimants: [{ name: '周远', identity_number: ID }] };
  expect(found({ ...two, defendants: [{ name: '郑平', identity_number: ID.toUpperCase() }] })).toEqual([
    ['identity_number', 'claimants', 'defendants'],
  ]);
  expect(found({ claimants: [{ identity_number: ID }, { identity_number: ID }] })).toHaveLength(1);
  const code = '91110000MA0000002P';
  expect(found({ seller: [{ credit_code: code }], buyer: [{ credit_code: code }] })).toEqual([
    ['credit_code', 'seller', 'buyer'],
  ]);
});

test('a name on both sides of a suit is told, and namesakes with numbers of their own are not', () => {
  const sides = (one: object, other: object) =>
    found({ claimants: [{ name: '王芳', ...one }], defendants: [{ name: '王芳', ...other }] });
  expect(sides({}, {})).toEqual([['name', 'claimants', 'defendants']]);
  expect(sides({ identity_number: ID }, {})).toHaveLength(1);
  expect(sides({ identity_number: ID }, { identity_number: '110101197909090052' })).toEqual([]);
});

test('nothing is told of lists that often say the same, of lists that are not drawn on, and of contracts with equal names', () => {
  const row = [{ name: '周远', identity_number: ID }];
  expect(found({ claimants: row, lender: row })).toEqual([]);
  expect(found({ seller: row, buyer: row }, new Set(['seller']))).toEqual([]);
  expect(found({ seller: [{ name: '王芳' }], buyer: [{ name: '王芳' }] })).toEqual([]);
});
