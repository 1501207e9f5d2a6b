import { createHash } from 'node:crypto';
import type { LexiconEntry } from '@mingfa/content/lexicon';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { SIMILARITY_WEIGHTS } from '../../apps/server/src/engine/retrieval/cases/rank-similar-cases.ts';
import { SimilarCaseIndex } from '../../apps/server/src/engine/retrieval/cases/similar-case-index.ts';
import { expandQuestion } from '../../apps/server/src/engine/retrieval/question/expand-question.ts';
import { indexText } from '../../apps/server/src/engine/retrieval/words/index-text.ts';
import { buildPassageIndex } from '../../apps/server/src/engine/retrieval/words/passage-index.ts';
import type { CivilCase } from './read-civil-cases.ts';

const POOLED = 10;

/**
 * For each story the first ten of three rankings, without saying which found what, in an order that tells nothing: the
 * engine's words with everyday words translated over whole documents, the ranking of similar cases over the facts,
 * and latent vectors alone over whole documents.
 */
export function poolCivilCases(
  cases: readonly CivilCase[],
  lexicon: readonly LexiconEntry[],
): (story: { id: string; text: string }) => CivilCase[] {
  const findWords = matchLexicon(lexicon);
  const empty = { lawTitle: '', shortTitle: '', headingPath: '', label: '', everydayWords: [] };
  const passages = buildPassageIndex(cases.map(({ text }) => indexText({ ...empty, text })));
  const byFacts = SimilarCaseIndex.of(cases);
  const byDocument = SimilarCaseIndex.of(cases.map((one) => ({ ...one, facts: one.text })));
  const vectorsAlone = { ...SIMILARITY_WEIGHTS, latent: 100, company: 0, cause: 0, authority: 0, recency: 0 };
  const byId = new Map(cases.map((one) => [one.id, one]));
  return ({ id, text }) => {
    const words = passages.find(expandQuestion(text, findWords(text)), POOLED);
    const ids = [
      ...words.map(({ index }) => cases[index]?.id ?? ''),
      ...byFacts.find({ text, limit: POOLED }).found.map((hit) => hit.id),
      ...byDocument.find({ text, limit: POOLED, weights: vectorsAlone }).found.map((hit) => hit.id),
    ];
    const order = (one: string) => createHash('sha256').update(`${id} ${one}`).digest('hex');
    return [...new Set(ids)]
      .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
      .flatMap((one) => byId.get(one) ?? []);
  };
}
