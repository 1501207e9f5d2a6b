import { countOf } from '../../courses/told-matter.ts';
import { clauseIndexAt } from '../../story-clauses.ts';
import { type Telling, within } from '../telling.ts';
import type { ToldSum } from '../told-sums.ts';

const UNIT = '(?:节|次|课时)';
const BOUGHT = new RegExp(
  `(?:买|报|办|充|签|订)(?:了|的)?[^，。；]{0,10}?([一二两三四五六七八九十百\\d]{1,5})${UNIT}`,
);
/** 交了8640，一共96节课. */
const IN_ALL = new RegExp(`(?:一共|总共|共|合计|总计)([一二两三四五六七八九十百\\d]{1,5})${UNIT}`);
const USED = new RegExp(
  `(?:上|用|做|消费|去|洗|剪|练|按|学)(?:了|过)?(?:才)?(?:大概)?([一二两三四五六七八九十百\\d]{1,4})${UNIT}|(?:才|只|就)(?:上|用|做)(?:了|过)([一二两三四五六七八九十百\\d]{1,4})${UNIT}`,
);

/** 一节260. */
const UNIT_PRICE = new RegExp(`(?:一|每)${UNIT}(?:课)?(?:是|才)?$`);

/** What of a number of lessons was paid and not had, and whether more was paid in advance besides. */
export interface UnusedShare extends ToldSum {
  how: string;
  hasFurther: boolean;
}

/** 30节课花了9000, 交了8640共96节, 才上了11节: the price of those that are left; null where one of the three is not told. */
export function unusedShare(telling: Telling): UnusedShare | null {
  const { text, clauses, sums } = telling;
  const beside = besidePrice(telling);
  if (beside) return beside;
  const bought = BOUGHT.exec(text) ?? IN_ALL.exec(text);
  const isBehind = bought !== null && /^(?:一共|总共|共|合计|总计)/.test(bought[0]);
  const used = USED.exec(text);
  const all = bought?.[1] ? countOf(bought[1]) : null;
  const had = countOf(used?.[1] ?? used?.[2] ?? '');
  if (!bought || all === null || had === null || had >= all || /大概|左右|差不多/.test(used?.[0] ?? ''))
    return null;
  const at = clauseIndexAt(clauses, bought.index);
  const near = isBehind
    ? clauses.slice(Math.max(0, at - 1), at + 1)
    : // 三十节私教，一节260，一共7800: up to the price of all of them.
      clauses
        .slice(at, at + 4)
        .filter(
          ({ sentence, start }, index) =>
            index < 2 || (sentence.start === clauses[at]?.sentence.start && start > bought.index),
        );
  const paid = near
    .flatMap((clause) => within(sums, clause))
    .filter(({ start, isRough }) => (isBehind || start > bought.index) && !isRough);
  const whole = paid.filter(
    ({ start, value }) =>
      !UNIT_PRICE.test(text.slice(Math.max(0, start - 6), start)) ||
      paid.some((one) => one.value * all === value),
  );
  const [price, other] = whole;
  if (!price || other) return null;
  const value = Math.round((price.value * (all - had) * 100) / all) / 100;
  const hasFurther = sums.some(
    (sum) =>
      sum !== price &&
      sum.start < bought.index &&
      /(?:交|付|花|充)(?:了)?[^，。；]{0,4}$/.test(text.slice(Math.max(0, sum.start - 6), sum.start)),
  );
  return {
    ...price,
    value,
    text: `${value}元`,
    how: `${price.value}元÷${all}×剩余的${all - had}`,
    hasFurther,
  };
}

const COUNT = '([一二两三四五六七八九十百\\d]{1,5})';
const COUNT_BEFORE = new RegExp(`${COUNT}${UNIT}(?:课|私教课?)?(?:是|花了?|共|一共)?$`);
const COUNT_BEHIND = new RegExp(`^，?(?:一共|总共|共|是)?(?:的)?${COUNT}${UNIT}`);

/** 24节课3600块, 1万块40节: the count beside its price, and how many of them were had. */
function besidePrice({ text, sums }: Telling): UnusedShare | null {
  const used = USED.exec(text);
  const had = countOf(used?.[1] ?? used?.[2] ?? '');
  const priced = sums.flatMap((sum) => {
    const before = COUNT_BEFORE.exec(text.slice(Math.max(0, sum.start - 14), sum.start));
    const said = before?.[1] ?? COUNT_BEHIND.exec(text.slice(sum.end))?.[1];
    const all = said === undefined ? null : countOf(said);
    return all === null || sum.isRough ? [] : [{ sum, all }];
  });
  const [one, other] = priced;
  if (!one || other || had === null || had >= one.all || /大概|左右|差不多/.test(used?.[0] ?? ''))
    return null;
  const value = Math.round((one.sum.value * (one.all - had) * 100) / one.all) / 100;
  return {
    ...one.sum,
    value,
    text: `${value}元`,
    how: `${one.sum.value}元÷${one.all}×剩余的${one.all - had}`,
    hasFurther: YEAR_CARD.test(text),
  };
}
/** 年卡2680: what was paid besides for a time that has not run out; a card that ended is none. */
const YEAR_CARD = /[年季月]卡(?![^。；]{0,14}(?:到期|过期|用完|不说))/;

/** 充了2000送500，用了900: of what was paid the share that was not spent, the bonus alike (预付式消费解释 18). */
export function unspentShare({ text, sums }: Telling): UnusedShare | null {
  const near = (sum: ToldSum) => text.slice(Math.max(0, sum.start - 8), sum.start);
  const of = (says: RegExp) => {
    const found = sums.filter((sum) => says.test(near(sum)));
    return found.length === 1 && !found[0]?.isRough ? found[0] : undefined;
  };
  const [charged, spent] = [of(/充(?:值|卡)?(?:了)?$/), of(/(?:用|消费|花|扣)(?:了|掉|过)(?:才)?$/)];
  if (!charged || !spent || sums.some((sum) => /(?:剩|余额)[^，。；]{0,4}$/.test(near(sum)))) return null;
  const bonus = of(/送(?:了)?$/);
  const whole = charged.value + (bonus?.value ?? 0);
  if (spent.value >= whole) return null;
  const value = Math.round((charged.value * (whole - spent.value) * 100) / whole) / 100;
  const how = bonus
    ? `实付${charged.value}元×（${whole}元－已用${spent.value}元）÷${whole}元`
    : `充值${charged.value}元减去已用${spent.value}元`;
  return { ...charged, value, text: `${value}元`, how, hasFurther: false };
}
