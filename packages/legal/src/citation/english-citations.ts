import { ENGLISH_TITLES } from '../statute/law-abbreviations.ts';
import type { LawReference, StatuteCitation } from './citation.ts';

const NAMES = Object.keys(ENGLISH_TITLES)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[-]/g, '[- ]'))
  .join('|');
const COUNTRY = "(?:(?:the )?(?:PRC|Chinese|China's|China’s) )?";
const OF_COUNTRY = "(?: of (?:the )?(?:PRC|People['’]s Republic of China|China))?";
const ARTICLE = '(?:Articles?|Arts?\\.?)';
/** 13(1)(2) is an item of a paragraph; 23, item 3. */
const PLACE =
  '(?<main>\\d{1,4})(?:-(?<sub>\\d{1,2}))?(?:\\((?<inBrackets>\\d{1,2})\\)(?:\\((?<itemInBrackets>\\d{1,2})\\))?|,? (?:paragraph|para\\.?) (?<paragraph>\\d{1,2}))?(?:,? item \\(?(?<item>\\d{1,2})\\)?)?';
/** and 47, 20 to 23. */
const REST = '(?<rest>(?:(?:,| and|, and| or|-| to) \\d{1,4})*|-\\d{1,4})';
/** Trademark Law (2019): a version behind the name. */
const VERSION =
  '(?: \\((?:(?:as )?(?:amended|revised) (?:in )?)?(?:19|20)\\d{2}(?: (?:Amendment|Revision))?\\))?';
/** Personal Information Protection Law ("PIPL"): what the text calls a law from there on. */
const DEFINED = new RegExp(
  `\\b(?:the )?(?<law>${COUNTRY}(?:${NAMES})${OF_COUNTRY})${VERSION} ?\\(["“”'‘](?:the )?(?<alias>[A-Z][A-Za-z]{1,15})["“”'’]`,
  'gi',
);
/** Article 14 of the Interpretation on … (《…解释》), Article 14 of the 《…解释》: the Chinese title says which law, whatever it is called in English. */
const TITLE_BEHIND = new RegExp(
  `\\b${ARTICLE} ${PLACE} of (?:the )?(?:[a-z][a-z0-9 ,.'’()-]{0,160}?\\()?《[^《》\\n]{2,80}》\\)?`,
  'gi',
);
/** An article without its law, or of that Law. */
const LAW_BEFORE = new RegExp(
  `\\b${ARTICLE} ${PLACE}${REST}(?:,? of (?:that|this|the same|the said) (?:Law|Code|Regulations?|Interpretation))?`,
  'gi',
);
/** First paragraph of Article 577. */
const PARAGRAPH_BEFORE = /(?:\b(?:paragraph|para\.?) (\d{1,2}),? (?:of )?)$/i;
/** Article 5 of the lease, Article 6 GDPR: of something else. */
const OF_OTHERS = /^(?:,? (?:of|in|under|to) (?!which)|,? [A-Z])/;
/** Between a law and an article without one nothing else may be spoken of that has articles. */
const OTHER_WITH_ARTICLES =
  /\b(?:agreements?|contracts?|leases?|treat(?:y|ies)|conventions?|acts?|GDPR|directives?|by-?laws|articles of association|charter|rules)\b/i;
/** So far behind a law its next articles may stand. */
const REACH = 400;

interface Patterns {
  /** Article 577 of the Civil Code; Articles 46 and 47 of the Labor Contract Law. */
  articleFirst: RegExp;
  /** Civil Code, Article 577; Trademark Law (2019) Art. 45(1). */
  lawFirst: RegExp;
}

function patternsFor(names: string): Patterns {
  const law = `(?:the )?(?<law>${COUNTRY}(?:${names})${OF_COUNTRY})`;
  return {
    articleFirst: new RegExp(`\\b${ARTICLE} ${PLACE}${REST}(?:,? of | \\(| )${law}`, 'gi'),
    lawFirst: new RegExp(`\\b${law}${VERSION},? ${ARTICLE} ${PLACE}`, 'gi'),
  };
}
const PATTERNS = patternsFor(NAMES);

type NumberedPlace = Pick<StatuteCitation, 'article' | 'paragraph' | 'item'>;

function placeIn(
  groups: Record<string, string | undefined> | undefined,
  paragraphBefore?: string,
): NumberedPlace {
  const { main, sub, inBrackets, itemInBrackets, paragraph, item } = groups ?? {};
  return {
    article: { main: Number(main), sub: Number(sub ?? 0) },
    paragraph: Number(inBrackets ?? paragraph ?? paragraphBefore ?? 0) || null,
    item: Number(itemInBrackets ?? item ?? 0) || null,
  };
}

function citation(
  text: string,
  range: { start: number; end: number },
  law: LawReference,
  place: NumberedPlace,
): StatuteCitation {
  const { start, end } = range;
  return {
    ...{ type: 'statute', raw: text.slice(start, end), start, end, law },
    ...{ ...place, to: null, subitem: null },
  };
}

const named = (name: string): LawReference => ({ kind: 'named', name, marked: false });

/** Finds citations of Chinese laws written in English, for the laws whose English name is in use and those whose Chinese title is added. */
export function findEnglishCitations(text: string, flat: string): StatuteCitation[] {
  if (!/\bArt/i.test(flat)) return [];
  const aliases = new Map<string, string>();
  for (const { groups } of flat.matchAll(DEFINED))
    if (groups?.alias && groups.law) aliases.set(groups.alias.toLowerCase(), groups.law);
  const { articleFirst, lawFirst } =
    aliases.size === 0 ? PATTERNS : patternsFor([NAMES, ...aliases.keys()].join('|'));
  const lawOf = (name = '') => aliases.get(name.replace(/^the /i, '').toLowerCase()) ?? name;
  const found: StatuteCitation[] = [];
  for (const match of flat.matchAll(TITLE_BEHIND)) {
    const range = { start: match.index, end: match.index + match[0].length };
    // Of the text itself: in the flat one its brackets are narrow.
    const name = /《(.+)》/.exec(text.slice(range.start, range.end))?.[1] ?? '';
    found.push(citation(text, range, named(name), placeIn(match.groups)));
  }
  for (const match of flat.matchAll(articleFirst)) {
    const before = PARAGRAPH_BEFORE.exec(flat.slice(Math.max(0, match.index - 24), match.index));
    const end = match.index + match[0].length;
    const start = match.index - (before?.[0].length ?? 0);
    const law = named(lawOf(match.groups?.law));
    found.push(...withRest(text, match, { start, end }, law, placeIn(match.groups, before?.[1])));
  }
  for (const match of flat.matchAll(lawFirst)) {
    const range = { start: match.index, end: match.index + match[0].length };
    found.push(citation(text, range, named(lawOf(match.groups?.law)), placeIn(match.groups)));
  }
  return [...found, ...ofLawBefore(text, flat, found)];
}

/** The article that a match names, and those behind it: a range, or each by itself. */
function withRest(
  text: string,
  match: RegExpExecArray,
  { start, end }: { start: number; end: number },
  law: LawReference,
  place: NumberedPlace,
): StatuteCitation[] {
  const rest = match.groups?.rest ?? '';
  if (rest === '') return [citation(text, { start, end }, law, place)];
  const main = match.groups?.main ?? '';
  const headEnd = match.index + match[0].indexOf(rest, match[0].indexOf(main) + main.length);
  const numbers = [...rest.matchAll(/\d+/g)];
  const only = numbers[0];
  if (numbers.length === 1 && only && /-| to/.test(rest))
    return [{ ...citation(text, { start, end }, law, place), to: { main: Number(only[0]), sub: 0 } }];
  const antecedent = law.kind === 'named' ? law.name : law.antecedent;
  let from = headEnd;
  const others = numbers.map((number, index) => {
    const to = index === numbers.length - 1 ? end : headEnd + number.index + number[0].length;
    const next = { article: { main: Number(number[0]), sub: 0 }, paragraph: null, item: null };
    const cited = citation(text, { start: from, end: to }, { kind: 'anaphoric', word: '', antecedent }, next);
    from = to;
    return cited;
  });
  return [citation(text, { start, end: headEnd }, law, place), ...others];
}

/** PIPL Art. 55(4), kept three years (Art. 56(2)): an article without its law is of the one named before it in its line. */
function ofLawBefore(text: string, flat: string, cited: readonly StatuteCitation[]): StatuteCitation[] {
  const found: StatuteCitation[] = [];
  const named = cited.toSorted((a, b) => a.start - b.start);
  let next = 0;
  let nearest: StatuteCitation | undefined;
  for (const match of flat.matchAll(LAW_BEFORE)) {
    const range = { start: match.index, end: match.index + match[0].length };
    for (let one = named[next]; one && one.end <= range.start; one = named[next]) {
      if (!nearest || one.end > nearest.end) nearest = one;
      next += 1;
    }
    const ahead = named[next];
    if (!nearest || (ahead && ahead.start < range.end) || range.start - nearest.end > REACH) continue;
    const between = flat.slice(nearest.end, range.start);
    if (/[\n《]/.test(between) || OTHER_WITH_ARTICLES.test(between)) continue;
    if (OF_OTHERS.test(flat.slice(range.end, range.end + 12))) continue;
    const antecedent = nearest.law.kind === 'named' ? nearest.law.name : nearest.law.antecedent;
    const word = / of .+$/.exec(match[0])?.[0].slice(4) ?? '';
    const own = withRest(text, match, range, { kind: 'anaphoric', word, antecedent }, placeIn(match.groups));
    found.push(...own);
    nearest = own.at(-1) ?? nearest;
  }
  return found;
}
