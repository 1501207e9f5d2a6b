import type { testRecogniser as contract } from '@mingfa/contract/admin-recogniser';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { removeObjects } from '../../engine/ingestion/index.ts';
import { requireUpload, takeUpload } from '../../engine/uploads/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { SoundPiece } from '../../ports/transcriber.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';
import { readRecording } from '../recording/index.ts';
import { findModel } from './find-model.ts';
import type { ModelContext } from './model-context.ts';
import { testTone } from './test-tone.ts';

/** A large model on a slow disk, and a minute of speech without a graphics card. */
const TEST_MAX_MS = 240_000;
const HEARD_MS = 60_000;
const HEARD_BYTES_MAX = 24_000_000;
const TEXT_SHOWN = 2000;

/**
 * Has a recogniser of speech hear a short tone, or the first minute of an upload, which is gone afterwards.
 * @throws AppError `not_found`, `upload_incomplete`
 */
export async function testRecogniser(
  context: ModelContext & RequestContext,
  { modelId, uploadId }: { modelId: string; uploadId: string | null },
): Promise<EndpointOutput<typeof contract>> {
  const { signal, language, request } = context;
  const { purpose, name, address } = await findModel(context, modelId);
  if (purpose !== 'transcription') throw new AppError('not_found');
  if (uploadId !== null) await requireUpload(context, uploadId, 'recording');
  const late = AbortSignal.timeout(TEST_MAX_MS);
  const until = AbortSignal.any([signal, late]);
  let startedMs = performance.now();
  let heardSeconds = 0;
  const took = () => Math.round((performance.now() - startedMs) / 10) / 100;
  try {
    const piece = uploadId === null ? testTone() : await takeFirstMinute(context, uploadId, until);
    heardSeconds = Math.round(piece.durationMs / 100) / 10;
    // What is told is how long the recogniser took, not the cutting.
    startedMs = performance.now();
    const heard = await context
      .openTranscriber(name, address)
      .hear(piece, { language: 'auto', prompt: '', signal: until });
    const text = heard.map((segment) => segment.text).join('\n');
    return {
      ...{ ok: true, text: text.slice(0, TEXT_SHOWN).toWellFormed(), heardSeconds, tookSeconds: took() },
      ...{ errorCode: null, errorMessage: null },
    };
  } catch (error) {
    const known = late.aborted && !signal.aborted ? new AppError('model_timeout') : error;
    const { body } = toErrorAnswer(known, { language, requestId: request.requestId });
    const { errorCode, errorMessage } = body;
    return { ok: false, text: '', heardSeconds, tookSeconds: took(), errorCode, errorMessage };
  }
}

async function takeFirstMinute(
  context: ModelContext & RequestContext,
  uploadId: string,
  signal: AbortSignal,
): Promise<SoundPiece> {
  const upload = await context.db.transaction((tx) => takeUpload(context, tx, uploadId, 'recording'));
  try {
    const cut = await readRecording(context, upload, (file) =>
      context.recordingReader.cutPiece(file, { startMs: 0, endMs: HEARD_MS }, HEARD_BYTES_MAX, signal),
    );
    return {
      fileName: `test.${cut.extension}`,
      mediaType: cut.mediaType,
      content: cut.content,
      durationMs: cut.endMs - cut.startMs,
    };
  } finally {
    await removeObjects(context, [upload.fileKey]);
  }
}
