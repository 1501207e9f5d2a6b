import { longestProbation } from '../calculators/probation-damages.ts';
import { amountBeside, clauseOf, lengthBeside, monthsNamed } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import type { QuestionDuration } from './read-durations.ts';
import { fullWageOf, paidMonthlyOf, readServiceTime, wageOf } from './work-figures.ts';

const UNPAID =
  /没(?:有)?(?:给|付|发|打|收到)|未(?:给|付|发)|不(?:给|付|发)|欠|拖|一分|unpaid|not paid|n['’]t paid/i;

/** A length of time with these words right before or right behind it. */
function lengthNear(
  text: string,
  { durations }: Figures,
  before: RegExp,
  behind: RegExp,
): QuestionDuration | undefined {
  return durations.find(
    ({ months, start, end }) =>
      months !== null &&
      (before.test(text.slice(Math.max(0, start - 12), start)) || behind.test(text.slice(end, end + 8))),
  );
}

/** Whoever knows no secret is not bound by a non-compete (劳动合同法 24). */
const NOT_BOUND = /收银|前台|保安|保洁|服务员|店员|普通(?:员工|职员)|理货/;
const BREACH =
  /(?<![没未不])(?:去了|入职了?|跳槽(?:去|到)了?|现在(?:就?在|去)|已经(?:在|去))[^，。]{0,8}(?:同行|竞争|对家|竞品|隔壁)/;
const RELEASED =
  /(?:不需要|不用|不要求|无需|不必)(?:我|你|再|继续){0,3}[^，。]{0,6}(?:竞业|遵守|履行|守了)|(?:公司|单位|老东家|HR|人事)[^，。；]{0,14}(?:解除|取消|放弃|终止|撤销)[^，。]{0,8}(?:竞业|协议)|竞业[^，。]{0,8}(?:被|给我)(?:解除|取消)|releas\w+ (?:me )?from (?:the|my) non-?compete|waiv\w+ (?:the|my) non-?compete/i;

const NON_COMPETE_RULE: CalculatorRule = {
  id: 'non-compete-pay',
  answers: 'amount',
  matches: (text, _figures, asks) =>
    /竞业|non-?compete/i.test(text) &&
    (asks.amount || /补偿|额外|一分|compensation/i.test(text)) &&
    !/违约金[^。]{0,12}(?:过高|太高)/.test(text),
  inputs(text, figures) {
    if (!/竞业|non-?compete/i.test(text) || NOT_BOUND.test(text) || BREACH.test(text)) return null;
    const agreed = figures.amounts.find((amount) => {
      const [head, tail] = clauseOf(text, amount);
      const clause = `${head}${tail}`;
      return (
        amount.role !== 'penalty' &&
        /补偿|compensation|竞业/i.test(clause) &&
        (/(?:每个?月|一个?月|按月|月补偿)[^，。\d]{0,10}$/.test(head) ||
          /^(?:元|块)?(?:\/月|一个?月|每个?月|a month|per month)/i.test(tail.trimStart()))
      );
    })?.value;
    const average = agreed === undefined ? wageOf(figures) : undefined;
    const unpaid = figures.durations.find(
      (length) => length.months !== null && UNPAID.test(clauseOf(text, length).join('')),
    );
    const kept = lengthBeside(text, figures, /遵守|守了|履行|没去/);
    const months =
      unpaid?.months ??
      monthsNamed(text, figures, UNPAID) ??
      (UNPAID.test(text) ? (kept?.months ?? undefined) : undefined);
    const released = RELEASED.test(text) && !/(?:我|能不能|怎么)(?:想|要|能)?(?:解除|取消)/.test(text);
    return { agreedMonthly: agreed, averageWage: average, months, released: released || undefined };
  },
};

const IN_CONTRACT =
  /(?:合同|协议)(?:只|一共|里|上)?(?:签|是|写|为|约定|期限?|定)?[的了着是为]{0,2}[^，。,试\d]{0,3}$/;
const OF_CONTRACT = /^(?:期|期限)?的?(?:固定期限)?(?:劳动)?合同/;

const PROBATION_RULE: CalculatorRule = {
  id: 'probation-damages',
  answers: 'amount',
  matches: (text) => /试用/.test(text) && /合同/.test(text),
  inputs(text, figures) {
    const contract = lengthNear(text, figures, IN_CONTRACT, OF_CONTRACT);
    const probation = lengthNear(text, figures, /试用期?[^，。,\d]{0,6}$/, /^的?试用/);
    if (!contract || !probation || contract === probation) return null;
    const [contractMonths, probationMonths] = [contract.months ?? 0, probation.months ?? 0];
    const after = amountBeside(text, figures, /转正(?:后|以后|之后)?[^，。,；\d]{0,8}$/);
    const only = new Set(figures.amounts.map(({ value }) => value)).size === 1;
    const wage = after?.value ?? (only || /没区别|一样/.test(text) ? wageOf(figures) : undefined);
    const more = lengthNear(text, figures, /(?:延长|又试用|再试用)(?:了|到)?[^，。,\d]{0,3}$/, /^$/);
    // 干了5个月才转正: no more was served than that, whatever was agreed.
    const served = figures.durations.find(
      ({ months, end }) => months !== null && MADE_PERMANENT.test(text.slice(end, end + 8)),
    )?.months;
    const isMoreTold = more && more !== probation && !/想|打算|要求|说要?再?延长/.test(text);
    const { startOn, endOn } = readServiceTime(text, figures);
    const inIt = served ? Math.min(served, probationMonths) : probationMonths;
    // Within the limit nothing is owed.
    if (inIt <= longestProbation(contractMonths) && !isMoreTold) return null;
    // Who was told to go in it served no more than that.
    return {
      contractMonths,
      probationMonths: inIt + (isMoreTold ? (more.months ?? 0) : 0),
      monthlyWage: wage,
      startOn,
      endOn: startOn && endOn ? endOn : undefined,
    };
  },
};

/** Behind a length: when somebody was made permanent. */
const MADE_PERMANENT = /^(?:才|就|后|以后|之后|了才|的时候)?(?:给我?|让我?)?转正/;

const MINIMUM_RULE: CalculatorRule = {
  id: 'minimum-wage-gap',
  answers: 'amount',
  matches: (text, { amounts }) =>
    /最低工资|minimum wage/i.test(text) && amounts.some(({ role }) => role === 'minimum_wage'),
  inputs(text, figures) {
    const least = figures.amounts.find(({ role }) => role === 'minimum_wage')?.value;
    const wage = wageOf(figures);
    // 低于最低工资 compares months; part-time work has a minimum by the hour, and overtime hides the wage.
    if (
      least === undefined ||
      wage === undefined ||
      wage >= least ||
      /小时工|兼职|非全日制|病假|停工|待岗/.test(text)
    )
      return null;
    const months =
      monthsNamed(text, figures, /发|给|拿|工资|paid/) ??
      lengthBeside(text, figures, /补|发|给|拿|干|做|上班|worked/)?.months;
    return { paidMonthly: wage, localMinimumWage: least, months: months ?? undefined };
  },
};

/** Induction by colleagues is no special training (劳动合同法 22). */
const NO_TRAINING = /老员工|店里|岗前|入职培训|新人培训|内部培训|没(?:有)?发票|没出去|公司自己人/;
const TRAINING_RULE: CalculatorRule = {
  id: 'training-costs',
  answers: 'amount',
  matches: (text) => /培训/.test(text) && /服务期|服务满|干满|做满|不满|服务\S{0,2}年/.test(text),
  inputs(text, figures) {
    if (NO_TRAINING.test(text) || !/培训/.test(text)) return null;
    const fee = amountBeside(text, figures, /培训(?:费|花|学习)?[^，。；\d]{0,8}$/, /^[^，。]{0,10}培训/);
    const agreed = lengthNear(
      text,
      figures,
      /(?:服务期?|干满|做满|待满|服务满)[^，。,\d]{0,4}$/,
      /^的?服务期/,
    );
    const candidates = figures.durations.filter(
      (length) =>
        length !== agreed &&
        length.months !== null &&
        /(?:做了?|干了?|工作了?|服务了|过了|才|回来(?:后|以后)?|待了?)[^，。,\d]{0,4}$/.test(
          text.slice(Math.max(0, length.start - 10), length.start),
        ),
    );
    // 做了三年会计 before the training is no service for it.
    const served = candidates.find(({ start }) => agreed && start > agreed.start) ?? candidates[0];
    if (!fee || !agreed || !served || candidates.length > 2) return null;
    return { trainingFee: fee.value, agreedMonths: agreed.months, servedMonths: served.months };
  },
};

const INSURED = /(?:有|交了?|缴了?|买了?|参加了?)(?:五险|社保|生育保险)/;
const NOT_INSURED =
  /(?:没有?|未|不)(?:给我)?(?:参加|交|缴|上|买|办)?[^，。]{0,4}(?:生育|社保|五险|保险)|(?:社保|生育险|五险)[^，。]{0,6}(?:没有?|未|不)(?:给我)?(?:参加|交|缴|上|买)/;

const MATERNITY_RULE: CalculatorRule = {
  id: 'maternity-pay',
  answers: 'amount',
  matches: (text, _figures, asks) =>
    /产假|流产|小产|maternity|miscarr/i.test(text) &&
    /工资|薪|扣|生育津贴|发|\bpay|paid/i.test(text) &&
    (asks.amount || NOT_INSURED.test(text)) &&
    !/陪产|医疗事故|医院/.test(text),
  inputs(text, figures) {
    if (!/产假|流产|小产|maternity|miscarr/i.test(text)) return null;
    // Insured, the fund pays by the average wage of the employer.
    if (INSURED.test(text) && !NOT_INSURED.test(text)) return null;
    const leave = leaveOf(text, figures);
    const [, more] = /(双|三|龙凤)胞?胎/.exec(text) ?? [];
    const told = figures.durations.find(
      ({ days, start, end }) =>
        days !== null &&
        days > 98 &&
        (/产假[^，。\d]{0,6}$/.test(text.slice(0, start)) || /^的?产假/.test(text.slice(end))),
    );
    return {
      leave,
      difficult: leave === 'birth' && /难产/.test(text) ? true : undefined,
      children: leave === 'birth' && more ? (more === '三' ? 3 : 2) : undefined,
      days: leave === 'birth' ? told?.days : undefined,
      monthlyWage: wageOf(figures),
    };
  },
};

/** Four months are sixteen weeks. */
function leaveOf(text: string, { durations }: Figures): string | undefined {
  if (!/流产|小产|miscarr|没保住/i.test(text)) return 'birth';
  const along = durations.find(({ start }) =>
    /(?:怀孕?|孕|怀了|怀着)[^，。\d]{0,4}$/.test(text.slice(Math.max(0, start - 8), start)),
  );
  if (along?.months != null) return along.months < 4 ? 'early_miscarriage' : 'late_miscarriage';
  if (along?.days != null) return along.days < 112 ? 'early_miscarriage' : 'late_miscarriage';
  return undefined;
}

const OFF_WORK =
  /养|休|歇|医院|在家|停工|没上班|不能上班|上不了班|住院|治|病假|留薪|医嘱|没去|off work|recover|heal/i;

const STOP_WORK_RULE: CalculatorRule = {
  id: 'stop-work-pay',
  answers: 'amount',
  matches: (text, figures) =>
    /工伤|停工留薪|work injury/i.test(text) &&
    /养|停工|休息|歇|在家|住院|医院|off work/i.test(text) &&
    /工资|钱|留薪|wages?|pay/i.test(text) &&
    fullWageOf(text, figures) !== undefined &&
    !/工伤自负|工亡|去世|死亡|没了/.test(text),
  inputs(text, figures) {
    if (/不算工伤的|认定不了|不予认定|没认定上/.test(text)) return null;
    const length = figures.durations.find(
      (one) =>
        (one.months !== null ? one.months <= 24 : (one.days ?? 0) >= 15) &&
        OFF_WORK.test(clauseOf(text, one).join('')) &&
        !/鉴定|申请|仲裁|时效|之内|以内|日内/.test(clauseOf(text, one).join('')),
    );
    const months = length?.months ?? (length?.days ? Math.round((length.days / 30) * 100) / 100 : undefined);
    return {
      monthlyWage: fullWageOf(text, figures),
      months,
      paidMonthly: paidMonthlyOf(text, figures)?.value,
    };
  },
};

/** Sums of work that go by a rule of their own, beside the end of a job and what is owed for it. */
export const WORK_RULES: readonly CalculatorRule[] = [
  NON_COMPETE_RULE,
  PROBATION_RULE,
  MINIMUM_RULE,
  TRAINING_RULE,
  MATERNITY_RULE,
  STOP_WORK_RULE,
];
