import type { DocumentPlace } from '@mingfa/contract/evidence';

/** What a click in the tools opens in the document: a new object each time, so that the same place is gone to again. */
export interface OpenedPlace {
  place: DocumentPlace;
  quote: string;
}

/** The block that an address names, as exported tables link to it: `?block=b12`; null where it names none. */
export function placeOfAddress(documentId: string, block: string | null): OpenedPlace | null {
  if (block === null) return null;
  const nowhere = { segmentId: null, page: null, pageEnd: null, boxes: [], sheet: null, row: null };
  return { place: { documentId, ...nowhere, blockIds: [block] }, quote: '' };
}

export type OpenPlace = (place: DocumentPlace, quote?: string) => void;
