import type { ReadQuestion } from './question/read-question.ts';

/** Where evidence of one kind is found: a question that was read once, within a scope. */
export interface Source<Scope, Found> {
  search(question: ReadQuestion, scope: Scope): Promise<Found>;
}
