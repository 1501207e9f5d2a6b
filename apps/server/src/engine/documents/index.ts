export { readStoredParts } from './read-stored-parts.ts';
