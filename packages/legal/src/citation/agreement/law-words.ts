import { termRarity } from '../../words/bm25.ts';
import { characterBigrams, segmentWords } from '../../words/segmentation.ts';
import { clausesOf, weightOf } from './clauses.ts';
import { LawTopics } from './law-topics.ts';

/** An article of a law, by its key. */
export interface KeyedArticle {
  key: string;
  text: string;
  /** What people call the rule it holds; the words need not stand in it. */
  topics?: readonly string[];
}

/** Saturation and length of BM25: an article says a thing once, and long ones are no better for being long. */
const SATURATION = 0.9;
const LENGTH = 0.5;
/** How much better another article must fit before it is named. */
const MUCH_BETTER = 2.7;
/** By so much the one must fit that took the place of another, before it is shown. */
const ONLY_FACTOR = { worded: 1.35, told: 1.9 };
/** By so much another one may be meant: then the cited one is not said to be borne out. */
const LIKELY_BETTER = 1.5;
/** A sentence must share this much with the better one: less is what any two articles share. */
const LEAST_SCORE = 12;

/** Days, sums and numbers of a case stand in no article, and are many pairs of characters. */
const OF_A_CASE =
  /(?:19|20)\d\d ?年(?:\d{1,2} ?月)?(?:\d{1,2} ?日)?|\d[\d,.]* ?(?:万|亿)?元|同?年\d{1,2}月(?:\d{1,2}日)?/g;
/** A clause that tells a case or a time tells no rule. */
const OF_CONDITION = /[的后时前]$/;
/** So much of a sentence, of what stands anywhere in the law, the better article has: a case tells of much that is no rule. */
const MUCH_OF_CLAIM = 0.4;
/** A clause must weigh so much before it tells of which article a sentence speaks. */
const TELLING_CLAUSE = 25;
/** So much of it stands in the one article, and so much at most in the cited ones. */
const NEARLY_ALL = 0.95;
const HALF = 0.5;
/** The cited ones have so much less of the whole sentence. */
const MUCH_LESS = 0.6;

/** Neighbours deal with one matter, and share its nouns: what tells them apart are the few words that only one of them has. */
const NEIGHBOURS = 10;
/** What only the neighbour has of a sentence must outweigh what only the cited ones have by so much, and be so many times as much. */
const TELLING_GAIN = 6.4;
const GAIN_FACTOR = 4;
/** One word alone tells no article. */
const TELLING_PAIRS = 4;
/** What is less than that may tell it all the same: then the cited article is not said to be borne out. */
const LIKELY = { gain: 3.5, factor: 2, pairs: 2 };
const KNOWN_PAIRS = 5;
/** So much of the sentence, of what stands anywhere in the law, the neighbour must have. */
const NEIGHBOUR_SHARE = 0.55;
/** Of a sentence that stands in the neighbour nearly whole, less is enough; of one that tells a case, more is needed. */
const GAIN_OF_WHOLE = 5.5;
const WHOLE_SHARE = 0.8;
const GAIN_OF_A_CASE = 12;
/** One that has all that the cited ones have of a sentence, and nearly all of the rest, is told by less, and by short sentences. */
const SUPERSET = { gain: 5.5, word: 1.5, share: 0.75, pairs: 2, known: 3 };
/** What it has besides must be words that tell something in any law. By a single pair it is told where it has all the rest, and the cited ones have not. */
const SUPERSET_OF_ONE_PAIR = 0.9;

/** What of a text stands in each article. */
interface Cover {
  all: number;
  weights: Float64Array;
}

/** How much more of a sentence a neighbour must have than the cited ones. */
function leastLead({
  share,
  loss,
  tellsACase,
}: {
  share: number;
  loss: number;
  tellsACase: boolean;
}): number {
  if (tellsACase) return GAIN_OF_A_CASE;
  return share >= WHOLE_SHARE && loss === 0 ? GAIN_OF_WHOLE : TELLING_GAIN;
}

/** Which article of a law a sentence speaks of: an index of the pairs of characters of all its articles. */
export class LawWords {
  /** For every pair the positions of the articles that have it, each with how often. */
  readonly #postings = new Map<string, number[]>();
  readonly #keys: string[] = [];
  readonly #positions = new Map<string, number>();
  readonly #lengths: number[] = [];
  /** The names that articles go by. */
  readonly topics = new LawTopics();
  #total = 0;

  /** Adds one article; the whole of a code takes a tenth of a second, so callers pause between articles. */
  add({ key, text, topics = [] }: KeyedArticle): void {
    this.topics.add(key, topics);
    const at = this.#keys.push(key) - 1;
    this.#positions.set(key, at);
    let length = 0;
    for (const pair of characterBigrams(text)) {
      if (pair.length !== 2) continue;
      length += 1;
      const places = this.#postings.get(pair);
      if (!places) {
        this.#postings.set(pair, [at, 1]);
        continue;
      }
      const last = places.length - 1;
      if (places[last - 1] === at) places[last] = (places[last] ?? 0) + 1;
      else places.push(at, 1);
    }
    this.#lengths.push(length);
    this.#total += length;
  }

  /**
   * The key of the article that a sentence fits much better than the cited ones; null where there is none.
   * @param sentence without its citations
   * @param cited keys of all articles of this law that the sentence cites
   * @param is `likely` where a little better is enough
   */
  findBetter(
    sentence: string,
    cited: readonly string[],
    is: 'clearly' | 'likely' = 'clearly',
  ): string | null {
    const claim = sentence.replace(OF_A_CASE, ' ');
    const scores = this.#score(claim);
    const own = Math.max(0, ...cited.map((key) => scores[this.#positions.get(key) ?? -1] ?? 0));
    let best = 0;
    for (const [at, score] of scores.entries()) if (score > (scores[best] ?? 0)) best = at;
    const key = this.#keys[best];
    const score = scores[best] ?? 0;
    if (key === undefined || cited.includes(key) || score < LEAST_SCORE) return null;
    if (score <= (is === 'clearly' ? MUCH_BETTER : LIKELY_BETTER) * own)
      return is === 'clearly' ? this.#clauseElsewhere(claim, cited) : null;
    const cover = this.#cover(claim);
    return (cover.weights[best] ?? 0) >= MUCH_OF_CLAIM * cover.all ? key : null;
  }

  /**
   * The key of the article that fits some words, and clearly better than any other of the law does; null where several may be meant.
   * @param is `told` where the words only tell of a rule
   */
  findOnly(words: string, is: 'worded' | 'told'): string | null {
    const key = this.findBetter(words, []);
    // What repeals an older law speaks of its matter, and takes the place of no rule of it.
    if (key === null || this.#repeals(key)) return null;
    const scores = this.#score(words.replace(OF_A_CASE, ' '));
    const [first = 0, second = 0] = [...scores].sort((a, b) => b - a);
    return first >= ONLY_FACTOR[is] * second ? key : null;
  }

  /** The keys of all articles, in order. */
  get keys(): readonly string[] {
    return this.#keys;
  }

  /** Whether an article has a word, as far as its pairs of characters tell. */
  holds(key: string, word: string): boolean {
    const at = this.#positions.get(key);
    return characterBigrams(word).every((pair) =>
      (this.#postings.get(pair) ?? []).some((place, index) => index % 2 === 0 && place === at),
    );
  }

  #repeals(key: string): boolean {
    const at = this.#positions.get(key);
    const places = this.#postings.get('时废') ?? [];
    return places.some((place, index) => index % 2 === 0 && place === at);
  }

  /**
   * The key of an article close to the cited ones that has what a sentence says, where they lack it and have nothing of their own;
   * null where none does.
   * @param options.tellsACase the sentence tells what happened, of which much stands in no article
   * @param options.namesSomebody it speaks of the persons of a case, and may say more than a rule does
   * @param options.is `likely` where a little more is enough
   */
  findNeighbour(
    sentence: string,
    cited: readonly string[],
    {
      tellsACase = false,
      namesSomebody = tellsACase,
      is = 'clearly',
    }: { tellsACase?: boolean; namesSomebody?: boolean; is?: 'clearly' | 'likely' } = {},
  ): string | null {
    const own = cited.flatMap((key) => this.#positions.get(key) ?? []);
    const [from, to] = [Math.min(...own) - NEIGHBOURS, Math.max(...own) + NEIGHBOURS];
    if (own.length === 0 || to - from > 6 * NEIGHBOURS) return null;
    const fits = new Map<number, { gain: number; shared: number; pairs: number }>();
    let [all, ownWeight, known] = [0, 0, 0];
    for (const pair of new Set(characterBigrams(sentence.replace(OF_A_CASE, ' ')))) {
      const places = this.#postings.get(pair);
      if (!places || pair.length < 2) continue;
      const rarity = termRarity(places.length / 2, this.#keys.length);
      all += rarity;
      known += 1;
      const near = places.filter((at, index) => index % 2 === 0 && at >= from && at <= to);
      const isOwn = near.some((at) => own.includes(at));
      if (isOwn) ownWeight += rarity;
      for (const at of near) {
        if (own.includes(at)) continue;
        const fit = fits.get(at) ?? { gain: 0, shared: 0, pairs: 0 };
        fits.set(at, {
          gain: fit.gain + (isOwn ? 0 : rarity),
          shared: fit.shared + (isOwn ? rarity : 0),
          pairs: fit.pairs + (isOwn ? 0 : 1),
        });
      }
    }
    if (known < SUPERSET.known) return null;
    let best: { at: number; lead: number } | null = null;
    for (const [at, { gain, shared, pairs }] of fits) {
      const loss = ownWeight - shared;
      const lead = gain - loss;
      const share = (gain + shared) / all;
      const hasAll =
        loss === 0 &&
        !namesSomebody &&
        gain >= SUPERSET.gain &&
        (pairs < SUPERSET.pairs
          ? share >= SUPERSET_OF_ONE_PAIR && ownWeight < SUPERSET_OF_ONE_PAIR * all
          : share >= SUPERSET.share) &&
        this.#wordOf(sentence, at, own) >= SUPERSET.word;
      const isClear =
        hasAll ||
        (known >= KNOWN_PAIRS &&
          pairs >= TELLING_PAIRS &&
          gain >= GAIN_FACTOR * loss &&
          lead >= leastLead({ share, loss, tellsACase }));
      const isLikely =
        known >= KNOWN_PAIRS && pairs >= LIKELY.pairs && gain >= LIKELY.factor * loss && lead >= LIKELY.gain;
      if (share < NEIGHBOUR_SHARE || !(is === 'clearly' ? isClear : isLikely)) continue;
      if (!best || lead > best.lead) best = { at, lead };
    }
    return best ? (this.#keys[best.at] ?? null) : null;
  }

  /** How much the word tells that one article has of a sentence and others lack; pairs that reach from one word into the next are none. */
  #wordOf(sentence: string, at: number, others: readonly number[]): number {
    const isIn = (pair: string, articles: readonly number[]) =>
      (this.#postings.get(pair) ?? []).some((place, index) => index % 2 === 0 && articles.includes(place));
    const weights = segmentWords(sentence)
      .map((word) => characterBigrams(word).filter((pair) => pair.length === 2))
      .filter((pairs) => pairs.length > 0 && pairs.every((pair) => isIn(pair, [at])))
      .filter((pairs) => !pairs.every((pair) => isIn(pair, others)))
      .map((pairs) => Math.max(...pairs.map(weightOf)));
    return Math.max(0, ...weights);
  }

  /** The article that has all of a telling clause of which the cited ones have half at most, and fits the whole better, too. */
  #clauseElsewhere(claim: string, cited: readonly string[]): string | null {
    const whole = this.#cover(claim);
    const own = this.#most(whole, cited);
    for (const { text } of clausesOf(claim)) {
      if (OF_CONDITION.test(text.trim())) continue;
      const clause = this.#cover(text);
      if (clause.all < TELLING_CLAUSE || this.#most(clause, cited) > HALF * clause.all) continue;
      for (const [at, weight] of clause.weights.entries())
        if (weight >= NEARLY_ALL * clause.all && own <= MUCH_LESS * (whole.weights[at] ?? 0))
          return this.#keys[at] ?? null;
    }
    return null;
  }

  #most({ weights }: Cover, keys: readonly string[]): number {
    return Math.max(0, ...keys.map((key) => weights[this.#positions.get(key) ?? -1] ?? 0));
  }

  /** How much of a text every article has, of what stands anywhere in the law. */
  #cover(text: string): Cover {
    const weights = new Float64Array(this.#keys.length);
    let all = 0;
    for (const pair of new Set(characterBigrams(text))) {
      const places = this.#postings.get(pair);
      if (!places) continue;
      const rarity = termRarity(places.length / 2, this.#keys.length);
      all += rarity;
      for (let index = 0; index < places.length; index += 2) {
        const at = places[index] ?? 0;
        weights[at] = (weights[at] ?? 0) + rarity;
      }
    }
    return { all, weights };
  }

  #score(claim: string): Float64Array {
    const scores = new Float64Array(this.#keys.length);
    const mean = this.#total / Math.max(1, this.#keys.length);
    for (const pair of new Set(characterBigrams(claim))) {
      const places = this.#postings.get(pair) ?? [];
      const rarity = termRarity(places.length / 2, this.#keys.length);
      for (let index = 0; index < places.length; index += 2) {
        const [at, count] = [places[index] ?? 0, places[index + 1] ?? 0];
        const length = 1 - LENGTH + (LENGTH * (this.#lengths[at] ?? 0)) / mean;
        scores[at] = (scores[at] ?? 0) + (rarity * count * (1 + SATURATION)) / (count + SATURATION * length);
      }
    }
    return scores;
  }
}
