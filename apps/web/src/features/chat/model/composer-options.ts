/** What is chosen beside the question. */
export interface ComposerOptions {
  asOf: string | null;
  modelId: string | null;
  attachments: { attachmentId: string; name: string }[];
}
