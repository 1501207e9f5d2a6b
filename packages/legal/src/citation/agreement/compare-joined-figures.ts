import type { PlacedMeasure } from './placed-measures.ts';
import type { SenseDifference } from './sense-difference.ts';

const OR = /或者?/;
const AND = /并且|而且|同时|[并且]/;
const EARLIER = /^(?:以|之)?前/;
const LATER = /^(?:以|之)?后/;

/**
 * What stands between two figures, and before or behind which day one lies: 满十五年或者距退休不足五年 for 且, 会议召开二十日后
 * for 二十日前.
 */
export function otherJoint(
  claim: string,
  matched: ReadonlyMap<PlacedMeasure, readonly PlacedMeasure[]>,
): SenseDifference | null {
  let before: PlacedMeasure | null = null;
  for (const figure of [...matched.keys()].sort((a, b) => a.start - b.start)) {
    const [held] = matched.get(figure) ?? [];
    const isTurned = (one: RegExp, other: RegExp) =>
      one.test(figure.after) && (matched.get(figure) ?? []).every(({ after }) => other.test(after));
    if (held && (isTurned(EARLIER, LATER) || isTurned(LATER, EARLIER)))
      return {
        kind: 'word',
        said: `${figure.raw}${figure.after.slice(0, 2)}`,
        law: `${held.raw}${held.after.slice(0, 2)}`,
      };
    const [first] = before ? (matched.get(before) ?? []) : [];
    if (before && first && held?.part && held.part === first.part && first.end <= held.start) {
      const said = claim.slice(before.end, figure.start);
      const law = held.part.text.slice(first.end, held.start);
      const isShort = said.length <= 24 && law.length <= 24;
      if (isShort && OR.test(said) && AND.test(law) && !OR.test(law) && !AND.test(said))
        return { kind: 'connection', said, law };
      if (isShort && AND.test(said) && OR.test(law) && !AND.test(law) && !OR.test(said))
        return { kind: 'connection', said, law };
    }
    before = figure;
  }
  return null;
}
