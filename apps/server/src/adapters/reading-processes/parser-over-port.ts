import { randomUUID } from 'node:crypto';
import { on } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { DocumentPart } from '@mingfa/contract/document-content';
import type { ParseEvent } from '@mingfa/files/reading/parse-event';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import type { ReadableFile } from '@mingfa/files/reading/source-file';
import type { DocumentParser } from '../../ports/document-parser.ts';

interface ParseRequest {
  id: number;
  file: ReadableFile;
}
type ParseReply = { id: number } & (
  | { kind: 'event'; event: ParseEvent }
  | { kind: 'failed'; failure: Pick<ParseFailure, 'code' | 'values'> }
  | { kind: 'broken'; message: string }
  | { kind: 'done' }
);

/** How pages without text are recognised, one after the other, once their file was read. */
interface ScanReading {
  parser: Pick<DocumentParser, 'recognisePage'>;
  /** Where a file that is nowhere on disk lies meanwhile. */
  folder: string;
}

/**
 * A port over which a thread asks this parser, whose processes are shared by all threads. What it began ends with the thread.
 * @param scans a recognised page comes as a part once more, with the number it had without text
 */
export function openParserPort(parser: Pick<DocumentParser, 'parse'>, scans?: ScanReading): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const gone = new AbortController();
  const tell = (told: ParseReply) => port1.postMessage(told);
  port1.on('message', async ({ id, file }: ParseRequest) => {
    try {
      const content = file.content && Buffer.from(file.content);
      const unread: DocumentPart[] = [];
      for await (const event of parser.parse({ ...file, content }, gone.signal)) {
        tell({ id, kind: 'event', event });
        if (event.kind === 'part' && event.part.source === 'none') unread.push(event.part);
      }
      if (scans && content && unread.length > 0)
        for await (const part of recognise(scans, { name: file.name, content }, unread, gone.signal))
          tell({ id, kind: 'event', event: { kind: 'part', part } });
      tell({ id, kind: 'done' });
    } catch (error) {
      if (error instanceof ParseFailure)
        tell({ id, kind: 'failed', failure: { code: error.code, values: error.values } });
      else tell({ id, kind: 'broken', message: error instanceof Error ? error.message : String(error) });
    }
  });
  port1.on('close', () => gone.abort());
  port1.unref();
  return port2;
}

async function* recognise(
  { parser, folder }: ScanReading,
  { name, content }: { name: string; content: Buffer },
  unread: readonly DocumentPart[],
  signal: AbortSignal,
): AsyncGenerator<DocumentPart> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `scan-${randomUUID()}`);
  try {
    await writeFile(path, content, { mode: 0o600 });
    for (const { number, page } of unread) {
      if (page === null) continue;
      try {
        const read = await parser.recognisePage({ path, name }, page, signal);
        yield { ...read, number };
      } catch (error) {
        // One page that cannot be read keeps the others from nobody.
        if (!(error instanceof ParseFailure)) throw error;
      }
    }
  } finally {
    await rm(path, { force: true });
  }
}

/** The parser at the other end of a port. */
export function parserOverPort(port: MessagePort): Pick<DocumentParser, 'parse'> {
  let asked = 0;
  return {
    async *parse(file, signal) {
      asked += 1;
      const id = asked;
      const answers = on(port, 'message', { signal }) as AsyncIterable<[ParseReply]>;
      port.postMessage({ id, file } satisfies ParseRequest);
      for await (const [told] of answers) {
        if (told.id !== id) continue;
        if (told.kind === 'done') return;
        if (told.kind === 'failed') throw new ParseFailure(told.failure.code, told.failure.values);
        if (told.kind === 'broken') throw new Error(told.message);
        yield told.event;
      }
    },
  };
}
