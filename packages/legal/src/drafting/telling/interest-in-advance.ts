import { clauseAt } from '../story-clauses.ts';
import type { StoryFact } from '../story-fact.ts';
import type { Telling } from './telling.ts';

/** 头两个月利息先扣下, 预扣了利息, 砍头息. */
const IN_ADVANCE =
  /利息[^，。；]{0,8}(?:先|提前|预先|事先|当场|头里)[^，。；]{0,6}(?:扣|砍|减)|(?:先|提前|预先|事先|当场)[^，。；]{0,4}扣[^，。；]{0,10}利?息|预扣|砍头息/;
/** 所以我转给他的是…, 实际只给了…, 到手…. */
const HANDED =
  /(?:转|打|汇|付|交|拿)(?:给|了|到|过去)[^，。；\d]{0,8}(?:是|就|只有)?[^，。；\d]{0,4}$|(?:实际|真正|到手|只|就)(?:转|打|给|拿|收|借|是|有)?[^，。；\d]{0,8}$/;
/** So far behind the sum that was handed over may be told. */
const REACH = 60;

/** What was handed over where interest was kept back from it: that much was lent, whatever the paper says (民法典 670). */
export function lentWithoutInterest({ text, sums, clauses }: Telling): StoryFact[] {
  const match = IN_ADVANCE.exec(text);
  if (!match) return [];
  const at = match.index + match[0].length;
  const paper = Math.max(
    0,
    ...sums.filter((sum) => sum.end <= match.index && !sum.isRough).map(({ value }) => value),
  );
  const handed = sums.filter((sum) => {
    const clause = clauseAt(clauses, sum.start);
    return (
      sum.start >= at &&
      sum.start - at <= REACH &&
      !sum.isRough &&
      sum.value < paper &&
      // Nobody keeps back half of what they lend.
      sum.value > paper / 2 &&
      HANDED.test(text.slice(clause?.start ?? 0, sum.start))
    );
  });
  const [sum, other] = handed;
  return sum && !other ? [{ path: 'loan_principal', value: sum.value, start: sum.start, end: sum.end }] : [];
}
