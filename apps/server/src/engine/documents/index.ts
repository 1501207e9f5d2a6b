export { parseStoredParts } from './parse-stored-parts.ts';
export { placeOfBlock } from './place-of-block.ts';
export { readStoredParts } from './read-stored-parts.ts';
