import { once } from 'node:events';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { detectFormat } from '@mingfa/files/reading/detect-format';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { FORMATS } from '@mingfa/files/reading/parse-file';
import { BrokenFrame, encodeFrame } from './answer-frames.ts';
import type { ChildAnswer, ChildRequest } from './messages.ts';

// The program of a child process. It reads one file at a time and knows nothing else of the server.
const answers = new Socket({ fd: 3, readable: false, writable: true });
answers.on('error', () => process.exit(0));

async function send(frame: Buffer): Promise<void> {
  // The parent takes no more than it needs: waiting here is what keeps a long file from piling up in memory.
  if (!answers.write(frame)) await once(answers, 'drain');
}
const say = (answer: ChildAnswer) => send(encodeFrame('answer', Buffer.from(JSON.stringify(answer))));

async function work(request: ChildRequest): Promise<void> {
  const file = { path: request.path, name: request.name };
  if (request.task === 'parse') {
    const parse = await FORMATS[await detectFormat(file)]();
    for await (const event of parse(file, request.limits)) await say(event as ChildAnswer);
    return;
  }
  const { openPages } = await import('@mingfa/files/pages/open-pages');
  const pages = await openPages(request);
  if (request.task === 'recognise') {
    await say({ kind: 'part', part: await pages.recognise(request.page) });
    return;
  }
  const { mediaType, content } = await pages.render(request.page, request.widthPx);
  await say({ kind: 'image', mediaType });
  await send(encodeFrame('image', content));
}

function describeFailure(error: unknown): ChildAnswer {
  if (error instanceof ParseFailure) return { kind: 'failed', code: error.code, values: error.values };
  if (error instanceof BrokenFrame) return { kind: 'failed', code: 'file_unsafe', values: {} };
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // What V8 and WebAssembly say when an array or a memory cannot be had.
  if (error instanceof RangeError && /allocation|invalid (array|string) length|memory/i.test(text)) {
    return { kind: 'failed', code: 'parser_memory', values: {} };
  }
  return { kind: 'broken', message: text.slice(0, 4000) };
}

await say({ kind: 'ready' });
for await (const line of createInterface({ input: process.stdin })) {
  try {
    await work(JSON.parse(line) as ChildRequest);
    await say({ kind: 'done' });
  } catch (error) {
    await say(describeFailure(error));
  }
}
// Standard input ends with the parent: nobody is left to read for.
process.exit(0);
