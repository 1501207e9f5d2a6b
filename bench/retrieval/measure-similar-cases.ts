import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LexiconEntry } from '@mingfa/content/lexicon';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { expandQuestion } from '../../apps/server/src/engine/retrieval/question/expand-question.ts';
import { indexText } from '../../apps/server/src/engine/retrieval/words/index-text.ts';
import { buildPassageIndex } from '../../apps/server/src/engine/retrieval/words/passage-index.ts';

interface Case {
  id: string;
  /** Facts of the case by charge. */
  charges: Record<string, string>;
}
interface CaseQuestion extends Case {
  /** Grade of each case that was judged: 0 to 3. */
  relevance: Record<string, number>;
}

/** The engine's own ranking of passages pointed at the facts of cases: what a library of cases would start from. */
export async function measureSimilarCases(
  folder: string,
  lexicon: readonly LexiconEntry[],
): Promise<{ cases: number; questions: number; ndcg10: number; recall100: number }> {
  const documents = await readLines<Case>(join(folder, 'similar-case-documents.jsonl'));
  const questions = await readLines<CaseQuestion>(join(folder, 'similar-case-queries.jsonl'));
  const findWords = matchLexicon(lexicon);
  const index = buildPassageIndex(documents.map((one) => indexText({ ...EMPTY, text: factsOf(one) })));
  let ndcg10 = 0;
  let recall100 = 0;
  for (const question of questions) {
    const order = index
      .find(expandQuestion(factsOf(question), findWords(factsOf(question))), 101)
      .flatMap((hit) => documents[hit.index]?.id ?? [])
      .filter((id) => id !== question.id);
    const gains = order.slice(0, 10).map((id) => question.relevance[id] ?? 0);
    const ideal = Object.values(question.relevance).sort((a, b) => b - a);
    ndcg10 += discounted(gains) / discounted(ideal.slice(0, 10));
    const similar = Object.entries(question.relevance).flatMap(([id, grade]) =>
      grade >= SIMILAR ? [id] : [],
    );
    recall100 += similar.filter((id) => order.slice(0, 100).includes(id)).length / similar.length;
  }
  const count = questions.length;
  return { cases: documents.length, questions: count, ndcg10: ndcg10 / count, recall100: recall100 / count };
}

/** From this grade on a case is one to be found. */
const SIMILAR = 2;
const EMPTY = { lawTitle: '', shortTitle: '', headingPath: '', label: '', everydayWords: [] };

const factsOf = ({ charges }: Case): string => Object.values(charges).join('\n');

const discounted = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, rank) => sum + (2 ** gain - 1) / Math.log2(rank + 2), 0);

async function readLines<Line>(path: string): Promise<Line[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Line);
}
