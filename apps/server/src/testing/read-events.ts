import { type AnswerChunk, answerChunk } from '@mingfa/contract/answer-chunk';
import type { AnswerData, AnswerDataName } from '@mingfa/contract/answer-data';
import { allDataOf } from '@mingfa/contract/answer-part';

/** One server-sent event of an answer. */
export interface SentEvent {
  cursor: number;
  chunk: AnswerChunk;
}

/** The events of a whole stream's text; the closing `[DONE]` must be there. */
export function parseEvents(text: string): SentEvent[] {
  const blocks = text.split('\n\n').filter((block) => block.includes('data: '));
  const closing = blocks.pop();
  if (closing !== 'data: [DONE]') throw new Error(`The stream does not end: ${closing}`);
  return blocks.map(parseBlock);
}

/** Events of a response as they come; ends with the response. */
export async function* streamEvents(response: Response): AsyncGenerator<SentEvent> {
  let rest = '';
  for await (const piece of (response.body as ReadableStream<Uint8Array>).pipeThrough(
    new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>,
  )) {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.includes('data: ') && block !== 'data: [DONE]') yield parseBlock(block);
    }
  }
}

export function textOf(events: SentEvent[]): string {
  return events.map(({ chunk }) => (chunk.type === 'text-delta' ? chunk.delta : '')).join('');
}

/** What the events said of a kind, in order. */
export function dataIn<Name extends AnswerDataName>(events: SentEvent[], name: Name): AnswerData[Name][] {
  return allDataOf(
    events.map(({ chunk }) => chunk),
    name,
  );
}

/** Whatever breaks the contract fails the test that reads it. */
function parseBlock(block: string): SentEvent {
  const cursor = Number(/^id: (\d+)$/m.exec(block)?.[1] ?? -1);
  return { cursor, chunk: answerChunk.parse(JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null')) };
}
