import type { ArticleNumber } from './article-number.ts';
import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from './case-number.ts';
import type { CaseCitation, Citation, LawReference, StatuteCitation } from './citation.ts';
import { findEnglishCitations } from './english-citations.ts';
import { toFlatText } from './flat-text.ts';
import { findBareLawName, findMarkedTitles, type KnownTitle, type MarkedTitle } from './law-name.ts';
import { expandAbbreviation } from './law-title.ts';
import { parseNumeral } from './numerals.ts';
import { type Provision, readProvisionDetails, readProvisions } from './provision.ts';
import { findSourceMarks } from './source-marks.ts';

export { type CitationQuery, parseCitationQuery } from './citation-query.ts';
export { formatCitation } from './format-citation.ts';

export interface FindCitationsOptions {
  /** Says whether the library holds a law of this name; lets names without marks be recognised. */
  knownTitles?: KnownTitle;
}

const NUMERAL = '[〇零一二三四五六七八九十百千两\\d]{1,9}';
const ARTICLE_START = new RegExp(
  `第 *${NUMERAL} *(?:条|(?:[、,，和及与或至到-] *第? *${NUMERAL} *)+条)`,
  'g',
);
const SHORT_FORM =
  /(?<=[\u4e00-\u9fff)》]) *(?:§ *)?(\d{1,4})(?:-(\d{1,2}))?(?: *(条)(?: *之 *([一二三四五六七八九十]{1,3}|\d{1,2}))?)?(?![\d.%]| *(?:年|月|日|号|元|万|个|人|岁|倍|天|部|编|章|节|页|版|修|款|项))/g;
const SAME_ARTICLE = new RegExp(`(该条|同条|本条|上述条文)(?:中?的?) *第 *(${NUMERAL}) *款`, 'g');
const ANAPHOR =
  /((?:本|该|此|同|上述|前述|上列|前引|这部|上引)(?:法律|法典|法|条例|司法解释|解释|规定|办法|规则|细则|纪要|决定|意见)|前法|同法典)(?:中|的|之)? *$/;
/** What may stand between a title and its article: version, alias, 编 and 章. */
const GAP =
  /^ *(?:\([^()]{0,60}\))? *(?:的|中的?|之|规定的)? *(?:[总分附]则|[\u4e00-\u9fff]{2,6}编)?(?: *第[一二三四五六七八九十]{1,3}(?:编|分编|章|节))* *(?:[总分附]则|[\u4e00-\u9fff]{2,6}编)?(?:的|中的?)? *[:：,，]? *$/;
const CONTRACT_WORD =
  /(?:合同|协议|协议书|章程|合约|保单|规约|手册|备忘录|意向书|承诺书|遗嘱|公约|通知书|判决书?|约定书?)》?(?:中|的)? *$/;
const ALIAS =
  /《([^《》\n]{2,80})》 *[（(](?:以下|下)?(?:简称|称)[:：]? *[《“"']?([^《》“”"'（）()\n]{1,20})[》”"']?[）)]/g;
const LAW_LIKE =
  /(?:法|典|条例|规定|解释|办法|规则|细则|纪要|意见|通则|决定|决议|修正案|批复|准则|规范|通知)(?:[（(][^（）()]{1,8}[）)])?$/;

interface Named {
  start: number;
  reference: LawReference;
  /** What later references without a name go back to; null when it was a contract. */
  antecedent: string | null;
}

/** What the search remembers while it walks through the text. */
interface Walk {
  flat: string;
  text: string;
  titles: MarkedTitle[];
  aliases: Map<string, string>;
  known: KnownTitle | undefined;
  /** Names in the order they stand, to find the one before a place. */
  mentions: { at: number; name: string | null }[];
  found: StatuteCitation[];
}

/**
 * Finds the statutes, case numbers and source marks a text cites, in order and without overlap.
 * Names without marks are recognised by the list of short names, by `knownTitles`, or by how they end.
 */
export function findCitations(text: string, options: FindCitationsOptions = {}): Citation[] {
  const flat = toFlatText(text);
  const cases = findCaseNumbers(text, flat);
  const others: Citation[] = [...cases, ...findSourceMarks(text, flat), ...findEnglishCitations(text, flat)];
  const walk: Walk = {
    flat,
    text,
    titles: findMarkedTitles(text),
    aliases: findAliases(text),
    known: options.knownTitles,
    mentions: [],
    found: [],
  };
  collectStatutes(walk, cases);
  const all = [...others, ...walk.found].sort((a, b) => a.start - b.start || b.end - a.end);
  const result: Citation[] = [];
  for (const citation of all) {
    const last = result[result.length - 1];
    if (!last || citation.start >= last.end) result.push(citation);
  }
  return result;
}

function findCaseNumbers(text: string, flat: string): CaseCitation[] {
  const found: CaseCitation[] = [];
  for (const match of flat.matchAll(CASE_NUMBER_PATTERN)) {
    const read = readCaseNumberMatch(match);
    if (!read) continue;
    const end = match.index + match[0].length;
    const { number, year } = read;
    found.push({ type: 'case', raw: text.slice(match.index, end), start: match.index, end, number, year });
  }
  return found;
}

/** 《中华人民共和国劳动合同法》（以下简称《劳动法规》）: the alias stands for the title before it. */
function findAliases(text: string): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const match of text.matchAll(ALIAS)) {
    if (match[1] && match[2]) aliases.set(match[2].trim(), match[1].trim());
  }
  return aliases;
}

/** A place in the text where articles begin: 第…条, or a number straight after a law's name. */
type Anchor = { at: number; kind: 'article' | 'short' | 'same'; match: RegExpMatchArray };

function collectStatutes(walk: Walk, cases: CaseCitation[]): void {
  const { flat } = walk;
  const anchors: Anchor[] = [];
  for (const match of flat.matchAll(ARTICLE_START)) anchors.push({ at: match.index, kind: 'article', match });
  for (const match of flat.matchAll(SHORT_FORM)) anchors.push({ at: match.index, kind: 'short', match });
  for (const match of flat.matchAll(SAME_ARTICLE)) anchors.push({ at: match.index, kind: 'same', match });
  anchors.sort((a, b) => a.at - b.at);
  walk.mentions = findMentions(walk);
  let covered = 0;
  for (const anchor of anchors) {
    if (anchor.at < covered) continue;
    if (cases.some((one) => anchor.at >= one.start && anchor.at < one.end)) continue;
    covered = Math.max(covered, addAnchor(walk, anchor, covered));
  }
  addTitlesWithoutArticle(walk);
}

function addAnchor(walk: Walk, anchor: Anchor, covered: number): number {
  if (anchor.kind === 'same') return addSameArticle(walk, anchor);
  const named = findLawBefore(walk, anchor.at, covered, anchor.kind === 'short');
  if (!named) return covered;
  const provisions =
    anchor.kind === 'article' ? readProvisions(walk.flat, anchor.at) : readShortForm(walk.flat, anchor);
  const first = provisions[0];
  if (!first) return covered;
  if (named.reference.kind === 'named' || named.start < anchor.at) first.start = named.start;
  if (named.reference.kind === 'named' && isContract(named.reference.name)) {
    // An article of a contract; what follows without a name belongs to the contract too.
    walk.mentions.push({ at: anchor.at, name: null });
    walk.mentions.sort((a, b) => a.at - b.at);
    return first.end;
  }
  if (named.reference.kind === 'named') {
    walk.mentions.push({ at: anchor.at, name: named.antecedent });
    walk.mentions.sort((a, b) => a.at - b.at);
  }
  for (const [index, provision] of provisions.entries()) {
    const law: LawReference =
      index === 0 ? named.reference : { kind: 'anaphoric', word: '', antecedent: named.antecedent };
    walk.found.push(toCitation(walk.text, provision, law));
  }
  return provisions[provisions.length - 1]?.end ?? covered;
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
  const word = anchor.match[1] ?? '';
  if (!before?.article) return start + anchor.match[0].length;
  const antecedent =
    before.law.kind === 'named' ? resolveAlias(walk, before.law.name) : before.law.antecedent;
  const provisions = readProvisionDetails(walk.flat, start, start + word.length, before.article);
  for (const provision of provisions) {
    walk.found.push(toCitation(walk.text, provision, { kind: 'anaphoric', word, antecedent }));
  }
  return provisions[provisions.length - 1]?.end ?? start;
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

const resolveAlias = (walk: Walk, name: string) => walk.aliases.get(name) ?? name;
const isContract = (name: string) =>
  /(?:合同|协议|协议书|章程|合约|保单|手册|意向书|承诺书|备忘录)$/.test(name);

function findLawBefore(walk: Walk, at: number, covered: number, mustBeKnown: boolean): Named | null {
  const { flat } = walk;
  const nearest = walk.titles.findLastIndex((one) => one.end <= at);
  for (const title of walk.titles.slice(Math.max(0, nearest - 1), nearest + 1).reverse()) {
    if (title.start < covered || !GAP.test(flat.slice(title.end, at))) continue;
    const name = resolveAlias(walk, title.name);
    return { start: title.start, reference: { kind: 'named', name, marked: true }, antecedent: name };
  }
  if (walk.titles.some((one) => at > one.start && at < one.end)) return null;
  const left = flat.slice(Math.max(covered, at - 80), at);
  const bare = findBareBefore(walk, at, left);
  const anaphor = ANAPHOR.exec(left);
  // 劳动合同法 ends in 同法: a name we know wins over the word that refers back.
  if (anaphor?.[1] && !mustBeKnown && !(bare && isLawKnown(walk, bare.reference))) {
    const start = at - left.length + anaphor.index;
    return {
      start,
      reference: { kind: 'anaphoric', word: anaphor[1], antecedent: antecedentAt(walk, start) },
      antecedent: antecedentAt(walk, start),
    };
  }
  if (bare && (!mustBeKnown || isLawKnown(walk, bare.reference))) return bare;
  if (mustBeKnown) return null;
  if (CONTRACT_WORD.test(left) || /(?:合同|协议)(?:的|之)?(?:[\u4e00-\u9fff]{0,4})?$/.test(left)) {
    return { start: at, reference: { kind: 'named', name: '合同', marked: false }, antecedent: null };
  }
  const antecedent = antecedentAt(walk, at);
  return { start: at, reference: { kind: 'anaphoric', word: '', antecedent }, antecedent };
}

const isLawKnown = (walk: Walk, law: LawReference) =>
  law.kind === 'named' && (expandAbbreviation(law.name) !== null || (walk.known?.(law.name) ?? false));

function findBareBefore(walk: Walk, at: number, left: string): Named | null {
  // 民法典合同编第…, 民法典（2020年）第…, 公司法中第…: what stands between the name and the article is stepped over.
  const gap =
    /(?: *\((?:19|20)[^()]{2,16}\)|\((?:以下)?简?称[^()]{1,20}\))? *(?:的|中的?|之|里的?|规定的)? *(?:[总分附]则|[\u4e00-\u9fff]{2,4}编)?(?:第[一二三四五六七八九十]{1,3}(?:编|分编|章|节))* *(?:的|中的?)? *$/.exec(
      left,
    );
  const limits = gap && gap[0].length > 0 ? [at, at - gap[0].length] : [at];
  for (const end of limits) {
    const found = findBareLawName(walk.flat.slice(0, end), end, walk.known);
    if (!found || found.start < at - left.length) continue;
    const name = resolveAlias(walk, walk.text.slice(found.start, found.start + found.name.length));
    return { start: found.start, reference: { kind: 'named', name, marked: false }, antecedent: name };
  }
  return null;
}

const antecedentAt = (walk: Walk, at: number) => walk.mentions.findLast((one) => one.at < at)?.name ?? null;

/** Laws named before any article is: marked titles, and short names standing free (民法典对此有规定，第577条…). */
function findMentions(walk: Walk): Walk['mentions'] {
  const mentions: Walk['mentions'] = walk.titles
    .filter((title) => isLawTitle(title.name, walk.known))
    .map((title) => ({ at: title.start, name: resolveAlias(walk, title.name) }));
  for (const match of walk.flat.matchAll(/[\u4e00-\u9fff]{1,14}?(?:法典|法|条例|纪要)(?![院律官学定人])/g)) {
    const end = match.index + match[0].length;
    if (walk.titles.some((title) => match.index >= title.start && end <= title.end)) continue;
    const found = findBareLawName(match[0], match[0].length, walk.known);
    if (found && (expandAbbreviation(found.name) || walk.known?.(found.name))) {
      mentions.push({ at: match.index + found.start, name: resolveAlias(walk, found.name) });
    }
  }
  return mentions.sort((a, b) => a.at - b.at);
}

function isLawTitle(name: string, known: KnownTitle | undefined): boolean {
  return (
    expandAbbreviation(name) !== null ||
    (known?.(name) ?? false) ||
    (LAW_LIKE.test(name) && !isContract(name))
  );
}

/** 《劳动合同法》 on its own is a citation of the law as a whole. */
function addTitlesWithoutArticle(walk: Walk): void {
  for (const title of walk.titles) {
    if (!isLawTitle(title.name, walk.known)) continue;
    if (walk.found.some((one) => title.start < one.end && one.start < title.end)) continue;
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
