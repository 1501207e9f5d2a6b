import type { Guide, GuidePoint } from '@mingfa/content/guide';
import { tellsNeeded } from '@mingfa/content/needed-words';
import {
  ASKS_AMOUNT,
  ASKS_DEADLINE,
  ASKS_HOW,
  ASKS_PUNISHMENT,
  ASKS_WHETHER,
  ASKS_WHO,
} from '@mingfa/legal/questions/question-words';
import {
  type AskingWords,
  type KnownAsking,
  type LearnedAskings,
  learnAskings,
  type PointScore,
} from './learned-askings.ts';
import { splitClauses } from './split-parts.ts';

/** What is known of a point that a question may ask, in the order of the weights of the model. */
export const POINT_FEATURES = [
  'all',
  'part',
  'asked',
  'aheadByAll',
  'aheadByPart',
  'aheadByAsked',
  'leadsAll',
  'leadsAsked',
  'likeness',
  'asksTheSame',
  'asksOtherwise',
  'tellsTheSame',
  'tellsNothingOfIt',
] as const;

/** What says that none of the points is asked: how much it asks the situation as a whole beside the likeliest point, and how little is said. */
export const NO_POINT_FEATURES = [
  'mostByAll',
  'mostByPart',
  'mostByAsked',
  'wholeByAll',
  'wholeByPart',
  'wholeByAsked',
  'wholeLeads',
  'asksNothing',
  'short',
] as const;

/** A question read beside the points of a guide. */
export interface ReadPoints {
  points: readonly GuidePoint[];
  /** For each point its features. */
  rows: number[][];
  none: number[];
  /** How many of its clauses ask something. */
  questions: number;
  /** Points of another story: nearly all who ask them tell of a death or a pregnancy, and this text tells of none, or it tells what they exclude. */
  ruledOut: boolean[];
  /** Whether it is, nearly word for word, what is known to ask the situation as a whole. */
  asksWhole: boolean;
}

/** The points of guides in memory, by what is known to ask them. */
export interface PointIndex {
  /** Learns what is asked in a guide, once; other requests have their turn meanwhile. */
  prepare(guide: string): Promise<void>;
  /**
   * Measures how much a text asks each point of a guide that was prepared; null for a guide without points.
   * @param without an asking that is taken to be unknown, to learn from it
   */
  read(guide: string, text: string, without?: string): ReadPoints | null;
}

/** How people ask each point of a guide, by the ids of both; what asks the situation as a whole stands under an empty id. */
export type PointAskings = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

interface IndexedGuide {
  points: readonly GuidePoint[];
  /** What is known to be asked at each point, and behind them of the situation as a whole. */
  askings: LearnedAskings;
  /** For each point what share of its askings ask for an amount, a day … */
  kinds: readonly (readonly number[])[];
  /** The same of what they tell: that somebody died, signed … */
  tells: readonly (readonly number[])[];
}

const KINDS = [ASKS_AMOUNT, ASKS_DEADLINE, ASKS_PUNISHMENT, ASKS_WHO, ASKS_WHETHER, ASKS_HOW];
/** What turns a point into another: compensation for a death is not asked where nobody died, however alike the words are. */
const TELLS = [
  /死|去世|身亡|过世|遇难|走了|没了|没抢救|没救|丧葬|殡|留下|遗产|遗嘱|died|dead|death|killed|passed away|funeral|estate|inherit/i,
  /签|按.{0,2}手印|sign/i,
  /判决|判了|判下|法院|起诉|开庭|court|judge?ment|sue/i,
  /警|派出所|公安|police/i,
  /孩子|小孩|娃|未成年|儿子|女儿|学生|child|kid|\bson\b|daughter/i,
  /怀孕|孕|产假|pregnan/i,
  /保险|理赔|insur/i,
  /老公|老婆|丈夫|妻子|媳妇|配偶|husband|wife|spouse/i,
  /倒闭|破产|跑路|关门|注销|失联|找不到人|bankrupt|closed down|vanished|disappeared/i,
  /辞职|离职|不想干|resign|quit/i,
  /试用|probation/i,
  /年前|多年|过期|时效|years ago|too late/i,
  /网上|微信|群里|朋友圈|抖音|发帖|online|wechat|posted/i,
];
/** Of these a death and a pregnancy: who does not tell of one asks nothing that rests on it. */
const DECIDING = new Set([0, 5]);
/** A shorter message says hardly more than the situation. */
const SHORT = 15;
const WORD_FOR_WORD = 0.95;
const NEARLY_ALL = 0.75;

/** Indexes what is asked at each point of the guides, each guide when it is prepared. */
export function buildPointIndex(
  guides: readonly Guide[],
  askings: PointAskings,
  words: AskingWords,
): PointIndex {
  const withPoints = new Map(guides.filter(({ points }) => points).map((guide) => [guide.id, guide]));
  const prepared = new Map<string, Promise<void>>();
  const indexed = new Map<string, IndexedGuide>();
  return {
    prepare(id) {
      const guide = withPoints.get(id);
      const begun = prepared.get(id) ?? (guide ? prepare(guide) : Promise.resolve());
      prepared.set(id, begun);
      return begun;
    },
    read(id, text, without) {
      if (!withPoints.has(id)) return null;
      const known = indexed.get(id);
      if (!known) throw new Error(`The points of ${id} were not prepared.`);
      return readPoints(known, text, without);
    },
  };
  async function prepare(guide: Guide): Promise<void> {
    indexed.set(guide.id, await indexGuide(guide, askings[guide.id] ?? {}, words));
  }
}

async function indexGuide(
  { points = [], saidAs, title }: Guide,
  known: Readonly<Record<string, readonly string[]>>,
  words: AskingWords,
): Promise<IndexedGuide> {
  const askings: KnownAsking[] = points.flatMap(({ id, askedAs, answer }, point) =>
    [...askedAs.zh, ...askedAs.en, answer.zh, answer.en, ...(known[id] ?? [])].map((text) => ({
      point,
      text,
    })),
  );
  const whole = [...saidAs.zh, ...saidAs.en, title.zh, title.en, ...(known[''] ?? [])];
  return {
    points,
    askings: await learnAskings(
      points.length + 1,
      [...askings, ...whole.map((text) => ({ point: points.length, text }))],
      words,
    ),
    kinds: points.map(({ id, askedAs }) => {
      const texts = [...askedAs.zh, ...askedAs.en, ...(known[id] ?? [])];
      return sharesOf(texts, KINDS);
    }),
    tells: points.map(({ id, askedAs }) =>
      sharesOf([...askedAs.zh, ...askedAs.en, ...(known[id] ?? [])], TELLS),
    ),
  };
}

/** What share of some texts each pattern is found in. */
const sharesOf = (texts: readonly string[], patterns: readonly RegExp[]): number[] =>
  patterns.map((pattern) => texts.filter((text) => pattern.test(text)).length / texts.length);

function readPoints(
  { points, askings, kinds, tells }: IndexedGuide,
  text: string,
  without?: string,
): ReadPoints {
  const clauses = splitClauses(text);
  const asks = clauses.map((clause) => KINDS.some((kind) => kind.test(clause)));
  const asked = KINDS.map((kind) => kind.test(text));
  const told = TELLS.map((pattern) => pattern.test(text));
  const scores = askings.measure(clauses, asks, without);
  const whole = scores[points.length] as PointScore;
  const ofPoints = scores.slice(0, points.length);
  const ahead = {
    all: aheadOf(ofPoints.map(({ all }) => all)),
    part: aheadOf(ofPoints.map(({ part }) => part)),
    asked: aheadOf(ofPoints.map(({ asked }) => asked)),
  };
  const rows = ofPoints.map((one, point) => {
    const own = kinds[point] as readonly number[];
    const ownTells = tells[point] as readonly number[];
    return [
      one.all,
      one.part,
      one.asked,
      ahead.all[point] as number,
      ahead.part[point] as number,
      ahead.asked[point] as number,
      (ahead.all[point] as number) >= 0 ? 1 : 0,
      (ahead.asked[point] as number) >= 0 ? 1 : 0,
      one.likeness,
      Math.max(...own.map((share, kind) => (asked[kind] ? share : 0))),
      Math.max(...own.map((share, kind) => (asked[kind] ? 0 : share))),
      Math.max(...ownTells.map((share, at) => (told[at] ? share : 0))),
      Math.max(...ownTells.map((share, at) => (told[at] ? 0 : share))),
    ];
  });
  const most = {
    all: Math.max(...ofPoints.map(({ all }) => all)),
    part: Math.max(...ofPoints.map(({ part }) => part)),
    asked: Math.max(...ofPoints.map(({ asked }) => asked)),
  };
  return {
    points,
    ruledOut: tells.map(
      (own, point) =>
        own.some((share, at) => DECIDING.has(at) && !told[at] && share >= NEARLY_ALL) ||
        !tellsNeeded(points[point] as GuidePoint, text),
    ),
    asksWhole: whole.likeness >= WORD_FOR_WORD,
    rows,
    questions: asks.filter(Boolean).length,
    none: [
      most.all,
      most.part,
      most.asked,
      whole.all,
      whole.part,
      whole.asked,
      whole.all > most.all ? 1 : 0,
      asks.includes(true) ? 0 : 1,
      text.length < SHORT ? 1 : 0,
    ],
  };
}

/** How far each is ahead of the best other one. */
function aheadOf(values: readonly number[]): number[] {
  const [first = 0, second = first] = [...values].sort((a, b) => b - a);
  return values.map((value) => value - (value === first ? second : first));
}
