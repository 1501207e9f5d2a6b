import type { CheckedCitation, CitationState, FileEvidence } from '@mingfa/contract/evidence';

/**
 * How a passage of a file stands; answers kept from before call one of a knowledge base verified, as if it were law, and one of a
 * recording, although nobody may have checked what was heard.
 */
export function stateOfPassage(
  { state, time }: CheckedCitation,
  { from, place }: Pick<FileEvidence, 'from' | 'place'>,
): CitationState {
  const agrees = state === 'verified' || state === 'from_knowledge';
  if (agrees && place?.time && !time) return 'from_transcript';
  return state === 'verified' && from === 'knowledge' && !time ? 'from_knowledge' : state;
}
