import { ABBREVIATIONS, ENGLISH_TITLES, PREFERRED_SHORT_NAMES } from './law-abbreviations.ts';

export { ABBREVIATIONS } from './law-abbreviations.ts';

const VERSION_WORDS =
  '(?:修正案?|修订案?|修改|年版|版本?|公布|颁布|发布|通过|施行|现行有效|已修改|已废止|失效|废止)';
const VERSION_SUFFIX = new RegExp(
  `\\((?:(?:19|20)\\d{2}年?(?:\\d{1,2}月(?:\\d{1,2}日)?)?(?:第[一二三四五六七八九十\\d]+次)?[^()]{0,6}|(?:19|20)\\d{2}[-.]\\d{1,2}[-.]\\d{1,2}|[^()]{0,10}${VERSION_WORDS})\\)$`,
);
const BARE_VERSION_SUFFIX = new RegExp(`[-_]?(?:19|20)\\d{2}年?(?:第[一二三四五]次)?${VERSION_WORDS}$`);

const HAN_ALONE = /^[\u4e00-\u9fff]+$/;

/** Half-width brackets and digits, no title marks, no white space. Lossy: for comparing only. */
function flatten(title: string): string {
  return title
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[（〔［[]/g, '(')
    .replace(/[）〕］\]]/g, ')')
    .replace(/[《》〈〉<>「」『』“”"'‘’*#\s\u3000\u200b-\u200d\ufeff]/g, '');
}

/** Drops `（2023修订）`, `(2023-12-29)`, `2021年修正` at the end; the years in 宪法修正案（1988年） name the text and stay. */
function withoutVersion(flat: string): string {
  if (/修正案\((?:19|20)\d{2}年?\)$/.test(flat)) return flat;
  return flat.replace(VERSION_SUFFIX, '').replace(BARE_VERSION_SUFFIX, '');
}

/**
 * The key under which equal laws meet, whatever the source: without title marks, the country's name,
 * version suffix, white space and list commas, brackets half-width. （试行） stays: 民事诉讼法（试行） is another law.
 */
export function normalizeLawTitle(title: string): string {
  // In a text every word that ends like a title is tried; nearly all are of Chinese characters alone.
  if (HAN_ALONE.test(title)) return title.replaceAll('中华人民共和国', '') || title;
  const flat = withoutVersion(flatten(title)).replace(/[、，,・·]/g, '');
  return flat.replaceAll('中华人民共和国', '') || flat;
}

const KEYED_ABBREVIATIONS = new Map([
  // 《关于审理民间借贷案件适用法律若干问题的规定》: the issuer is often left out.
  ...Object.keys(PREFERRED_SHORT_NAMES).map((title): [string, string] => [normalizeLawTitle(title), title]),
  ...Object.keys(PREFERRED_SHORT_NAMES).map((title): [string, string] => [
    normalizeLawTitle(title.replace(/^最高人民[^《]*?(?=关于)/, '')),
    title,
  ]),
  ...Object.entries(ABBREVIATIONS).map(([name, title]): [string, string] => [normalizeLawTitle(name), title]),
]);
const KEYED_SHORT_NAMES = new Map(
  Object.entries(PREFERRED_SHORT_NAMES).map(([title, short]) => [normalizeLawTitle(title), short]),
);

const ENDINGS = new Set([...KEYED_ABBREVIATIONS.keys()].flatMap((name) => [name, name.slice(-3)]));

/** Whether any short name ends as these words do: tells in one look that none of sixty candidates can be one. */
export const endsAsShortName = (words: string): boolean =>
  !HAN_ALONE.test(words) || ENDINGS.has(words.slice(-3)) || ENDINGS.has(words.slice(-2));

/** The full title behind a usual short or English name (民诉法, Civil Code); null when the name is none we know. */
export function expandAbbreviation(name: string): string | null {
  const known = KEYED_ABBREVIATIONS.get(normalizeLawTitle(name));
  if (known) return known;
  if (HAN_ALONE.test(name)) return null;
  const english = name
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\b(?:the|prc|china's|chinese)\b|\bof (?:the )?people's republic of china\b|\bof china\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = Object.hasOwn(ENGLISH_TITLES, english) ? ENGLISH_TITLES[english] : undefined;
  return short ? `中华人民共和国${short}` : null;
}

/** The key of a law however it is named: a full title, a short name or an English name. */
export function lawKey(name: string): string {
  return normalizeLawTitle(expandAbbreviation(name) ?? name);
}

/** The title people use: 劳动合同法, 民诉法解释; for a title without a usual short name, the title without the country's name. */
export function shortLawTitle(title: string): string {
  const known = KEYED_SHORT_NAMES.get(normalizeLawTitle(title));
  if (known) return known;
  const trimmed = title.trim().replace(/[\s\u3000]+/g, '');
  const suffix = VERSION_SUFFIX.exec(flatten(trimmed));
  const isAmendment = /修正案[（(][^（()）]*[）)]》?$/.test(trimmed);
  const base = suffix && !isAmendment ? trimmed.slice(0, trimmed.length - suffix[0].length) : trimmed;
  return base
    .replace(/^《(.*)》$/, '$1')
    .replace(/^中华人民共和国(?=.)/, '')
    .replaceAll('《中华人民共和国', '《');
}
