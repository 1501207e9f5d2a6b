import { expandAbbreviation } from '../statute/law-title.ts';
import type { LawReference } from './citation.ts';
import { findLastSorted, findLastSortedIndex } from './find-last-sorted.ts';
import { readGenericName } from './generic-name.ts';
import { type LawMention, LawMentions } from './law-mentions.ts';
import { findMarkedTitles, type KnownTitle, LawNames, type MarkedTitle } from './law-name.ts';
import type { NamedSoFar } from './named-so-far.ts';

const ANAPHOR =
  /((?:本|该|此|同|上述|前述|上列|前引|这部|上引)(?:法律|法典|法|条例|司法解释|解释|规定|办法|规则|细则|纪要|决定|意见)|前法|同法典)(?:中|的|之)? *$/;
/** What may stand between a title and its article: version, alias, 编 and 章; spaces are single. */
const GAP =
  /^ *(?:\((?:[^()]|\([^()]{0,20}\)){0,60}\) *){0,3}(?:的|中的?|之|规定的)? *(?:[总分附]则|[\u4e00-\u9fff]{2,6}编)?(?: *第[一二三四五六七八九十]{1,3}(?:编|分编|章|节))* *(?:[总分附]则|[\u4e00-\u9fff]{2,6}编)?(?:的|中的?)? *[:：,，·(-]? *$/;
/** A number without a name may be of one of so many laws named before the last. */
const OTHERS_MAX = 3;
/** More than this never stands there, and is not looked through for every article that follows. */
const GAP_CHARACTERS = 300;
const CONTRACT_WORD =
  /(?:合同|协议|协议书|章程|合约|保单|规约|手册|备忘录|意向书|承诺书|遗嘱|公约|通知书|判决书?|约定书?)》?(?:中|的)? *$/;
/** 最高人民法院《关于…的规定》: the issuer belongs to the title. */
const ISSUER_CHARACTERS = 40;
const ISSUER_BEFORE = /((?:最高人民法院|最高人民检察院|国务院)(?:[、 ]*最高人民检察院)?) *$/;
/** 《…》（法释〔2020〕17号，以下简称《…》）: its number may stand before the name, with it or in brackets of its own. */
const ALIAS =
  /(?:《([^《》\n]{2,80}|[^《》\n]{0,60}《[^《》\n]{2,40}》[^《》\n]{0,40})》|(中华人民共和国[\u4e00-\u9fff]{1,30}法典?)) *(?:[（(][^（）()\n]{0,40}[）)] *){0,2}[（(](?:[^（）()《》“”"\n]{1,40}[，,；;、] *)?(?:以下|下文|下)?(?:简称|统称|称)(?:为|作)?[:：]? *[《“"'「]?([^《》“”"'「」（）()\n]{1,20})[》”"'」]?(?:[，,；;][^（）()\n]{0,20})?[）)]/g;
/** 《…解释（一）》简称《解释（一）》, in a line that lists what is short for what. */
const ALIAS_LISTED =
  /(?:《([^《》\n]{2,80}|[^《》\n]{0,60}《[^《》\n]{2,40}》[^《》\n]{0,40})》) *(?:以下|下文|下)?(?:简称|统称)(?:为|作)?[:：]? *[《“"'「]?([^《》“”"'「」（）()\n，,；;、。]{2,16}(?:[（(][一二三四五六七八九十]{1,2}[)）])?)[》”"'」]?(?=[，,；;、。）)\n]|$)/gm;
const NAME_END =
  /(?:法典|法|条例|纪要|解释|规定|办法)(?:\([一二三四五六七八九十]{1,2}\)|[一二三四五])?(?![院律官学定人])/g;
/** 法释〔2023〕13号第六条: an interpretation by its number. */
const BY_NUMBER =
  /((?:法释|法发|高检发释字) *[〔[(] *\d{4} *[〕\])] *\d{1,4} *号) *(?:司法解释|解释|规定)? *(?:的|中的?)? *$/;
const LAW_LIKE =
  /(?:法|典|条例|规定|解释|办法|规则|细则|纪要|意见|通则|决定|决议|修正案|批复|准则|规范|通知)(?:[（(][^（）()]{1,8}[）)])?$/;

/** A law as it stands before an article. */
export interface NamedLaw {
  start: number;
  reference: LawReference;
  /** What later references without a name go back to; null when it was a contract. */
  antecedent: string | null;
}

/** The laws a text names, to tell which one an article belongs to. */
export interface LawContext {
  flat: string;
  text: string;
  titles: MarkedTitle[];
  /** Names given by 以下简称 → the full title before it. */
  aliases: Map<string, string>;
  /** Where 该法 was given to a law as its name: before that it goes back to the law named last. */
  givenWords: readonly GivenName[];
  known: KnownTitle | undefined;
  names: LawNames;
  mentions: LawMentions;
}

/** A name that a text gives to a law, and where it does. */
interface GivenName {
  at: number;
  name: string;
  title: string;
}
/** 该法, 本解释: words that go back to any law. */
const goesBack = (name: string): boolean => ANAPHOR.exec(name)?.[1] === name;

/** Reads the laws that a text names; `flat` is the same text through `toFlatText`. */
export function createLawContext(
  text: string,
  flat: string,
  knownTitle: KnownTitle | undefined,
  before?: NamedSoFar,
): LawContext {
  const earlierNames = [...(before?.aliases ?? [])].map(([name, title]) => ({ at: -1, name, title }));
  const given = [...earlierNames, ...findGivenNames(text)];
  const aliases = new Map(
    given.flatMap(({ name, title }) => (goesBack(name) ? [] : [[name, title] as const])),
  );
  const givenWords = given.filter(({ name }) => goesBack(name));
  const known = withAliases(knownTitle, aliases);
  const names = new LawNames(flat, known);
  const named = { flat, text, titles: findMarkedTitles(text), aliases, givenWords, known, names };
  const earlier = (before?.laws ?? []).map((name): LawMention => ({ at: -1, name }));
  return { ...named, mentions: new LawMentions([...earlier, ...findMentions(named)]) };
}

/** A name that the text gave to a law is as good as one of the library. */
function withAliases(
  known: KnownTitle | undefined,
  aliases: ReadonlyMap<string, string>,
): KnownTitle | undefined {
  const ofLaws = new Set([...aliases].flatMap(([alias, title]) => (isLawTitle(title, known) ? [alias] : [])));
  return ofLaws.size === 0 ? known : (name) => ofLaws.has(name) || (known?.(name) ?? false);
}

/** 《中华人民共和国劳动合同法》（以下简称《劳动法规》）: the alias stands for the title before it. */
function findGivenNames(text: string): GivenName[] {
  const given: GivenName[] = [];
  for (const match of text.matchAll(ALIAS)) {
    const title = match[1] ?? match[2];
    if (title && match[3]) given.push({ at: match.index, name: match[3].trim(), title: title.trim() });
  }
  for (const { index: at, 1: title, 2: alias } of text.matchAll(ALIAS_LISTED)) {
    const name = alias?.trim();
    if (title && name && !given.some((one) => one.name === name))
      given.push({ at, name, title: title.trim() });
  }
  return given;
}

/** The law that a word which goes back to one was given to as its name, before a place of the text. */
const givenBefore = ({ givenWords }: LawContext, word: string, at: number): string | null =>
  givenWords.findLast((one) => one.name === word && one.at < at)?.title ?? null;

/** The full title that an alias of the text stands for; any other name as it is. */
export const resolveAlias = (context: Pick<LawContext, 'aliases'>, name: string) =>
  context.aliases.get(name) ?? name;
/** True for the name of a contract or a company’s own rules, whose articles are no law. */
export const isContract = (name: string) =>
  /(?:合同|协议|协议书|章程|合约|保单|手册|意向书|承诺书|备忘录)$/.test(name);

/** A title that holds another one and has no marks of its own: 最高人民法院关于适用《风筝法》若干问题的解释（二）. */
const TITLE_AROUND =
  /((?:最高人民法院|最高人民检察院|最高法|两高)[、 ]*(?:最高人民检察院)? *关于[^，。；\n《》]{0,24}《[^《》\n]{2,40}》[^，。；\n《》]{0,30}(?:解释|规定|意见|批复|解答|通知)(?:\([^()]{1,6}\))?)(?:的|中的?|之)? *$/;
const AROUND_CHARACTERS = 140;

function titleAround(left: string): { name: string; length: number } | null {
  const match = TITLE_AROUND.exec(left);
  return match?.[1] ? { name: match[1], length: match[0].length } : null;
}

/** The law that an article at `at` belongs to; null where the text names none. */
export function findLawBefore(
  context: LawContext,
  at: number,
  covered: number,
  mustBeKnown: boolean,
): NamedLaw | null {
  const { flat } = context;
  const nearest = findLastSortedIndex(context.titles, (one) => one.end <= at);
  for (const title of context.titles.slice(Math.max(0, nearest - 1), nearest + 1).reverse()) {
    if (title.start < covered || !isGap(flat, title.end, at)) continue;
    const before = flat.slice(Math.max(covered, title.start - ISSUER_CHARACTERS), title.start);
    const issuer = /^关于/.test(title.name) ? ISSUER_BEFORE.exec(before) : null;
    const name = (issuer?.[1] ?? '') + resolveAlias(context, title.name);
    const start = title.start - (issuer?.[0].length ?? 0);
    return { start, reference: { kind: 'named', name, marked: true }, antecedent: name };
  }
  const within = findLastSorted(context.titles, (one) => one.start < at);
  if (within && at < within.end) return null;
  const left = flat.slice(Math.max(covered, at - 80), at);
  const around = titleAround(flat.slice(Math.max(covered, at - AROUND_CHARACTERS), at));
  if (around) {
    const start = at - around.length;
    const name = around.name.replace(/\s/g, '');
    return { start, reference: { kind: 'named', name, marked: false }, antecedent: name };
  }
  const bare = findBareBefore(context, at, left);
  const anaphor = ANAPHOR.exec(left);
  // 劳动合同法 ends in 同法: a name we know wins over the word that refers back.
  if (anaphor?.[1] && !mustBeKnown && !(bare && isLawKnown(context, bare.reference))) {
    const start = at - left.length + anaphor.index;
    const antecedent = givenBefore(context, anaphor[1], start) ?? context.mentions.before(start, anaphor[1]);
    return { start, reference: { kind: 'anaphoric', word: anaphor[1], antecedent }, antecedent };
  }
  if (bare && isLawKnown(context, bare.reference)) return bare;
  const generic = mustBeKnown ? null : readGenericName(left, context.mentions.namesBefore(at), context.known);
  if (generic) {
    const { word, antecedent } = generic;
    return { start: at - generic.length, reference: { kind: 'anaphoric', word, antecedent }, antecedent };
  }
  if (mustBeKnown) return null;
  if (bare) return bare;
  if (CONTRACT_WORD.test(left) || /(?:合同|协议)(?:的|之)?(?:[\u4e00-\u9fff]{0,4})?$/.test(left)) {
    return { start: at, reference: { kind: 'named', name: '合同', marked: false }, antecedent: null };
  }
  const antecedent = context.mentions.before(at);
  const earlier = [...new Set(context.mentions.namesBefore(at).toReversed())];
  const others = earlier
    .filter((name) => name !== null && name !== antecedent)
    .slice(0, OTHERS_MAX) as string[];
  return { start: at, reference: { kind: 'anaphoric', word: '', antecedent, others }, antecedent };
}

const isLawKnown = (context: LawContext, law: LawReference) =>
  law.kind === 'named' && (expandAbbreviation(law.name) !== null || (context.known?.(law.name) ?? false));

function findBareBefore(context: LawContext, at: number, left: string): NamedLaw | null {
  const numbered = BY_NUMBER.exec(left);
  if (numbered?.[1]) {
    const name = numbered[1].replace(/\s/g, '');
    const start = at - left.length + numbered.index;
    return { start, reference: { kind: 'named', name, marked: false }, antecedent: name };
  }
  // 民法典合同编第…, 民法典（2020年）第…, 公司法中第…: what stands between the name and the article is stepped over.
  const words = left.trimEnd();
  const gap =
    /(?: {0,3}\((?:19|20)[^()]{2,16}\)|\((?:以下)?简?称[^()]{1,20}\))? {0,3}(?:的|中的?|之|里的?|规定的)? {0,3}(?:[总分附]则|[\u4e00-\u9fff]{2,4}编)?(?:第[一二三四五六七八九十]{1,3}(?:编|分编|章|节))* {0,3}(?:的|中的?)?$/.exec(
      words,
    );
  const steppedOver = left.length - words.length + (gap?.[0].length ?? 0);
  const limits = steppedOver > 0 ? [at, at - steppedOver] : [at];
  for (const end of limits) {
    const found = context.names.bareBefore(end);
    if (!found || found.start < at - left.length) continue;
    const name = resolveAlias(context, context.text.slice(found.start, found.start + found.name.length));
    return { start: found.start, reference: { kind: 'named', name, marked: false }, antecedent: name };
  }
  return null;
}

function isGap(flat: string, from: number, to: number): boolean {
  return to - from <= GAP_CHARACTERS && GAP.test(flat.slice(from, to).replace(/ {2,}/g, ' '));
}

/** Laws named before any article is: marked titles, and short names standing free (民法典对此有规定，第577条…). */
function findMentions(context: Omit<LawContext, 'mentions'>): LawMention[] {
  const mentions: LawMention[] = context.titles
    .filter((title) => isLawTitle(title.name, context.known))
    .map((title) => ({ at: title.start, name: resolveAlias(context, title.name) }));
  for (const match of context.flat.matchAll(NAME_END)) {
    const end = match.index + match[0].length;
    const around = findLastSorted(context.titles, (title) => title.start <= match.index);
    if (around && end <= around.end) continue;
    const found = context.names.knownBefore(end);
    if (found)
      mentions.push({ at: found.start, name: resolveAlias(context, context.text.slice(found.start, end)) });
  }
  return mentions.sort((a, b) => a.at - b.at);
}

/** True for a name that is a law’s: a short name, one the library knows, or one that ends like a law’s. */
export function isLawTitle(name: string, known: KnownTitle | undefined): boolean {
  return (
    expandAbbreviation(name) !== null ||
    (known?.(name) ?? false) ||
    (LAW_LIKE.test(name) && !isContract(name))
  );
}
