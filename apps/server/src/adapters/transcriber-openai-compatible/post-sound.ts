import type { ErrorCode } from '@mingfa/contract/errors';
import { AppError } from '../../ports/app-error.ts';
import type { ModelAddress } from '../../ports/model.ts';
import type { SoundPiece } from '../../ports/transcriber.ts';

export interface SoundLimits {
  /** For one piece, connecting included. */
  timeoutMs: number;
  /** Of one answer; a server that sends more is broken or hostile. */
  answerMaxBytes: number;
}

/** The server does not take the request as it is: the format of the answer that was asked for, or the piece. */
export class RefusedForm extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`refused with ${status}`);
    this.name = 'RefusedForm';
    this.status = status;
  }
}

/**
 * Posts a piece with its fields to `{base}/audio/transcriptions`, once. Redirects are not followed: neither key nor voice travels on.
 * Nothing of what the server wrote gets into an error.
 * @throws AppError of a `model_…` code, `RefusedForm`, or the signal's reason
 */
export async function postSound(
  address: ModelAddress,
  piece: SoundPiece,
  fields: readonly (readonly [string, string])[],
  { limits, signal }: { limits: SoundLimits; signal: AbortSignal },
): Promise<string> {
  const late = AbortSignal.timeout(limits.timeoutMs);
  try {
    const response = await fetch(`${address.baseUrl.replace(/\/+$/, '')}/audio/transcriptions`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        accept: 'application/json, text/plain',
        ...(address.apiKey === '' ? {} : { authorization: `Bearer ${address.apiKey}` }),
      },
      body: formOf(piece, fields),
      signal: AbortSignal.any([signal, late]),
    });
    if (!response.ok) {
      response.body?.cancel().catch(() => {});
      throw failureOf(response);
    }
    return await readText(response, limits.answerMaxBytes);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError || error instanceof RefusedForm) throw error;
    if (late.aborted) throw new AppError('model_timeout');
    throw new AppError('model_unreachable');
  }
}

function formOf(piece: SoundPiece, fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const content = new Uint8Array(piece.content);
  form.append('file', new Blob([content], { type: piece.mediaType }), piece.fileName);
  return form;
}

function failureOf(response: Response): AppError | RefusedForm {
  const { status } = response;
  if (status === 400 || status === 413 || status === 415 || status === 422) return new RefusedForm(status);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const wait = Number.isFinite(seconds) && seconds > 0 ? { retryAfterSeconds: Math.ceil(seconds) } : {};
  return new AppError(codeOfStatus(status), {}, wait);
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401 || status === 403) return 'model_unauthorized';
  if (status === 429 || status === 402) return 'model_rate_limited';
  if (status === 408 || status === 504) return 'model_timeout';
  // A redirect, or nothing at this address.
  return status >= 500 ? 'model_unavailable' : 'model_unreachable';
}

/** An answer that is cut off is none: it is asked for again. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new AppError('model_malformed');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
