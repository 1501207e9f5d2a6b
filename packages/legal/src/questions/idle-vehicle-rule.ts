import { clauseOf, lengthBeside } from './beside.ts';
import type { CalculatorRule } from './calculator-rule.ts';
import { readShare } from './injury-rules.ts';

const WORKS = /停运|网约车|出租车|营运|运营|货运|跑(?:车|货|滴滴|运输)|拉(?:货|客)|大货车|渣土车|滴滴|客运/;
const A_DAY = /(?:每天|一天|每日|日均|平均每天)[^。；\d]{0,24}$/;
const A_DAY_BEHIND = /^ ?(?:元|块)?(?:左右)?(?:一|每|\/)天/;
const REPAIRED = /修|停运|停驶|趴窝|不能跑|没法跑|跑不了|耽误|停了/;

/** Income lost while a working vehicle was repaired. */
export const IDLE_VEHICLE_RULE: CalculatorRule = {
  id: 'idle-vehicle',
  answers: 'amount',
  matches: (text, { amounts }, asks) => /停运/.test(text) && amounts.length > 0 && asks.amount,
  inputs(text, figures) {
    if (!WORKS.test(text)) return null;
    const income = figures.amounts.find((amount) => {
      const [head, tail] = clauseOf(text, amount);
      return A_DAY.test(head) || A_DAY_BEHIND.test(tail);
    })?.value;
    const length = lengthBeside(
      text,
      {
        ...figures,
        durations: figures.durations.filter(({ days, raw }) => days !== null && !/^[一1]天$/.test(raw)),
      },
      REPAIRED,
    );
    if (income === undefined || !length?.days) return null;
    return { dailyIncome: income, days: length.days, otherShare: readShare(text)?.otherShare };
  },
};
