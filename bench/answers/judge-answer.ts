import { isArticleEvidence } from '@mingfa/contract/evidence';
import { phrasesOf } from '../../apps/server/src/adapters/model-grounded/phrases.ts';
import { placeOf } from '../retrieval/read-questions.ts';
import type { ChatAnswer } from './ask-question.ts';

/** What an answer says, compared with the articles that are right. */
export interface JudgedAnswer {
  /** Places quoted word for word, and places named at all, in the order of the text. */
  quoted: string[];
  named: string[];
  quotesRight: boolean;
  quotesRightFirst: boolean;
  namesRight: boolean;
  /** It says that nothing was found; that what was found is weak. */
  knowsNothing: boolean;
  isUnsure: boolean;
  /** Number of citations by state. */
  states: Map<string, number>;
}

/** Judges an answer by the places that answer the question, written as `placeOf` does. */
export function judgeAnswer(answer: ChatAnswer, right: readonly string[]): JudgedAnswer {
  const citations = [...(answer.check?.citations ?? [])].sort((a, b) => a.start - b.start);
  const places = (some: typeof citations) => [
    ...new Set(
      some.flatMap(({ sourceIndex }) => {
        const source = sourceIndex === null ? undefined : answer.evidence[sourceIndex - 1];
        return source && isArticleEvidence(source) ? [placeOf(source.title, source.label)] : [];
      }),
    ),
  ];
  const quoted = places(citations.filter(({ quote, state }) => quote !== null && state === 'verified'));
  const named = places(citations);
  const isRight = (place: string | undefined) => place !== undefined && right.includes(place);
  const phrases = phrasesOf('zh-CN');
  const states = new Map<string, number>();
  for (const { state } of citations) states.set(state, (states.get(state) ?? 0) + 1);
  return {
    quoted,
    named,
    quotesRight: quoted.some(isRight),
    quotesRightFirst: isRight(quoted[0]),
    namesRight: named.some(isRight),
    knowsNothing: answer.text.includes(phrases.nothing),
    isUnsure: answer.text.includes(phrases.weak),
    states,
  };
}
