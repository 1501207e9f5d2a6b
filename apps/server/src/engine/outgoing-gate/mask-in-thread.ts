import { type MessagePort, Worker } from 'node:worker_threads';
import { maskOutgoing, type OutgoingTexts } from '@mingfa/legal/redaction/mask-outgoing';

/** Masks groups of texts; within a group the same person has the same placeholder. */
export interface OutgoingMasker {
  /** @throws the signal's reason, or Error where it could not be done */
  mask(groups: readonly (readonly string[])[], signal?: AbortSignal): Promise<OutgoingTexts[]>;
  close(): Promise<void>;
}

interface NumberedGroups {
  number: number;
  groups: readonly (readonly string[])[];
}
type NumberedAnswer = { number: number } & ({ masked: OutgoingTexts[] } | { problem: string });

/** Masking that takes longer holds an answer up for nothing. */
const TIME_MS = 60_000;

/**
 * Masks in a thread of its own, which begins with the first text and begins anew after it broke.
 * @param program it calls `maskInThread`
 */
export function threadMasker(program: URL, { timeMs = TIME_MS }: { timeMs?: number } = {}): OutgoingMasker {
  const waiting = new Map<number, PromiseWithResolvers<OutgoingTexts[]>>();
  let worker: Worker | null = null;
  let last = 0;

  function start(): Worker {
    const begun = new Worker(program);
    // Alone it is no reason for the process to go on.
    begun.unref();
    begun.on('message', (answer: NumberedAnswer) => {
      const one = waiting.get(answer.number);
      if ('masked' in answer) one?.resolve(answer.masked);
      else one?.reject(new Error(answer.problem));
    });
    const broke = (error: Error) => {
      if (worker !== begun) return;
      worker = null;
      for (const one of waiting.values()) one.reject(error);
    };
    begun.on('error', broke);
    begun.on('exit', () => broke(new Error('The thread that masks ended.')));
    return begun;
  }

  return {
    async mask(groups, signal) {
      signal?.throwIfAborted();
      last += 1;
      const number = last;
      const one = Promise.withResolvers<OutgoingTexts[]>();
      const leave = () => one.reject(signal?.reason);
      const timer = setTimeout(() => one.reject(new Error('Masking took too long.')), timeMs);
      signal?.addEventListener('abort', leave, { once: true });
      waiting.set(number, one);
      try {
        worker ??= start();
        worker.postMessage({ number, groups } satisfies NumberedGroups);
        return await one.promise;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
        waiting.delete(number);
      }
    },
    async close() {
      const running = worker;
      worker = null;
      for (const one of waiting.values()) one.reject(new Error('The thread that masks was ended.'));
      await running?.terminate();
    },
  };
}

/** Masks, one after the other, what comes through a port. */
export function maskInThread(port: MessagePort): void {
  port.on('message', ({ number, groups }: NumberedGroups) => {
    let answer: NumberedAnswer;
    try {
      answer = { number, masked: groups.map(maskOutgoing) };
    } catch (error) {
      answer = { number, problem: error instanceof Error ? error.message : String(error) };
    }
    port.postMessage(answer);
  });
}
