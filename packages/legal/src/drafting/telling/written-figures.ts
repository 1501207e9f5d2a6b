import { parseNumeral } from '../../figures/numerals.ts';

const DIGIT = '[一二三四五六七八九]';
/** 二十三天, 九十五个平方: what is counted, as papers write it. */
const COUNTED = new RegExp(
  `(?<![零〇一二两三四五六七八九十百千万\\d第几])(${DIGIT}?十${DIGIT}?|${DIGIT}百(?:${DIGIT}十)?${DIGIT}?)(?=个?(?:多)?(?:天|节|次|平方|平米|吨|斤|公斤|箱|件|张|袋|批|趟|页|周|小时|套|台|辆)(?!多))`,
  'g',
);
const SHARE = /百分之([一二三四五六七八九十百零]{1,5}|\d+(?:\.\d+)?)/g;

/** A figure that is no sum and no day, with its place. */
export interface WrittenFigure {
  start: number;
  end: number;
  text: string;
}

/** Counts and shares of a telling in figures. */
export const writtenFigures = (text: string): WrittenFigure[] =>
  [
    ...[...text.matchAll(COUNTED)].map(({ index, 1: words = '' }) => ({
      index,
      words,
      said: words,
      unit: '',
    })),
    ...[...text.matchAll(SHARE)].map(({ index, 0: said, 1: words = '' }) => ({
      index,
      words,
      said,
      unit: '%',
    })),
  ].flatMap(({ index, words, said, unit }) => {
    const value = /^\d/.test(words) ? Number(words) : parseNumeral(words);
    return value === null ? [] : [{ start: index, end: index + said.length, text: `${value}${unit}` }];
  });
