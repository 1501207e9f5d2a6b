import { isDeepStrictEqual } from 'node:util';
import { cloneContent } from '@mingfa/contract/clone-content';
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { clone, cloneVersion, goldenRun } from '../../../db/schema/clone.ts';
import { document } from '../../../db/schema/document.ts';
import { lawImport } from '../../../db/schema/law.ts';
import type { GoldenContext } from './golden-context.ts';
import { queueRun } from './golden-queue.ts';
import { type RunRow, readQuestions } from './golden-rows.ts';
import { fingerprintOf, insertRun } from './start-run.ts';

const QUEUE = 'golden-changes';
const ALARM = { key: 'alarm' };
const FIRST_AFTER_SECONDS = 60;
const EVERY_SECONDS = 600;
/** Begun at one look; the others wait for the next. */
const BEGUN_AT_ONCE = 20;

/**
 * Declares the look for what has changed below published clones; before the jobs start. The alarm is a durable job, so one of several
 * nodes hears it.
 */
export function registerChanges(context: GoldenContext): void {
  context.jobs.register(QUEUE, { concurrency: 1, timeoutSeconds: 300, retries: 0 }, async ({ signal }) => {
    try {
      await runChanged(context, signal);
    } finally {
      if (!signal.aborted) await context.jobs.add(QUEUE, {}, { ...ALARM, afterSeconds: EVERY_SECONDS });
    }
  });
}

/** Sets the alarm: soon after a start, which may have brought another release. */
export async function resumeChanges({ jobs }: GoldenContext): Promise<void> {
  await jobs.add(QUEUE, {}, { ...ALARM, afterSeconds: FIRST_AFTER_SECONDS });
}

/** Runs the golden questions of published clones again whose library, knowledge or engine is another than at their last run. */
async function runChanged(context: GoldenContext, signal: AbortSignal): Promise<void> {
  const importing = inArray(lawImport.state, ['queued', 'running']);
  if ((await context.db.$count(lawImport, importing)) > 0) return;
  const last = await context.db
    .selectDistinctOn([goldenRun.cloneId], { run: goldenRun, version: cloneVersion.version })
    .from(goldenRun)
    .innerJoin(clone, and(eq(clone.id, goldenRun.cloneId), isNull(clone.archivedAt)))
    .innerJoin(
      cloneVersion,
      and(
        eq(cloneVersion.cloneId, clone.id),
        eq(cloneVersion.version, clone.publishedVersion),
        eq(cloneVersion.content, goldenRun.content),
      ),
    )
    .where(ne(goldenRun.state, 'running'))
    .orderBy(goldenRun.cloneId, desc(goldenRun.startedAt));
  let begun = 0;
  const library = await fingerprintOf(context, cloneContent.parse({ name: '-' }));
  for (const { run, version } of last) {
    signal.throwIfAborted();
    if (begun >= BEGUN_AT_ONCE) return;
    if (await isAsItWas(context, run, library)) continue;
    if (await runAgain(context, run, version)) begun += 1;
  }
}

async function isAsItWas(
  context: GoldenContext,
  { content, fingerprint }: RunRow,
  library: RunRow['fingerprint'],
): Promise<boolean> {
  const { baseIds } = content.knowledge;
  if (baseIds.length === 0) return isDeepStrictEqual(restsOn(fingerprint), restsOn(library));
  const reading = and(
    inArray(document.knowledgeBaseId, baseIds),
    inArray(document.state, ['waiting', 'working']),
  );
  if ((await context.db.$count(document, reading)) > 0) return true;
  return isDeepStrictEqual(restsOn(fingerprint), restsOn(await fingerprintOf(context, content)));
}

/** What an answer depends on: a base that was renamed is the same. */
const restsOn = ({ bases, ...rest }: RunRow['fingerprint']) => ({
  ...rest,
  bases: bases.map(({ konId, filesHash, segments }) => ({ konId, filesHash, segments })),
});

/** @returns false where a run is under way, or no question is left */
async function runAgain(context: GoldenContext, last: RunRow, version: number): Promise<boolean> {
  const fingerprint = await fingerprintOf(context, last.content);
  const run = await context.db.transaction(async (tx) => {
    const [held] = await tx.select().from(clone).where(eq(clone.id, last.cloneId)).for('update');
    const running = and(eq(goldenRun.cloneId, last.cloneId), eq(goldenRun.state, 'running'));
    if (!held || held.publishedVersion !== version || (await tx.$count(goldenRun, running)) > 0) return null;
    const questions = await readQuestions(tx, held.id);
    if (questions.length === 0) return null;
    const { draftRevision } = held;
    const because = 'changed';
    const { cloneId, content } = last;
    return insertRun(context, tx, {
      cloneId,
      version,
      draftRevision,
      because,
      content,
      fingerprint,
      questions,
    });
  });
  if (run) await queueRun(context, run.id);
  return run !== null;
}
