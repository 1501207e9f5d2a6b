import { expect, test } from 'vitest';
import { deriveSpouses } from './derive-spouses.ts';
import { dropFact, EMPTY_SHEET, entryAt, type PlainFacts, sheetOf, typeFact } from './fact-sheet.ts';

const COUPLE: PlainFacts = {
  married_on: '2015-05-05',
  claimants: [{ name: '柯敏', gender: 'female', phone: '13800000031' }],
  defendants: [{ name: '贝志明', gender: 'male' }],
};
const known = deriveSpouses(EMPTY_SHEET, sheetOf(COUPLE));
const nameOf = (sheet: typeof known, spouse: string) => entryAt(sheet, `${spouse}/s1/name`)?.chosen.value;

test('who divorce are husband and wife by their sex, unconfirmed', () => {
  expect([nameOf(known, 'husband'), nameOf(known, 'wife')]).toEqual(['贝志明', '柯敏']);
  expect(entryAt(known, 'wife/s1/phone')).toMatchObject({
    chosen: { value: '13800000031', source: { kind: 'rule' } },
    confirmed: false,
  });
});

test('nobody is where a sex is open, and where two who quarrel never married', () => {
  expect(
    nameOf(deriveSpouses(EMPTY_SHEET, sheetOf({ ...COUPLE, defendants: [{ name: '贝志明' }] })), 'wife'),
  ).toBe(undefined);
  const { married_on: _, ...strangers } = COUPLE;
  expect(nameOf(deriveSpouses(EMPTY_SHEET, sheetOf({ ...strangers, cause: '相邻关系纠纷' })), 'wife')).toBe(
    undefined,
  );
});

test('what a party is called anew follows, and goes with it; what somebody typed stays', () => {
  const renamed = typeFact(known, 'claimants/r1/name', '柯慧敏');
  expect(nameOf(deriveSpouses(known, renamed), 'wife')).toBe('柯慧敏');
  expect(nameOf(deriveSpouses(known, dropFact(known, 'defendants/r1/gender')), 'husband')).toBe(undefined);
  const typed = typeFact(known, 'wife/s1/name', '柯小敏');
  expect(nameOf(deriveSpouses(typed, typeFact(typed, 'claimants/r1/name', '柯慧敏')), 'wife')).toBe('柯小敏');
});
