import type { SearchChoice } from '@mingfa/contract/search-choice';
import type { Question } from './live-runs.ts';

export interface ChosenAttachment {
  attachmentId: string;
  name: string;
  /** It could not be read: asking leaves it out. */
  hasFailed?: boolean;
}

/** What is chosen beside the question. */
export interface ComposerOptions {
  asOf: string | null;
  modelId: string | null;
  attachments: ChosenAttachment[];
  knowledgeBaseIds: string[];
  /** The web is searched, too. */
  internet: boolean;
  /** Of an AI search: where, and how far, it is looked up. */
  search: SearchChoice | null;
}

/** A change to the newest options: uploads end long after they were begun. */
export type ChangeOptions = (change: (held: ComposerOptions) => ComposerOptions) => void;

export const NO_OPTIONS: ComposerOptions = {
  asOf: null,
  modelId: null,
  attachments: [],
  knowledgeBaseIds: [],
  internet: false,
  search: null,
};

/** The part of a question that the options decide. */
export function askedWith(options: ComposerOptions): Omit<Question, 'question'> {
  const { asOf, modelId, attachments, knowledgeBaseIds, internet, search } = options;
  const readable = attachments.filter(({ hasFailed }) => !hasFailed);
  return {
    attachmentIds: readable.map((one) => one.attachmentId),
    asOf,
    modelId,
    knowledgeBaseIds,
    ...(search
      ? { lookedUp: { of: 'search' as const, ...search } }
      : internet
        ? { lookedUp: { of: 'chat' as const } }
        : {}),
  };
}
