import type { Bilingual, CalculatorInputs } from '../calculators/calculation.ts';
import { PROCEDURAL_PERIODS } from '../calculators/procedural-periods.ts';
import { findCalculator } from '../calculators/registry.ts';
import { addDays, addMonths } from '../figures/calendar.ts';
import type { PublishedFigures } from '../figures/published-figures.ts';
import type { IsoDate } from '../statute/statute.ts';
import { CRIMINAL, isCivilPart, isVictim } from './criminal-case.ts';
import { isLimitation, type NamedDeadline, periodOf } from './deadline-places.ts';
import { isPassed } from './passed-stages.ts';
import { readPaymentTerm } from './payment-term.ts';
import { spanOf } from './read-dates.ts';
import { readDueDay } from './read-due-day.ts';
import type { QuestionReading } from './read-question.ts';
import { type Restarts, readRestarts, readStart, type Start, saysDueDay } from './read-start-day.ts';
import type { ToldPeriod } from './told-scene.ts';

/** The last day of a period, and from when it was counted. */
export interface LastDay {
  /** A limitation, `appeal`, or a kind of `PROCEDURAL_PERIODS`. */
  period: string;
  /** Counted from the first day that may be meant: to act by then is in time. */
  day: IsoDate;
  /** Counted from the last day that may be meant; the same where the very day is said. */
  latest: IsoDate;
  /** The rest day it was moved from; null where it was not moved. */
  movedFrom: IsoDate | null;
  /** The first and the last day that may be meant as the beginning. */
  startOn: IsoDate;
  latestStart: IsoDate;
  /** The words it was read from. */
  said: string;
}

/**
 * The last day of a period a guide names, where the story says when it began; null else.
 * @param published holidays that move a last day
 */
export function workOutLastDay(
  deadline: NamedDeadline,
  reading: QuestionReading,
  published?: PublishedFigures,
): LastDay | null {
  const period = periodOf(deadline);
  return period === null ? null : workOutPeriod(period, deadline, reading, published);
}

/** The last day of the period a question asks for by name, of a month too; null where the story does not say when it began. */
export function workOutCalledDay(reading: QuestionReading, published?: PublishedFigures): LastDay | null {
  const called = reading.calculator;
  if (called?.answers !== 'deadline') return null;
  const { kind } = called.inputs;
  const isCriminal = CRIMINAL.test(reading.text);
  const [period, source] =
    called.id === 'appeal-deadline'
      ? ['appeal', isCriminal ? '刑事诉讼法 230' : '民事诉讼法 171']
      : [typeof kind === 'string' ? kind : called.id, ''];
  return workOutPeriod(period, { source }, reading, published);
}

/** Fixed periods of a year and more, which a year tells roughly. */
const LONG_PERIODS = [
  'work_injury_worker',
  'execution',
  'contract_rescission',
  'contract_withdrawal',
  'gift_revocation',
  'state_compensation',
  'village_decision',
];

/** Places with a limitation of their own: the kind of claim by the words of the story, null where they leave it open. */
const CLAIM_KINDS: Readonly<Record<string, (text: string) => string | null>> = {
  '产品质量法 45': () => 'product_defect',
  '保险法 26': kindOfInsurance,
};
/** What begins the limitation of such a place, where it is another event. */
const STARTS_OF: Readonly<Record<string, string>> = { '保险法 26': 'insured_event' };

/** Five years for life insurance, two for other; nothing where no policy is spoken of, or somebody died and it may be either. */
function kindOfInsurance(text: string): 'life_insurance' | 'other_insurance' | null {
  if (!/保险|理赔|投保|保单|拒赔|险|insur|polic/i.test(text)) return null;
  if (/寿险|人寿保险(?!公司)|life insurance|life policy/i.test(text)) return 'life_insurance';
  const isOther = /意外险|车险|车损|三者|医疗险|重疾|雇主责任|交强|accident insurance|car insurance/i.test(
    text,
  );
  return isOther || !/去世|死|身故|走了|没了|\bdied\b/.test(text) ? 'other_insurance' : null;
}

/** The beginning of a period that starts some time after what happened. */
function startingLater(start: Start, later: ToldPeriod['later']): Start {
  if (!later) return start;
  const move = (day: IsoDate) => addDays(addMonths(day, later.months ?? 0), later.days ?? 0);
  return { ...start, first: move(start.first), last: move(start.last) };
}

/** The last day of a period by its id; null where the story does not say when it began. */
export function workOutPeriod(
  period: string,
  deadline: NamedDeadline & Pick<Partial<ToldPeriod>, 'startsAs' | 'later' | 'startsOn'>,
  reading: QuestionReading,
  published?: PublishedFigures,
): LastDay | null {
  if (isPassed(period, reading.text)) return null;
  const isCriminal = CRIMINAL.test(reading.text);
  if (period === 'appeal' && isCriminal !== (deadline.source === '刑事诉讼法 230')) return null;
  // A victim asks for a protest within another time.
  if (period === 'appeal' && isVictim(reading.text) && !isCivilPart(reading.text)) return null;
  if (period === 'victim_protest' && !isVictim(reading.text)) return null;
  // The six months of a civil retrial are none of a criminal case.
  if (period.startsWith('retrial') && isCriminal) return null;
  const claimKind = CLAIM_KINDS[deadline.source]?.(reading.text);
  if (claimKind === null) return null;
  const said = deadline.startsOn
    ? ({ first: deadline.startsOn, last: deadline.startsOn, said: '', precision: 'day' } as const)
    : readStart(deadline.startsAs ?? STARTS_OF[deadline.source] ?? period, reading.text, reading.dates);
  if (!said) return null;
  // What is still to come has begun no period, but the one the law itself names.
  if (!deadline.startsOn && reading.today !== undefined && said.first > reading.today) return null;
  const later = period === 'execution' ? readPaymentTerm(reading.text, said.said) : deadline.later;
  const start = startingLater(said, later);
  // A bare year beside something else that happened would say of a short period that it is over, and a right would be given up.
  if (!isLimitation(period) && start.precision === 'year' && !LONG_PERIODS.includes(period)) return null;
  const restarts: Restarts = isLimitation(period)
    ? readRestarts(reading.text, reading.dates, reading.today)
    : { claimed: [], promised: [], always: false };
  const endOf = (startOn: IsoDate): { day: IsoDate; movedFrom: IsoDate | null } | null => {
    const firsts = restarts.claimed.map((date) => spanOf(date).first);
    const [calculator, inputs] = callOf(period, deadline, reading.text, startOn, firsts);
    const outcome = findCalculator(calculator)?.calculate(inputs, published);
    if (outcome?.status !== 'result' || !outcome.date) return null;
    // Claimed again and again the time was still running then; a promise counts even when it was over.
    const { date } = outcome;
    const anew = (restarts.always ? restarts.claimed : restarts.promised)
      .map((one) => spanOf(one).first)
      .filter((day) => day > date && day > startOn)
      .at(-1);
    return anew ? endOf(anew) : { day: date, movedFrom: outcome.movedFrom ?? null };
  };
  const first = endOf(start.first);
  const last = start.last === start.first ? first : endOf(start.last);
  if (!first || !last) return null;
  const isOver = reading.today !== undefined && last.day < reading.today;
  if (isOver && restarts.always) return null;
  return {
    period,
    ...first,
    latest: last.day,
    startOn: start.first,
    latestStart: start.last,
    said: start.said,
  };
}

/** Whether a story says by when a debt was to be paid: then no time is told as if it had not begun. */
export const hasDueDay = ({ text, dates }: QuestionReading): boolean =>
  readDueDay(text, dates) !== null || (/[借欠]|[还给付]我/.test(text) && saysDueDay(text, dates));

/** The calculator of a period with what it is given. */
function callOf(
  period: string,
  { source }: NamedDeadline,
  text: string,
  startOn: IsoDate,
  restarts: readonly IsoDate[],
): [string, CalculatorInputs] {
  if (isLimitation(period)) {
    const claimKind = CLAIM_KINDS[source]?.(text);
    const interruptions = restarts.filter((day) => day > startOn);
    return [
      period,
      {
        startOn,
        ...(interruptions.length > 0 ? { interruptions } : {}),
        ...(claimKind ? { claimKind } : {}),
      },
    ];
  }
  if (period === 'appeal') {
    const procedure = source === '刑事诉讼法 230' ? 'criminal' : 'civil';
    const isRuling = /裁定|\bruling\b/i.test(text) && !/(?<!不是)判决/.test(text);
    const document = isRuling ? 'ruling' : 'judgment';
    return ['appeal-deadline', { procedure, document, servedOn: startOn }];
  }
  return ['procedural-deadline', { kind: period, startOn }];
}

/** What a period is called. */
export function nameOfPeriod(period: string): Bilingual {
  if (period === 'appeal') return { zh: '上诉', en: 'Appeal' };
  const kind = PROCEDURAL_PERIODS.find(({ id }) => id === period);
  return kind?.name ?? findCalculator(period)?.name ?? { zh: '期限', en: 'The period' };
}
