import type { CloneGap } from '@mingfa/contract/clone-content';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { clone, cloneVersion, goldenQuestion, goldenRun } from '../../../db/schema/clone.ts';
import type { CloneRow } from '../own-rows.ts';
import { readLastResults, readQuestions } from './golden-rows.ts';
import { isOutage } from './judge-answer.ts';

const ABOUT_CHARACTERS = 100;

/** Nobody has talked to exactly this draft yet. */
export const NOT_TESTED: CloneGap = { path: 'tested', problem: 'not_tested', about: '', blocks: true };

/**
 * What the tests of exactly this draft leave open: golden questions that fail and are not waived, or were not asked, and a trial.
 * A question that an outage left without an answer keeps nobody from publishing.
 */
export async function findGoldenGaps(db: DatabaseOrTransaction, row: CloneRow): Promise<CloneGap[]> {
  const tested = row.testedRevision === row.draftRevision ? [] : [NOT_TESTED];
  const questions = (await readQuestions(db, row.id)).filter(({ waivedBecause }) => waivedBecause === '');
  if (questions.length === 0) return tested;
  const results = await readLastResults(db, row.id);
  const judged = questions.map((question) => ({ question, last: results.get(question.id) }));
  const failing = judged.filter(({ last }) => last?.state === 'failed' && !isOutage(last.failures));
  const isUnasked = judged.some(({ last }) => !last);
  const isOpen = isUnasked || judged.some(({ last }) => last && isOutage(last.failures));
  return [
    ...failing.map(({ question }): CloneGap => {
      const about = [...question.question].slice(0, ABOUT_CHARACTERS).join('');
      return { path: 'golden', problem: 'failing', about, blocks: true };
    }),
    ...(isOpen ? [{ path: 'golden', problem: 'not_run', about: '', blocks: isUnasked } as const] : []),
    ...tested,
  ];
}

/** Golden questions that held on what is published and, by its last run, do not any more; of each clone that has any. */
export async function readBroken(
  db: DatabaseOrTransaction,
  rows: readonly CloneRow[],
): Promise<Map<string, string[]>> {
  const published = rows.filter(({ publishedVersion }) => publishedVersion !== null).map(({ id }) => id);
  if (published.length === 0) return new Map();
  const last = await db
    .selectDistinctOn([goldenRun.cloneId], { broken: goldenRun.broken })
    .from(goldenRun)
    .innerJoin(clone, eq(clone.id, goldenRun.cloneId))
    .innerJoin(
      cloneVersion,
      and(
        eq(cloneVersion.cloneId, clone.id),
        eq(cloneVersion.version, clone.publishedVersion),
        eq(cloneVersion.content, goldenRun.content),
      ),
    )
    .where(and(inArray(goldenRun.cloneId, published), eq(goldenRun.state, 'finished')))
    .orderBy(goldenRun.cloneId, desc(goldenRun.startedAt));
  const ids = last.flatMap(({ broken }) => broken);
  if (ids.length === 0) return new Map();
  const questions = await db
    .select()
    .from(goldenQuestion)
    .where(and(inArray(goldenQuestion.id, ids), eq(goldenQuestion.waivedBecause, '')))
    .orderBy(goldenQuestion.serial);
  const byClone = Map.groupBy(questions, ({ cloneId }) => cloneId);
  return new Map([...byClone].map(([cloneId, broken]) => [cloneId, broken.map(({ question }) => question)]));
}
