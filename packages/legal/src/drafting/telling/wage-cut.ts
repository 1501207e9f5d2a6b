import { clauseAt } from '../story-clauses.ts';
import type { StoryFact } from '../story-fact.ts';
import type { Telling } from './telling.ts';
import type { ToldSum } from './told-sums.ts';
import { wageLedger } from './wage-ledger.ts';

/** A wage that was lowered. */
export interface WageCut {
  from: ToldSum;
  to: ToldSum;
}
const CUT_TO =
  /^(?:元|块钱?)?，?(?:一下子|直接|就|突然)?(?:给)?(?:变成|变|降到|降成|降为|降至|减到|减成|减为|减至|调到|调成|调为|调至|改成|改为|砍到|砍成|压到)(?:了|只有)?$/;
const AGREED = /(?:我(?:也)?(?:同意|签(?:了)?字)|协商|双方同意)(?!.{0,3}(?:没|不))/;

/** 工资条从9800变成6500: what the wage was and what it was made; null where who tells it agreed. */
export function wageCut({ text, sums, clauses }: Telling): WageCut | null {
  for (const [index, from] of sums.entries()) {
    const to = sums[index + 1];
    if (!to || from.isRough || to.isRough || to.value >= from.value) continue;
    if (!CUT_TO.test(text.slice(from.end, to.start))) continue;
    const sentence = clauseAt(clauses, from.start)?.sentence;
    if (sentence && AGREED.test(text.slice(sentence.start, sentence.end))) return null;
    return { from, to };
  }
  return null;
}

/** What was read as the wage of a month, without what it was cut to and what came of one month: 六月只打了2000, of 5800. */
export function withoutPartPaid(read: readonly StoryFact[], telling: Telling): readonly StoryFact[] {
  const isWage = ({ path }: StoryFact) => path === 'monthly_wage';
  const wages = new Set(read.filter(isWage).map(({ value }) => Number(value)));
  const cut = wageCut(telling);
  const part = new Set(wageLedger(telling).map(({ paid }) => paid));
  if (cut) {
    const { start, end, value } = cut.from;
    return [
      ...read.filter((fact) => !isWage(fact) || fact.value === value),
      ...(wages.has(value) ? [] : [{ path: 'monthly_wage', value, start, end }]),
    ];
  }
  const most = Math.max(...wages);
  return wages.size < 2
    ? read
    : read.filter((fact) => !isWage(fact) || fact.value === most || !part.has(Number(fact.value)));
}
