import { on } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
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

/** A port over which a thread asks this parser, whose processes are shared by all threads. What it began ends with the thread. */
export function openParserPort(parser: Pick<DocumentParser, 'parse'>): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const gone = new AbortController();
  const tell = (told: ParseReply) => port1.postMessage(told);
  port1.on('message', async ({ id, file }: ParseRequest) => {
    try {
      const content = file.content && Buffer.from(file.content);
      for await (const event of parser.parse({ ...file, content }, gone.signal))
        tell({ id, kind: 'event', event });
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
