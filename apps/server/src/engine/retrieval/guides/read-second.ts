import type { ChoiceModel } from './choice-model.ts';
import type { GuideIndex } from './guide-index.ts';
import { rankCandidates } from './rank-candidates.ts';
import {
  CHOICE_FEATURES,
  type GuideCandidate,
  type RankedCandidate,
  type ReadPart,
  type ReadParts,
} from './read-candidates.ts';
import type { QuestionPart } from './split-parts.ts';

/** Words with which people go on to another trouble. */
const ALSO = /还有|另外|而且|也没|也不|同时|并且|又|以及|还|这两|都能|顺便|再说|\balso\b|\band\b|\bbesides\b/;
const FEW_CLAUSES = 6;
const FLOOR = -9;
/** A margin beyond this says no more. */
const WIDE = 4;
const WORDS_OF_ALL = CHOICE_FEATURES.indexOf('wordsOfAll');

/** Words with which people plainly begin another trouble. */
const ANOTHER = /还有|另外|而且|同时|并且|以及|顺便|再说|第二|还想问|\balso\b|\bbesides\b|\band\b/;
/** One trouble is told in a clause or two. */
const CLAUSES_OF_ONE = 2;

/** Whether a message is long enough for two troubles, or says that it goes on to another. */
export const mayTellTwo = (clauses: readonly string[]): boolean =>
  clauses.length > CLAUSES_OF_ONE || goesOn(clauses);

/** Whether a message says that it goes on to another trouble. */
export const goesOn = (clauses: readonly string[]): boolean => ANOTHER.test(clauses.join('，'));

/**
 * Reads whether another guide answers a trouble of its own: a part of the message that speaks for it and not for the first, beside
 * a part that speaks for the first and not for it. What merely resembles the first guide has no such part.
 */
export function readSecond(
  index: GuideIndex,
  model: Pick<ChoiceModel, 'weights' | 'none'>,
  read: ReadParts,
  first: RankedCandidate,
  second: RankedCandidate,
): number[] {
  const { guide } = second.candidate;
  const { parts, clauses } = read;
  const split = splitBetween(parts, first.candidate.guide, guide);
  const one = index.guides[first.candidate.guide];
  const other = index.guides[guide];
  const places = new Set(one?.articles.map(({ place }) => place));
  const shared = other?.articles.filter(({ place }) => places.has(place)).length ?? 0;
  const sides = split.own && split.ofFirst ? sidesOf(split.ofFirst, split.own, clauses.length) : null;
  const own = sides ? rankCandidates(model, read.readSide(sides.own)) : [];
  const ofFirst = sides ? rankCandidates(model, read.readSide(sides.ofFirst)) : [];
  return [
    Math.log(second.likelihood + 1e-4) / 4,
    first.likelihood,
    split.apart / WIDE,
    (split.own?.likelihoodOf(guide) ?? FLOOR) / 4,
    (split.own?.scores[guide] ?? FLOOR) / 4,
    split.own ? Math.max(-WIDE, (split.own.scores[guide] as number) - highest(split.own.scores)) / WIDE : -1,
    ALSO.test(clauses.join('，')) ? 1 : 0,
    one?.field === other?.field ? 1 : 0,
    shared / Math.max(1, other?.articles.length ?? 1),
    Math.min(FEW_CLAUSES, clauses.length) / FEW_CLAUSES,
    Math.max(FLOOR, split.own?.none ?? FLOOR) / 4,
    logarithmOf(own, guide),
    logarithmOf(ofFirst, first.candidate.guide),
    logarithmOf(own, first.candidate.guide),
    own[0]?.candidate.guide === guide ? 1 : 0,
    ...readCuts(read.cuts, first.candidate.guide, guide),
    ...readStanding(read, first.candidate, second.candidate),
  ];
}

/** How far the second stands behind the first by the words of the whole message, and how far ahead of all others: one trouble has many that are like it. */
function readStanding(
  { candidates }: ReadParts,
  first: GuideCandidate,
  second: GuideCandidate,
): [behindFirst: number, aheadOfNext: number] {
  const wordsOf = ({ features }: GuideCandidate) => features[WORDS_OF_ALL] ?? 0;
  const others = candidates.filter(({ guide }) => guide !== first.guide && guide !== second.guide);
  const next = Math.max(FLOOR, ...others.map(wordsOf));
  return [clamp(wordsOf(first) - wordsOf(second)), clamp(wordsOf(second) - next)];
}

const clamp = (difference: number): number => Math.max(-WIDE, Math.min(WIDE, difference)) / WIDE;

/** How likely the message tells one guide before some place and the other behind it: the most, and how much more than that it tells one of them throughout. */
function readCuts(cuts: ReadParts['cuts'], first: number, second: number): number[] {
  let both = 2 * FLOOR;
  let better = -WIDE;
  for (const { before, behind } of cuts) {
    const [one, other] = [before(first), before(second)];
    const [oneBehind, otherBehind] = [behind(first), behind(second)];
    const two = Math.max(one + otherBehind, other + oneBehind);
    both = Math.max(both, two);
    better = Math.max(better, Math.min(WIDE, two - Math.max(one + oneBehind, other + otherBehind)));
  }
  return [both / 8, better / WIDE];
}

/** How likely a guide is where some clauses stand alone. */
function logarithmOf(ranked: readonly RankedCandidate[], guide: number): number {
  const likelihood = ranked.find(({ candidate }) => candidate.guide === guide)?.likelihood ?? 0;
  return Math.log(likelihood + 1e-3) / 4;
}

/** The message cut in two between a part of the first and one of the second. */
function sidesOf(
  first: ReadPart,
  second: ReadPart,
  clauses: number,
): { ofFirst: QuestionPart; own: QuestionPart } {
  const end = clauses - 1;
  return first.part.to < second.part.from
    ? { ofFirst: { from: 0, to: second.part.from - 1 }, own: { from: second.part.from, to: end } }
    : { ofFirst: { from: second.part.to + 1, to: end }, own: { from: 0, to: second.part.to } };
}

/** The two parts, not overlapping, that tell the guides apart best: by how much, and the part of the second. */
function splitBetween(
  parts: readonly ReadPart[],
  first: number,
  second: number,
): { apart: number; own: ReadPart | null; ofFirst: ReadPart | null } {
  let apart = -WIDE;
  let own: ReadPart | null = null;
  let beside: ReadPart | null = null;
  const margin = ({ scores }: ReadPart) => (scores[second] as number) - (scores[first] as number);
  const margins = parts.map((part) => Math.min(WIDE, -margin(part)));
  for (const part of parts) {
    const ofSecond = Math.min(WIDE, margin(part));
    if (ofSecond <= apart) continue;
    let best = -WIDE;
    let ofFirst: ReadPart | null = null;
    for (const [at, value] of margins.entries()) {
      const candidate = parts[at] as ReadPart;
      if (value <= best || overlap(candidate.part, part.part)) continue;
      best = value;
      ofFirst = candidate;
    }
    const both = Math.min(ofSecond, best);
    if (both > apart) {
      apart = both;
      own = part;
      beside = ofFirst;
    }
  }
  return { apart, own, ofFirst: beside };
}

const highest = (scores: Float64Array): number => scores.reduce((most, one) => Math.max(most, one));

const overlap = (a: QuestionPart, b: QuestionPart): boolean => a.from <= b.to && b.from <= a.to;
