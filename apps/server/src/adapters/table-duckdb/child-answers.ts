import { once } from 'node:events';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { UnreadableTable } from '@mingfa/files/tables/read-csv-rows';
import type { ChildAnswer } from './messages.ts';
import { TableFailure } from './table-failure.ts';

/** Answers requests that come line by line, each by lines on the third pipe, until the parent closes the first. */
export async function answerRequests<Request>(
  work: (request: Request, tell: (done: number) => void) => Promise<unknown>,
): Promise<never> {
  const answers = new Socket({ fd: 3, readable: false, writable: true });
  answers.on('error', () => process.exit(0));
  const say = async (answer: ChildAnswer) => {
    if (!answers.write(`${JSON.stringify(answer)}\n`)) await once(answers, 'drain');
  };
  await say({ kind: 'ready' });
  for await (const line of createInterface({ input: process.stdin })) {
    try {
      const result = await work(JSON.parse(line) as Request, (done) => void say({ kind: 'progress', done }));
      await say({ kind: 'done', result });
    } catch (error) {
      await say(describeFailure(error));
    }
  }
  process.exit(0);
}

/** What DuckDB says when memory is short, or when the disk is. */
const MEMORY = /out of memory|failed to allocate|could not allocate|bad_alloc|allocation failure/i;
const DISK = /no space left|could not write|ENOSPC/i;

function describeFailure(error: unknown): ChildAnswer {
  if (error instanceof TableFailure) return { kind: 'failed', code: error.code, values: error.values };
  if (error instanceof ParseFailure) return { kind: 'failed', code: error.code, values: error.values };
  if (error instanceof UnreadableTable)
    return { kind: 'failed', code: 'table_unreadable', values: { problem: PROBLEMS[error.why] } };
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // Whoever runs the server sees in the log what the words for people leave out.
  process.stderr.write(`${text.slice(0, 2000)}\n`);
  if (MEMORY.test(text)) return { kind: 'failed', code: 'parser_memory', values: {} };
  if (DISK.test(text)) return { kind: 'failed', code: 'disk_full', values: {} };
  return { kind: 'broken', message: text.slice(0, 4000) };
}

const PROBLEMS: Record<UnreadableTable['why'], { 'zh-CN': string; en: string }> = {
  columns: { 'zh-CN': '列太多', en: 'it has too many columns' },
  row: {
    'zh-CN': '有一行太长，可能是引号没有成对',
    en: 'a row is too long; a quotation mark may be missing',
  },
  damaged: { 'zh-CN': '各行的列数对不上', en: 'its rows do not come apart' },
};
