/**
 * Okapi BM25, by which every ranking by words weighs: S. Robertson and H. Zaragoza, "The Probabilistic Relevance Framework:
 * BM25 and Beyond" (2009), with the weight of a term kept above zero. A term adds `termRarity` × `termWeight`.
 */

/** How soon a term that comes again adds nothing more. */
export const BM25_K1 = 1.2;
/** How much a long text is held against it. */
const B = 0.75;

/**
 * How telling a term is.
 * @param holding texts that hold it
 * @param all texts there are
 */
export const termRarity = (holding: number, all: number): number =>
  Math.log(1 + (Math.max(0, all - holding) + 0.5) / (holding + 0.5));

/**
 * How long a text is for its kind: 1 for a middling one.
 * @param length in terms
 * @param middling the mean length
 */
export const evenedLength = (length: number, middling: number): number => 1 - B + (B * length) / middling;

/** What a term's frequency adds; `evened` is 1 for a frequency that was divided by `evenedLength` before. */
export const termWeight = (frequency: number, evened = 1): number =>
  (frequency * (BM25_K1 + 1)) / (frequency + BM25_K1 * evened);

/** A frequency divided by its text's evened length, in hundredths, as an index keeps it: at least 1, at most `most`. */
export const keptFrequency = (count: number, evened: number, most: number): number =>
  Math.min(most, Math.max(1, Math.round((100 * count) / evened)));
