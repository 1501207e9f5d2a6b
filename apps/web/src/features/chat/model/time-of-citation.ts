import type { CheckedCitation, FileEvidence, TimeRange } from '@mingfa/contract/evidence';

/** When it was said: the turn the sentence rests on, of answers kept from before the whole passage; null where nobody spoke. */
export const timeOfCitation = ({ time }: CheckedCitation, { place }: FileEvidence): TimeRange | null =>
  time ?? place?.time ?? null;
