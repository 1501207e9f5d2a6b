// Writes folds.json: which questions are held apart together. Made once and kept; what is fitted is judged on the fold it has not seen.
// `node bench/retrieval/make-folds.ts`
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readQuestions, type StatuteQuestion } from './read-questions.ts';

const FOLDS = 5;
const shared = resolve(import.meta.dirname, '../../../shared/data');
const questions = await readQuestions(join(shared, 'retrieval/statute-questions.jsonl'));
const folds = { random: foldsAtRandom(questions), articleDisjoint: foldsByArticle(questions) };
await writeFile(join(import.meta.dirname, 'folds.json'), `${JSON.stringify(folds)}\n`);
console.log(
  folds.random.map((fold) => fold.length),
  folds.articleDisjoint.map((fold) => fold.length),
);

/** Five folds of nearly equal size, in the order of a hash of the id. */
function foldsAtRandom(all: readonly StatuteQuestion[]): number[][] {
  const shuffled = all.map(({ id }) => id).sort(byHash);
  return Array.from({ length: FOLDS }, (_, fold) =>
    shuffled.filter((_, index) => index % FOLDS === fold).sort((a, b) => a - b),
  );
}

/** Questions that share an article stay together, so that no article answers on both sides. */
function foldsByArticle(all: readonly StatuteQuestion[]): number[][] {
  const groupOf = new Map<string, Set<StatuteQuestion>>();
  for (const question of all) {
    const joined = new Set([question]);
    for (const article of question.articles) {
      for (const other of groupOf.get(article) ?? []) joined.add(other);
    }
    for (const member of joined) for (const article of member.articles) groupOf.set(article, joined);
  }
  const groups = [...new Set(groupOf.values())]
    .map((group) => [...group].map(({ id }) => id).sort((a, b) => a - b))
    .sort((a, b) => b.length - a.length || byHash(a[0] ?? 0, b[0] ?? 0));
  const folds: number[][] = Array.from({ length: FOLDS }, () => []);
  for (const group of groups) {
    folds.reduce((least, fold) => (fold.length < least.length ? fold : least)).push(...group);
  }
  return folds.map((fold) => fold.sort((a, b) => a - b));
}

function byHash(a: number, b: number): number {
  const hash = (id: number) => createHash('sha256').update(`question ${id}`).digest('hex');
  return hash(a) < hash(b) ? -1 : 1;
}
