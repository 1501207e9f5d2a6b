import { expect, test } from 'vitest';
import { AuditThreads } from './audit-threads.ts';
import type { AuditStep, AuditWork } from './thread/audit-jobs.ts';

/** A program in the place of the one that audits: it finds two citations in each of four stretches; even ones take it long. */
const programOf = (atOdd: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      import { setTimeout } from 'node:timers/promises';
      parentPort.on('message', async ({ taken, found }) => {
        const count = taken ? new Int32Array(taken) : new Int32Array(1);
        for (;;) {
          const stretch = Atomics.add(count, 0, 1);
          if (stretch >= 4) break;
          if (stretch % 2 === 1) { ${atOdd} } else await setTimeout(100);
          const citations = ['a', 'b'].map((one) => ({ number: (found += 1), raw: stretch + one }));
          parentPort.postMessage({ kind: 'step', step: { stretch, citations, charactersDone: stretch, characters: 4 } });
        }
        parentPort.postMessage({ kind: 'end', libraryDate: null, characters: 4 });
      });`)}`,
  );
/** What is told of the four stretches, numbered from here on. */
const toldFrom = (first: number) =>
  ['0a', '0b', '1a', '1b', '2a', '2b', '3a', '3b'].map((raw, at) => `${first + at} ${raw}`);
const workOn = (pasted: string, found = 0): AuditWork => ({
  subject: { pasted },
  asOf: '2026-01-01',
  today: '2026-01-01',
  askedBy: null,
  from: 0,
  found,
});

async function run(threads: AuditThreads, work: AuditWork): Promise<string[]> {
  const steps: AuditStep[] = [];
  const take = async (step: AuditStep) => void steps.push(step);
  await threads.run(work, take, new AbortController().signal);
  return steps.flatMap(({ citations }) => citations.map(({ number, raw }) => `${number} ${raw}`));
}

test('two threads share a long text, and its citations come in their order', async () => {
  const threads = new AuditThreads(programOf(''), { url: 'postgres://nowhere' });
  expect(await run(threads, workOn('很长的文书。'.repeat(20_000), 5))).toEqual(toldFrom(6));
  expect(await run(threads, workOn('短文书。'))).toEqual(toldFrom(1));
  await threads.close();
});

test('a long text that comes while another is audited has one thread', async () => {
  const threads = new AuditThreads(programOf(''), { url: 'postgres://nowhere' });
  const long = '很长的文书。'.repeat(20_000);
  const [first, second] = await Promise.all([run(threads, workOn(long)), run(threads, workOn(long))]);
  expect([first, second]).toEqual([toldFrom(1), toldFrom(1)]);
  await threads.close();
});

test('a text of which one stretch fails fails', async () => {
  const threads = new AuditThreads(programOf("throw new Error('stretch');"), { url: 'postgres://nowhere' });
  await expect(run(threads, workOn('很长的文书。'.repeat(20_000)))).rejects.toThrow('stretch');
  await threads.close();
});
