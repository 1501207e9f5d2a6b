import { monthsBetween } from '../../../../figures/calendar.ts';
import { paperDay } from '../../../courses/told-matter.ts';
import { sumOfWork, type ToldWork } from '../../../labour-sums.ts';
import { clauseAt } from '../../../story-clauses.ts';
import type { StoryFact } from '../../../story-fact.ts';
import type { Telling } from '../../telling.ts';
import type { ToldSum } from '../../told-sums.ts';
import { endsInPart, PART_OF_MONTH } from '../../work-told.ts';
import { refusesJob, wantsJobBack } from '../job-back.ts';
import { unusedLeave } from '../owed-by-law.ts';
import type { ClaimRow } from './claim-rows.ts';
import type { ReadBeside } from './read-beside.ts';
import { beforeSum } from './told-parts.ts';

/** 支付工资和经济补偿, without a sum: a claim for each, in words for a commission. */
function oneHeadEach(row: ClaimRow): ClaimRow[] {
  const [, said = ''] = /^(?:请求裁决(?:被申请人)?)?(?:支付|给付|补发)(.{2,60})$/.exec(row.content) ?? [];
  if (said === '') return [row];
  const heads = said.split(/、|以及|和|及/).map((one) => one.replace(/^(?:我的?|拖欠的|欠的)/, ''));
  const isEach = heads.length > 1 && heads.every((one) => HEAD_ALONE.test(one));
  if (!isEach) return [row];
  return heads.map((head, index) => ({
    ...row,
    content: `请求裁决被申请人支付${head}`,
    ...(row.row === undefined || index === 0 ? {} : { row: `${row.row}${index}` }),
  }));
}
const HEAD_ALONE =
  /^(?:工资|经济补偿金?|赔偿金|加班费|年休?假工资|(?:双倍|二倍)工资(?:差额)?|提成|奖金|押金|社保|差额|报销款?)$/;
/** What a commission may be asked for; a claim that names none of it was cut out of a sentence. */
const HEADS =
  /工资|补偿|赔偿金|加班|年休?假|[双二两]倍|保险|社保|公积金|押金|保证金|劳动关系|劳动合同|继续履行|伤|医疗|护理|奖金|提成|证明|报销|失业|损失|津贴|补贴|报酬|差额|\d/;
/** 补工资和经济补偿: several things in one, none with its sum; each has a claim of its own below. */
const VAGUE = /^请求裁决(?:被申请人)?(?:补(?!缴|办|偿)|给|要|把)[^\d＿]*$/;
const WAGES =
  /^请求裁决被申请人(?:支付|给付|发放|补发)?(?:给?申请人)?(?:拖欠的?|欠付的?|欠)?(?:的)?工资(?:＿+元|[\d.]+元)?$/;
const LEFT = /不干了|不做了|辞(?:了)?职|离职|走(?:了|人)|没(?:再)?去|关门|倒闭|停业|转让/;
const UNPAID =
  /个月[^。；]{0,4}(?:没|未)(?:有)?(?:给我?)?(?:发|给|付)|(?:没|未|不)(?:有)?(?:再)?发(?:过)?(?:钱|工资|薪)|欠薪|(?:工资|工钱|薪)[^。；]{0,24}(?:没|未|不)(?:有)?(?:再)?(?:发|给|付|结)|(?:拖欠|欠|压)(?:着|了)?[^，。；]{0,10}(?:工资|工钱|薪)|工资[^。；]{0,8}(?:只|就|才)(?:发|给)/;
/** 中间给我转了5000, 预支过三千: what came of the wages that are owed. */
const CAME =
  /(?:(?:老板|公司|厂里|店里|他|她|对方|中间|期间|后来|只|先)[^，。；我]{0,10}(?:给我?|转|打|发|付)(?:我)?(?:转|打|发|付)?(?:了|过)|预支(?:了|过)?|借支(?:了|过)?|(?:转|打|付)(?:了|过)?来)[^，。；\d]{0,4}$/;

/**
 * Who worked and was not paid, or was sent away: each standard claim of a job in its words, reckoned where what it follows from was told, and open
 * where it was not (劳动合同法 7, 10, 30, 38, 46, 47, 82, 87; 劳动争议调解仲裁法 2).
 */
export function workClaims(
  rows: readonly ClaimRow[],
  telling: Telling,
  { work, facts }: ReadBeside,
): ClaimRow[] {
  const { text, other, clauses } = telling;
  const [back, refused] = [wantsJobBack(telling), refusesJob(telling)];
  const isGoing = refused !== null;
  const made = rows
    .flatMap(oneHeadEach)
    .filter(
      ({ content }) =>
        HEADS.test(content) && !VAGUE.test(content) && !(isGoing && /继续履行|恢复劳动关系/.test(content)),
    )
    .map(worded);
  const has = (says: RegExp) => made.some(({ content }) => says.test(content));
  const at = (says: RegExp) => {
    const match = says.exec(text);
    return match
      ? { start: match.index, end: match.index + match[0].length }
      : { start: 0, end: clauses[0]?.end ?? text.length };
  };
  const pay = (what: string, sum: Reckoned | null, says: RegExp | { start: number; end: number }) =>
    made.push({
      content: `请求裁决${other}支付${what}${sum?.amount ?? '＿＿＿'}元${sum?.how ? `（${sum.how}）` : ''}`,
      amount: sum?.amount ?? null,
      ...(says instanceof RegExp ? at(says) : says),
    });
  const isWorker = telling.me === '申请人';
  if (!isWorker) return made;
  const wages = UNPAID.test(text) ? wagesOwed(telling, work, facts) : null;
  const wageRow = made.findIndex(({ content }) => WAGES.test(content) || /支付拖欠的工资/.test(content));
  if (wageRow >= 0) {
    const held = made[wageRow];
    const isTold = held?.amount != null && telling.sums.some(({ value }) => value === held.amount);
    if (held && wages && !isTold)
      made[wageRow] = {
        ...held,
        content: `请求裁决${other}支付拖欠的${wages.months}工资${wages.amount ?? '＿＿＿'}元${wages.how}`,
        amount: wages.amount,
      };
  } else if (wages && !has(/(?<!年休假|月)工资(?!差额)/)) {
    made.unshift({
      content: `请求裁决${other}支付拖欠的${wages.months}工资${wages.amount ?? '＿＿＿'}元${wages.how}`,
      amount: wages.amount,
      ...at(UNPAID),
    });
  }
  const half = HALF_MONTH.exec(text);
  if (half && !made.some(({ content }) => new RegExp(`(?<!\\d)${half[1]}月`).test(content)))
    pay(`拖欠的${half[1]}月工资`, null, HALF_MONTH);
  // 劳动合同法 48: who wants the job back; where that is over, the damages are asked in its place.
  if (back && !isGoing && !has(/继续履行/)) {
    const isEither = /(?:不行|不能|不让|否则|要不)[^。；]{0,10}(?:赔|补偿)/.test(text);
    const kept = made.filter(({ content }) => !/补偿|赔偿金/.test(content));
    made.splice(0, made.length, ...kept, {
      content: `请求裁决${other}继续履行劳动合同${isEither ? '；劳动合同已经不能继续履行的，支付违法解除劳动合同的赔偿金＿＿＿元' : ''}`,
      amount: null,
      ...back,
    });
  }
  // 劳动合同法 48, 87: who was dismissed and will not come back asks the damages.
  if (refused && work.isDismissed && !has(/补偿|赔偿金/))
    pay('违法解除劳动合同的赔偿金', sumOfWork('unlawful', work), refused);
  // 劳动合同法 38, 46, 47: who leaves because wages are not paid has severance.
  if (!work.isDismissed && (work.isLeftUnpaid || isLeftForPay(text)) && !has(/补偿|赔偿金/) && !back) {
    const sum = sumOfWork('severance', { ...work, isLeftUnpaid: true });
    pay('解除劳动合同的经济补偿', sum, LEFT);
  }
  if (work.hasNoContract && !has(/[双二两]倍/) && !/不要(?:双倍|二倍|两倍)/.test(text) && !isLongAgo(work))
    pay('未订立书面劳动合同的二倍工资差额', sumOfWork('double', work), /(?:没|未)[^，。]{0,6}签|合同/);
  const bonus = bonusOwed(telling);
  if (bonus && !has(new RegExp(bonus.noun)))
    pay(`拖欠的${bonus.noun}`, { amount: bonus.value, how: '' }, bonus);
  const leave = unusedLeave(telling, work);
  if (leave && !has(/年休?假/)) pay('未休年休假工资', leave, /年(?:休)?假/);
  // 劳动合同法 9, 84: what an employer took as a deposit goes back.
  const deposit = facts.find(({ path }) => path === 'job_deposit');
  if (typeof deposit?.value === 'number' && !has(/押金|保证金/))
    made.push({
      content: `请求裁决${other}退还押金${deposit.value}元`,
      amount: deposit.value,
      start: deposit.start,
      end: deposit.end,
    });
  // 劳动合同法 7, 劳动争议调解仲裁法 2: without a contract on paper the job itself is what is denied first.
  if (work.hasNoContract && made.length > 0 && !has(/劳动关系/))
    made.unshift({
      content: `请求确认申请人与${other}自${paperDay(work.from)}至${paperDay(work.until)}存在劳动关系`,
      amount: null,
      ...at(/(?:没|未)[^，。]{0,6}签|合同/),
    });
  return made;

  /** 年假还有5天没休 that was cut out of a sentence, in words for a commission. */
  function worded(row: ClaimRow): ClaimRow {
    // 还有8月1号到19号的工资没给我.
    if (/工资(?:也|都|还)?(?:没|未)(?:有)?(?:给|发|付)(?:我|申请人)?$/.test(row.content))
      return {
        ...row,
        content: row.content.replace(/(?:也|都|还)?(?:没|未)(?:有)?(?:给|发|付)(?:我|申请人)?$/, '＿＿＿元'),
      };
    // 要经济补偿: a demand by name, with its sum where it can be reckoned.
    const named = /^(?:请求裁决)?(?:被申请人)?(?:支付)?(?:解除劳动合同的)?(经济补偿金?)$/.test(row.content);
    if (named) {
      const sum = sumOfWork('severance', { ...work, isLeftUnpaid: true });
      return {
        ...row,
        content: `请求裁决${other}支付解除劳动合同的经济补偿${sum?.amount ?? '＿＿＿'}元${sum ? `（${sum.how}）` : ''}`,
        amount: sum?.amount ?? null,
      };
    }
    if (!/年(?:休)?假/.test(row.content) || /支付/.test(row.content)) return row;
    const sum = unusedLeave(telling, work);
    return {
      ...row,
      content: `请求裁决${other}支付未休年休假工资${sum?.amount ?? '＿＿＿'}元${sum ? `（${sum.how}）` : ''}`,
      amount: sum?.amount ?? null,
    };
  }
}

/** Wages were not paid, and then somebody left: what was kept back of who had left already was no reason to go. */
const isLeftForPay = (text: string): boolean => {
  const [unpaid, left] = [UNPAID.exec(text), LEFT.exec(text)];
  return (
    LEFT_SINCE_UNPAID.test(text) ||
    (unpaid !== null && left !== null && unpaid.index < left.index && !/还在(?:上班|干|做)/.test(text))
  );
};
/** 不干了，因为两个月没给我发. */
const LEFT_SINCE_UNPAID =
  /(?:不干了|不做了|辞(?:了)?职|离职|走(?:了|人))，?(?:就是|主要)?(?:因为|是因为|由于)[^。；他她]{0,24}(?:没|未|不)(?:有)?(?:给我?)?(?:再)?(?:发|给|付)/;

/** 7月的半个月也没给: how much half a month comes to nobody told. */
const HALF_MONTH =
  /(\d{1,2})月(?:份)?(?:的)?(?:那|这)?半个月(?:的)?(?:工资)?(?:也|都|还)?(?:没|未)(?:有)?(?:给|发|结)/;

/** 还欠我9月的提成2600没发: what is owed besides the wage, by its name. */
function bonusOwed(telling: Telling): (ToldSum & { noun: string }) | null {
  for (const sum of telling.sums) {
    const noun = BONUS.exec(beforeSum(telling, sum))?.[1];
    const clause = clauseAt(telling.clauses, sum.start);
    if (
      noun &&
      !sum.isRough &&
      clause &&
      /欠|没(?:有)?(?:发|给|结)|未(?:发|付)|不(?:发|给)|扣(?:了|着)/.test(clause.text)
    )
      return { ...sum, noun };
  }
  return null;
}
const BONUS = /(提成|奖金|年终奖|绩效(?:工资|奖金)?|全勤奖|差旅费|报销款?|高温津贴|补贴)[^，。；\d]{0,6}$/;

interface Reckoned {
  amount: number;
  how: string;
}

/** The wages of the months that were not paid, less what came of them; open where a month was worked in part or a payment is only about so much. */
function wagesOwed(
  telling: Telling,
  work: ToldWork,
  facts: readonly StoryFact[],
): { months: string; amount: number | null; how: string } | null {
  const told = facts.find(({ path }) => path === 'wages_unpaid_for');
  const months = told && /\d{4}年/.test(String(told.value)) ? String(told.value) : '';
  const open = { months, amount: null, how: '' };
  if (!told || work.wage === null)
    return work.unpaid === null ? open : { months, amount: work.unpaid, how: '' };
  const count = monthsIn(String(told.value));
  const said = /([两二三四五六七八九十])个月(?:的)?工资/.exec(telling.text)?.[1];
  const isOther = said !== undefined && '零一二三四五六七八九十'.indexOf(said.replace('两', '二')) !== count;
  if (
    count === null ||
    isOther ||
    PART_OF_MONTH.test(telling.text) ||
    endsInPart(String(told.value), work.until)
  )
    return open;
  const half = PAID_MONTHLY.exec(telling.text)?.[1];
  const part =
    half === undefined
      ? undefined
      : telling.sums.find(
          ({ start, text }) =>
            telling.text.startsWith(half, start) &&
            PAID_MONTHLY_BEFORE.test(telling.text.slice(Math.max(0, start - 8), start)) &&
            text !== '',
        );
  if (part && !part.isRough && part.value < work.wage)
    return {
      months,
      amount: (work.wage - part.value) * count,
      how: `（每月应发${work.wage}元，实发${part.value}元，共${count}个月）`,
    };
  const came = paidOf(telling, told.start, work.wage);
  if (came.some(({ isRough }) => isRough)) return open;
  const whole = work.wage * count;
  const left = whole - came.reduce((sum, { value }) => sum + value, 0);
  if (left <= 0) return open;
  const less = came.length > 0 ? `，扣除已付的${came.map(({ value }) => `${value}元`).join('、')}` : '';
  return { months, amount: left, how: `（每月${work.wage}元，共${count}个月${less}）` };
}

/** 每个月只发2000: what came of each month. */
const PAID_MONTHLY = /每个?月(?:都)?(?:只|就|才)(?:发|给)(?:了)?([\d一二两三四五六七八九十百千]+)/;
const PAID_MONTHLY_BEFORE = /每个?月(?:都)?(?:只|就|才)(?:发|给)(?:了)?$/;

const paidOf = (telling: Telling, from: number, wage: number): ToldSum[] =>
  telling.sums.filter(
    (sum) =>
      sum.start > from &&
      sum.value < wage * 6 &&
      CAME.test(beforeSum(telling, sum)) &&
      !/要|欠|答应|只肯|顶多|最多/.test(beforeSum(telling, sum)),
  );

/** 2026年7月、8月、9月 are three; 2026年3月至6月 four. */
function monthsIn(words: string): number | null {
  const months = [...words.matchAll(/(?:(\d{4})年)?(\d{1,2})月/g)];
  const span = /(?:(\d{4})年)?(\d{1,2})月?[至到-](?:(\d{4})年)?(\d{1,2})月/.exec(words);
  if (span) {
    const years = span[1] && span[3] ? Number(span[3]) - Number(span[1]) : 0;
    const count = years * 12 + Number(span[4]) - Number(span[2]) + 1;
    return count > 0 ? count : null;
  }
  return months.length > 0 ? months.length : null;
}

/** 劳动争议调解仲裁法 27: the doubled wage of who began more than two years before the end is past its year. */
const isLongAgo = ({ from, until }: ToldWork): boolean =>
  from !== null && until !== null && monthsBetween(from, until).months >= 24;
