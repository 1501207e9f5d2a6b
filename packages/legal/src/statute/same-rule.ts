import { characterBigrams } from '../words/segmentation.ts';

/**
 * Two texts of one number with so many pairs of characters in common (Dice coefficient) may say the same rule. Measured on the 8,100
 * articles that stand under one number in two neighbouring versions of the national corpus: 36 % are equal, 5 % lie from here to
 * equal, where only names, references and single words differ; 4 % lie from 0.5 to here, where sentences came or went.
 */
const NEARLY_EQUAL = 0.9;
/** From here on two articles are about the same matter, whatever they rule on it. */
const SAME_MATTER = 0.5;
/** 依照前款, 第一百二十四条: renumbered with the law, without another rule. */
const REFERENCE = /第[〇零一二三四五六七八九十百千\d]+[编章节条款项]/g;
const FIGURE =
  /(?:百分之)?[〇零一二两三四五六七八九十百千万亿\d.]+(?:分之[一二三四五六七八九十\d]+)?(?=个?(?:元|倍|日|天|周|月|年|岁|小时|人|次|万|%|以[上下内]|的|$))|百分之[一二三四五六七八九十百\d.]+/g;
const DENIAL = /不得|不予|不能|不应|不再|不|未|无|非|禁止|除外/g;

/** How much two texts have in common, 0 to 1 (Dice coefficient of pairs of characters). */
export function likenessOf(one: string, other: string): number {
  const [a, b] = [new Set(characterBigrams(plain(one))), new Set(characterBigrams(plain(other)))];
  if (a.size + b.size === 0) return 1;
  let common = 0;
  for (const pair of a) if (b.has(pair)) common += 1;
  return (2 * common) / (a.size + b.size);
}

/**
 * Whether two texts of an article give the same rule: the same words but for references and marks, or nearly the same words with
 * every figure and as many denials. Careful: what is called the same is quoted for the other.
 */
export function isSameRule(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return true;
  if (allOf(FIGURE, a) !== allOf(FIGURE, b) || countOf(DENIAL, a) !== countOf(DENIAL, b)) return false;
  return likenessOf(one, other) >= NEARLY_EQUAL;
}

/** Whether two articles are about the same matter, though they may rule otherwise on it. */
export const isSameMatter = (one: string, other: string): boolean => likenessOf(one, other) >= SAME_MATTER;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(REFERENCE, '')
    .replaceAll('帐', '账')
    .replace(/[^\p{L}\p{N}%]/gu, '');

const allOf = (pattern: RegExp, text: string): string => (text.match(pattern) ?? []).sort().join(' ');
const countOf = (pattern: RegExp, text: string): number => (text.match(pattern) ?? []).length;
