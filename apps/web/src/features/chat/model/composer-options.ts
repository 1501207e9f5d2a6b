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
}

/** A change to the newest options: uploads end long after they were begun. */
export type ChangeOptions = (change: (held: ComposerOptions) => ComposerOptions) => void;

export const NO_OPTIONS: ComposerOptions = {
  asOf: null,
  modelId: null,
  attachments: [],
  knowledgeBaseIds: [],
};

/** The part of a question that the options decide. */
export function askedWith({ asOf, modelId, attachments, knowledgeBaseIds }: ComposerOptions) {
  const readable = attachments.filter(({ hasFailed }) => !hasFailed);
  return { attachmentIds: readable.map((one) => one.attachmentId), asOf, modelId, knowledgeBaseIds };
}
