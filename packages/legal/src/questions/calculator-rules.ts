import { addMonths, monthsBetween } from '../figures/calendar.ts';
import { clauseOf } from './beside.ts';
import { amountInRoles, type CalculatorRule, type Figures } from './calculator-rule.ts';
import { COMPENSATION_RULES } from './compensation-rules.ts';
import { CONTRACT_RULES } from './contract-rules.ts';
import { COUPLE_RULES } from './couple-rules.ts';
import { DEADLINE_RULES } from './deadline-rules.ts';
import { DEBT_BALANCE_RULE } from './debt-balance-rule.ts';
import { DEPENDANTS_RULE } from './dependants-rule.ts';
import { DIVIDEND_SHARE_RULE } from './dividend-share-rule.ts';
import { ESTATE_DEBTS_RULE } from './estate-debts-rule.ts';
import { FULL_SUM_RULE } from './full-sum-rule.ts';
import { GUARANTOR_RULE } from './guarantor-rule.ts';
import { HEIRS_RULE } from './heirs-rule.ts';
import { IDLE_VEHICLE_RULE } from './idle-vehicle-rule.ts';
import { agesIn, INJURY_RULES } from './injury-rules.ts';
import { IP_TERM_RULE } from './ip-term-rule.ts';
import { lastDayToPay } from './judgment-days.ts';
import { LATE_FINE_RULE } from './late-fine-rule.ts';
import { LOAN_INTEREST_RULE } from './loan-interest-rule.ts';
import { NO_FAULT_DRIVER_RULE } from './no-fault-driver-rule.ts';
import { PROPERTY_FEE_RULE } from './property-fee-rule.ts';
import type { QuestionAmount } from './read-amounts.ts';
import { REFUND_RULES } from './refund-rules.ts';
import { RENT_ARREARS_RULE } from './rent-arrears-rule.ts';
import { groundOfEnd, isFaultOwned } from './severance-ground.ts';
import { UNPAID_CAPITAL_RULE } from './unpaid-capital-rule.ts';
import { WAGES_RULE } from './wages-rule.ts';
import {
  allowanceOf,
  datedBefore2008,
  firstDay,
  hourlyWageOf,
  readOvertimeHours,
  readServiceTime,
  wageByArrears,
  wageOf,
  withoutDaysOff,
} from './work-figures.ts';
import { WORK_RULES } from './work-rules.ts';

/** What somebody can be sued for. */
const OWED: QuestionAmount['role'][] = [
  'claim',
  'principal',
  'price',
  'compensation',
  'arrears',
  'transfer',
  'bride_price',
  'security',
  'penalty',
];

const LABOUR =
  /工作|劳动|公司|单位|老板|入职|离职|上班|工资|月薪|试用期|员工|厂|裁|辞退|开除|解雇|经济补偿|离职补偿|N ?\+ ?1|\b2N\b|job|work|employ|compan|fired|dismiss/i;

const COURT_FEE =
  /诉讼费|受理费|起诉费|上诉费|立案费|打官司[^，。？?]{0,8}(?:多少钱|花多少|费用|要钱)|(?:起诉|上诉|告他?)[^，。？?]{0,10}(?:要|需要|得|花)(?:交|花)?多少钱|court fee|filing fee|cost of suing/i;

function courtCaseKind(text: string): string | undefined {
  if (/离婚|divorce/i.test(text)) return 'divorce';
  if (/劳动争议|劳动纠纷|劳动仲裁|劳动合同|工资|labou?r/i.test(text)) return 'labour';
  if (/名誉|肖像|姓名权|人格权|荣誉权|隐私/.test(text)) return 'personality';
  if (/著作权|商标|专利|知识产权|版权/.test(text))
    return /行政/.test(text) ? 'administrative_special' : 'intellectual_property';
  if (/行政诉讼|行政案件|告政府|民告官/.test(text)) return 'administrative';
  return undefined;
}

const DELAYED =
  /迟延履行|加倍[^，。]{0,6}利息|双倍[^，。]{0,4}利息|判决[^，。]{0,14}(?:不还|不履行|没还|逾期|拖)[^。]{0,12}利息|(?:判(?:决|令|他|她|对方|了)|调解书|法院判)[\s\S]{0,60}(?:迟延|延迟|逾期|拖[欠着延])[^，。]{0,8}利息|delayed performance/i;
const DISMISSED =
  /辞退|解雇|开除|裁员|被裁|裁掉|裁了|解除劳动|(?:违法|被(?:公司|单位|老板)?)解除|劝退|走人|滚蛋|[让叫]我(?:自己)?[走滚]|[让叫][^，。]{0,4}(?:别|不用|不要)(?:再)?(?:来|去)|别来(?:上班)?了|不要我了?|收拾东西|卷铺盖|逼我[^，。]{0,6}(?:辞|走|离)|停了我的?工作|搬(?:迁|到)[^。]{0,20}(?:不去|走人|自己走)|不续(?:了|签|约)?|不用(?:再)?来(?:上班)?了|炒鱿鱼|炒了|(?:被|把我)[^，。]{0,6}开(?:了|掉)|优化掉?|[把将]我[^，。]{0,4}(?:辞|炒)|协商(?:解除|离职|走)|自愿离职协议|签(?:个|份)?(?:字|协议|离职)[^，。]{0,6}走|经济补偿|补偿金|赔偿金|离职补偿|不续签|不续约|终止劳动|N ?\+ ?1|\b2N\b|\bfired\b|\bdismiss|laid off|severance/i;
/** Whole months of service; many where they are not known. */
const workedMonths = ({ startOn, endOn, serviceMonths }: ReturnType<typeof readServiceTime>): number =>
  serviceMonths ?? (startOn && endOn ? monthsBetween(startOn, endOn).months : 24);

/** The wage of the last twelve months: what came on top counts, so a basic wage beside commissions is not it. */
function averageOf(text: string, figures: Figures): number | undefined {
  const average = figures.amounts.find(
    (amount) =>
      /(?:月均|平均)(?:每个?月|下来|到手|拿)?[^，。\d]{0,4}$/.test(clauseOf(text, amount)[0]) &&
      amount.role !== 'average_wage',
  );
  if (average) return average.value;
  // Both wages are among the last twelve months of somebody who was on probation not long ago.
  const onProbation = figures.amounts.some(
    (amount) => amount.elsewhere && /试用/.test(clauseOf(text, amount)[0]),
  );
  if (onProbation && workedMonths(readServiceTime(text, figures)) < 15) return undefined;
  const isBasic = /(?:底薪|基本工资)/.test(text) && /提成|奖金|绩效|补贴|津贴/.test(text);
  return isBasic ? undefined : wageOf(figures);
}

/** Whoever leaves of their own will gets nothing, unless the employer's fault made them. */
const LEFT_FREELY =
  /(?:主动|自己|自愿|个人原因)(?:提出?|申请)?(?:的)?(?:辞职|离职|辞的|走的)|我(?:自己|主动)?(?:想|要|打算|准备)?(?:主动)?(?:辞职|离职|跳槽)/;
/** Wages owed to somebody still at work bring no severance. */
const ENDED =
  /离职|辞职|辞|走人|走的|解除|终止|到期|经济补偿|补偿金|赔偿金|\bN\b|2N|倒闭|关门|解散|搬迁|搬到|不让[^，。]{0,4}(?:上班|干|来)|不用来|不要我|优化|失业|裁|let go|terminated|ended|resign|quit|sacked|redundan|expir|contract (?:ends|ran out)|not (?:to )?(?:be )?renew|n['’]t renew|refus\w+ to renew/i;
/** 劳动合同法 46 (5): the worker did not want to renew what was offered unchanged; or resigned for reasons of their own. */
const GIVES_NOTHING =
  /我(?:自己)?(?:也)?(?:不想|不愿意?|不打算)(?:再)?(?:续|签)[^。]{0,12}(?:公司|单位|老板)[^，。降减]{0,4}(?:愿意|同意|想)[^，。降减]{0,4}续|(?:公司|单位|老板)[^，。降减]{0,4}(?:愿意|同意|想|要)(?:跟我|给我|和我)?续(?:签)?(?![^。]{0,12}(?:降|减|低))[^。]{0,12}我(?:自己)?(?:不想|不愿意?|不打算)|(?:写的?|填的?|理由是)(?:是)?[“"「]?个人原因|\bI (?:do not|don['’]t|did not|didn['’]t|decided not|chose not|refused)(?: want| wish)?(?: to)? (?:renew|extend)/i;
/** Nobody is owed severance while the job goes on. */
const STILL_AT_WORK =
  /(?:现在|目前|我|人|一直|到现在)(?:都|也)?(?:还|仍)(?:在(?!养伤|住院|治|家|休)|没(?:有)?(?:走|离职|辞职))|在职(?!时|期|的|员工)|没(?:有)?(?:离职|辞职)|still (?:there|here|work|employed)/i;
const ENDING_TOLD =
  /辞退|开除|解雇|裁|炒|劝退|到期|想走|要走|[想要打算准备](?:辞职|离职)|被迫|走人|不用来|别来|不让|解除|终止|搬|倒闭|关门|优化|补偿|\bN\b|2N|N ?[+＋]|怀孕|fired|dismiss|laid off|quit|resign|severance|terminat/i;
const FORCED =
  /被迫|逼|(?:让|叫|要|要求|强迫|给)(?:我们?|员工)[^，。]{0,10}(?:签|写|交|填)[^，。]{0,8}(?:自愿|主动|个人原因)?(?:离职|辞职)|(?:公司|单位|老板|hr|人事)[^，。]{0,12}(?:自愿|主动)离职|拖欠|欠薪|没交社保|不交社保|没缴|不发工资|N ?[+＋] ?1|辞退|裁/;
const SENT_AWAY =
  /辞[退了掉]|开除|开[了掉]|解除|解雇|走人|滚蛋|[让叫]我?[^，。]{0,4}[走滚]|不用[^，。]{0,3}来|别来|裁|劝退|离职|炒|不要我|赶|\bfired\b|dismiss|laid off|let go|terminat/i;
const NO_CONTRACT =
  /双倍工资|二倍工资|两倍工资|(?:没有?|未|不|从没|一直没)(?:和我|跟我|给我|与我)?(?:签订?|订立)(?:过)?(?:书面)?(?:劳动)?合同|without a (?:written )?contract|(?:did not|didn't|never) sign(?:ed)? (?:a|any) (?:written |labou?r )?contract|no written contract|no (?:written |labou?r )?contract (?:was |ever |has been )*signed/i;

/** The second to the twelfth month (劳动合同法实施条例 6, 7). */
const MOST_DOUBLED = 11;

/** 加班费就写了2000块: what was paid of it. */
const OVERTIME_PAID = /加班费?[^，。；\d]{0,6}(?:就|只|才|一共|总共|统一|包干)[^，。；\d]{0,5}$/;

/** Months of the doubled wage whose year of limitation is over, where it runs from each month (劳动争议调解仲裁法 27). */
function barredOf(
  months: number | undefined,
  startOn: string | undefined,
  today: string | undefined,
): number {
  if (months !== undefined) return Math.min(MOST_DOUBLED, Math.max(0, months - 13));
  if (startOn === undefined || today === undefined) return 0;
  const doubled = Array.from({ length: MOST_DOUBLED }, (_, at) => at + 2);
  return doubled.filter((month) => addMonths(startOn, month + 12) <= today).length;
}

/** The doubled wage of work that goes on; null where all of it is likely barred. */
function doubledFrom(startOn: string, endOn: string, monthlyWage: number | undefined) {
  const barredMonths = barredOf(undefined, startOn, endOn);
  if (barredMonths >= MOST_DOUBLED) return null;
  return { monthlyWage, startOn, endOn, barredMonths: barredMonths > 0 ? barredMonths : undefined };
}

const DUE_BY = /^(?:日|号)?(?:之?前|以前|届满|到期|那天|为限)/;
const NEVER_PAID =
  /(?:到现在|至今|还|一直|都|也)(?:都|也|还)?没(?:有)?(?:还|给|付|履行)|一分(?:钱)?(?:都|也)?没|分文/;

/** The day a judgment was to be obeyed by, and the day to which is counted; of several days the one said to be the last to pay. */
function daysOfDelay(text: string, figures: Figures): { firstDay?: string; paidOn?: string } {
  const told = figures.dates.filter(({ precision }) => precision === 'day');
  const effect = told.find((date) =>
    /^(?:日|号)?(?:就|才)?(?:正式)?生效/.test(text.slice(date.end, date.end + 6)),
  );
  const due = told.filter((date) => date === effect || DUE_BY.test(text.slice(date.end, date.end + 4)));
  if (due.length > 1) return {};
  const first = due[0] ?? told[0];
  const later = [...new Set(told.flatMap(({ iso }) => (first && iso > first.iso ? [iso] : [])))];
  // Which of several days was the end is asked.
  if (!first || later.length > 1 || (!due[0] && told.length > 2)) return first ? { firstDay: first.iso } : {};
  const until = later[0] ?? (due[0] && NEVER_PAID.test(text) ? figures.today : undefined);
  return { firstDay: first.iso, ...(until ? { paidOn: until } : {}) };
}

/** When each calculator is called for; the first rule that matches decides. */
export const CALCULATOR_RULES: readonly CalculatorRule[] = [
  IP_TERM_RULE,
  ...DEADLINE_RULES,
  NO_FAULT_DRIVER_RULE,
  ...INJURY_RULES,
  ...COMPENSATION_RULES,
  ...CONTRACT_RULES,
  HEIRS_RULE,
  ESTATE_DEBTS_RULE,
  ...COUPLE_RULES,
  FULL_SUM_RULE,
  PROPERTY_FEE_RULE,
  RENT_ARREARS_RULE,
  UNPAID_CAPITAL_RULE,
  DIVIDEND_SHARE_RULE,
  LATE_FINE_RULE,
  WAGES_RULE,
  ...WORK_RULES,
  ...REFUND_RULES,
  {
    id: 'preservation-fee',
    answers: 'amount',
    matches: (text, { amounts }, asks) =>
      /保全/.test(text) && /费/.test(text) && (asks.amount || amounts.length > 0),
    inputs: (_text, figures) => ({ value: amountInRoles(figures, ...OWED, 'property') }),
  },
  {
    id: 'execution-fee',
    answers: 'amount',
    matches: (text, { amounts }, asks) =>
      (/执行费|执行申请费/.test(text) || (/(?:申请|强制)执行/.test(text) && /费|多少钱/.test(text))) &&
      (asks.amount || amounts.length > 0),
    inputs: (_text, figures) => ({ value: amountInRoles(figures, ...OWED, 'property') }),
  },
  {
    id: 'court-fee',
    answers: 'amount',
    matches: (text, { amounts }, asks) => COURT_FEE.test(text) && (asks.amount || amounts.length > 0),
    inputs(text, figures) {
      const caseKind = courtCaseKind(text);
      return {
        caseKind,
        claim: caseKind === 'labour' ? undefined : amountInRoles(figures, 'claim', 'property', ...OWED),
        stage: /上诉|二审|appeal/i.test(text) ? 'appeal' : undefined,
        simplified: /简易程序|小额/.test(text) ? true : undefined,
        ending: /调解/.test(text) ? 'mediation' : /撤诉/.test(text) ? 'withdrawal' : undefined,
        joinedClaim: /反诉/.test(text) ? 'counterclaim' : undefined,
      };
    },
  },
  {
    id: 'delayed-performance-interest',
    answers: 'amount',
    matches: (text, { amounts }, asks) => DELAYED.test(text) && (asks.amount || amounts.length > 0),
    inputs(text, figures) {
      const { firstDay, paidOn } = daysOfDelay(text, figures);
      const dueOn = lastDayToPay(text, figures.dates, firstDay);
      // 15天内付清 is the time given, and no delay.
      const length = figures.durations.find(
        ({ days, end }) => days !== null && !/^之?内/.test(text.slice(end)),
      );
      return {
        debt: amountInRoles(figures, ...OWED),
        dueOn,
        paidOn,
        days: dueOn && paidOn ? undefined : length?.days,
      };
    },
  },
  IDLE_VEHICLE_RULE,
  DEPENDANTS_RULE,
  LOAN_INTEREST_RULE,
  DEBT_BALANCE_RULE,
  GUARANTOR_RULE,
  {
    id: 'doubled-wage',
    answers: 'amount',
    matches: (text, figures, asks) =>
      NO_CONTRACT.test(text) &&
      /工资|月薪|工作|上班|入职|劳动|干了|老板|单位|公司|厂|wage|work|\bjob\b|salary|double pay/i.test(
        text,
      ) &&
      !/租|房|买卖|装修/.test(text) &&
      (asks.amount || /双倍|二倍|两倍|doubled? (?:wage|pay|salary)/i.test(text)) &&
      (asks.amount || wageOf(figures) !== undefined),
    inputs(text, figures) {
      // A guide may be chosen where nobody spoke of a contract.
      if (!/合同|协议|双倍|二倍|两倍|contract|double/i.test(text)) return null;
      if (
        /签了(?:劳动)?合同|有(?:书面)?(?:劳动)?合同/.test(text) &&
        !/(?:没有?|未|不|补|一直没)[^，。]{0,4}签/.test(text)
      )
        return null;
      const { startOn, endOn, serviceMonths } = readServiceTime(text, figures);
      // Whoever is still at work counts to today, whatever other day is told.
      const begunOn =
        STILL_AT_WORK.test(text) && !/补签|签了补|后来(?:才)?签/.test(text)
          ? firstDay(text, figures)
          : undefined;
      const isOn =
        startOn !== undefined &&
        endOn === undefined &&
        /到现在|至今|现在还|一直没|还在|still (?:there|here|work)|until now|to this day/i.test(text);
      if (begunOn !== undefined && figures.today !== undefined)
        return doubledFrom(begunOn, figures.today, wageOf(figures));
      const until = isOn ? figures.today : endOn;
      const months = startOn === undefined || endOn !== undefined ? serviceMonths : undefined;
      if (months !== undefined && !Number.isInteger(months)) return null;
      const barredMonths = barredOf(months, startOn, figures.today);
      // All of it is likely barred: a sum would promise too much.
      if (barredMonths >= MOST_DOUBLED) return null;
      return {
        monthlyWage: wageOf(figures),
        startOn,
        endOn: until,
        serviceMonths: months,
        barredMonths: barredMonths > 0 ? barredMonths : undefined,
      };
    },
  },
  {
    id: 'overtime-pay',
    answers: 'amount',
    matches: (text, figures, asks) =>
      /加班|overtime/i.test(text) &&
      /费|工资|钱|几倍|pay/i.test(text) &&
      (asks.amount || wageOf(figures) !== undefined),
    inputs(text, figures) {
      const monthlyWage = wageOf(figures);
      const paid = figures.amounts.find(
        (amount) =>
          OVERTIME_PAID.test(clauseOf(text, amount)[0]) && !/小时|每|[一1]天/.test(clauseOf(text, amount)[0]),
      )?.value;
      const hourlyWage = monthlyWage === undefined ? hourlyWageOf(text, figures) : undefined;
      return {
        monthlyWage,
        hourlyWage,
        paid,
        ...withoutDaysOff(text, readOvertimeHours(text)),
      };
    },
  },
  {
    id: 'severance',
    answers: 'amount',
    matches: (text, figures, asks) =>
      DISMISSED.test(text) &&
      LABOUR.test(text) &&
      !/交通|伤残|工伤|保险/.test(text) &&
      (asks.amount || wageOf(figures) !== undefined) &&
      (asks.amount || /赔|补偿|N/.test(text)),
    tells: (text, figures) =>
      (DISMISSED.test(text) || (LEFT_FREELY.test(text) && FORCED.test(text))) &&
      LABOUR.test(text) &&
      !/交通|伤残|工伤|保险/.test(text) &&
      /赔|补偿|\bN\b|owed|entitled|compensat|severance/.test(text) &&
      (wageOf(figures) ?? wageByArrears(text, figures)) !== undefined,
    inputs(text, figures) {
      // Who draws a pension works under another contract (劳动合同法实施条例 21).
      if (/退休|返聘|养老金/.test(text) || agesIn(text).some((age) => age >= 60)) return null;
      // Part-time work by the hour ends without severance (劳动合同法 71).
      if (/非全日制|小时工|钟点工|时薪|兼职/.test(text)) return null;
      // Whoever asks about a probation that was prolonged was not sent away.
      if (/试用/.test(text) && !SENT_AWAY.test(text)) return null;
      if (isFaultOwned(text)) return null;
      const ground = groundOfEnd(text);
      if (LEFT_FREELY.test(text) && !FORCED.test(text) && ground === undefined) return null;
      if (GIVES_NOTHING.test(text) && !/逼|(?:让|叫|要求)我/.test(text)) return null;
      if (!DISMISSED.test(text) && !ENDED.test(text)) return null;
      if (STILL_AT_WORK.test(text) && !ENDING_TOLD.test(text)) return null;
      const average = figures.amounts.find(({ role }) => role === 'average_wage')?.value;
      const minimum = figures.amounts.find(({ role }) => role === 'minimum_wage')?.value;
      const average12 = averageOf(text, figures);
      const owed = average12 === undefined ? wageByArrears(text, figures) : undefined;
      const wage = average12 ?? owed;
      return {
        monthlyWage: wage === undefined ? undefined : wage + allowanceOf(text, figures),
        ...datedBefore2008(readServiceTime(text, figures), figures.today),
        ground,
        wageByArrears: owed === undefined ? undefined : true,
        localAverageWage: average,
        localMinimumWage: minimum,
      };
    },
  },
];
