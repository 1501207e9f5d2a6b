import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printed, said, tenPages } from '@mingfa/files/printed/testing/printed-samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrintedFileWriter } from '../../ports/printed-file-writer.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import type { ProcessLimits } from './process-limits.ts';
import { processPrinter } from './process-printer.ts';
import { ReaderBroke, ReaderDidNotStart } from './reading-child.ts';
import { ReadingProcesses } from './reading-processes.ts';

const { signal } = new AbortController();
const LONG = printed([said('民事诉讼'.repeat(400_000))]);
let folder: string;
const open: ReadingProcesses[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-printing-'));
});
afterAll(async () => {
  for (const processes of open) await processes.close();
  await rm(folder, { recursive: true, force: true });
});

function printerWith(limits: Partial<ProcessLimits> = {}): PrintedFileWriter {
  const workFolder = join(folder, String(open.length));
  const processes = new ReadingProcesses({
    workFolder,
    logger: silentLogger,
    processLimits: { print: limits },
  });
  open.push(processes);
  return processPrinter(processes);
}
const beginning = (content: Uint8Array, length = 8) => Buffer.from(content).toString('latin1', 0, length);

test('one process writes all formats', async () => {
  const printer = printerWith();
  expect(beginning(await printer.write(tenPages(), 'docx', signal), 2)).toBe('PK');
  expect(beginning(await printer.write(tenPages(), 'pdf', signal), 5)).toBe('%PDF-');
  expect(beginning(await printer.write(tenPages(), 'html', signal), 15)).toBe('<!doctype html>');
  const short = printed([said('甲')]);
  expect(beginning(await printer.write(short, 'png', signal))).toBe('\x89PNG\r\n\x1a\n');
  await expect(
    printer.write(printed([...tenPages().blocks, ...tenPages().blocks]), 'png', signal),
  ).rejects.toMatchObject({ code: 'print_too_long' });
});

test('the process that wrote one file writes the next', async () => {
  const printer = printerWith();
  const folders = () => readdir(join(folder, String(open.length - 1)));
  await printer.write(printed([said('甲')]), 'html', signal);
  const [first] = await folders();
  expect(first).toMatch(/^child-/);
  await printer.write(printed([said('乙')]), 'docx', signal);
  expect(await folders()).toEqual([first]);
});

test('a process that was made ready writes the first file', async () => {
  const printer = printerWith();
  const folders = () => readdir(join(folder, String(open.length - 1)));
  printer.warm();
  printer.warm();
  await expect.poll(() => folders().catch(() => [])).toHaveLength(1);
  const ready = await folders();
  // Its turn comes behind the warming, in the same process or beside it; what was made ready stays.
  await printer.write(printed([said('甲')]), 'pdf', signal);
  expect(await folders()).toEqual(expect.arrayContaining(ready));
});

test('one that takes too long or too much memory ends with its process, and the next is written', async () => {
  const slow = printerWith({ totalMs: 1 });
  await expect(slow.write(LONG, 'pdf', signal)).rejects.toMatchObject({ code: 'print_too_large' });
  // By memory the two files are told apart whatever the pace of the machine.
  const small = printerWith({ residentMegabytes: 400 });
  await expect(small.write(LONG, 'pdf', signal)).rejects.toMatchObject({ code: 'print_too_large' });
  expect(beginning(await small.write(printed([said('甲')]), 'html', signal), 15)).toBe('<!doctype html>');
});

test('whoever leaves ends the work', async () => {
  const leaving = new AbortController();
  const writing = printerWith().write(LONG, 'pdf', leaving.signal);
  setTimeout(() => leaving.abort(new Error('gone')), 700);
  await expect(writing).rejects.toThrow('gone');
});

/** A printer over processes that fail so many times, each in the same way, and then print. */
function printerFailing(times: number, failure: () => Error) {
  let failed = 0;
  return processPrinter({
    async *work() {
      failed += 1;
      if (failed <= times) throw failure();
      yield { kind: 'printed', content: Buffer.from('%PDF-') };
    },
  });
}

test('a process that broke is no answer yet: the file is written once more, and what fails again says so', async () => {
  const file = printed([said('甲')]);
  const broke = () => new ReaderBroke('exit SIGSEGV: ');
  expect(beginning(await printerFailing(1, broke).write(file, 'pdf', signal), 5)).toBe('%PDF-');
  await expect(printerFailing(2, broke).write(file, 'pdf', signal)).rejects.toMatchObject({
    code: 'print_failed',
  });
});

test('where no process comes up, whoever prints is told that the server is busy', async () => {
  const late = () => new ReaderDidNotStart('not ready');
  await expect(printerFailing(1, late).write(printed([said('甲')]), 'pdf', signal)).rejects.toMatchObject({
    code: 'server_busy',
  });
});
