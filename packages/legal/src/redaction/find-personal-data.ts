import { toFlatText } from '../words/flat-text.ts';
import { findAddresses } from './find-addresses.ts';
import { findAnnouncedNames } from './find-announced-names.ts';
import { findEnglishNames } from './find-english-names.ts';
import { findFieldNames } from './find-field-names.ts';
import { findGivenNames } from './find-given-names.ts';
import { findHandles } from './find-handles.ts';
import { findListedNames } from './find-listed-names.ts';
import { findChineseNames } from './find-names.ts';
import { findNicknames } from './find-nicknames.ts';
import { findNumbers } from './find-numbers.ts';
import { findSpacedNames } from './find-spaced-names.ts';
import { findSpelledMobiles } from './find-spelled-mobiles.ts';
import { findToldNumbers } from './find-told-numbers.ts';
import { findTransliteratedNames } from './find-transliterated-names.ts';
import { foldDigits } from './fold-digits.ts';
import { isOfFigure } from './is-of-figure.ts';
import type { PersonalData } from './mask.ts';
import { NOT_NAMES } from './name-cues.ts';
import { FIELD_NOUNS } from './person-nouns.ts';
import { ANCIENTS, PUBLIC_FIGURES } from './public-figures.ts';
import { splitText } from './split-text.ts';
import { layWords } from './word-grid.ts';

/**
 * Finds what is personal in a text, part by part: each step takes a few milliseconds, the last one returns all of it, in the order in which
 * it is believed where it lies over each other.
 * @param isNamed whether names are looked for, which takes most of the time
 */
export function* findPersonalData(
  text: string,
  { isNamed = true }: { isNamed?: boolean } = {},
): Generator<void, PersonalData[]> {
  const listed = isNamed ? findListedNames(text) : [];
  const numbers: PersonalData[] = [];
  const names: PersonalData[] = [];
  for (const { start, end } of splitText(text)) {
    const part = text.slice(start, end);
    const isWithin = (one: PersonalData) => one.start >= start && one.end <= end;
    const shift = (one: PersonalData) => ({ ...one, start: one.start + start, end: one.end + start });
    const flat = toFlatText(part);
    numbers.push(...findIdentifiers(part, flat).map(shift));
    if (end < text.length) yield;
    if (!isNamed) continue;
    const own = listed
      .filter(isWithin)
      .map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
    names.push(...findNames(flat, own).map(shift));
  }
  return [...numbers, ...names];
}

/** Letters of full width, so far from plain ones. */
const WIDE_LETTER = /[Ａ-Ｚａ-ｚ＿．]/g;
const WIDE = 0xfee0;

function findIdentifiers(text: string, flat: string): PersonalData[] {
  const folded = foldDigits(text);
  const plain = toFlatText(folded.text).replace(WIDE_LETTER, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - WIDE),
  );
  const inPlace = (found: readonly PersonalData[]) =>
    found.map((one) => ({ ...one, ...folded.placeOf(one.start, one.end) }));
  const told = findToldNumbers(plain);
  return [
    ...inPlace(findHandles(plain)),
    // Its check digit proves it, however it is grouped.
    ...inPlace(told.filter(({ kind, sure }) => kind === 'identity' && sure)),
    ...inPlace(findNumbers(plain)),
    ...inPlace(findSpelledMobiles(plain)),
    ...inPlace(told),
    ...findAddresses(flat),
  ];
}

function findNames(flat: string, listed: readonly PersonalData[]): PersonalData[] {
  const inTitle = new Uint8Array(flat.length);
  for (const { index, 0: title } of flat.matchAll(/《[^《》\n]{1,60}》/g))
    inTitle.fill(1, index, index + title.length);
  const grid = layWords(flat);
  return [
    ...findEnglishNames(flat),
    ...findNicknames(flat, grid),
    ...findChineseNames(flat, grid),
    ...findAnnouncedNames(flat, grid),
    ...findFieldNames(flat, grid),
    ...findGivenNames(flat, grid),
    ...findTransliteratedNames(flat, grid),
    ...listed,
    ...findSpacedNames(flat),
  ]
    .filter(
      ({ start, end, sure }) =>
        inTitle[start] === 0 &&
        !FIELD_NOUNS.has(flat.slice(start, end)) &&
        !isOfFigure(flat, start, end) &&
        (sure || !isNobody(flat, start, end)),
    )
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
}

/** An everyday word, 孙中山, 康师傅, or 王阳明 of whom a character was left. */
const isNobody = (text: string, start: number, end: number) =>
  (NOT_NAMES.has(text.slice(start, end)) && !isBehindColon(text, start)) ||
  ANCIENTS.has(text.slice(start, end)) ||
  [end + 1, end + 2].some((until) => PUBLIC_FIGURES.has(text.slice(start, until)));

const isBehindColon = (text: string, start: number) =>
  /[:：]\s{0,3}$/.test(text.slice(Math.max(0, start - 4), start));
