import { newEndingOf } from '@mingfa/contract/document-limits';
import { createUpload, getUpload, UPLOAD_PURPOSES, type UploadPurpose } from '@mingfa/contract/upload';
import { type ApiAnswer, type ApiFailure, makeFailure } from '../api-answer.ts';
import { callEndpoint } from '../client.ts';
import { failureFromError } from '../request-failure.ts';
import { hashFile } from './hash-file.ts';
import { dropTicket, type KeptTicket, keepTicket, keptTicket } from './kept-tickets.ts';
import { mayPass, patiently, pause } from './patiently.ts';
import { sendPart } from './send-part.ts';

/** How far an upload is. `resuming`: the connection was lost and is tried again. */
export type UploadStep = 'hashing' | 'sending' | 'resuming';
export interface UploadTold {
  step: UploadStep;
  /** Hashed or sent. */
  bytesDone: number;
}

export interface UploadOptions {
  purpose: UploadPurpose;
  signal: AbortSignal;
  onTold?: (told: UploadTold) => void;
  /** Hears the checksum before anything is sent; false leaves the file alone. */
  onHash?: (sha256: string) => boolean;
}

/** Breaks in a row without a byte received after which it is given up. */
const BREAKS_MAX = 8;
const cancelled = () => failureFromError(new DOMException('', 'AbortError'), '');

/** What can be said of a file before it is sent; null when it may be. Its kind is decided by the server, by content. */
export function refusalOf(
  file: { name: string; size: number },
  purpose: UploadPurpose,
): 'oldFormat' | 'unsupported' | 'empty' | 'tooLarge' | null {
  const { endings, bytesMax } = UPLOAD_PURPOSES[purpose];
  const name = file.name.toLowerCase();
  const newEnding = newEndingOf(name);
  if (newEnding && endings.includes(newEnding)) return 'oldFormat';
  if (!endings.some((ending) => name.endsWith(ending))) return 'unsupported';
  if (file.size === 0) return 'empty';
  return file.size > bytesMax ? 'tooLarge' : null;
}

/** The ticket of an upload that was begun before, else a new one. */
async function ticketFor(
  file: File,
  sha256: string,
  { purpose, signal }: UploadOptions,
): Promise<ApiAnswer<{ ticket: KeptTicket; from: number }>> {
  const kept = keptTicket(sha256, file.name, purpose);
  if (kept) {
    const begun = await callEndpoint(getUpload, { query: { ticket: kept.ticket } }, { signal });
    if (begun.status)
      return { status: true, data: { ticket: kept, from: begun.data.receivedBytes }, message: '' };
    dropTicket(sha256, file.name, purpose);
  }
  const body = { purpose, name: file.name, bytes: file.size, sha256 };
  const made = await patiently(() => callEndpoint(createUpload, { body }, { signal }), signal);
  if (!made.status) return made;
  keepTicket(sha256, file.name, purpose, made.data);
  return { status: true, data: { ticket: made.data, from: 0 }, message: '' };
}

/** Sends from `from` on, part by part; after a break it asks what has arrived and goes on there. */
async function sendAll(
  file: File,
  ticket: KeptTicket,
  from: number,
  { signal, onTold = () => {} }: UploadOptions,
): Promise<ApiFailure | null> {
  let offset = from;
  let breaks = 0;
  for (;;) {
    if (signal.aborted) return cancelled();
    const part = file.slice(offset, offset + ticket.partBytes);
    const start = offset;
    onTold({ step: 'sending', bytesDone: offset });
    const tell = (sent: number) => onTold({ step: 'sending', bytesDone: Math.min(file.size, start + sent) });
    const answer = await sendPart(ticket, part, offset, tell, signal);
    if (answer.status) {
      if (answer.data.complete) return null;
      if (answer.data.receivedBytes > offset) breaks = 0;
      offset = answer.data.receivedBytes;
      continue;
    }
    if (signal.aborted) return cancelled();
    if (answer.errorCode !== 'upload_offset' && !mayPass(answer)) return answer;
    breaks += 1;
    if (breaks > BREAKS_MAX) return answer;
    onTold({ step: 'resuming', bytesDone: offset });
    if (answer.errorCode !== 'upload_offset')
      await pause((answer.retryAfterSeconds ?? Math.min(30, 2 ** (breaks - 1))) * 1000, signal);
    const arrived = await callEndpoint(getUpload, { query: { ticket: ticket.ticket } }, { signal });
    if (arrived.status) {
      if (arrived.data.complete) return null;
      if (arrived.data.receivedBytes > offset) breaks = 0;
      offset = arrived.data.receivedBytes;
    } else if (!mayPass(arrived)) return signal.aborted ? cancelled() : arrived;
  }
}

/**
 * Uploads a file of any size: checksum in a worker, parts in order, resumed after a break or a reload. Never throws.
 * @returns the finished upload, to be handed to whatever makes something of it
 */
export async function uploadFile(
  file: File,
  options: UploadOptions,
): Promise<ApiAnswer<{ uploadId: string; sha256: string }>> {
  const { purpose, signal, onTold = () => {} } = options;
  let sha256: string;
  try {
    onTold({ step: 'hashing', bytesDone: 0 });
    sha256 = await hashFile(file, (bytesDone) => onTold({ step: 'hashing', bytesDone }));
  } catch {
    return makeFailure('', { errorCode: 'unreadable_here' });
  }
  if (signal.aborted || options.onHash?.(sha256) === false) return cancelled();
  const begun = await ticketFor(file, sha256, options);
  if (!begun.status) return begun;
  const { ticket, from } = begun.data;
  const failure = await sendAll(file, ticket, from, options);
  if (failure) {
    // What may still be resumed is kept; what the server refuses for good is not.
    if (!failure.silent && !mayPass(failure)) dropTicket(sha256, file.name, purpose);
    return failure;
  }
  dropTicket(sha256, file.name, purpose);
  return { status: true, data: { uploadId: ticket.uploadId, sha256 }, message: '' };
}
