import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { ProcessStarter } from '../../runtime/starting-processes/process-starter.ts';
import type { StartedProcess } from '../../runtime/starting-processes/started-process.ts';
import { TableChild } from './table-child.ts';
import { ASK_LIMITS } from './table-limits.ts';

/** Above every number the kernel gives: nobody's priority is changed. */
const NOBODY = 2 ** 30;

function startedProcess(answer: string, complaint = ''): StartedProcess {
  const [answers, complaints] = [new PassThrough(), new PassThrough()];
  answers.end(answer);
  complaints.end(complaint);
  const end = { code: null, signal: 'SIGKILL' } as const;
  return {
    ...{ pid: NOBODY, answers, complaints, requests: new PassThrough(), contents: new PassThrough() },
    ended: new Promise((resolve) => complaints.once('end', () => resolve(end))),
    kill: () => {},
  };
}

function start(processes: StartedProcess[]): Promise<TableChild> {
  const starter = { start: async () => processes.shift() } as unknown as ProcessStarter;
  return TableChild.start('ask/ask-child.ts', ASK_LIMITS, { starter, folder: '/', args: [], niceness: 0 });
}

const READY = `${JSON.stringify({ kind: 'ready' })}\n`;

test('a child that the machine ended while it started is started once more', async () => {
  expect((await start([startedProcess(''), startedProcess(READY)])).isUsable).toBe(true);
});

test('one that is ended again is told as a lack of memory, not as a missing component', async () => {
  await expect(start([startedProcess(''), startedProcess('')])).rejects.toMatchObject({
    code: 'query_memory',
  });
});

test('one that says why it does not run is told as missing', async () => {
  await expect(start([startedProcess('', 'Cannot find module')])).rejects.toMatchObject({
    code: 'engine_missing',
  });
});
