import type { ErrorCode } from '@mingfa/contract/errors';
import { and, eq } from 'drizzle-orm';
import { recordingPiece } from '../../../db/schema/recording.ts';
import { WorkOverridden } from '../../../engine/work/index.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { HeardSegment, Transcriber } from '../../../ports/transcriber.ts';
import { listRecordingFiles, listSpeakers, type RecordingFileRow } from '../describe-recording.ts';
import type { RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { keepAnswer } from './keep-answer.ts';
import { makePieces, type PieceRow } from './make-pieces.ts';
import { afterFailure } from './piece-failure.ts';
import { PieceWaits } from './piece-waits.ts';
import { readRecording } from './read-recording.ts';
import { hasAgreed } from './transcribe-recording.ts';
import { CAME_THROUGH, writeStep } from './write-step.ts';

/** What recognisers read of what they are told beforehand. */
const PROMPT_CHARACTERS = 400;
/** So many pieces in a row that fail for good: the service is not there. */
const FAILED_IN_A_ROW = 3;

/**
 * Has the pieces written down, one after another. Each answer is kept before the next piece is sent: a process that was killed goes on
 * behind it. A piece that fails for good becomes a gap.
 */
export async function transcribeStage(
  context: RecordingContext,
  row: RecordingRow,
  signal: AbortSignal,
): Promise<void> {
  const pieces = await makePieces(context, row, signal);
  const files = new Map((await listRecordingFiles(context.db, row.id)).map((file) => [file.id, file]));
  const prompt = await promptOf(context, row);
  let failed: PieceRow[] = [];
  let done = pieces.filter(({ state }) => state === 'done').length;
  await writeStep(context, row, { done, total: pieces.length });
  for (const piece of pieces) {
    if (piece.state === 'done') failed = [];
    if (piece.state === 'failed') failed.push(piece);
    if (piece.state !== 'waiting') continue;
    signal.throwIfAborted();
    const file = files.get(piece.fileId);
    if (!file) throw new AppError('original_deleted');
    const transcriber = await requireTranscriber(context, row);
    try {
      const answer = await hear(context, { row, file, piece, transcriber, prompt }, signal);
      done += 1;
      failed = [];
      await keepAnswer(context, piece, answer);
      await writeStep(context, row, { ...CAME_THROUGH, done });
    } catch (error) {
      if (signal.aborted || error instanceof WorkOverridden) throw error;
      failed.push(piece);
      await keepFailure(context, row, { piece, error, failed });
    }
  }
  await writeStep(context, row, { ...CAME_THROUGH, stage: 'transcribed', done: 0, total: null });
}

const isPiece = (piece: PieceRow) =>
  and(
    eq(recordingPiece.recordingId, piece.recordingId),
    eq(recordingPiece.generation, piece.generation),
    eq(recordingPiece.number, piece.number),
    // Whoever comes later, over a lease that was lost, changes nothing.
    eq(recordingPiece.state, 'waiting'),
  );

/** @throws AppError `recogniser_missing`, `recogniser_changed` where nobody agreed to the host that receives it now */
async function requireTranscriber(context: RecordingContext, row: RecordingRow): Promise<Transcriber> {
  const transcriber = await context.transcribers.first();
  if (!transcriber) throw new AppError('recogniser_missing');
  const { host } = transcriber;
  if (host === null) return transcriber;
  // Begun as one that stays on this machine, it goes nowhere else, whatever was agreed to before.
  const isElsewhere = row.transcribeBy === 'local';
  if (isElsewhere || !(await hasAgreed(context.db, row.ownerId, host)))
    throw new AppError('recogniser_changed', { host });
  return transcriber;
}

async function hear(
  context: RecordingContext,
  {
    row,
    file,
    piece,
    transcriber,
    prompt,
  }: {
    row: RecordingRow;
    file: RecordingFileRow;
    piece: PieceRow;
    transcriber: Transcriber;
    prompt: string;
  },
  signal: AbortSignal,
): Promise<HeardSegment[]> {
  const offsetMs = file.offsetMs ?? 0;
  const range = { startMs: piece.startMs - offsetMs, endMs: piece.endMs - offsetMs };
  const cut = await readRecording(context, file, (source) =>
    context.recordingReader.cutPiece(source, range, context.pieceLimits.bytes, signal),
  );
  const sound = {
    fileName: `piece-${piece.number}.${cut.extension}`,
    mediaType: cut.mediaType,
    content: cut.content,
    durationMs: piece.endMs - piece.startMs,
  };
  const ask = () => transcriber.hear(sound, { language: row.language, prompt, signal });
  const first = await ask();
  // Somebody speaks in it, as far as was measured: a recogniser that had a bad moment is asked once more before it becomes a gap.
  const heard = hasWords(first) ? first : await ask();
  // Packets are cut where they begin: the sound may start a little before what was asked for.
  const beforeMs = Math.round(piece.startMs - offsetMs - cut.startMs);
  return beforeMs === 0 ? heard : heard.map((segment) => moved(segment, -beforeMs));
}

const hasWords = (heard: readonly HeardSegment[]) => heard.some(({ text }) => text.trim() !== '');

const moved = (segment: HeardSegment, byMs: number): HeardSegment => ({
  ...segment,
  startMs: Math.max(0, segment.startMs + byMs),
  endMs: Math.max(0, segment.endMs + byMs),
  ...(segment.words
    ? {
        words: segment.words.map(({ text, startMs, endMs }) => ({
          text,
          startMs: Math.max(0, startMs + byMs),
          endMs: Math.max(0, endMs + byMs),
        })),
      }
    : {}),
});

/** Keeps what went wrong with a piece. @throws PieceWaits, or the failure itself where the recording cannot go on */
async function keepFailure(
  context: RecordingContext,
  row: RecordingRow,
  { piece, error, failed }: { piece: PieceRow; error: unknown; failed: readonly PieceRow[] },
): Promise<void> {
  if (!(error instanceof AppError)) throw error;
  const attempts = piece.attempts + 1;
  const next = afterFailure(error, attempts);
  const errorCode: ErrorCode = error.code;
  if (next.kind === 'stop') throw error;
  const isService = next.kind === 'gap' && failed.length >= FAILED_IN_A_ROW;
  const state = next.kind === 'gap' ? 'failed' : 'waiting';
  await writeStep(context, row, {}, (tx) =>
    tx.update(recordingPiece).set({ attempts, errorCode, state }).where(isPiece(piece)),
  );
  if (next.kind === 'wait') throw new PieceWaits(errorCode, next.seconds);
  if (isService) throw error;
}

/** Names and words that may be said, for the recogniser. */
async function promptOf(context: RecordingContext, row: RecordingRow): Promise<string> {
  const names = (await listSpeakers(context.db, row.id)).filter(({ isNamed }) => isNamed);
  const words = [...new Set([...names.map(({ name }) => name), ...row.hotWords])];
  let prompt = '';
  for (const word of words) {
    if (prompt.length + word.length + 1 > PROMPT_CHARACTERS) break;
    prompt = prompt === '' ? word : `${prompt}、${word}`;
  }
  return prompt;
}
