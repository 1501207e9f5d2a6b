import { findAnnouncedNames } from './find-announced-names.ts';
import { findFieldNames } from './find-field-names.ts';
import { findChineseNames } from './find-names.ts';
import type { PersonalData } from './mask.ts';
import { isWord } from './name-candidates.ts';
import { PUBLIC_FIGURES } from './public-figures.ts';
import { layWords } from './word-grid.ts';

/** 张 三 丰: up to four blanks between two characters, as in forms that are set evenly. */
const BLANKS = /(?<=[\u4e00-\u9fff]) {1,4}(?=[\u4e00-\u9fff])/g;
const HAN = /[\u4e00-\u9fff]/;

/**
 * Names that are written with blanks, in a flat text. Blanks are taken out where a single character stands on one side of them at
 * least, and what is left is read as always: 申 请 书 and 审 判 长 stay words, and a name counts only if it was parted.
 */
export function findSpacedNames(text: string): PersonalData[] {
  const blanks = [...text.matchAll(BLANKS)]
    .map(({ index, 0: blank }) => ({ start: index, end: index + blank.length }))
    .filter(({ start, end }) => isSingle(text, start - 1) || isSingle(text, end));
  if (blanks.length === 0) return [];
  const { plain, places } = withoutBlanks(text, blanks);
  const grid = layWords(plain);
  return [
    ...findChineseNames(plain, grid),
    ...findAnnouncedNames(plain, grid),
    ...findFieldNames(plain, grid),
  ].flatMap((name) => {
    const start = places[name.start] ?? 0;
    const end = (places[name.end - 1] ?? 0) + 1;
    const isParted = end - start > name.end - name.start;
    const isFigure = !name.sure && PUBLIC_FIGURES.has(plain.slice(name.start, name.end));
    return isParted && !isFigure && !isWord(plain, grid, name.start, name.end)
      ? [{ ...name, start, end }]
      : [];
  });
}

/** A name as it is written without blanks. */
export function closeName(name: string): string {
  return name.replaceAll(BLANKS, '');
}

/** No other character stands beside it. */
const isSingle = (text: string, place: number) =>
  !HAN.test(text[place - 1] ?? '') && !HAN.test(text[place + 1] ?? '');

function withoutBlanks(text: string, blanks: readonly { start: number; end: number }[]) {
  const kept: string[] = [];
  const places: number[] = [];
  let from = 0;
  for (const { start, end } of [...blanks, { start: text.length, end: text.length }]) {
    for (let place = from; place < start; place += 1) {
      kept.push(text[place] ?? '');
      places.push(place);
    }
    from = end;
  }
  return { plain: kept.join(''), places };
}
