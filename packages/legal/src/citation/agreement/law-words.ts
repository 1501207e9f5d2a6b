import { termRarity } from '../../words/bm25.ts';
import { characterBigrams } from '../../words/segmentation.ts';

/** An article of a law, by its key. */
export interface KeyedArticle {
  key: string;
  text: string;
}

/** Saturation and length of BM25: an article says a thing once, and long ones are no better for being long. */
const SATURATION = 0.9;
const LENGTH = 0.5;
/** How much better another article must fit before it is named. */
const MUCH_BETTER = 2.7;
/** A sentence must share this much with the better one: less is what any two articles share. */
const LEAST_SCORE = 12;

/** Which article of a law a sentence speaks of: an index of the pairs of characters of all its articles. */
export class LawWords {
  /** For every pair the positions of the articles that have it, each with how often. */
  readonly #postings = new Map<string, number[]>();
  readonly #keys: string[] = [];
  readonly #positions = new Map<string, number>();
  readonly #lengths: number[] = [];
  #total = 0;

  /** Adds one article; the whole of a code takes a tenth of a second, so callers pause between articles. */
  add({ key, text }: KeyedArticle): void {
    const at = this.#keys.push(key) - 1;
    this.#positions.set(key, at);
    const pairs = characterBigrams(text).filter((pair) => pair.length === 2);
    this.#lengths.push(pairs.length);
    this.#total += pairs.length;
    for (const pair of pairs) {
      const places = this.#postings.get(pair);
      if (!places) this.#postings.set(pair, [at, 1]);
      else if (places.at(-2) === at) places[places.length - 1] = (places.at(-1) ?? 0) + 1;
      else places.push(at, 1);
    }
  }

  /**
   * The key of the article that a sentence fits much better than the cited ones; null where there is none.
   * @param claim the sentence without its citations
   * @param cited keys of all articles of this law that the sentence cites
   */
  findBetter(claim: string, cited: readonly string[]): string | null {
    const scores = this.#score(claim);
    const own = Math.max(0, ...cited.map((key) => scores[this.#positions.get(key) ?? -1] ?? 0));
    let best = 0;
    for (const [at, score] of scores.entries()) if (score > (scores[best] ?? 0)) best = at;
    const key = this.#keys[best];
    const score = scores[best] ?? 0;
    if (key === undefined || cited.includes(key) || score < LEAST_SCORE) return null;
    return score > MUCH_BETTER * own ? key : null;
  }

  #score(claim: string): Float64Array {
    const scores = new Float64Array(this.#keys.length);
    const mean = this.#total / Math.max(1, this.#keys.length);
    for (const pair of new Set(characterBigrams(claim))) {
      const places = this.#postings.get(pair) ?? [];
      const rarity = termRarity(places.length / 2, this.#keys.length);
      for (let index = 0; index < places.length; index += 2) {
        const [at = 0, count = 0] = places.slice(index, index + 2);
        const length = 1 - LENGTH + (LENGTH * (this.#lengths[at] ?? 0)) / mean;
        scores[at] = (scores[at] ?? 0) + (rarity * count * (1 + SATURATION)) / (count + SATURATION * length);
      }
    }
    return scores;
  }
}
