import { PLACE_NUMERAL, parseNumeral } from '../figures/numerals.ts';
import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from '../judgments/case-number.ts';
import { findMalformedNumbers } from '../judgments/malformed-case-number.ts';
import { findOwnNumbers } from '../judgments/own-number.ts';
import type { ArticleNumber } from '../statute/article-number.ts';
import { toFlatText } from '../words/flat-text.ts';
import type { CaseCitation, Citation, LawReference, StatuteCitation } from './citation.ts';
import { findEnglishCitations } from './english-citations.ts';
import { findLastSorted } from './find-last-sorted.ts';
import {
  createLawContext,
  findLawBefore,
  isContract,
  isLawTitle,
  type LawContext,
  resolveAlias,
} from './law-before.ts';
import type { KnownTitle } from './law-name.ts';
import type { NamedSoFar } from './named-so-far.ts';
import { type Provision, readProvisionDetails, readProvisions } from './provision.ts';
import { findSourceMarks } from './source-marks.ts';

export { type CitationQuery, parseCitationQuery } from './citation-query.ts';
export { formatCitation } from './format-citation.ts';

/** What the caller knows of the library. */
export interface FindCitationsOptions {
  /** Says whether the library holds a law of this name; lets names without marks be recognised. */
  knownTitles?: KnownTitle;
  /** What the text named before this stretch of it; what this one names is added. */
  named?: NamedSoFar;
  /** Also finds what was meant for a case number and has not the form of one. */
  malformedNumbers?: boolean;
}

const ARTICLE_START = new RegExp(
  `第 *${PLACE_NUMERAL} *(?:条|(?:[、,，和及与或至到-] *(?:第 *)?${PLACE_NUMERAL} *){1,30}条)`,
  'g',
);
const SHORT_FORM =
  /(?<=[\u4e00-\u9fff)》]) *(?:§ *)?(\d{1,4}|\d{5,40}(?= *条))(?:-(\d{1,2}))?(?: *(条)(?: *之 *([一二三四五六七八九十]{1,3}|\d{1,2}))?)?(?!(?<!条)\d|[.%]| *(?:年|月|日|号|元|万|个|人|岁|倍|天|部|编|章|节|页|版|修|款|项))/g;
/** 同条第二款, 该条第（三）项, 同款第一项; 同款 and 同条 by themselves where nothing but a stop follows. */
const SAME_ARTICLE = new RegExp(
  `(?:(该条|同条|本条|上述条文)(?:中?的?) *第 *(?:${PLACE_NUMERAL} *[款项]|\\( *${PLACE_NUMERAL} *\\) *项)|(同款|该款|前述款)(?:中?的?) *第 *(?:${PLACE_NUMERAL}|\\( *${PLACE_NUMERAL} *\\)) *项|(同[条款])(?=[。；;，,）)]|也|亦|并(?!购)|$)|(该款)(?=已经?(?:禁止|明确|规定)|禁止|明确|规定))`,
  'g',
);
/** 依第三款, 受第二款约束: a 款 of the article named last, in the same line. */
const BARE_PARAGRAPH = new RegExp(`(?<=[受依据按见])第 *${PLACE_NUMERAL} *款`, 'g');
/** How far back the article of such a 款 may stand. */
const BARE_WITHIN = 120;
/** What the search remembers while it walks through the text. */
interface Walk extends LawContext {
  found: StatuteCitation[];
}

/**
 * Finds the statutes, case numbers and source marks a text cites, in order and without overlap.
 * Names without marks are recognised by the list of short names, by `knownTitles`, or by how they end.
 */
export function findCitations(text: string, options: FindCitationsOptions = {}): Citation[] {
  // Emphasis marks (**《民法典》**第577条) count as spaces.
  const flat = toFlatText(text).replace(/[*_]/g, ' ');
  const cases = findCaseNumbers(text, flat, options.malformedNumbers ?? false);
  const others: Citation[] = [...cases, ...findSourceMarks(text, flat), ...findEnglishCitations(text, flat)];
  const walk: Walk = { ...createLawContext(text, flat, options.knownTitles, options.named), found: [] };
  collectStatutes(walk, cases);
  const given = walk.givenWords.map(({ name, title }) => [name, title] as const);
  options.named?.note(new Map([...walk.aliases, ...given]), walk.mentions.names());
  const all = [...others, ...walk.found].sort(byPlace);
  const result: Citation[] = [];
  for (const citation of all) {
    const last = result[result.length - 1];
    if (!last || citation.start >= last.end) result.push(citation);
  }
  return result;
}

/** By start; empty ranges ([6-8] has none for 7) before what begins at the same place, then the longer first. */
function byPlace(a: Citation, b: Citation): number {
  const isEmpty = (one: Citation) => (one.start === one.end ? 0 : 1);
  return a.start - b.start || isEmpty(a) - isEmpty(b) || b.end - a.end;
}

function findCaseNumbers(text: string, flat: string, malformed: boolean): CaseCitation[] {
  const found: CaseCitation[] = [];
  for (const match of flat.matchAll(CASE_NUMBER_PATTERN)) {
    const read = readCaseNumberMatch(match);
    if (!read) continue;
    const end = match.index + match[0].length;
    const { number, year } = read;
    found.push({ type: 'case', raw: text.slice(match.index, end), start: match.index, end, number, year });
  }
  for (const { start, end, number, year } of findOwnNumbers(text))
    found.push({ type: 'case', raw: text.slice(start, end), start, end, number, year });
  for (const { start, end, year } of malformed ? findMalformedNumbers(flat) : [])
    if (!found.some((one) => one.start < end && start < one.end && year === one.year && one.start <= start))
      found.push({
        type: 'case',
        raw: text.slice(start, end),
        start,
        end,
        number: text.slice(start, end),
        year,
      });
  return found.sort(byPlace);
}

/** A place in the text where articles begin: 第…条, or a number straight after a law's name. */
type Anchor = { at: number; kind: 'article' | 'short' | 'same' | 'bare'; match: RegExpMatchArray };

function collectStatutes(walk: Walk, cases: CaseCitation[]): void {
  const { flat } = walk;
  const anchors: Anchor[] = [];
  for (const match of flat.matchAll(ARTICLE_START)) anchors.push({ at: match.index, kind: 'article', match });
  for (const match of flat.matchAll(SHORT_FORM)) anchors.push({ at: match.index, kind: 'short', match });
  for (const match of flat.matchAll(SAME_ARTICLE)) anchors.push({ at: match.index, kind: 'same', match });
  for (const match of flat.matchAll(BARE_PARAGRAPH)) anchors.push({ at: match.index, kind: 'bare', match });
  anchors.sort((a, b) => a.at - b.at);
  let covered = 0;
  for (const anchor of anchors) {
    if (anchor.at < covered) continue;
    const inCase = findLastSorted(cases, (one) => one.start <= anchor.at);
    if (inCase && anchor.at < inCase.end) continue;
    covered = Math.max(covered, addAnchor(walk, anchor, covered));
  }
  addTitlesWithoutArticle(walk);
}

function addAnchor(walk: Walk, anchor: Anchor, covered: number): number {
  if (anchor.kind === 'same') return addSameArticle(walk, anchor);
  if (anchor.kind === 'bare') return addBareParagraph(walk, anchor);
  const named = findLawBefore(walk, anchor.at, covered, anchor.kind === 'short');
  if (!named) return covered;
  const provisions =
    anchor.kind === 'article' ? readProvisions(walk.flat, anchor.at) : readShortForm(walk.flat, anchor);
  const first = provisions[0];
  if (!first) return covered;
  if (named.reference.kind === 'named' || named.start < anchor.at) first.start = named.start;
  const end = provisions.at(-1)?.end ?? covered;
  const isAgreed = named.reference.kind === 'anaphoric' && /^ *约定/.test(walk.flat.slice(end, end + 4));
  if (isAgreed || (named.reference.kind === 'named' && isContract(named.reference.name))) {
    // An article of a contract; what follows without a name belongs to the contract too.
    walk.mentions.note({ at: anchor.at, name: null });
    return end;
  }
  const isNamed =
    named.reference.kind === 'named' || (named.reference.word !== '' && named.antecedent !== null);
  // 该法第三条……第五条: the number that follows is of the law that the word went back to.
  if (isNamed) walk.mentions.note({ at: anchor.at, name: named.antecedent });
  for (const [index, provision] of provisions.entries()) {
    const law: LawReference =
      index === 0 ? named.reference : { kind: 'anaphoric', word: '', antecedent: named.antecedent };
    walk.found.push(toCitation(walk.text, provision, law));
  }
  return end;
}

function toCitation(text: string, provision: Provision, law: LawReference): StatuteCitation {
  const { start, end, article, to, paragraph, item, subitem } = provision;
  return {
    type: 'statute',
    raw: text.slice(start, end),
    start,
    end,
    law,
    article,
    to,
    paragraph,
    item,
    subitem,
  };
}

function addSameArticle(walk: Walk, anchor: Anchor): number {
  const before = walk.found.findLast((one) => one.article !== null && one.end <= anchor.at);
  const start = anchor.at;
  const word = anchor.match[1] ?? anchor.match[2] ?? anchor.match[3] ?? anchor.match[4] ?? '';
  const isSameParagraph = word.endsWith('款');
  if (!before?.article || (isSameParagraph && before.paragraph === null))
    return start + anchor.match[0].length;
  const antecedent =
    before.law.kind === 'named' ? resolveAlias(walk, before.law.name) : before.law.antecedent;
  const provisions = readProvisionDetails(walk.flat, start, start + word.length, before.article);
  for (const provision of provisions) {
    if (isSameParagraph) provision.paragraph ??= before.paragraph;
    walk.found.push(toCitation(walk.text, provision, { kind: 'anaphoric', word, antecedent }));
  }
  return provisions[provisions.length - 1]?.end ?? start;
}

function addBareParagraph(walk: Walk, { at, match }: Anchor): number {
  const before = walk.found.findLast((one) => one.article !== null && one.end <= at);
  const between = before ? walk.flat.slice(before.end, at) : '';
  if (!before?.article || between.length > BARE_WITHIN || /\n|[合同协议章程]第|约定/.test(between))
    return at + match[0].length;
  const antecedent =
    before.law.kind === 'named' ? resolveAlias(walk, before.law.name) : before.law.antecedent;
  const provisions = readProvisionDetails(walk.flat, at, at, before.article);
  for (const provision of provisions)
    walk.found.push(toCitation(walk.text, provision, { kind: 'anaphoric', word: '', antecedent }));
  return provisions[provisions.length - 1]?.end ?? at;
}

function readShortForm(flat: string, anchor: Anchor): Provision[] {
  const [whole, main, dashed, tiao, sub] = anchor.match;
  const number = Number(main);
  if (number === 0 || (!tiao && !dashed && number >= 1900 && number <= 2100)) return [];
  const article: ArticleNumber = {
    main: number,
    sub: dashed ? Number(dashed) : sub ? (parseNumeral(sub) ?? 0) : 0,
  };
  const digits = anchor.at + whole.search(/\d/);
  if (tiao && !dashed) {
    const chain = readProvisions(flat, digits);
    if (chain.length > 0) return chain;
  }
  return readProvisionDetails(flat, anchor.at, anchor.at + whole.length, article);
}

/** 《劳动合同法》 on its own is a citation of the law as a whole. */
function addTitlesWithoutArticle(walk: Walk): void {
  const cited = walk.found.toSorted((a, b) => a.start - b.start);
  for (const title of walk.titles) {
    if (!isLawTitle(title.name, walk.known)) continue;
    const before = findLastSorted(cited, (one) => one.start < title.end);
    if (before && title.start < before.end) continue;
    walk.found.push({
      type: 'statute',
      raw: walk.text.slice(title.start, title.end),
      start: title.start,
      end: title.end,
      law: { kind: 'named', name: resolveAlias(walk, title.name), marked: true },
      article: null,
      to: null,
      paragraph: null,
      item: null,
      subitem: null,
    });
  }
}
