import { sharedWeight, weighPairs } from './clauses.ts';
import type { PlacedMeasure } from './placed-measures.ts';
import { areOpposed, isNear, isSameKind, unitOf } from './same-figure.ts';

/** A figure of the same kind whose surroundings agree so much better is the one that was meant. */
const MEANT_FACTOR = 2;
/** Surroundings that share less than this tell nothing. */
export const MEANT_LEAST = 5;

/** The figure whose surroundings agree best with those of a sentence's figure. */
export function meantBy(figure: PlacedMeasure, held: readonly PlacedMeasure[]): PlacedMeasure | null {
  let best: { one: PlacedMeasure; weight: number } | null = null;
  for (const one of held) {
    const weight = sharedWeight(figure.about, one.about);
    if (!best || weight > best.weight) best = { one, weight };
  }
  return best?.one ?? null;
}

/** Whether the words around a figure speak of another figure of the article than its equals. */
export function isMeant(
  figure: PlacedMeasure,
  meant: PlacedMeasure,
  equal: readonly PlacedMeasure[],
): boolean {
  if (isNear(meant.value, figure.value) || unitOf(meant) !== unitOf(figure)) return false;
  if (areOpposed(meant.bound, figure.bound) || isDoneIn(figure, equal, meant)) return false;
  const weight = sharedWeight(figure.about, meant.about);
  const own = Math.max(...equal.map((one) => sharedWeight(figure.about, one.about)));
  return weight >= MEANT_LEAST && weight > MEANT_FACTOR * own;
}

/** What is to be done in a time stands behind it, in the sentence as in the law: 十五日内提出答辩状. */
function isDoneIn(figure: PlacedMeasure, equal: readonly PlacedMeasure[], other: PlacedMeasure): boolean {
  const said = weighPairs(figure.after);
  const does = (one: PlacedMeasure) => sharedWeight(said, weighPairs(one.after));
  return Math.max(...equal.map(does)) > does(other);
}

/** Whether another figure of the sentence stands in the same rule of the law as this one's equal: then that rule is meant. */
export function isPaired(
  figure: PlacedMeasure,
  said: readonly PlacedMeasure[],
  matched: ReadonlyMap<PlacedMeasure, PlacedMeasure[]>,
): boolean {
  const rules = new Set(matched.get(figure)?.map(({ rule }) => rule));
  return said.some(
    (other) =>
      other !== figure &&
      other.rule === figure.rule &&
      matched.get(other)?.some((one) => rules.has(one.rule) && !matched.get(figure)?.includes(one)),
  );
}

/** What distinguishes two parallel rules must weigh this much before it decides between them. */
const TELLING = 4;

/** The figure of a parallel rule whose own words the sentence uses: 价款三倍 where the law has 价款十倍或者损失三倍. */
export function parallelTo(
  figure: PlacedMeasure,
  equal: readonly PlacedMeasure[],
  held: readonly PlacedMeasure[],
): PlacedMeasure | null {
  const alike = held.filter((one) => isSameKind(one, figure) && unitOf(one) === unitOf(figure));
  const others = alike.filter(
    (one) =>
      !isNear(one.value, figure.value) &&
      !areOpposed(one.bound, figure.bound) &&
      (figure.kind !== 'money' || figure.bound === 'exact' || one.bound !== 'exact'),
  );
  const weigh = (one: PlacedMeasure, against: readonly PlacedMeasure[]) => {
    let weight = 0;
    for (const [pair, own] of one.lead)
      if (figure.lead.has(pair) && !against.some(({ lead }) => lead.has(pair))) weight += own;
    return weight;
  };
  for (const other of others) {
    const telling = weigh(other, equal);
    if (telling < TELLING || isDoneIn(figure, equal, other)) continue;
    if (equal.every((one) => 2 * weigh(one, [other]) < telling)) return other;
  }
  return null;
}
