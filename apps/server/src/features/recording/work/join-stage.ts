import { type JoinedTranscript, joinPieces } from '@mingfa/legal/recordings/join-pieces';
import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import {
  machineSegment,
  type ReplacedTranscript,
  recording,
  recordingPiece,
  recordingSegment,
  transcriptEdit,
} from '../../../db/schema/recording.ts';
import { AppError } from '../../../ports/app-error.ts';
import { withoutHidden } from '../../../runtime/without-hidden.ts';
import { writeCustody } from '../custody/write-custody.ts';
import { listSpeakers } from '../describe-recording.ts';
import type { RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import type { SegmentRow } from '../transcript/describe-segments.ts';
import { removalOf } from '../transcript/removed-segments.ts';
import { keepTranscript } from '../transcript/replaced-transcripts.ts';
import { clearWords } from './clear-words.ts';
import { groupEdited, keepEdits } from './keep-edits.ts';
import { listPieces, type PieceRow } from './make-pieces.ts';
import { makeSpeakers } from './make-speakers.ts';
import { CAME_THROUGH, writeStep } from './write-step.ts';

const WRITTEN_AT_ONCE = 500;
const CHARACTERS_MAX = 4000;

/** Joins what was heard in the pieces into one transcript, which takes the place of the one before. */
export async function joinStage(context: RecordingContext, row: RecordingRow): Promise<void> {
  const pieces = await listPieces(context, row);
  if (pieces.length > 0 && !pieces.some(({ state }) => state === 'done'))
    throw new AppError('model_unavailable');
  const [measured] = await context.db
    .select({ silences: recording.silences })
    .from(recording)
    .where(eq(recording.id, row.id));
  const joined = joinPieces(pieces.map(pieceOf), measured?.silences ?? []);
  // Where nobody spoke nothing is missing.
  const gaps = joined.gaps
    .filter(({ reason }) => reason === 'not_transcribed')
    .map(({ startMs, endMs }) => ({ startMs, endMs }));
  const transcriber = await context.transcribers.first();
  await writeStep(
    context,
    row,
    {
      ...CAME_THROUGH,
      ...{
        state: 'ready',
        stage: 'joined',
        transcript: row.transcribeBy ?? 'service',
        gaps,
        done: 0,
        total: null,
      },
      revision: sql`${recording.revision} + 1`,
    },
    async (tx) => {
      const before = await readEdited(tx, row.id);
      const replaced = await keepTranscript(tx, row.id);
      await clearWords(tx, row.id);
      const { written, kept, lost, isAllThere } = await writeSegments(context, tx, row, {
        joined: joined.segments,
        before,
      });
      await tx.update(recording).set({ segments: written }).where(eq(recording.id, row.id));
      const edit = {
        recordingId: row.id,
        revision: row.revision + 1,
        at: context.clock.now(),
        by: row.ownerId,
      };
      // A gap that was sent again takes nothing away.
      const removed = replaced && !isAllThere(replaced) ? replaced : null;
      const transcribed = { ...edit, kind: 'transcribe' as const, before: '', after: '', removed };
      await writeInBatches([transcribed, ...lost.map((one) => ({ ...edit, ...removalOf(one) }))], (some) =>
        tx.insert(transcriptEdit).values(some),
      );
      // Pieces that were sent are told once: when a gap is sent again, what was heard before is not counted as sent.
      const ofRecording = eq(recordingPiece.recordingId, row.id);
      await tx.update(recordingPiece).set({ attempts: 0 }).where(ofRecording);
      await writeCustody(context, tx, row.id, {
        ...{ by: row.ownerId, deed: 'transcribed' },
        detail: {
          host: transcriber?.host ?? null,
          model: transcriber?.modelName ?? null,
          pieces: pieces.filter(({ attempts }) => attempts > 0).length,
          segments: joined.segments.length,
          gaps: gaps.length,
          dropped: joined.dropped.length,
          ...(kept > 0 ? { kept } : {}),
          ...(lost.length > 0 ? { lost: lost.length } : {}),
        },
      });
    },
  );
}

/** What was heard, with the voices of a piece told from those of the others: nobody compares them. */
function pieceOf({ number, startMs, endMs, state, answer }: PieceRow) {
  return {
    startMs,
    endMs,
    segments:
      state === 'done' && answer
        ? answer.segments.map(({ words, speaker, ...segment }, index) => ({
            ...segment,
            id: `${index}`,
            speaker: speaker === null ? null : `${number}/${speaker}`,
            ...(words ? { words } : {}),
          }))
        : null,
  };
}

/** What people made of the words that are there, before they go. */
async function readEdited(tx: Transaction, recordingId: string) {
  const ofRecording = eq(recordingSegment.recordingId, recordingId);
  const rows = await tx
    .select()
    .from(recordingSegment)
    .where(ofRecording)
    .orderBy(asc(recordingSegment.startMs), asc(recordingSegment.id));
  const told = await tx.select().from(machineSegment).where(eq(machineSegment.recordingId, recordingId));
  const named = new Set(
    (await listSpeakers(tx, recordingId)).flatMap((one) => (one.isNamed ? one.speakerId : [])),
  );
  const left = new Set(rows.flatMap(({ machineIds }) => machineIds));
  return {
    groups: groupEdited(rows, new Map(told.map((one) => [one.id, one])), named),
    removed: told.filter(({ id }) => !left.has(id)),
    named,
  };
}

/** Writes the new words, with what people made of the old ones where the times match. */
async function writeSegments(
  context: RecordingContext,
  tx: Transaction,
  row: RecordingRow,
  {
    joined,
    before,
  }: { joined: JoinedTranscript['segments']; before: Awaited<ReturnType<typeof readEdited>> },
): Promise<{
  written: number;
  kept: number;
  lost: SegmentRow[];
  isAllThere: (replaced: ReplacedTranscript) => boolean;
}> {
  const speakers = await makeSpeakers(context, tx, row.id, joined);
  const turns = joined.map(({ startMs, endMs, timing = 'measured', text, words, speaker }) => ({
    ...{ id: context.ids.make('recordingSegment'), recordingId: row.id },
    ...{ startMs: Math.round(startMs), endMs: Math.round(endMs) },
    timing,
    text: withoutHidden(text).slice(0, CHARACTERS_MAX),
    words: words ?? null,
    speakerId: speaker === null ? null : (speakers.get(speaker) ?? null),
  }));
  const { untouched, spokenBy, kept, lost } = keepEdits(before, turns, before.named);
  const asHeard = (turn: (typeof turns)[number]) => ({
    ...turn,
    id: context.ids.make('recordingSegment'),
    machineIds: [turn.id],
    isUnchecked: true,
  });
  const rows = [
    ...untouched.map(asHeard),
    ...spokenBy.map(({ turn, speakerId }) => ({ ...asHeard(turn), speakerId })),
    ...kept.map(({ row: held, turns: behind }) => ({
      ...held,
      machineIds: behind.map(({ id }) => id),
      speakerId: before.named.has(held.speakerId ?? '') ? held.speakerId : (behind[0]?.speakerId ?? null),
    })),
  ];
  await writeInBatches(turns, (some) => tx.insert(machineSegment).values(some));
  await writeInBatches(rows, (some) => tx.insert(recordingSegment).values(some));
  const now = new Set([...rows, ...turns].map(({ startMs, text }) => `${startMs} ${text}`));
  const isThere = ({ startMs, text }: { startMs: number; text: string }) => now.has(`${startMs} ${text}`);
  const isAllThere = ({ segments, machine }: ReplacedTranscript) =>
    segments.every(isThere) && machine.every(isThere);
  return { written: rows.length, kept: kept.length, lost, isAllThere };
}

async function writeInBatches<Row>(
  rows: readonly Row[],
  write: (some: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE)
    await write(rows.slice(from, from + WRITTEN_AT_ONCE));
}
