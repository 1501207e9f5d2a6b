import type { Timing } from '@mingfa/contract/evidence';
import type { RecordingFindings } from '@mingfa/contract/recording-findings';
import { daySaidIn } from '@mingfa/legal/recordings/statements/resolve-spoken-dates';
import { writeSpokenPlaces } from '@mingfa/legal/recordings/write-spoken-places';
import { asc, eq, sql } from 'drizzle-orm';
import { recordingSegment } from '../../../db/schema/recording.ts';
import { checkCitations } from '../../../engine/answering/index.ts';
import { breather } from '../../../engine/breathe.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { dayInChina, todayInChina } from '../../../runtime/today-in-china.ts';
import type { RecordingRow } from '../own-recording.ts';
import type { WordsContext } from '../words-context.ts';

type SpokenCitations = Pick<RecordingFindings, 'citations' | 'citationsAsOf' | 'citationsAsOfFrom'>;

/** So many turns that may cite something are looked at; nobody would follow more. */
const TURNS_MAX = 500;
/** Which day it is, is said at the beginning. */
const BEGINNING = 20;

interface Turn extends Record<string, unknown> {
  id: string;
  startMs: number;
  endMs: number;
  timing: Timing;
  speakerId: string | null;
  text: string;
  /** What was said right before: 该法 goes back to it. */
  before: string | null;
}

/**
 * The laws and cases that are cited in a talk, checked as those of an answer are, as of the day of the talk where it is known. Looked up
 * whenever they are asked for: the library may have grown since.
 */
export async function checkSpokenCitations(
  context: Pick<WordsContext, 'openLibrary'> & RequestContext,
  row: RecordingRow,
): Promise<SpokenCitations> {
  const { asOf, from } = await dayOfTalk(context, row);
  const day = { citationsAsOf: asOf, citationsAsOfFrom: from };
  const turns = await turnsThatMayCite(context, row.id);
  const citations: SpokenCitations['citations'] = [];
  if (turns.length === 0) return { citations, ...day };
  const library = await context.openLibrary(context.caller.userId);
  const write = (said: string) => writeSpokenPlaces(said, (name) => library.isKnownTitle(name));
  const known = new Map<string, Awaited<ReturnType<typeof checkCitations>>>();
  const breathe = breather();
  for (const { id, startMs, endMs, timing, speakerId, text, before } of turns) {
    await breathe();
    const front = before === null ? '' : `${write(before)}\n`;
    const words = front + write(text);
    // What is said again in the same words is looked up once.
    const checked =
      known.get(words) ??
      (await checkCitations(library, { text: words, sources: [], asOf, signal: context.signal }));
    known.set(words, checked);
    for (const one of checked.citations) {
      if (one.start < front.length || one.type === 'source') continue;
      const { label, type, state, location, caseId, changedBy, difference, better } = one;
      citations.push({
        ...{ label, type, state, location, difference, better },
        ...(caseId ? { caseId } : {}),
        ...(changedBy ? { changedBy } : {}),
        at: {
          segmentId: id,
          time: { startMs, endMs, ...(timing === 'guessed' ? { timing } : {}) },
          speakerId,
          words: text,
        },
      });
    }
  }
  return { citations, ...day };
}

/** The law of the day of the talk applies to it: as the recording has it, as somebody says it at its beginning, or today's where nobody told. */
async function dayOfTalk(
  { db, clock }: Pick<WordsContext, 'db'> & Pick<RequestContext, 'clock'>,
  { id, recordedAt }: RecordingRow,
): Promise<{ asOf: string; from: SpokenCitations['citationsAsOfFrom'] }> {
  if (recordedAt) return { asOf: dayInChina(recordedAt), from: 'recorded' };
  const opening = await db
    .select({ text: recordingSegment.text })
    .from(recordingSegment)
    .where(eq(recordingSegment.recordingId, id))
    .orderBy(asc(recordingSegment.startMs), asc(recordingSegment.id))
    .limit(BEGINNING);
  const today = todayInChina(clock);
  const said = daySaidIn(opening.map(({ text }) => text));
  // A day to come was misheard: its law is unknown.
  return said !== null && said <= today ? { asOf: said, from: 'said' } : { asOf: today, from: 'today' };
}

async function turnsThatMayCite({ db }: Pick<WordsContext, 'db'>, recordingId: string): Promise<Turn[]> {
  const { rows } = await db.execute<Turn>(sql`
    select * from (
      select id, start_ms::float8 as "startMs", end_ms::float8 as "endMs", timing, speaker_id as "speakerId", text,
        lag(text) over (order by start_ms, id) as before
      from recording_segment where recording_id = ${recordingId}
    ) turn
    where text ~ '条|号|[Aa]rticle' order by "startMs", id limit ${TURNS_MAX}`);
  return rows;
}
