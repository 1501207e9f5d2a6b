import type { ArticlePart } from './cited-text.ts';
import { clausesOf, sharedWeight, type WeighedPairs, weighPairs, wholeWeight } from './clauses.ts';

/** A sentence must share this much with a 款 before it counts as speaking of it, and so much of its own weight. */
const PART_WEIGHT = 5;
const PART_SHARE = 0.2;
/** Less of its own weight where the part named has next to nothing of it. */
const PART_SHARE_ALONE = 0.12;
const NOTHING = 0.05;
/** The part named is given less. */
const HOLDS_WEIGHT = 3;
const HOLDS_SHARE = 0.15;
/** The named part may fit this much worse than another before the other is what was meant. */
const PART_WORSE = 0.6;
/** What only another part has must weigh this much, and that part have so much of the sentence. */
const TELLING_WEIGHT = 3.2;
const MOST_SHARE = 0.6;
/** Or nearly all that stands in the article, where that is a good part of the sentence. */
const NEARLY_ALL = 0.9;
const KNOWN_SHARE = 0.25;
/** Then less must be what only that part has. */
const TELLING_OF_ALL = 2;
/** Items are short: what one of them alone has tells it from its neighbours. */
const ITEM_WEIGHT = 1.6;
const OTHER_ITEM_WEIGHT = 4.5;
/** Less where the one named has nothing at all. */
const OTHER_ITEM_WEIGHT_ALONE = 3.2;
/** What no other item of the list has a third as much of. */
const AMONG_ITEMS = 0.3;
/** Of another item a sentence has a good part, or much. */
const OTHER_ITEM_SHARE = 0.3;
const TELLING_ITEM_WEIGHT = 9;

/**
 * Whether the part named holds what the sentence says; the part that does so better, or null where neither can be said.
 * @param itemClaim where a 项 is named, the sentence and what statutes say for its everyday words
 * @param options.hasFigure the part named bears out a figure of the sentence
 */
export function comparePlace(
  claim: string,
  parts: readonly ArticlePart[],
  isOfNamed: (part: ArticlePart) => boolean,
  itemClaim: string | null,
  { everyday = '', hasFigure = false } = {},
): 'holds' | ArticlePart | null {
  const items = itemClaim === null ? null : compareItems(itemClaim, parts, isOfNamed);
  // What statutes say for its everyday words helps to find the item named, and speaks against none that its own words are of.
  const isOwn = typeof items === 'object' && items && compareItems(claim, parts, isOfNamed) === 'holds';
  return isOwn ? 'holds' : (items ?? compareParts(claim, parts, isOfNamed, { everyday, hasFigure }));
}

function compareParts(
  claim: string,
  parts: readonly ArticlePart[],
  isOfNamed: (part: ArticlePart) => boolean,
  { everyday, hasFigure }: { everyday: string; hasFigure: boolean },
): 'holds' | ArticlePart | null {
  const pairs = weighPairs(claim);
  // 妻子和孩子 speaks of the 款 that names 配偶、子女; what other 款 have of such words says nothing against it.
  const inLawsWords = weighPairs(`${claim} ${everyday}`);
  const whole = wholeWeight(pairs);
  const scored = parts.map((part) => ({
    part,
    weight: sharedWeight(isOfNamed(part) ? inLawsWords : pairs, weighPairs(part.text)),
  }));
  const own = best(scored.filter(({ part }) => isOfNamed(part)));
  // 犯前三款罪的，从重处罚 is told with the words of the 款 before: they speak against nothing.
  const before = own ? referredBy(own.part) : 0;
  const isReferred = (part: ArticlePart) =>
    own !== null && part.paragraph < own.part.paragraph && part.paragraph >= own.part.paragraph - before;
  const tellsOwn = own !== null && onlyIn(pairs, own.part, parts) >= TELLING_OF_OWN;
  const other = best(scored.filter(({ part }) => !isOfNamed(part) && !(tellsOwn && isReferred(part))));
  if (
    other &&
    other.weight >= PART_WEIGHT &&
    other.weight >= ((own?.weight ?? 0) < NOTHING * other.weight ? PART_SHARE_ALONE : PART_SHARE) * whole &&
    (own?.weight ?? 0) < PART_WORSE * other.weight &&
    !(own && endsIn(claim, own.part, other.part))
  )
    return other.part;
  // What only the other part has of the sentence tells, where the named one has nothing of its own.
  const known = parts.map(({ text }) => weighPairs(text));
  const ofArticle = [...pairs].reduce(
    (sum, [pair, weight]) => sum + (known.some((part) => part.has(pair)) ? weight : 0),
    0,
  );
  const isMost =
    other &&
    (other.weight >= MOST_SHARE * whole ||
      (!hasFigure && other.weight >= NEARLY_ALL * ofArticle && other.weight >= KNOWN_SHARE * whole));
  if (other && own && other.weight >= PART_WEIGHT && isMost) {
    const [ours, theirs] = [weighPairs(own.part.text), weighPairs(other.part.text)];
    const only = (one: WeighedPairs, without: WeighedPairs) =>
      [...pairs].reduce((sum, [pair, weight]) => sum + (one.has(pair) && !without.has(pair) ? weight : 0), 0);
    const isNearlyAll = !hasFigure && other.weight >= NEARLY_ALL * ofArticle;
    const least = isNearlyAll ? TELLING_OF_ALL : TELLING_WEIGHT;
    if (only(theirs, ours) >= least && only(ours, theirs) === 0) return other.part;
  }
  if (!own || own.weight < HOLDS_WEIGHT || own.weight < HOLDS_SHARE * whole) return null;
  return !other || own.weight >= other.weight ? 'holds' : null;
}

/** What the 款 named alone has of a sentence, where it goes on with those before it. */
const TELLING_OF_OWN = 1;
const REFERRED = /前([一二三四五两]?)款/;

/** How many 款 before it a 款 goes back to. */
function referredBy({ text }: ArticlePart): number {
  const match = REFERRED.exec(text);
  return match ? '一二三四五'.indexOf((match[1] || '一').replace('两', '二')) + 1 : 0;
}

/** Weight of what a sentence shares with one part and with no other. */
function onlyIn(pairs: WeighedPairs, own: ArticlePart, parts: readonly ArticlePart[]): number {
  const ours = weighPairs(own.text);
  const others = parts
    .filter(({ paragraph }) => paragraph !== own.paragraph)
    .map(({ text }) => weighPairs(text));
  let weight = 0;
  for (const [pair, one] of pairs)
    if (ours.has(pair) && !others.some((other) => other.has(pair))) weight += one;
  return weight;
}

/** A last clause of which most stands in a 款. */
const END_SHARE = 0.6;
const END_WEIGHT = 6;

/** What follows stands in the 款 named, and the case alone in the other one: 协议不成的，可以判决…… of 依前款规定不能达成协议的，可以判决……. */
function endsIn(claim: string, own: ArticlePart, other: ArticlePart): boolean {
  const clauses = clausesOf(claim);
  const end = clauses.map(({ text }) => weighPairs(text)).findLast((one) => wholeWeight(one) >= END_WEIGHT);
  if (!end) return false;
  const whole = wholeWeight(end);
  const share = (part: ArticlePart) => sharedWeight(end, weighPairs(part.text));
  return clauses.length > 1 && share(own) >= END_SHARE * whole && share(other) < PART_WORSE * share(own);
}

/** Held against the items of one list alone: the words that announce them all speak for none of them. */
function compareItems(
  claim: string,
  parts: readonly ArticlePart[],
  isOfNamed: (part: ArticlePart) => boolean,
): 'holds' | ArticlePart | null {
  const named = parts.filter((part) => part.item !== null && isOfNamed(part));
  const [first] = named;
  if (!first) return null;
  const list = parts.filter(({ paragraph, item }) => item !== null && paragraph === first.paragraph);
  const head = weighPairs(first.head);
  const pairs = new Map([...weighPairs(claim)].filter(([pair]) => !head.has(pair)));
  const scored = list.map((part) => ({ part, weight: sharedWeight(pairs, weighPairs(part.text)) }));
  const own = best(scored.filter(({ part }) => named.includes(part)));
  // 故意 and 提供便利 stand in one item, and in none of the others.
  const isAlone = (weight: number) =>
    weight >= OTHER_ITEM_WEIGHT_ALONE &&
    scored.filter((one) => one.weight > AMONG_ITEMS * weight).length === 1;
  const other = best(
    scored.filter(
      ({ part, weight }) =>
        !named.includes(part) &&
        (weight >= TELLING_ITEM_WEIGHT ||
          weight >= OTHER_ITEM_SHARE * wholeWeight(weighPairs(part.text)) ||
          isAlone(weight)),
    ),
  );
  const [weight, besides] = [own?.weight ?? 0, other?.weight ?? 0];
  const least = weight === 0 ? OTHER_ITEM_WEIGHT_ALONE : OTHER_ITEM_WEIGHT;
  if (other && besides >= least && weight < PART_WORSE * besides) return other.part;
  return weight >= ITEM_WEIGHT && besides < PART_WORSE * weight ? 'holds' : null;
}

interface Scored {
  part: ArticlePart;
  weight: number;
}

const best = (some: readonly Scored[]) =>
  some.reduce<Scored | null>((a, b) => (a && a.weight >= b.weight ? a : b), null);
