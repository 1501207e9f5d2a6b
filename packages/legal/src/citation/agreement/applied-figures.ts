import type { Bound, Measure } from '../../figures/find-measures.ts';
import { isOwnCase } from './own-figures.ts';
import type { PlacedMeasure } from './placed-measures.ts';
import { isDown, isNear, isSameKind, isUp, satisfies } from './same-figure.ts';

/** Figures of the law that say from where to where, with the sentence's figure between: 一年以上不满三年 holds 两年. */
export function spansHolding(figure: PlacedMeasure, held: readonly PlacedMeasure[]): PlacedMeasure[] {
  if (figure.bound !== 'exact') return [];
  return held.filter((one, index) => {
    if (!isSameKind(one, figure) || one.kind !== figure.kind) return false;
    const isOf = (bound: Bound) => satisfies(figure.value, bound, one.value);
    const next = held[index + 1];
    const before = held[index - 1];
    const isLimit = (one.kind === 'age' || /的$|期限|满/.test(one.clause)) && one.bound !== 'exact';
    if (!isLimit || !isOf(one.bound)) return false;
    const beside = isUp(one.bound) ? next : before;
    const joins =
      beside && beside.rule === one.rule && beside.clause === one.clause && beside.kind === one.kind;
    return (
      !joins ||
      !isDown(isUp(one.bound) ? beside.bound : one.bound) ||
      satisfies(figure.value, beside.bound, beside.value)
    );
  });
}

/** Worked out from the person's figures: three years at a month's wage a year, a price of 1,000 yuan threefold. */
export function isComputed(
  figure: PlacedMeasure,
  said: readonly PlacedMeasure[],
  held: readonly PlacedMeasure[],
  matched: ReadonlyMap<PlacedMeasure, PlacedMeasure[]>,
): boolean {
  if (figure.kind !== 'money' && figure.kind !== 'time') return false;
  // What the law itself names is nobody's own figure.
  const own = said.filter((one) => one !== figure && (!matched.has(one) || isOwnCase(one)));
  const isOne = (value: number) => value > 0 && isNear(value, figure.value);
  const factors = [...held, ...said].flatMap(factorOf);
  const rates = held.flatMap((one, index) =>
    held
      .slice(Math.max(0, index - 3), index)
      .flatMap((before) =>
        one.kind === 'time' && before.kind === 'time' && before.value > one.value
          ? [one.value / before.value]
          : [],
      ),
  );
  if (figure.kind === 'time') {
    // 最长不超过九十日 is a limit, and nothing that was worked out.
    if (/最[长短多少高低迟早]/.test(figure.before)) return false;
    // Half a year or more counts as a year, less as half of one.
    const spans = own
      .filter(({ kind }) => kind === 'time')
      .flatMap(({ value }) => [value, Math.ceil(value / 180) * 180, Math.ceil(value / 360) * 360]);
    // Of a term of 25 years five are beyond the twenty that are allowed.
    const lasted = own.flatMap(({ kind, value }) => (kind === 'time' ? [value] : []));
    const isBeyond = lasted.some((span) =>
      held.some(({ kind, value }) => kind === 'time' && span > value && isOne(span - value)),
    );
    const isTotal = own.some((one, index) =>
      own
        .slice(index + 1)
        .some((other) => one.kind === 'time' && other.kind === 'time' && isOne(one.value + other.value)),
    );
    if (isTotal || isBeyond || isSum(figure, said, held)) return true;
    return spans.some((span) =>
      [...rates, ...factors].some((factor) => isOne(span * factor) || isOne(span * factor * 2)),
    );
  }
  const amounts = own.filter(({ kind }) => kind === 'money').map(({ value }) => value);
  const counts = said.flatMap(({ kind, value }) =>
    kind === 'time' ? [value, value / 30, value / 360, value * 24] : kind === 'number' ? [value] : [],
  );
  return (
    amounts.some((amount) =>
      [1, ...counts].some((count) =>
        [1, ...factors].some((factor) => (count !== 1 || factor !== 1) && isOne(amount * count * factor)),
      ),
    ) ||
    amounts.some((amount) => factors.some((factor) => isOne(amount * (1 + factor)))) ||
    amounts.some((amount, index) =>
      amounts.some((other, at) => at > index && (isOne(amount + other) || isOne(Math.abs(amount - other)))),
    )
  );
}

/** 98 and 15 days of leave, or the eleven months between 超过一个月 and 不满一年. */
function isSum(
  figure: PlacedMeasure,
  said: readonly PlacedMeasure[],
  held: readonly PlacedMeasure[],
): boolean {
  const times = held.filter(({ kind }) => kind === 'time');
  // 在六十日内 is a limit, and no sum of the article's two periods of thirty days, unless it is called one.
  if (figure.bound !== 'exact' && !/[共总合]/.test(figure.before)) return false;
  const areSaid = (one: number, other: number) => {
    const first = said.find((each) => each !== figure && isNear(each.value, one));
    return (
      said.some((each) => each !== figure && each !== first && isNear(each.value, other)) &&
      first !== undefined
    );
  };
  return times.some((one, index) =>
    times
      .slice(index + 1)
      .some(
        (other) =>
          (isNear(one.value + other.value, figure.value) && areSaid(one.value, other.value)) ||
          (figure.bound === 'exact' &&
            isUp(one.bound) &&
            isDown(other.bound) &&
            one.clause === other.clause &&
            isNear(other.value - one.value, figure.value)),
      ),
  );
}

const factorOf = ({ kind, value }: Measure): number[] =>
  kind === 'multiple' ? [value] : kind === 'share' ? [value / 100, 1 - value / 100] : [];
