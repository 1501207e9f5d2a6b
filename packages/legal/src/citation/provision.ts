import { PLACE_NUMERAL, parseNumeral } from '../figures/numerals.ts';
import type { ArticleNumber } from '../statute/article-number.ts';

/** One place named in a chain such as 第四十七条第一款、第八十七条; ranges of the flat text, end exclusive. */
export interface Provision {
  start: number;
  end: number;
  article: ArticleNumber;
  to: ArticleNumber | null;
  paragraph: number | null;
  item: number | null;
  subitem: number | null;
}

const INSERTION = '[一二三四五六七八九十]{1,3}|\\d{1,2}';
const CONJUNCTION = '(?:[、,，;；]|以及|和|及|与|或者|或)';
const TO = '(?:至|到|-)';
// Nowhere do two runs of spaces meet that could share the same ones: a text of spaces would take its length squared.
const OF = '(?:(?:的|中的?|之) *)?';

const ARTICLE = new RegExp(
  `第? *(${PLACE_NUMERAL}) *条(?: *之 *(${INSERTION})(?![般切些定项款]))?(?!例|件|约(?!定))`,
  'y',
);
const SHARED_ARTICLES = new RegExp(
  `第 *(${PLACE_NUMERAL})((?: *(?:[、,，]|和|及|与|或) *(?:第 *)?${PLACE_NUMERAL}){1,30}) *条(?!例|件|约(?!定))`,
  'y',
);
const ARTICLE_RANGE = new RegExp(
  `第 *(${PLACE_NUMERAL}) *(?:条 *)?(?:之(${INSERTION}) *)?${TO} *(?:第 *)?(${PLACE_NUMERAL}) *条(?: *之(${INSERTION}))?`,
  'y',
);
const NEXT_ARTICLE = new RegExp(
  `[ *]*${CONJUNCTION} *(?:第 *${PLACE_NUMERAL}(?= *(?:条|[、,，和及与或至到-]))|${PLACE_NUMERAL}(?= *条))`,
  'y',
);
/** 第1064条1款, 第八条二款: straight behind the 条 the 第 may be left out; 两款 counts them. */
const PARAGRAPH = new RegExp(
  ` *${OF}第 *(${PLACE_NUMERAL}) *款|(?<=条) *(\\d{1,2}|[一二三四五六七八九十]{1,2}) *款`,
  'y',
);
/** 第一、二款, 第二至四款: one 款 behind several numbers. */
const SHARED_PARAGRAPHS = new RegExp(
  ` *${OF}第 *(${PLACE_NUMERAL})((?: *(?:[、,，]|和|及|与|或|至|到|-) *(?:第 *)?${PLACE_NUMERAL})+) *款`,
  'y',
);
const ITEM = new RegExp(
  ` *${OF}(?:第 *(?:\\( *)?(${PLACE_NUMERAL})(?: *\\))? *项|\\( *(${PLACE_NUMERAL}) *\\) *项)|(?<=[条款]) *(\\d{1,2}) *项`,
  'y',
);
const SHARED_ITEMS = new RegExp(
  ` *${OF}第 *(?:\\( *)?(${PLACE_NUMERAL})(?: *\\))?((?: *(?:[、,，]|和|及|与|或|至|到|-) *(?:第 *)?(?:\\( *)?${PLACE_NUMERAL}(?: *\\))?)+) *项`,
  'y',
);
const SUBITEM = new RegExp(` *第 *(${PLACE_NUMERAL}) *目`, 'y');
const AND_PARAGRAPH = new RegExp(` *(?:${CONJUNCTION}|${TO}) *(?=第 *${PLACE_NUMERAL} *款)`, 'y');
const AND_ITEM = new RegExp(
  ` *(?:${CONJUNCTION}|${TO}) *(?=(?:第 *)?(?:\\( *)?${PLACE_NUMERAL}(?: *\\))? *项)`,
  'y',
);
const FURTHER_ITEM = new RegExp(` *(?:第 *)?(?:\\( *)?(${PLACE_NUMERAL})(?: *\\))? *项`, 'y');

function execAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function articleNumber(main: string | undefined, sub?: string): ArticleNumber | null {
  const mainNumber = parseNumeral(main ?? '');
  const subNumber = sub ? parseNumeral(sub) : 0;
  return mainNumber === null || mainNumber === 0 || subNumber === null
    ? null
    : { main: mainNumber, sub: subNumber };
}

const lastOf = (chain: Provision[]) => chain[chain.length - 1];

/** Reads the 款, 项 and 目 after an article; further ones (第一款、第二款) become provisions of their own. */
function readDetails(text: string, chain: Provision[]): number {
  const first = lastOf(chain);
  if (!first) return 0;
  let position = first.end;
  let current = first;
  const extend = (match: RegExpExecArray) => {
    position = match.index + match[0].length;
    current.end = position;
  };
  const fork = (fields: Partial<Provision>) => {
    current = { ...current, start: position, ...fields };
    chain.push(current);
  };
  /** 第（一）、（三）项: one provision each; the text belongs to the first, the rest take the closing words. */
  const forkShared = (match: RegExpExecArray, part: 'paragraph' | 'item') => {
    current[part] = parseNumeral(match[1] ?? '');
    const numbers = [...(match[2] ?? '').matchAll(new RegExp(PLACE_NUMERAL, 'g'))];
    const listStart = match.index + match[0].indexOf(match[2] ?? '');
    current.end = listStart;
    for (const [index, number] of numbers.entries()) {
      const next = numbers[index + 1];
      position = current.end;
      fork({ [part]: parseNumeral(number[0]), subitem: null });
      current.end = next ? listStart + number.index + number[0].length : match.index + match[0].length;
    }
    position = match.index + match[0].length;
  };
  for (;;) {
    const several = current.paragraph === null ? execAt(SHARED_PARAGRAPHS, text, position) : null;
    const paragraph = several ? null : execAt(PARAGRAPH, text, position);
    if (several && current.item === null) forkShared(several, 'paragraph');
    if (paragraph && current.item === null && current.paragraph === null) {
      current.paragraph = parseNumeral(paragraph[1] ?? paragraph[2] ?? '');
      extend(paragraph);
    }
    const shared = execAt(SHARED_ITEMS, text, position);
    const item = shared ? null : execAt(ITEM, text, position);
    if (shared) {
      forkShared(shared, 'item');
    } else if (item) {
      current.item = parseNumeral(item[1] ?? item[2] ?? item[3] ?? '');
      extend(item);
      const subitem = execAt(SUBITEM, text, position);
      if (subitem) {
        current.subitem = parseNumeral(subitem[1] ?? '');
        extend(subitem);
      }
    }
    const nextItem = current.item === null ? null : execAt(AND_ITEM, text, position);
    if (nextItem) {
      position += nextItem[0].length;
      fork({ item: null, subitem: null });
      const number = execAt(FURTHER_ITEM, text, position);
      if (number) {
        current.item = parseNumeral(number[1] ?? '');
        extend(number);
        continue;
      }
    }
    const nextParagraph = current.paragraph === null ? null : execAt(AND_PARAGRAPH, text, position);
    if (!nextParagraph) return position;
    position += nextParagraph[0].length;
    fork({ paragraph: null, item: null, subitem: null });
  }
}

/** Reads one 第…条 (or a range, or several numbers sharing one 条) and what hangs under it. */
function readArticle(text: string, position: number, chain: Provision[]): number | null {
  const empty = { to: null, paragraph: null, item: null, subitem: null };
  const range = execAt(ARTICLE_RANGE, text, position);
  if (range) {
    const article = articleNumber(range[1], range[2]);
    const to = articleNumber(range[3], range[4]);
    if (article && to && (to.main > article.main || (to.main === article.main && to.sub > article.sub))) {
      const end = position + range[0].length;
      chain.push({ ...empty, start: position, end, article, to });
      return end;
    }
    if (article && to && range[0].includes('-') && !range[2] && to.sub === 0 && !/条 *-/.test(range[0])) {
      // 第120-1条: the compact form of 第一百二十条之一.
      const end = position + range[0].length;
      chain.push({ ...empty, start: position, end, article: { main: article.main, sub: to.main } });
      return readDetails(text, chain);
    }
  }
  const shared = execAt(SHARED_ARTICLES, text, position);
  if (shared) {
    const end = position + shared[0].length;
    const numbers = [...shared[0].matchAll(new RegExp(PLACE_NUMERAL, 'g'))];
    let start = position;
    for (const [index, number] of numbers.entries()) {
      const article = articleNumber(number[0]);
      if (!article) return null;
      const stop = index === numbers.length - 1 ? end : position + number.index + number[0].length;
      chain.push({ ...empty, start, end: stop, article });
      start = stop;
    }
    return readDetails(text, chain);
  }
  const single = execAt(ARTICLE, text, position);
  const article = single && articleNumber(single[1], single[2]);
  if (!single || !article) return null;
  chain.push({ ...empty, start: position, end: position + single[0].length, article });
  return readDetails(text, chain);
}

/** Reads the whole chain of articles that starts at `position` of a flat text: 第三十六条、第三十七条和第三十八条第一款. */
export function readProvisions(text: string, position: number): Provision[] {
  const chain: Provision[] = [];
  let end = readArticle(text, position, chain);
  while (end !== null) {
    const next = execAt(NEXT_ARTICLE, text, end);
    if (!next) break;
    const articleAt = end + next[0].search(/第|[〇零一二三四五六七八九十百千两\d]+ *$/);
    const before = chain.length;
    end = readArticle(text, articleAt, chain);
    // 民法典第577条；第四条约定…: statutes provide (规定), contracts agree (约定); the second is a contract's.
    if (end !== null && /^ *约定/.test(text.slice(end, end + 4))) {
      chain.length = before;
      break;
    }
  }
  return chain;
}

/** Reads 款, 项 and 目 that stand alone after `position`, for an article known from elsewhere (民法典577第1款, 该条第二款). */
export function readProvisionDetails(
  text: string,
  start: number,
  position: number,
  article: ArticleNumber,
): Provision[] {
  const chain: Provision[] = [
    { start, end: position, article, to: null, paragraph: null, item: null, subitem: null },
  ];
  readDetails(text, chain);
  return chain;
}
