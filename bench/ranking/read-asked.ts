import { join } from 'node:path';
import {
  associationTerms,
  placeKey,
} from '../../apps/server/src/engine/retrieval/laws/ranking/associations.ts';
import { readQuestions } from '../retrieval/read-questions.ts';
import type { Pair } from './learn-associations.ts';
import type { ReadCorpus } from './read-corpus.ts';

/** A lay question with the articles that answer it. */
export interface AskedQuestion extends Pair {
  id: number;
  text: string;
  /** Places that answer it, held or not. */
  total: number;
  answers: ReadonlySet<string>;
}

/** Reads the questions and finds their answers in the library. */
export async function readAsked(shared: string, corpus: ReadCorpus): Promise<AskedQuestion[]> {
  const questions = await readQuestions(join(shared, 'retrieval/statute-questions.jsonl'));
  return questions.map(({ id, question, articles }) => {
    const places = articles.flatMap((place) => corpus.find(place) ?? []);
    return {
      id,
      text: question,
      terms: associationTerms(question),
      places,
      total: articles.length,
      answers: new Set(places.map(({ titleKey, articleKey }) => placeKey(titleKey, articleKey))),
    };
  });
}
