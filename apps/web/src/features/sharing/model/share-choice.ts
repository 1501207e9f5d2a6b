import type { ShareSource } from '@mingfa/contract/share';

/** What goes into a snapshot, as it is chosen. */
export interface ShareChoice {
  /** null: all messages of the shown branch. */
  messageIds: readonly string[] | null;
  withSources: boolean;
  redact: boolean;
  keptMarks: readonly string[];
  redactCreditCodes: boolean;
}

/** Everything, masked. */
export const WHOLE_AND_MASKED: ShareChoice = {
  messageIds: null,
  withSources: true,
  redact: true,
  keptMarks: [],
  redactCreditCodes: false,
};

/** The choice as a preview and a share are asked for it. */
export function snapshotOf(source: ShareSource, { messageIds, keptMarks, ...choice }: ShareChoice) {
  const isChosen = messageIds !== null && (source.kind === 'conversation' || source.kind === 'search');
  return {
    ...choice,
    keptMarks: [...keptMarks],
    source: isChosen ? { ...source, messageIds: [...messageIds] } : source,
  };
}
