import type { DocumentPlace } from '@mingfa/contract/evidence';

/** What a click in the tools opens in the document: a new object each time, so that the same place is gone to again. */
export interface OpenedPlace {
  place: DocumentPlace;
  quote: string;
}
export type OpenPlace = (place: DocumentPlace, quote?: string) => void;
