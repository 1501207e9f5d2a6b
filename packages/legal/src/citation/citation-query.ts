import { PLACE_NUMERAL, parseNumeral } from '../figures/numerals.ts';
import type { ArticleNumber } from '../statute/article-number.ts';
import { expandAbbreviation } from '../statute/law-title.ts';
import { toFlatText } from '../words/flat-text.ts';
import { findEnglishCitations } from './english-citations.ts';
import type { KnownTitle } from './law-name.ts';

/** What a search box asks for when all of it is one citation. */
export interface CitationQuery {
  /** As typed, without title marks. */
  name: string;
  article: ArticleNumber | null;
  paragraph: number | null;
  item: number | null;
  subitem: number | null;
}

const DETAILS = `(?: *第? *(${PLACE_NUMERAL}) *款)?(?: *第? *\\(? *(${PLACE_NUMERAL}) *\\)? *项)?(?: *第? *(${PLACE_NUMERAL}) *目)?`;
const WITH_ARTICLE = new RegExp(
  `^(.+?)[ ,，:：]*(?:的|中)?(?:(?:第|§) *)? *(${PLACE_NUMERAL}) *条(?: *之 *([一二三四五六七八九十]{1,3}|\\d{1,2}))? *${DETAILS}$`,
);
const DASHED = new RegExp(
  `^(.+?) *(?:(?:第|§) *)?(\\d{1,4}) *(?:-|之) *([一二三四五六七八九十]{1,3}|\\d{1,2}) *条? *${DETAILS}$`,
);
const BARE_NUMBER = new RegExp(
  `^(.+?) *(?:(?:第|§|art\\.?|article) *)?((?<!\\d)\\d{1,4}|(?<= )${PLACE_NUMERAL}|第${PLACE_NUMERAL})$`,
  'i',
);
const CHINESE_TAIL = new RegExp(`^(.+(?:法典|法|条例|规定|解释|办法|规则|细则|\\)))(${PLACE_NUMERAL})$`);
const LAW_END =
  /(?:法典|法|条例|规定|解释|办法|规则|细则|纪要|意见|通则|决定|修正案|批复)(?:\([^()]{1,8}\)|[一二三四五])?$/;

/**
 * Reads a search-box input that is wholly one citation: 民法典577, 《民法典》第五百七十七条, 刑法133-1, 合同编解释.
 * @returns null when the input is anything else, a question for instance
 */
export function parseCitationQuery(
  text: string,
  options: { knownTitles?: KnownTitle } = {},
): CitationQuery | null {
  const flat = toFlatText(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[。.？?；;]+$/, '');
  if (flat.length < 2 || flat.length > 120) return null;
  const english = findEnglishCitations(flat, flat);
  const only = english[0];
  if (english.length === 1 && only?.law.kind === 'named' && only.start === 0 && only.end === flat.length) {
    const { article, paragraph, item, subitem } = only;
    return { name: only.law.name, article, paragraph, item, subitem };
  }
  const whole = readName(flat, options.knownTitles, true);
  if (whole && isNamed(whole, options.knownTitles)) {
    return { name: asTyped(whole), article: null, paragraph: null, item: null, subitem: null };
  }
  for (const pattern of [DASHED, WITH_ARTICLE, BARE_NUMBER, CHINESE_TAIL]) {
    const match = pattern.exec(flat);
    const name = match && readName(match[1] ?? '', options.knownTitles, false);
    if (!match || !name) continue;
    const dashed = pattern === DASHED || pattern === WITH_ARTICLE;
    const main = parseNumeral((match[2] ?? '').replace('第', ''));
    const sub = dashed && match[3] ? parseNumeral(match[3]) : 0;
    if (main === null || main === 0 || sub === null) continue;
    // 公司法2023 means the law of that year, not its article 2023.
    const looksLikeYear = !dashed && main >= 1900 && main <= 2100;
    if (looksLikeYear)
      return { name: asTyped(name), article: null, paragraph: null, item: null, subitem: null };
    const [paragraph, item, subitem] = dashed ? [match[4], match[5], match[6]] : [];
    return {
      name: asTyped(name),
      article: { main, sub },
      paragraph: paragraph ? parseNumeral(paragraph) : null,
      item: item ? parseNumeral(item) : null,
      subitem: subitem ? parseNumeral(subitem) : null,
    };
  }
  if (whole && /^《.*》$/.test(flat))
    return { name: asTyped(whole), article: null, paragraph: null, item: null, subitem: null };
  return null;
}

/** 婚姻家庭编解释(一) → 婚姻家庭编解释（一）, as titles are printed. */
const asTyped = (flat: string) => flat.replace(/\(/g, '（').replace(/\)/g, '）');

const isNamed = (name: string, known: KnownTitle | undefined) =>
  expandAbbreviation(name) !== null ||
  (known?.(name) ?? false) ||
  (/^中华人民共和国/.test(name) && LAW_END.test(name));

/** What stands before the last article cites another one: 《民法典》第六百七十九条和《民法典, 民法典679和民法典. */
const NAMES_A_PLACE = new RegExp(
  `》.*《|第 *${PLACE_NUMERAL} *条(?!例|约|件)|\\d *(?:条|款|项)? *(?:[、,，和与及跟或至到]|以及)`,
);

/** The name without marks; null when it cannot be a law's name. */
function readName(text: string, known: KnownTitle | undefined, whole: boolean): string | null {
  const trimmed = text
    .trim()
    .replace(/[,，:：的]$/, '')
    .trim();
  const name = trimmed.replace(/^《(.*)》$/, '$1').trim();
  if (!name) return null;
  if (known?.(name)) return name;
  if (NAMES_A_PLACE.test(name)) return null;
  if (isNamed(name, known)) return name;
  if (/[?？。！!，,]|如何|怎么|什么|哪|是否|多少|吗|根据|规定了|如果/.test(name)) return null;
  const looksLikeLaw = LAW_END.test(name) && name.length <= 60 && !/(?:合同|协议|方法|办法是)$/.test(name);
  return looksLikeLaw || (whole && trimmed !== name && name.length <= 80) ? name : null;
}
