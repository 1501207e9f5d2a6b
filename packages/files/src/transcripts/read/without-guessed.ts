import type { SegmentDraft, TranscriptDraft } from './segment-draft.ts';

/** A turn of a file that this program wrote, and whether it told the time as 约. */
export interface ToldTurn {
  isGuessed: boolean;
  turn: SegmentDraft;
}

/** Times that were guessed are found again by what is said: between those that somebody measured, or over the whole where nobody did. */
export function withoutGuessed(
  turns: readonly ToldTurn[],
): Required<Pick<TranscriptDraft, 'segments' | 'isUntimed'>> {
  return {
    isUntimed: turns.every(({ isGuessed }) => isGuessed),
    segments: turns.map(({ isGuessed, turn }) => (isGuessed ? { ...turn, startMs: null } : turn)),
  };
}
