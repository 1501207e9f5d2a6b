import type { ArticlePart } from './cited-text.ts';
import { sharedWeight } from './clauses.ts';
import { MEANT_LEAST } from './meant-figures.ts';
import type { PlacedMeasure } from './placed-measures.ts';
import { isSame, isSameKind } from './same-figure.ts';

/** Gives every figure the equal ones of the article, the most alike first; one that another has already comes last. */
export function matchEqual(
  said: readonly PlacedMeasure[],
  held: readonly PlacedMeasure[],
  isNamed: (part: ArticlePart) => boolean,
): Map<PlacedMeasure, PlacedMeasure[]> {
  const pairs = said.flatMap((figure) =>
    held
      .filter((one) => one.part !== null && isNamed(one.part) && isSame(figure, one))
      .map((one) => ({
        figure,
        one,
        weight: sharedWeight(figure.about, one.about) + (one.bound === figure.bound ? 0.5 : 0),
      })),
  );
  const matched = new Map<PlacedMeasure, PlacedMeasure[]>();
  const taken = new Set<PlacedMeasure>();
  for (const { figure, one } of pairs.sort((a, b) => b.weight - a.weight)) {
    if (matched.has(figure) || taken.has(one)) continue;
    matched.set(figure, [one]);
    taken.add(one);
  }
  for (const { figure, one } of pairs) {
    const ones = matched.get(figure);
    if (!ones) matched.set(figure, [one]);
    else if (!ones.includes(one)) ones.push(one);
  }
  return matched;
}

/**
 * Two figures of one rule that the law gives in different rules: 两年合同 and 试用期六个月, where each of the article's rules has
 * a length of contract and one of probation.
 */
export function crossedFigures(
  said: readonly PlacedMeasure[],
  matched: ReadonlyMap<PlacedMeasure, PlacedMeasure[]>,
  held: readonly PlacedMeasure[],
): [PlacedMeasure, PlacedMeasure] | null {
  for (const [index, figure] of said.entries()) {
    const before = said[index - 1];
    if (!before || before.rule !== figure.rule) continue;
    const [firsts, seconds] = [matched.get(before), matched.get(figure)];
    if (!firsts || !seconds) continue;
    if (firsts.some((one) => seconds.some((other) => other.rule === one.rule))) continue;
    // It leads to the next figure, and with that one agrees.
    const nexts = matched.get(said[index + 1] ?? figure) ?? [];
    if (nexts.some((one) => seconds.some((other) => other !== one && other.rule === one.rule))) continue;
    const instead = held.find(
      (one) =>
        isSameKind(one, figure) &&
        firsts.some((first) => first.rule === one.rule && first !== one) &&
        !isSame(figure, one) &&
        one.clause !== firsts.find((first) => first.rule === one.rule)?.clause &&
        seconds.some((second) => sharedWeight(second.about, one.about) >= MEANT_LEAST),
    );
    if (instead) return [figure, instead];
  }
  return null;
}
