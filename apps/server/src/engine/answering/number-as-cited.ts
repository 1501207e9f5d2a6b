import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { Evidence } from '@mingfa/contract/evidence';

/** Chunks of an answer whose text cites its sources 1, 2, 3 in the order it names them, and the sources so numbered. */
export interface NumberedAnswer {
  chunks: AnswerChunk[];
  sources: Evidence[];
  /** A text of the answer with the numbers its sources have now. */
  numbered(text: string): string;
}

/** As our own words write a mark; in what is quoted brackets are escaped. */
const MARK = /(?<!\\)\[(\d{1,3})\](?!\()/g;

/**
 * Numbers the sources of a finished answer in the order in which its text cites them first; those it does not cite follow in theirs.
 * Only for text whose marks are ours and stand whole in a chunk: that of the built-in engine.
 */
export function numberAsCited(chunks: readonly AnswerChunk[], sources: readonly Evidence[]): NumberedAnswer {
  const held = new Set(sources.map(({ index }) => index));
  const cited = chunks
    .flatMap((chunk) => (chunk.type === 'text-delta' ? [...chunk.delta.matchAll(MARK)] : []))
    .map(([, number]) => Number(number))
    .filter((index) => held.has(index));
  const order = [...new Set([...cited, ...held])];
  const numberOf = new Map(order.map((index, at) => [index, at + 1]));
  const numbered = (text: string) =>
    text.replace(MARK, (mark, number) => {
      const now = numberOf.get(Number(number));
      return now === undefined ? mark : `[${now}]`;
    });
  return {
    chunks: chunks.map((chunk) =>
      chunk.type === 'text-delta' ? { ...chunk, delta: numbered(chunk.delta) } : chunk,
    ),
    sources: sources
      .map((source) => ({ ...source, index: numberOf.get(source.index) ?? source.index }))
      .sort((a, b) => a.index - b.index),
    numbered,
  };
}
