import { AppError } from '../../ports/app-error.ts';

/** Most bytes of one answer; a server that sends more is broken or hostile. */
const ANSWER_MAX_BYTES = 64 * 1024 * 1024;

/** What the transport knew of one answer. */
export interface TransportRecord {
  /** The server said `[DONE]`: an answer without a finish reason is complete all the same. */
  done: boolean;
}

/**
 * A fetch that follows no redirect (the key must not travel), keeps the bodies of failures away from messages and logs,
 * and limits the size of an answer.
 */
export function guardFetch(record: TransportRecord): typeof fetch {
  return async (input, init) => {
    const response = await fetchOnOpenConnection(input, { ...init, redirect: 'manual' });
    if (!response.ok) {
      response.body?.cancel().catch(() => {});
      // A redirect has no error status of its own; 404 says the same: nothing answers at this address.
      return new Response('', { status: response.status >= 400 ? response.status : 404 });
    }
    if (!response.body) return response;
    return new Response(watched(response.body, record), {
      status: response.status,
      headers: response.headers,
    });
  };
}

/**
 * A kept connection may be closed by the other side in the moment in which it is used again, as between two turns of one answer:
 * nothing was asked then, and it is asked once more.
 */
async function fetchOnOpenConnection(
  input: Parameters<typeof fetch>[0],
  init: RequestInit,
): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (init.signal?.aborted || !isClosedConnection(error)) throw error;
    return await fetch(input, init);
  }
}

function isClosedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return cause?.code === 'UND_ERR_SOCKET' || cause?.code === 'ECONNRESET';
}

function watched(body: ReadableStream<Uint8Array>, record: TransportRecord): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let tail = '';
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) {
        controller.close();
        return;
      }
      bytes += value.byteLength;
      if (bytes > ANSWER_MAX_BYTES) {
        reader.cancel().catch(() => {});
        controller.error(new AppError('model_malformed'));
        return;
      }
      // `data: [DONE]` may be split over two chunks.
      tail = (tail + Buffer.from(value.subarray(-40)).toString('latin1')).slice(-60);
      if (/(^|\n)data: ?\[DONE\]/.test(tail)) record.done = true;
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
