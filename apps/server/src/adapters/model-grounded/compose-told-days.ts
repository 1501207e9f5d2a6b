import { isWeekend } from '@mingfa/legal/figures/calendar';
import { mayRestOn } from '@mingfa/legal/questions/calculation-bounds';
import { mayRunAnew } from '@mingfa/legal/questions/deadline-places';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { type ToldDay, workOutToldDays } from '@mingfa/legal/questions/told-days';
import { ruleOfPeriod } from '@mingfa/legal/questions/told-rules';
import { nameBasis } from './compose-calculation.ts';
import type { FoundMaterial } from './found-material.ts';
import type { Phrases } from './phrases.ts';

/** Last days of the periods in which a story stands by its own words, whichever guide was found for it. */
export interface ToldDays {
  /** The periods that lead the answer. */
  periods: string[];
  /** What answers: the day with its rule, and what may still help where it has passed. */
  lead: string[];
  /** Beside the answer: told among the last days. */
  beside: { period: string; line: string }[];
  /** One of them surely has run out. */
  isOver: boolean;
  /** To appeal comes before all else to do, and what is done once a judgment has taken effect is not yet to be done. */
  appeal: string | null;
}

export const NO_TOLD_DAYS: ToldDays = {
  periods: [],
  lead: [],
  beside: [],
  isOver: false,
  appeal: null,
};

/** More last days than this lead no answer. */
const LEADING_MAX = 1;
/** 民事诉讼法 171, 刑事诉讼法 230: a judgment takes effect where nobody appeals in time. */
const APPEALS = new Set(['民事诉讼法 171', '刑事诉讼法 230']);

/** Tells them with their rule; nothing where the story does not say when they began. */
export function composeToldDays(reading: QuestionReading, found: FoundMaterial, phrases: Phrases): ToldDays {
  const days = workOutToldDays(reading, found.published).filter((day) => {
    const { basis } = ruleOfPeriod(day);
    return basis === null || mayRestOn(basis, found);
  });
  const leading = days.filter(({ told }) => told.leads).slice(0, LEADING_MAX);
  const today = found.today ?? found.asOf;
  const appeal = leading.find(({ latest, told }) => latest >= today && APPEALS.has(told.source));
  const language = found.language === 'en' ? 'en' : 'zh';
  return {
    appeal: appeal ? phrases.actBy(ruleOfPeriod(appeal).name[language], appeal.day) : null,
    isOver: days.some(({ latest }) => latest < today),
    periods: leading.map(({ period }) => period),
    lead: leading.map((day) => composeDay(day, found, phrases)),
    beside: days
      .filter(({ told }) => !told.leads)
      .map((day) => ({ period: day.period, line: `- ${composeDay(day, found, phrases)}` })),
  };
}

function composeDay(day: ToldDay, found: FoundMaterial, phrases: Phrases): string {
  const language = found.language === 'en' ? 'en' : 'zh';
  const today = found.today ?? found.asOf;
  const { name, rule, basis, note, after, isEnd, isFixed } = ruleOfPeriod(day);
  const said = isEnd
    ? phrases.endsOn(day.day, today)
    : phrases.lastDay(
        day.day,
        today,
        mayRunAnew(day.period),
        day.latest,
        ASKS_REST_DAY.test(found.question) ? null : day.movedFrom,
      );
  const place = basis ? nameBasis(basis, found, phrases) : null;
  const told = rule ? `${rule[language]}${phrases.since(day.startOn)}` : '';
  const moved = movedWords(day, { today, isFixed: isEnd || isFixed, question: found.question }, phrases);
  const sentences = [
    `${name[language]}${phrases.colon}${said}`,
    ...(moved ? [phrases.sentence(moved)] : []),
    ...(told ? [phrases.sentence(place ? phrases.citing(told, place) : told)] : []),
    ...[day.latest < today ? after : note].flatMap((one) => (one ? [phrases.sentence(one[language])] : [])),
  ];
  return sentences.join(language === 'en' ? ' ' : '');
}

/** Somebody asks whether a rest day moves the end: the moved day is the answer. */
const ASKS_REST_DAY =
  /周[一六日末]|星期[一六日天]|礼拜[一六日天]|周末|休息日|放假|节假日|顺延|调休|saturday|sunday|weekend|holiday/i;

/** Why the day is not the one that was counted, or is though it falls on a weekend. */
function movedWords(
  { day, latest, movedFrom }: ToldDay,
  { today, isFixed, question }: { today: string; isFixed: boolean; question: string },
  phrases: Phrases,
): string | null {
  // A day to come is told with the rest day it was moved from.
  if (movedFrom !== null)
    return (movedFrom < today || ASKS_REST_DAY.test(question)) && latest === day
      ? phrases.moved(movedFrom, day)
      : null;
  return !isFixed && latest === day && isWeekend(day) ? phrases.workedWeekend(day) : null;
}
