export { answerQuestion } from './answer-question.ts';
export type { AnswerInput, AnsweringContext } from './answering-context.ts';
export { checkCitations } from './check-citations.ts';
export type { Guidance } from './guidance.ts';
export type { LibraryReader } from './library-reader.ts';
export { listMissingFacts, type MissingFact } from './missing-facts.ts';
export { openLibraryReader } from './open-library-reader.ts';
