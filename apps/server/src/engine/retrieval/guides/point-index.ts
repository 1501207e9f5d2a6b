import type { Guide, GuidePoint } from '@mingfa/content/guide';
import {
  ASKS_AMOUNT,
  ASKS_DEADLINE,
  ASKS_HOW,
  ASKS_PUNISHMENT,
  ASKS_WHETHER,
  ASKS_WHO,
} from '@mingfa/legal/questions/question-words';
import type { GuideIndex } from './guide-index.ts';
import { partsOf, splitClauses } from './split-parts.ts';

/** What is known of a point that a question may ask, in the order of the weights of the model. */
export const POINT_FEATURES = [
  'likenessOfPart',
  'likenessOfAsking',
  'likenessOfAll',
  'sayingOfPart',
  'sayingOfAll',
  'coverage',
  'coverageShare',
  'asksTheSame',
  'asksOtherwise',
  'leads',
] as const;

/** What says that none of the points is asked. */
export const NO_POINT_FEATURES = ['mostLikeness', 'mostCoverage', 'few', 'likeSaying', 'rest'] as const;

/** A question read beside the points of a guide. */
export interface ReadPoints {
  points: readonly GuidePoint[];
  /** For each point its features. */
  rows: number[][];
  none: number[];
}

/** The points of guides in memory, each asking by its terms. */
export interface PointIndex {
  /**
   * Measures how much a text asks each point of a guide; null for a guide without points.
   * @param without an asking or saying that is taken to be unknown, to learn from it
   */
  read(guide: string, text: string, without?: string): ReadPoints | null;
}

interface Asking {
  text: string;
  terms: readonly string[];
  kinds: readonly boolean[];
}

interface IndexedPoint {
  askings: readonly Asking[];
  told: ReadonlySet<string>;
}

interface IndexedGuide {
  points: readonly GuidePoint[];
  indexed: readonly IndexedPoint[];
  /** What is said of the situation as a whole. */
  sayings: readonly { text: string; terms: ReadonlySet<string> }[];
  /** How much a term tells the points of this guide apart. */
  weigh(term: string): number;
}

const KINDS = [ASKS_AMOUNT, ASKS_DEADLINE, ASKS_PUNISHMENT, ASKS_WHO, ASKS_WHETHER, ASKS_HOW];
const LEAST_WEIGHT_OF_ASKING = 6;
/** A term all points of a guide share, or that every question about it says, tells little. */
const WEIGHT_OF_COMMON = 0.15;
/** So few clauses say hardly more than the situation. */
const FEW_TERMS = 12;

/** Indexes what is asked at each point, by the terms of the search. */
export function buildPointIndex(guides: readonly Guide[], termsOf: GuideIndex['termsOf']): PointIndex {
  const byGuide = new Map<string, IndexedGuide>();
  for (const guide of guides) if (guide.points) byGuide.set(guide.id, indexGuide(guide, termsOf));
  return {
    read(id, text, without) {
      const guide = byGuide.get(id);
      return guide ? readPoints(guide, text, termsOf, without) : null;
    },
  };
}

function indexGuide(guide: Guide, termsOf: GuideIndex['termsOf']): IndexedGuide {
  const points = guide.points ?? [];
  const indexed = points.map(({ askedAs, answer }) => ({
    askings: [...askedAs.zh, ...askedAs.en].map((text) => ({
      text,
      terms: termsOf(text),
      kinds: kindsOf(text),
    })),
    told: new Set([...termsOf(answer.zh), ...termsOf(answer.en)]),
  }));
  const pointsOf = new Map<string, number>();
  for (const { askings } of indexed)
    for (const term of new Set(askings.flatMap(({ terms }) => terms)))
      pointsOf.set(term, (pointsOf.get(term) ?? 0) + 1);
  const common = new Set(
    [guide.title.zh, guide.title.en, guide.situation.zh, guide.situation.en].flatMap(termsOf),
  );
  const most = Math.log(points.length + 1);
  return {
    points,
    indexed,
    sayings: [...guide.saidAs.zh, ...guide.saidAs.en, guide.title.zh, guide.title.en].map((text) => ({
      text,
      terms: new Set(termsOf(text)),
    })),
    weigh(term) {
      const apart = Math.log((points.length + 1) / (pointsOf.get(term) ?? 1)) / most;
      return Math.max(WEIGHT_OF_COMMON, common.has(term) ? apart * WEIGHT_OF_COMMON * 2 : apart);
    },
  };
}

const kindsOf = (text: string): boolean[] => KINDS.map((kind) => kind.test(text));

function readPoints(
  { points, indexed, sayings, weigh }: IndexedGuide,
  text: string,
  termsOf: GuideIndex['termsOf'],
  without?: string,
): ReadPoints {
  const clauses = splitClauses(text);
  const terms = clauses.map((clause) => termsOf(clause));
  const asks = clauses.map(kindsOf);
  const kinds = KINDS.map((_, kind) => asks.some((one) => one[kind]));
  const weightOf = (some: Iterable<string>) => [...some].reduce((sum, term) => sum + weigh(term), 0);
  const parts = partsOf(clauses.length).map(({ from, to }) => {
    const own = new Set(terms.slice(from, to + 1).flat());
    return { own, weight: weightOf(own), asks: asks.slice(from, to + 1).some((one) => one.includes(true)) };
  });
  const all = new Set(terms.flat());
  const weightOfAll = weightOf(all);
  const measured = indexed.map(({ askings, told }) => {
    const known = askings.filter((asking) => asking.text !== without);
    let [part, asking, whole, saying, sayingOfAll, same, otherwise] = [0, 0, 0, 0, 0, 0, 0];
    for (const one of known) {
      const weight = Math.max(weightOf(one.terms), LEAST_WEIGHT_OF_ASKING);
      const likeness = (own: ReadonlySet<string>, ofOwn: number) => {
        const shared = weightOf(one.terms.filter((term) => own.has(term)));
        return {
          like: shared / Math.sqrt(weight * Math.max(ofOwn, LEAST_WEIGHT_OF_ASKING)),
          said: shared / weight,
        };
      };
      const ofAll = likeness(all, weightOfAll);
      whole = Math.max(whole, ofAll.like);
      sayingOfAll = Math.max(sayingOfAll, ofAll.said);
      for (const { own, weight: ofOwn, asks: isAsking } of parts) {
        const { like, said } = likeness(own, ofOwn);
        part = Math.max(part, like);
        saying = Math.max(saying, said);
        if (isAsking) asking = Math.max(asking, like);
      }
      const shared = one.kinds.some((is, kind) => is && kinds[kind]);
      same += shared ? 1 : 0;
      otherwise += !shared && one.kinds.includes(true) ? 1 : 0;
    }
    const words = new Set([...told, ...known.flatMap((one) => one.terms)]);
    const coverage = weightOf([...all].filter((term) => words.has(term))) / Math.max(1, weightOfAll);
    const count = Math.max(1, known.length);
    return {
      part,
      asking,
      whole,
      saying,
      sayingOfAll,
      coverage,
      same: same / count,
      otherwise: otherwise / count,
    };
  });
  const general = sayings.flatMap((saying) => (saying.text === without ? [] : [saying.terms]));
  const likeSaying = Math.max(
    ...general
      .filter((terms) => terms.size > 0)
      .map((terms) => sharedOf(terms, all) / Math.sqrt(terms.size * Math.max(1, all.size))),
  );
  const mostPart = Math.max(...measured.map(({ part }) => part));
  const mostCoverage = Math.max(...measured.map(({ coverage }) => coverage));
  const coverageOfAll = measured.reduce((sum, { coverage }) => sum + coverage, 0) || 1;
  return {
    points,
    rows: measured.map((one) => [
      one.part,
      one.asking,
      one.whole,
      one.saying,
      one.sayingOfAll,
      one.coverage,
      one.coverage / coverageOfAll,
      one.same,
      one.otherwise,
      one.part === mostPart ? 1 : 0,
    ]),
    none: [mostPart, mostCoverage, all.size < FEW_TERMS ? 1 : 0, likeSaying, restOf(all, general)],
  };
}

const sharedOf = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((term) => others.has(term)).length;

/** Share of a text that no saying of the situation holds: what more it says may ask a point. */
function restOf(all: ReadonlySet<string>, sayings: readonly ReadonlySet<string>[]): number {
  const known = [...all].filter((term) => sayings.some((terms) => terms.has(term))).length;
  return 1 - known / Math.max(1, all.size);
}
