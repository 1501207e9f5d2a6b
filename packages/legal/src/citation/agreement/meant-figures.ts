import { sharedWeight, type WeighedPairs, weighPairs } from './clauses.ts';
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
  const next = said[said.indexOf(figure) + 1];
  return said.some(
    (other) =>
      other !== figure &&
      // Both ends of one range are one figure.
      !(figure.isRangeEnd && other === said[said.indexOf(figure) - 1]) &&
      !(next?.isRangeEnd && other === next) &&
      other.rule === figure.rule &&
      matched.get(other)?.some((one) => rules.has(one.rule) && !matched.get(figure)?.includes(one)),
  );
}

/** Both ends of a range are those of one range of the law: no other step of the ladder is meant by 满十年不满二十年. */
export function isWholeRange(
  figure: PlacedMeasure,
  said: readonly PlacedMeasure[],
  matched: ReadonlyMap<PlacedMeasure, PlacedMeasure[]>,
): boolean {
  // 罚十日以上三十日以下 is what follows, and held against the case it follows from.
  if (!figure.before.endsWith('满')) return false;
  const at = said.indexOf(figure);
  const other = figure.isRangeEnd ? said[at - 1] : said[at + 1]?.isRangeEnd ? said[at + 1] : undefined;
  const rules = new Set(matched.get(figure)?.map(({ rule }) => rule));
  return (other && matched.get(other)?.some(({ rule }) => rules.has(rule))) ?? false;
}

/** What distinguishes two parallel rules must weigh this much before it decides between them. */
const TELLING = 3.4;
/** Days of leave are seldom meant by years of work. */
const OTHER_UNIT_TELLING = 8;

/** The figure of a parallel rule whose own words the sentence uses: 价款三倍 where the law has 价款十倍或者损失三倍. */
export function parallelTo(
  figure: PlacedMeasure,
  equal: readonly PlacedMeasure[],
  held: readonly PlacedMeasure[],
): PlacedMeasure | null {
  const others = held
    .filter((one) => isSameKind(one, figure))
    .filter(
      (one) =>
        !isNear(one.value, figure.value) &&
        !areOpposed(one.bound, figure.bound) &&
        (figure.kind !== 'money' || figure.bound === 'exact' || one.bound !== 'exact'),
    );
  if (equal.some((one) => isInItsCase(figure, one))) return null;
  const own = figure.isRangeEnd ? equal.filter(({ isRangeEnd }) => isRangeEnd) : equal;
  const against = own.length > 0 ? own : equal;
  for (const other of others) {
    if (
      isToldBy(({ condition }) => condition, figure, against, other) ||
      (isCase(figure) && isCase(other) && isToldBy(followed, figure, against, other)) ||
      (!isDoneIn(figure, equal, other) && isToldBy(({ lead }) => lead, figure, against, other))
    )
      return other;
  }
  return null;
}

/** 开设赌场情节严重的，处五年以上: all of the case that the article gives the figure in, 情节严重的, is told with it. */
const isInItsCase = ({ condition }: PlacedMeasure, one: PlacedMeasure): boolean =>
  one.condition.size > 0 && [...one.condition.keys()].every((pair) => condition.has(pair));

/** A figure in the words of a case: 满二年未动工的. */
const isCase = ({ after }: PlacedMeasure) => after.endsWith('的');
/** What follows from a case; from one in a list, what the list is announced with. */
const followed = ({ next, part }: PlacedMeasure) =>
  weighPairs(next === '' && part !== null ? part.head : next);

/** Whether words around a figure are those around another one of the law, and not those around its equals. */
function isToldBy(
  wordsOf: (one: PlacedMeasure) => WeighedPairs,
  figure: PlacedMeasure,
  equal: readonly PlacedMeasure[],
  other: PlacedMeasure,
): boolean {
  const said = wordsOf(figure);
  const weigh = (one: PlacedMeasure, against: readonly PlacedMeasure[]) => {
    let weight = 0;
    for (const [pair, own] of wordsOf(one))
      if (said.has(pair) && !against.some((beside) => wordsOf(beside).has(pair) || beside.lead.has(pair)))
        weight += own;
    return weight;
  };
  const telling = weigh(other, equal);
  const least = unitOf(other) === unitOf(figure) ? TELLING : OTHER_UNIT_TELLING;
  return telling >= least && equal.every((one) => 2 * weigh(one, [other]) < telling);
}

/** Two figures of one rule that each stand where the law has the other: 判决五日，裁定十日 for 判决十日，裁定五日. */
export function swappedWith(
  figure: PlacedMeasure,
  said: readonly PlacedMeasure[],
  matched: ReadonlyMap<PlacedMeasure, readonly PlacedMeasure[]>,
  held: readonly PlacedMeasure[],
): PlacedMeasure | null {
  const equal = matched.get(figure) ?? [];
  const parallel = parallelTo(figure, equal, held);
  if (!parallel) return null;
  const isSwapped = said.some((other) => {
    const others = matched.get(other) ?? [];
    if (other === figure || !others.includes(parallel)) return false;
    const back = parallelTo(other, others, held);
    return back !== null && equal.includes(back);
  });
  return isSwapped ? parallel : null;
}
