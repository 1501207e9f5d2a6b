import { describe, expect, test } from 'vitest';
import { deriveFacts, readIdentityNumber } from './derive-facts.ts';
import { dictionaryOf } from './fact-definition.ts';
import { confirmFact, dropFact, EMPTY_SHEET, entryAt, offerFact, sheetOf, typeFact } from './fact-sheet.ts';

const TODAY = '2026-11-29';
const label = { zh: '', en: '' };
const dictionary = dictionaryOf(
  [
    { id: 'claimants', kind: 'list', record: 'party', label },
    { id: 'witnesses', kind: 'list', record: 'witness', label },
  ],
  [
    {
      id: 'party',
      label,
      fields: [
        { id: 'identity_number', kind: 'identity_number', label },
        { id: 'born_on', kind: 'date', label },
        { id: 'gender', kind: 'choice', label },
      ],
    },
    { id: 'witness', label, fields: [{ id: 'identity_number', kind: 'identity_number', label }] },
  ],
);
const NUMBER = 'claimants/r1/identity_number';
const BORN = 'claimants/r1/born_on';
const SEX = 'claimants/r1/gender';
const derive = (before: Parameters<typeof deriveFacts>[1], after: Parameters<typeof deriveFacts>[2]) =>
  deriveFacts(dictionary, before, after, TODAY);
const known = derive(EMPTY_SHEET, sheetOf({ claimants: [{ identity_number: '110101199304270025' }] }));

describe('what follows from an identity number', () => {
  test('is a day of birth and a sex, of a number whose check digit is right', () => {
    expect(readIdentityNumber('110101199304270017', TODAY)).toEqual({
      born_on: '1993-04-27',
      gender: 'male',
    });
    expect(readIdentityNumber('11010119720211003x', TODAY)).toEqual({
      born_on: '1972-02-11',
      gender: 'male',
    });
    expect(readIdentityNumber('110101198503090049', TODAY)?.gender).toBe('female');
    for (const wrong of ['110101199304270018', '110101209904270017', '11010119930427', ''])
      expect(readIdentityNumber(wrong, TODAY)).toBeNull();
  });

  test('is offered by rule, unconfirmed, where nothing is held', () => {
    expect(entryAt(known, BORN)).toEqual({
      chosen: { value: '1993-04-27', source: { kind: 'rule', rule: 'identity_number' } },
      confirmed: false,
      others: [],
    });
    expect(entryAt(known, SEX)?.chosen.value).toBe('female');
  });

  test('stands beside what was told otherwise', () => {
    const place = { start: 0, end: 1, quote: '男' };
    const told = offerFact(EMPTY_SHEET, SEX, { value: 'male', source: { kind: 'story', place } });
    const after = derive(told, typeFact(told, NUMBER, '110101198503090049'));
    expect(entryAt(after, SEX)?.chosen.value).toBe('male');
    expect(entryAt(after, SEX)?.others.map(({ value }) => value)).toEqual(['female']);
  });

  test('is asked once: whoever settles it is not asked again', () => {
    const before = typeFact(known, BORN, '1993-04-28');
    const asked = derive(known, before);
    expect(entryAt(asked, BORN)?.others.map(({ value }) => value)).toEqual(['1993-04-27']);
    const settled = derive(asked, confirmFact(asked, BORN));
    expect(entryAt(settled, BORN)).toMatchObject({ confirmed: true, others: [] });
    const chosen = derive(asked, confirmFact(asked, BORN, 1));
    expect(entryAt(chosen, BORN)).toMatchObject({
      chosen: { value: '1993-04-27' },
      confirmed: true,
      others: [],
    });
  });

  test('goes with the number it followed from, and follows a new one', () => {
    const gone = derive(known, dropFact(known, NUMBER));
    expect(entryAt(gone, BORN)).toBeNull();
    const corrected = derive(known, typeFact(known, NUMBER, '110101198503090049'));
    expect(entryAt(corrected, BORN)).toMatchObject({ chosen: { value: '1985-03-09' }, others: [] });
    const wrong = derive(known, typeFact(known, NUMBER, '110101198503090040'));
    expect(entryAt(wrong, SEX)).toBeNull();
  });

  test('is nothing for rows that have no such fields', () => {
    const sheet = sheetOf({ witnesses: [{ identity_number: '110101198503090049' }] });
    expect(derive(EMPTY_SHEET, sheet)).toBe(sheet);
  });
});
