import { createHash } from 'node:crypto';
import type { LexiconEntry } from '@mingfa/content/lexicon';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { SIMILARITY_WEIGHTS } from '../../apps/server/src/engine/retrieval/cases/rank-similar-cases.ts';
import { SimilarCaseIndex } from '../../apps/server/src/engine/retrieval/cases/similar-case-index.ts';
import { expandQuestion } from '../../apps/server/src/engine/retrieval/question/expand-question.ts';
import { indexText } from '../../apps/server/src/engine/retrieval/words/index-text.ts';
import { buildPassageIndex } from '../../apps/server/src/engine/retrieval/words/passage-index.ts';
import type { CivilCase } from './read-civil-cases.ts';

/** The ids of cases for a story, the best first. */
export type CivilRanking = (story: { text: string }, limit: number) => string[];

/**
 * Three rankings: the engine's words with everyday words translated over whole documents, the ranking of similar cases over the
 * facts, and latent vectors alone over whole documents.
 */
export function rankCivilCases(
  cases: readonly CivilCase[],
  lexicon: readonly LexiconEntry[],
): Record<'words over documents' | 'similar cases over facts' | 'vectors over documents', CivilRanking> {
  const findWords = matchLexicon(lexicon);
  const empty = { lawTitle: '', shortTitle: '', headingPath: '', label: '', everydayWords: [] };
  const passages = buildPassageIndex(cases.map(({ text }) => indexText({ ...empty, text })));
  const byFacts = SimilarCaseIndex.of(cases);
  const byDocument = SimilarCaseIndex.of(cases.map((one) => ({ ...one, facts: one.text })));
  const weights = { ...SIMILARITY_WEIGHTS, latent: 100, company: 0, cause: 0, authority: 0, recency: 0 };
  return {
    'words over documents': ({ text }, limit) =>
      passages.find(expandQuestion(text, findWords(text)), limit).map(({ index }) => cases[index]?.id ?? ''),
    'similar cases over facts': ({ text }, limit) => byFacts.find({ text, limit }).found.map(({ id }) => id),
    'vectors over documents': ({ text }, limit) =>
      byDocument.find({ text, limit, weights }).found.map(({ id }) => id),
  };
}

const POOLED = 10;

/** For each story the first ten of each ranking, without saying which found what, in an order that tells nothing. */
export function poolCivilCases(
  cases: readonly CivilCase[],
  rankings: Readonly<Record<string, CivilRanking>>,
): (story: { id: string; text: string }) => CivilCase[] {
  const byId = new Map(cases.map((one) => [one.id, one]));
  return ({ id, text }) => {
    const ids = Object.values(rankings).flatMap((rank) => rank({ text }, POOLED));
    const order = (one: string) => createHash('sha256').update(`${id} ${one}`).digest('hex');
    return [...new Set(ids)]
      .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
      .flatMap((one) => byId.get(one) ?? []);
  };
}
