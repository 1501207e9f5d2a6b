export { placeOfSegment } from './place-of-segment.ts';
export { readStoredParts } from './read-stored-parts.ts';
