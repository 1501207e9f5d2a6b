export type { AttachedText } from './attachment-passages.ts';
export { type ExpandQuestion, expandQuestion } from './expand-question.ts';
export { type RetrievalContext, type RetrievalQuestion, retrieve } from './retrieve.ts';
