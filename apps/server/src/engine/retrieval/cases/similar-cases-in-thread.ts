import { type MessagePort, Worker } from 'node:worker_threads';
import type { DatabaseAddress } from '../../../db/client.ts';
import type { SimilarCases, SimilarCasesAnswer, SimilarCasesAsked } from '../../../ports/similar-cases.ts';
import { THREAD_ARGUMENTS } from '../../../runtime/thread-arguments.ts';

/** What the thread is told. */
export interface SimilarCasesThreadData {
  database: DatabaseAddress;
  /** Where the library is kept between two starts. */
  folder: string;
}
interface NumberedQuestion {
  number: number;
  /** Null: nothing is asked, only prepared for. */
  asked: SimilarCasesAsked | null;
}
type NumberedAnswer = { number: number } & ({ answer: SimilarCasesAnswer } | { problem: string });

/**
 * The library of similar cases in a thread of its own, which begins with the first question and begins anew after it broke.
 * @param options.program it calls `answerInThread`
 */
export function similarCasesInThread({
  program,
  ...options
}: SimilarCasesThreadData & { program: URL }): SimilarCases {
  const waiting = new Map<
    number,
    { resolve(answer: SimilarCasesAnswer): void; reject(error: Error): void }
  >();
  let worker: Worker | null = null;
  let last = 0;

  function start(): Worker {
    const data: SimilarCasesThreadData = options;
    const begun = new Worker(program, { execArgv: THREAD_ARGUMENTS, workerData: data });
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

  function send(asked: SimilarCasesAsked | null): number {
    worker ??= start();
    last += 1;
    worker.postMessage({ number: last, asked } satisfies NumberedQuestion);
    return last;
  }

  return {
    find: (asked) =>
      new Promise((resolve, reject) => {
        waiting.set(send(asked), { resolve, reject });
      }),
    prepare: () => void send(null),
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
  library: { find(asked: SimilarCasesAsked): Promise<SimilarCasesAnswer>; refresh(): Promise<void> },
): void {
  let before: Promise<void> = Promise.resolve();
  port.on('message', ({ number, asked }: NumberedQuestion) => {
    if (asked === null) {
      // What goes wrong is told to whoever asks next.
      library.refresh().catch(() => {});
      return;
    }
    before = before.then(async () => {
      let answered: NumberedAnswer;
      try {
        answered = { number, answer: await library.find(asked) };
      } catch (error) {
        answered = { number, problem: error instanceof Error ? error.message : String(error) };
      }
      port.postMessage(answered);
    });
  });
}
