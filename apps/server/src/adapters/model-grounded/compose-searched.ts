import { type ArticleEvidence, type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import { composeCases } from './compose-cases.ts';
import { composeFiles, pickWords } from './compose-files.ts';
import { escapeUntrusted } from './escape-untrusted.ts';
import type { FoundMaterial } from './found-material.ts';
import { overlap, type Terms, termsOf } from './passages.ts';
import type { Phrases } from './phrases.ts';
import { quoteSource, toldDigest } from './quote.ts';

/** Cases and pages that are told; what was found besides stands among the sources. */
const CASES_MAX = 4;
const PAGES_MAX = 4;
/** Articles told for one part of the question. */
const ARTICLES_OF_PART = 2;
/** An article less likely than this answers no part, where the whole law is held; among digests one that shares less with it. */
const LEAST_LIKELIHOOD = 0.1;
const LEAST_OVERLAP_OF_DIGEST = 0.12;

type Research = NonNullable<FoundMaterial['research']>;

/** The answer to a question that was looked up in chosen scopes: what every question is answered with, then its parts, cases and pages. */
export function composeSearched(
  found: FoundMaterial,
  research: Research,
  phrases: Phrases,
  compose: (whole: FoundMaterial) => string[],
): string[] {
  const { question, words, evidence } = found;
  const terms = termsOf(question, words);
  const ofWhole = evidence.filter(({ kind, index }) => !isBeside(kind) && !research.beside.includes(index));
  const files = ofWhole.filter((source) => source.kind === 'file');
  const whole = research.withoutLaws
    ? files.length > 0 || found.filesAsked
      ? composeFiles(files, terms, phrases, question).blocks
      : []
    : compose({ ...found, evidence: ofWhole });
  if (found.inDanger && whole.length > 0) return whole;
  const told = whole.join('\n');
  const blocks = [
    ...whole,
    ...composeParts(found, research, told, phrases),
    ...composeCases(
      { ...found, evidence: evidence.filter(({ kind }) => kind === 'case').slice(0, CASES_MAX) },
      phrases,
      phrases.casesFound,
    ),
    ...composePages(evidence, terms, phrases),
  ];
  return blocks.length > 0 ? blocks : [phrases.nothingInScopes];
}

const isBeside = (kind: Evidence['kind']): boolean => kind === 'case' || kind === 'web';

/** For each part of the question the articles that were found for it: quoted where the answer has not told them yet, else named. */
function composeParts(found: FoundMaterial, { parts }: Research, told: string, phrases: Phrases): string[] {
  if (parts.every(({ sources }) => sources.length === 0)) return [];
  const before = new Set([...told.matchAll(/\[(\d{1,3})\]/g)].map(([, index]) => Number(index)));
  const lines = parts.flatMap(({ text, sources }, at) => {
    const terms = termsOf(text, found.words);
    const articles = found.evidence
      .filter(isArticleEvidence)
      .filter((source) => sources.includes(source.index) && isClose(source, terms, found.starterOnly))
      .slice(0, ARTICLES_OF_PART);
    // The person's own words cite nothing here.
    const heading = `**${at + 1}. ${escapeUntrusted(text).replaceAll('《', '〈').replaceAll('》', '〉')}**`;
    if (articles.length === 0) return [heading, phrases.nothingForPart];
    const fresh = articles.filter(({ index }) => !before.has(index));
    const named = articles.filter(({ index }) => before.has(index));
    for (const { index } of fresh) before.add(index);
    return [
      heading,
      phrases.foundForPart,
      ...fresh.map((source) => tellArticle(source, terms, phrases)),
      ...(named.length > 0
        ? // Words before them: a citation right behind a quotation would be taken for its source.
          [
            `- ${phrases.related}${phrases.colon}${named.map((source) => `${phrases.place(source)} [${source.index}]`).join(phrases.comma)}`,
          ]
        : []),
    ];
  });
  return [`## ${phrases.partByPart}`, ...lines];
}

function isClose(source: ArticleEvidence, terms: Terms, starterOnly: boolean): boolean {
  if (source.status === '已废止') return false;
  if (!starterOnly) return source.score >= LEAST_LIKELIHOOD;
  const words = [source.title, source.text, source.digest?.heading, source.digest?.text].join('\n');
  return overlap(terms, words) >= LEAST_OVERLAP_OF_DIGEST;
}

const tellArticle = (source: ArticleEvidence, terms: Terms, phrases: Phrases): string =>
  source.kind === 'digest' ? toldDigest(source, phrases) : quoteSource(source, terms, phrases, 'first').block;

/** Passages of pages of the web, quoted behind their name and number. */
function composePages(evidence: readonly Evidence[], terms: Terms, phrases: Phrases): string[] {
  const pages = evidence.filter((source) => source.kind === 'web').slice(0, PAGES_MAX);
  if (pages.length === 0) return [];
  const lines = pages.map((page) => {
    const name = [page.title, page.label].filter((one) => one !== '').join(' · ');
    return `- ${escapeUntrusted(name)} [${page.index}]${phrases.colon}“${escapeUntrusted(pickWords(page, terms))}”`;
  });
  return [`## ${phrases.fromWeb}`, lines.join('\n')];
}
