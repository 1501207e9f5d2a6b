import { type ApiAnswer, makeFailure } from '../api-answer.ts';
import { requestEnvironment } from '../request-environment.ts';
import { failureFromError, failureFromResponse } from '../request-failure.ts';
import type { KeptTicket } from './kept-tickets.ts';

/** No byte for this long is a broken connection. */
const SILENCE_MS = 60_000;

export interface PartReceived {
  receivedBytes: number;
  complete: boolean;
}

/** Sends one part of a file to the gateway. By XMLHttpRequest: `fetch` does not tell how much has left. */
export function sendPart(
  { address, ticket }: KeptTicket,
  part: Blob,
  offset: number,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ApiAnswer<PartReceived>> {
  const url = new URL(address, window.location.origin);
  url.searchParams.set('ticket', ticket);
  url.searchParams.set('offset', String(offset));
  const { promise, resolve } = Promise.withResolvers<ApiAnswer<PartReceived>>();
  const request = new XMLHttpRequest();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => request.abort(), SILENCE_MS);
  };
  const abort = () => request.abort();
  signal.addEventListener('abort', abort, { once: true });
  const end = (answer: ApiAnswer<PartReceived> | Promise<ApiAnswer<PartReceived>>) => {
    clearTimeout(silence);
    signal.removeEventListener('abort', abort);
    resolve(answer);
  };
  const failed = (name: string) =>
    end(failureFromError(new DOMException('', signal.aborted ? 'AbortError' : name), url.pathname));
  request.upload.addEventListener('progress', ({ loaded }) => {
    heard();
    onSent(loaded);
  });
  request.addEventListener('load', () => end(answerOf(request, url.pathname)));
  request.addEventListener('error', () => failed('NetworkError'));
  request.addEventListener('abort', () => failed('NetworkError'));
  request.open('POST', url.href);
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  request.setRequestHeader('Accept-Language', requestEnvironment().language());
  heard();
  request.send(part);
  return promise;
}

async function answerOf(request: XMLHttpRequest, path: string): Promise<ApiAnswer<PartReceived>> {
  const headers = new Headers();
  const retryAfter = request.getResponseHeader('Retry-After');
  if (retryAfter) headers.set('Retry-After', retryAfter);
  if (request.status >= 400)
    return failureFromResponse(
      new Response(request.responseText, { status: request.status, headers }),
      path,
      null,
    );
  try {
    return { status: true, data: JSON.parse(request.responseText) as PartReceived, message: '' };
  } catch {
    return makeFailure('', { errorCode: 'unreadable' });
  }
}
