import { type JoinedTranscript, joinPieces } from '@mingfa/legal/recordings/join-pieces';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { machineSegment, recording, recordingSegment, transcriptEdit } from '../../../db/schema/recording.ts';
import { AppError } from '../../../ports/app-error.ts';
import { writeCustody } from '../custody/write-custody.ts';
import type { RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { clearWords } from './clear-words.ts';
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
      ...{ segments: joined.segments.length, revision: sql`${recording.revision} + 1` },
    },
    async (tx) => {
      await clearWords(tx, row.id);
      await writeSegments(context, tx, row, joined.segments);
      await tx.insert(transcriptEdit).values({
        ...{ recordingId: row.id, revision: row.revision + 1, at: context.clock.now(), by: row.ownerId },
        ...{ kind: 'transcribe', before: '', after: '' },
      });
      await writeCustody(context, tx, row.id, {
        ...{ by: row.ownerId, deed: 'transcribed' },
        detail: {
          host: transcriber?.host ?? null,
          model: transcriber?.modelName ?? null,
          pieces: pieces.length,
          segments: joined.segments.length,
          gaps: gaps.length,
          dropped: joined.dropped.length,
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

async function writeSegments(
  context: RecordingContext,
  tx: Transaction,
  row: RecordingRow,
  segments: JoinedTranscript['segments'],
): Promise<void> {
  const speakers = await makeSpeakers(context, tx, row.id, segments);
  const rows = segments.map(({ startMs, endMs, text, words, speaker }) => ({
    ...{ recordingId: row.id, startMs: Math.round(startMs), endMs: Math.round(endMs) },
    text: text.slice(0, CHARACTERS_MAX),
    words: words ?? null,
    speakerId: speaker === null ? null : (speakers.get(speaker) ?? null),
  }));
  for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
    const some = rows
      .slice(from, from + WRITTEN_AT_ONCE)
      .map((segment) => ({ ...segment, id: context.ids.make('recordingSegment') }));
    await tx.insert(machineSegment).values(some);
    await tx.insert(recordingSegment).values(
      some.map((segment) => ({
        ...segment,
        id: context.ids.make('recordingSegment'),
        machineIds: [segment.id],
        isUnchecked: true,
      })),
    );
  }
}
