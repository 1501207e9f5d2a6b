import list from './english-words.json' with { type: 'json' };

/**
 * English words that are no part of anybody's name where they are written large, in lower case: those of our own English texts, and words
 * of places, firms, brands, papers and offices.
 */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(list.words.split(' '));
