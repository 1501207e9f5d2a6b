import { type MessagePort, Worker } from 'node:worker_threads';
import type { DatabaseAddress } from '../../../db/client.ts';
import type { SimilarCases, SimilarCasesAnswer, SimilarCasesAsked } from '../../../ports/similar-cases.ts';

/** What the thread is told. */
export interface SimilarCasesThreadData {
  database: DatabaseAddress;
}
interface NumberedQuestion {
  number: number;
  asked: SimilarCasesAsked;
}
type NumberedAnswer = { number: number } & ({ answer: SimilarCasesAnswer } | { problem: string });

/**
 * The library of similar cases in a thread of its own, which begins with the first question and begins anew after it broke.
 * @param options.program it calls `answerInThread`
 */
export function similarCasesInThread(options: { program: URL; database: DatabaseAddress }): SimilarCases {
  const waiting = new Map<
    number,
    { resolve(answer: SimilarCasesAnswer): void; reject(error: Error): void }
  >();
  let worker: Worker | null = null;
  let last = 0;

  function start(): Worker {
    const data: SimilarCasesThreadData = { database: options.database };
    const begun = new Worker(options.program, { workerData: data });
    // Alone it is no reason for the process to go on.
    begun.unref();
    begun.on('message', (answered: NumberedAnswer) => {
      const one = waiting.get(answered.number);
      waiting.delete(answered.number);
      if ('answer' in answered) one?.resolve(answered.answer);
      else one?.reject(new Error(answered.problem));
    });
    const broke = (error: Error) => {
      if (worker === begun) worker = null;
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
    };
    begun.on('error', broke);
    begun.on('exit', () => broke(new Error('The thread of similar cases ended.')));
    return begun;
  }

  return {
    find(asked) {
      worker ??= start();
      last += 1;
      const number = last;
      const to = worker;
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject });
        const message: NumberedQuestion = { number, asked };
        to.postMessage(message);
      });
    },
    async close() {
      const running = worker;
      worker = null;
      await running?.terminate();
    },
  };
}

/** Answers, one after the other, what comes through a port. */
export function answerInThread(
  port: MessagePort,
  find: (asked: SimilarCasesAsked) => Promise<SimilarCasesAnswer>,
): void {
  let before: Promise<void> = Promise.resolve();
  port.on('message', ({ number, asked }: NumberedQuestion) => {
    before = before.then(async () => {
      let answered: NumberedAnswer;
      try {
        answered = { number, answer: await find(asked) };
      } catch (error) {
        answered = { number, problem: error instanceof Error ? error.message : String(error) };
      }
      port.postMessage(answered);
    });
  });
}
