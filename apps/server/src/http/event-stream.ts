import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import type { StreamEvent } from './route.ts';

const HEARTBEAT_MS = 15_000;

/** Streams open now, each with the session that reads it, so that a stop or the end of the session ends them. */
export class OpenStreams {
  readonly #streams = new Map<AbortController, string | null>();
  #stopping = false;

  get stopping(): boolean {
    return this.#stopping;
  }

  add(controller: AbortController, sessionId: string | null): void {
    if (this.#stopping) controller.abort();
    else this.#streams.set(controller, sessionId);
  }

  delete(controller: AbortController): void {
    this.#streams.delete(controller);
  }

  /** Ends every stream without `[DONE]`, which tells the reader to resume from its cursor. */
  endAll(): void {
    this.#stopping = true;
    for (const controller of this.#streams.keys()) controller.abort();
  }

  /** Ends the streams of sessions that have ended, on whichever node that was done. */
  async endOfClosed(findOpen: (sessionIds: string[]) => Promise<Set<string>>): Promise<void> {
    const sessionIds = [...new Set(this.#streams.values())].filter((id) => id !== null);
    if (sessionIds.length === 0) return;
    const open = await findOpen(sessionIds);
    for (const [controller, id] of this.#streams)
      if (id !== null && sessionIds.includes(id) && !open.has(id)) controller.abort();
  }
}

/**
 * Writes events as server-sent events: `id:` is the cursor from which a reader resumes, `data:` the JSON of one
 * UI message chunk, and `data: [DONE]` the end. Waits for a slow reader, and keeps idle connections open.
 */
export async function writeEventStream(
  reply: FastifyReply,
  events: AsyncIterable<StreamEvent>,
  options: {
    signal: AbortSignal;
    /** Chunks that tell of a failure in the middle. */
    describeFailure(error: unknown): unknown[];
    heartbeatMs?: number;
  },
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Asks nginx not to collect the stream.
    'x-accel-buffering': 'no',
    'x-vercel-ai-ui-message-stream': 'v1',
  });
  raw.flushHeaders();
  const heartbeat = setInterval(() => {
    if (!raw.writableNeedDrain && !raw.destroyed) raw.write(': still here\n\n');
  }, options.heartbeatMs ?? HEARTBEAT_MS);
  const write = async (text: string): Promise<void> => {
    if (raw.destroyed || raw.write(text)) return;
    await once(raw, 'drain', { signal: options.signal }).catch(() => {});
  };
  try {
    for await (const event of events) {
      if (options.signal.aborted) break;
      await write(`id: ${event.cursor}\ndata: ${JSON.stringify(event.data)}\n\n`);
    }
    if (!options.signal.aborted) await write('data: [DONE]\n\n');
  } catch (error) {
    if (!options.signal.aborted) {
      for (const chunk of options.describeFailure(error)) await write(`data: ${JSON.stringify(chunk)}\n\n`);
      await write('data: [DONE]\n\n');
    }
  } finally {
    clearInterval(heartbeat);
    if (!raw.destroyed) raw.end();
  }
}
