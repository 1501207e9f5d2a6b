import {
  recordingFindings as findingsShape,
  type RecordingFindings,
} from '@mingfa/contract/recording-findings';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { recording, recordingFindings } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { limitConcurrency } from '../../../runtime/limit-concurrency.ts';
import { runInThread } from '../../../runtime/run-in-thread.ts';
import { dayInChina } from '../../../runtime/today-in-china.ts';
import { ownRecording, type RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { readTurns } from '../transcript/read-turns.ts';
import type { WordsContext } from '../words-context.ts';
import { checkSpokenCitations } from './check-spoken-citations.ts';
import type { FindingsJob, FoundByRules } from './find-in-transcript.ts';

/** Grows with every change of the rules; what older ones found is found again. */
const FINDING_RULES = 11;
const PROGRAM = new URL('./findings-worker.ts', import.meta.url);
const LIMITS = { timeoutMs: 180_000, memoryMb: 1024 };
const foundByRules = findingsShape.omit({
  citations: true,
  citationsAsOf: true,
  citationsAsOfFrom: true,
});
const inTurn = limitConcurrency(2);
const untilDone = new AbortController().signal;

/** Transcripts being looked through by this process: who asks for the same one waits for it. */
const underWay = new Map<string, Promise<FoundByRules>>();

/**
 * What rules find in a transcript; found now where its words were changed since.
 * @throws AppError `not_found`, `transcript_missing`, `parser_timeout`, `parser_memory`
 */
export async function getRecordingFindings(
  context: WordsContext & RequestContext,
  input: { recordingId: string },
): Promise<RecordingFindings> {
  const row = await ownRecording(context.db, context.caller, input.recordingId);
  if (row.segments === 0) throw new AppError('transcript_missing');
  const [found, cited] = await Promise.all([findOnce(context, row), checkSpokenCitations(context, row)]);
  return { ...found, ...cited };
}

/** What does not change with the library; found once for each revision. */
async function findOnce(context: RecordingContext, row: RecordingRow): Promise<FoundByRules> {
  const isFresh = and(
    eq(recordingFindings.recordingId, row.id),
    eq(recordingFindings.revision, row.revision),
    eq(recordingFindings.rules, FINDING_RULES),
  );
  const [held] = await context.db.select().from(recordingFindings).where(isFresh);
  if (held) return held.findings;
  const key = `${row.id} ${row.revision} ${row.recordedAt?.toISOString() ?? ''}`;
  const running = underWay.get(key) ?? find(context, row).finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

async function find(context: RecordingContext, row: RecordingRow): Promise<FoundByRules> {
  const turns = await readTurns(context.db, row.id);
  const job: FindingsJob = {
    revision: row.revision,
    recordedOn: row.recordedAt && dayInChina(row.recordedAt),
    segments: turns.map(({ segmentId, startMs, endMs, timing, speakerId, text }) => ({
      ...{ id: segmentId, startMs, endMs, timing, text },
      speaker: speakerId,
    })),
  };
  const written = await inTurn(untilDone, () => runInThread<string>(PROGRAM, job, LIMITS, untilDone));
  const findings = sql<FoundByRules>`${written}::jsonb`;
  const values = { revision: row.revision, rules: FINDING_RULES, findings };
  await context.db.transaction(async (tx) => {
    // Words that were changed or deleted meanwhile are not quoted any more, nor days told as seen from another day.
    const isAsItWas = and(
      eq(recording.id, row.id),
      eq(recording.revision, row.revision),
      row.recordedAt ? eq(recording.recordedAt, row.recordedAt) : isNull(recording.recordedAt),
    );
    const held = await tx.select({ id: recording.id }).from(recording).where(isAsItWas).for('key share');
    if (held.length === 0) return;
    await tx
      .insert(recordingFindings)
      .values({ recordingId: row.id, ...values })
      .onConflictDoUpdate({ target: recordingFindings.recordingId, set: values });
  });
  return foundByRules.parse(JSON.parse(written));
}
