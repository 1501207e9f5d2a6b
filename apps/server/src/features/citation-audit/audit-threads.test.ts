import { expect, test } from 'vitest';
import { AuditThreads } from './audit-threads.ts';
import type { AuditStep, AuditWork } from './thread/audit-jobs.ts';

/** A program in the place of the one that audits: it finds two citations in whatever it is given, the first half later than the second. */
const programOf = (second: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', (work) => {
        if (work.half === 'second') { ${second} }
        const citations = [1, 2].map((one) => ({ number: work.found + one, raw: work.half ?? 'whole' }));
        setTimeout(() => {
          parentPort.postMessage({ kind: 'step', step: { citations, charactersDone: 1, characters: 2 } });
          parentPort.postMessage({ kind: 'end', libraryDate: null, characters: 2 });
        }, work.half === 'first' ? 200 : 0);
      });`)}`,
  );
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
  expect(await run(threads, workOn('很长的文书。'.repeat(20_000), 5))).toEqual([
    '6 first',
    '7 first',
    '8 second',
    '9 second',
  ]);
  expect(await run(threads, workOn('短文书。'))).toEqual(['1 whole', '2 whole']);
  await threads.close();
});

test('a long text that comes while another is audited has one thread', async () => {
  const threads = new AuditThreads(programOf(''), { url: 'postgres://nowhere' });
  const long = '很长的文书。'.repeat(20_000);
  const [first, second] = await Promise.all([run(threads, workOn(long)), run(threads, workOn(long))]);
  expect(first).toHaveLength(4);
  expect(second).toEqual(['1 whole', '2 whole']);
  await threads.close();
});

test('a text of which one half fails fails', async () => {
  const threads = new AuditThreads(programOf("throw new Error('half');"), { url: 'postgres://nowhere' });
  await expect(run(threads, workOn('很长的文书。'.repeat(20_000)))).rejects.toThrow('half');
  await threads.close();
});
