import { readAnswerChunk } from '@mingfa/contract/answer-chunk';
import type { AnswerPart } from '@mingfa/contract/answer-part';
import { EMPTY_ANSWER, reduceAnswer } from '@mingfa/contract/reduce-answer';

/** The parts that the whole text of an answer's stream tells. */
export function readAnswer(stream: string): readonly AnswerPart[] {
  const chunks = [...stream.matchAll(/^data: (\{.*)$/gm)].flatMap(
    ([, json = '']) => readAnswerChunk(JSON.parse(json)) ?? [],
  );
  return chunks.reduce(reduceAnswer, EMPTY_ANSWER).parts;
}
