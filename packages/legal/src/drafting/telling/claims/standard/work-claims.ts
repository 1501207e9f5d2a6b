import { addMonths, monthsBetween } from '../../../../figures/calendar.ts';
import { countOf, OPEN_DAY, paperDay } from '../../../courses/told-matter.ts';
import { sumOfWork, type ToldWork } from '../../../labour-sums.ts';
import { clauseAt } from '../../../story-clauses.ts';
import type { StoryFact } from '../../../story-fact.ts';
import type { Telling } from '../../telling.ts';
import type { ToldSum } from '../../told-sums.ts';
import { endsInPart, PART_OF_MONTH } from '../../work-told.ts';
import { keptByLaw, refusesJob, wantsJobBack } from '../job-back.ts';
import { unusedLeave } from '../owed-by-law.ts';
import type { ClaimRow } from './claim-rows.ts';
import type { ReadBeside } from './read-beside.ts';
import { beforeSum } from './told-parts.ts';
import { type WageHead, wagesByMonth } from './wages-by-month.ts';

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
  const headRow = ({ what, amount, how, start, end }: WageHead): ClaimRow => ({
    content: `请求裁决${other}支付${what}${amount ?? '＿＿＿'}元${how ? `（${how}）` : ''}`,
    ...{ amount, start, end },
  });
  const isWorker = telling.me === '申请人';
  if (!isWorker) return made;
  const wages = UNPAID.test(text) ? wagesOwed(telling, work, facts) : null;
  const byMonth = wagesByMonth(telling, work);
  const wageRow = made.findIndex(
    ({ content }) => WAGES.test(content) || /支付拖欠的[^元]*工资/.test(content),
  );
  const held = made[wageRow];
  const isTold = held?.amount != null && telling.sums.some(({ value }) => value === held.amount);
  const admitted = admittedWages(telling);
  const isReckoned = admitted !== null || wages?.amount != null || isTold;
  // What was reckoned of whole months in other words stays; else the months that were told are counted one by one.
  const head: WageHead | null =
    admitted ??
    (byMonth.whole && !isReckoned
      ? lessWhatCame(byMonth.whole, telling, work.wage)
      : wages && {
          what: `拖欠的${wages.months}工资`,
          amount: wages.amount,
          how: wages.how,
          ...at(UNPAID),
        });
  const isPartOnly = !isReckoned && !byMonth.whole && byMonth.parts.length + (byMonth.cut ? 1 : 0) > 0;
  if (head && wageRow >= 0) {
    if (held && !isTold && !isPartOnly) made[wageRow] = { ...headRow(head), row: held.row };
  } else if (head && !isPartOnly && !has(/(?<!年休假|月)工资(?!差额)/)) made.unshift(headRow(head));
  if (isPartOnly && held && held.amount === null) made.splice(wageRow, 1);
  // What the employer reckoned holds the days of the last month, too.
  const parts = [...(byMonth.cut ? [byMonth.cut] : []), ...(admitted ? [] : byMonth.parts)];
  const wagesAt = made.findIndex(({ content }) => /支付拖欠的[^元]*工资/.test(content));
  made.splice(wagesAt + 1, 0, ...parts.map(headRow));
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
  // 劳动合同法 42, 48: whom the law keeps from being sent away may have the job back, or the damages: which, only they say.
  const kept = keptByLaw(telling);
  if (work.isDismissed && kept && !back && !refused && !has(/补偿|赔偿金|继续履行/)) {
    const sum = sumOfWork('unlawful', work);
    const damages = `支付违法解除劳动合同的赔偿金${sum?.amount ?? '＿＿＿'}元${sum ? `（${sum.how}）` : ''}`;
    const wage = byMonth.fullWage ?? work.wage;
    made.push({
      content: `请求裁决${other}继续履行劳动合同、恢复原岗位，并支付解除次日起至恢复履行之日止的工资（按每月${wage ?? '＿＿＿'}元计算）；申请人不要求继续履行或者劳动合同已经不能继续履行的，改为请求${damages}（两项由申请人选定其一）`,
      amount: null,
      ...kept,
    });
  }
  // 劳动合同法 48, 87: who was dismissed and does not ask for the job asks the damages.
  if (work.isDismissed && !back && !has(/补偿|赔偿金|继续履行/))
    pay('违法解除劳动合同的赔偿金', sumOfWork('unlawful', work), refused ?? /辞|开除|解除|裁|走人|不用/);
  // 劳动合同法 38, 46, 47: who leaves because wages are not paid has severance.
  if (!work.isDismissed && (work.isLeftUnpaid || isLeftForPay(text)) && !has(/补偿|赔偿金/) && !back) {
    const sum = sumOfWork('severance', { ...work, isLeftUnpaid: true });
    pay('解除劳动合同的经济补偿', sum, LEFT);
  }
  if (work.hasNoContract && !has(/[双二两]倍/) && !/不要(?:双倍|二倍|两倍)/.test(text) && !isLongAgo(work))
    pay(
      '未订立书面劳动合同的二倍工资差额',
      sumOfWork('double', work) ?? doubleOpen(work),
      /(?:没|未)[^，。]{0,6}签|合同/,
    );
  // 劳动法 44: hours beyond the day that nobody paid; how many a person says.
  const overtime = OVERTIME.exec(text);
  if (overtime && !has(/加班/)) pay('加班费', { amount: null, how: '加班＿＿＿小时，待核对考勤' }, OVERTIME);
  // 劳动合同法 50: the paper about the end.
  const paper = NO_PAPER_OF_END.exec(text);
  if (paper && !has(/证明/))
    made.push({
      content: `请求裁决${other}出具解除劳动合同的证明${has(/两项由申请人选定/) ? '（不要求继续履行时）' : ''}`,
      amount: null,
      start: paper.index,
      end: paper.index + paper[0].length,
    });
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

/** 每天干12个小时从来没有加班费. */
const OVERTIME =
  /加班(?:费|工资|钱)?[^，。；]{0,10}(?:没|未|不|从来没)(?:有)?(?:给|算|发|付|结)|(?:没|不)(?:有)?(?:给|算|发|付)?(?:过)?加班(?:费|工资|钱)/;
const NO_PAPER_OF_END =
  /(?:离职|解除)证明[^，。；]{0,6}(?:没|未|不)(?:有|肯)?(?:给|开|出|办)|(?:没|未|不)(?:有|肯)?(?:给我?|开|出)[^，。；]{0,4}(?:离职|解除)证明|扣(?:着|了)[^，。；]{0,6}离职证明/;

/** From the day after the first month (劳动合同法 82, 实施条例 6): when it ended is to be filled in. */
function doubleOpen({ wage, from, isRaised }: ToldWork): Reckoned | null {
  if (from === null || isRaised) return null;
  const since = paperDay(addMonths(from, 1));
  return {
    amount: null,
    how: `自${since}起至${OPEN_DAY}，最长十一个月，${wage === null ? '按月工资' : `按月工资${wage}元`}计算，《劳动合同法》第八十二条`,
  };
}

interface Reckoned {
  amount: number | null;
  how: string;
}

/** The wages of the months that were not paid, less what came of them; open where a month was worked in part or a payment is only about so much. */
function wagesOwed(
  telling: Telling,
  work: ToldWork,
  facts: readonly StoryFact[],
): { months: string; amount: number | null; how: string } | null {
  const told = facts.find(({ path }) => path === 'wages_unpaid_for');
  const counted = told ? null : monthsCounted(telling, work);
  if (counted) return counted;
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
      how: `每月应发${work.wage}元，实发${part.value}元，共${count}个月`,
    };
  const came = paidOf(telling, told.start, work.wage);
  if (came.some(({ isRough }) => isRough)) return open;
  const whole = work.wage * count;
  const left = whole - came.reduce((sum, { value }) => sum + value, 0);
  if (left <= 0) return open;
  const less = came.length > 0 ? `，扣除已付的${came.map(({ value }) => `${value}元`).join('、')}` : '';
  return { months, amount: left, how: `每月${work.wage}元，共${count}个月${less}` };
}

/** 预支了1000: what came of the wages and of no one month is taken off; a sum that is only about so much leaves them open. */
function lessWhatCame(head: WageHead, telling: Telling, wage: number | null): WageHead {
  if (wage === null || head.amount === null) return head;
  const came = paidOf(telling, head.start, wage).filter(({ value }) => !head.how.includes(`实发${value}元`));
  if (came.length === 0) return head;
  const left = head.amount - came.reduce((sum, { value }) => sum + value, 0);
  const less = `${head.how}，扣除已付的${came.map(({ text }) => text).join('、')}`;
  return { ...head, amount: came.some(({ isRough }) => isRough) || left <= 0 ? null : left, how: less };
}

/** “还差你11500”: what the employer wrote is owed in all. */
function admittedWages({ text, sums, quotes }: Telling): WageHead | null {
  const said = sums.filter(
    (sum) =>
      !sum.isRough &&
      quotes.some(({ start, end }) => start < sum.start && sum.end <= end) &&
      ADMITTED.test(text.slice(Math.max(0, sum.start - 12), sum.start)),
  );
  const [sum, other] = said;
  if (!sum || other) return null;
  const { start, end, value } = sum;
  return { what: '拖欠的工资', amount: value, how: '被申请人确认的欠付数额', start, end };
}
const ADMITTED = /(?:还|尚|一共|总共|共)(?:差|欠)(?:着|了)?你?[^，。；\d]{0,6}$/;

/** 三个月的工资没发, of which months nobody told: so many times the wage, where nothing is told to have come of it. */
function monthsCounted(
  telling: Telling,
  work: ToldWork,
): { months: string; amount: number | null; how: string } | null {
  const match = MONTHS_UNPAID.exec(telling.text);
  const count = match ? countOf(match[1] ?? match[2] ?? '') : null;
  if (!match || count === null || work.wage === null || work.unpaid !== null || work.isRaised) return null;
  if (paidOf(telling, match.index, work.wage).length > 0 || PART_OF_MONTH.test(telling.text)) return null;
  return { months: `${count}个月`, amount: work.wage * count, how: `每月${work.wage}元，共${count}个月` };
}
const MONTHS_UNPAID =
  /(?:拖欠|欠|压)(?:了|着)?(?:我)?(?<!\d)([两二三四五六七八九十]|\d{1,2})个月(?:的)?(?:工资|薪水|工钱)(?!.{0,3}(?:多|半))|(?<![\d十])([两二三四五六七八九十]|\d{1,2})个月(?:的)?(?:工资|薪水|工钱)?(?:一直|都|也|还|就)?(?:没|未)(?:有)?(?:给我)?(?:发|给|结)/;

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
