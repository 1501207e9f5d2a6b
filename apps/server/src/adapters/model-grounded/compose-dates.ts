import { type AskedDeadline, deadlinesAsked } from '@mingfa/content/guide';
import { type ArticleEvidence, isArticleEvidence } from '@mingfa/contract/evidence';
import { addMonths } from '@mingfa/legal/figures/calendar';
import { isLimitation, mayRunAnew, periodOf, WITHOUT_DUE_DAY } from '@mingfa/legal/questions/deadline-places';
import { isPassed } from '@mingfa/legal/questions/passed-stages';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { asksOfTime, turnsOnTime } from '@mingfa/legal/questions/turns-on-time';
import {
  hasDueDay,
  type LastDay,
  nameOfPeriod,
  workOutCalledDay,
  workOutLastDay,
  workOutPeriod,
} from '@mingfa/legal/questions/work-out-days';
import { askedPoints, type FoundGuide, type FoundMaterial } from './found-material.ts';
import { isOfLaterLaw } from './later-law.ts';
import { ownWords } from './own-words.ts';
import type { Phrases } from './phrases.ts';
import { isSupported } from './quote.ts';

/** Deadlines told; the first ones of a guide are the most pressing. */
const DEADLINES_MAX = 2;

/** The last days of a guide, as Markdown, and what is known by them. */
export interface GuideDates {
  lines: string[];
  /** The words on periods that were otherwise on the day asked for. */
  later: string[];
  /** The numbers of the sources that the lines cite. */
  told: number[];
  /** It is asked of time, and nobody knows from which day it runs. */
  unknownStart: boolean;
  /** The day as the answer, and its period. */
  conclusion: string | null;
  concluded: string | null;
  periods: string[];
  /** Places whose period still runs by the very day told. */
  running: string[];
  /** A period surely has run out by the days told. */
  isOver: boolean;
}

/** What the last days of a guide are worked out from. */
interface DatesMaterial {
  one: FoundGuide;
  reading: QuestionReading;
  found: FoundMaterial;
  today: string;
  /** Periods that the story tells itself. */
  toldPeriods: readonly string[];
}

/** A deadline of a guide with its last day, where the story says when it began. */
type DatedDeadline = AskedDeadline & { last: LastDay | null };

/** Last days by what a guide names, computed where the story says the day they start from, what runs out soonest first. */
export function composeDates(
  one: FoundGuide,
  reading: QuestionReading,
  found: FoundMaterial,
  phrases: Phrases,
  toldPeriods: readonly string[] = [],
): GuideDates {
  const material = { one, reading, found, today: found.today ?? found.asOf, toldPeriods };
  const deadlines = inOrder(workOutDeadlines(material), material.today);
  const shown = deadlinesToTell(deadlines, material);
  const told = shown.map((deadline) => tellDeadline(deadline, material, phrases));
  // The calculators of limitation know the periods of former law.
  const pressing = deadlines.find(
    ({ source, last }) => !isLaterPlace(one, source) || isLimitation(last?.period),
  );
  return {
    lines: told.flatMap(({ line }) => line ?? []),
    later: told.flatMap(({ later }) => later ?? []),
    told: told.flatMap(({ cited }) => cited ?? []),
    unknownStart:
      asksOfTime(reading) &&
      toldPeriods.length === 0 &&
      shown.some((deadline) => !deadline.last && isLimitation(periodOf(deadline))),
    conclusion: pressing?.last ? concludeDay(pressing.last, reading, found, phrases) : null,
    concluded: pressing?.last?.period ?? null,
    isOver: deadlines.some(({ last }) => last !== null && last.latest < material.today),
    running: deadlines.flatMap(({ source, last }) =>
      last && last.startOn === last.latestStart && last.day >= material.today ? [source] : [],
    ),
    periods: deadlines.flatMap(({ last }) => (last ? [last.period] : [])),
  };
}

/** The deadlines that the story has not left behind, with the last days it tells of. */
function workOutDeadlines({ one, reading, found, today, toldPeriods }: DatesMaterial): DatedDeadline[] {
  const isAnotherTrouble = !found.inDoubt && found.guides.indexOf(one) > 0;
  return deadlinesAsked(one.guide, askedPoints(one), one.pointsLead ?? true)
    .filter((deadline) => !isPassed(periodOf(deadline), reading.text))
    .filter(({ source }) => !(source === WITHOUT_DUE_DAY && hasDueDay(reading)))
    .map((deadline) => {
      const last = workOutLastDay(deadline, reading, found.published);
      return {
        ...deadline,
        last: unlessPerhapsStillOn(ofThisStage(last, toldPeriods, isAnotherTrouble), today),
      };
    });
}

/** The deadlines worth telling to who asks this, at most {@link DEADLINES_MAX}. */
function deadlinesToTell(
  deadlines: readonly DatedDeadline[],
  { reading, toldPeriods }: DatesMaterial,
): DatedDeadline[] {
  const endsEarlier = endsWithinYear(reading);
  const isOfTime = turnsOnTime(reading);
  // Three years beside a year that runs would let somebody wait too long.
  const isOvertaken = (deadline: DatedDeadline) =>
    endsEarlier && !deadline.last && periodOf(deadline) === 'civil-limitation';
  // Whether there is time left is no answer to who asks within days whether they must pay or may sign.
  const isWanted = (deadline: DatedDeadline) =>
    deadline.asked === 'named' ||
    isOfTime ||
    !isLimitation(periodOf(deadline)) ||
    isPressing(deadline.last, reading);
  // It leads the answer with its rule.
  const leadsAnswer = ({ last }: DatedDeadline) => last !== null && toldPeriods.includes(last.period);
  // Who asks something with a time of its own is told of another one only what still runs by a day they told.
  const isKnownOrAsked = ({ asked, last }: DatedDeadline) => asked !== 'beside' || last !== null;
  return deadlines
    .filter((one) => !isOvertaken(one) && isWanted(one) && !leadsAnswer(one) && isKnownOrAsked(one))
    .slice(0, DEADLINES_MAX);
}

/** Whether a claim of work is to be brought within the year of arbitration. */
const endsWithinYear = (reading: QuestionReading): boolean =>
  WORKS.test(reading.text) &&
  workOutPeriod('labour-arbitration-limitation', { source: '劳动争议调解仲裁法 27' }, reading) !== null;

/** One deadline in words: its day, what is said of it, and the place it rests on. */
function tellDeadline(
  { text, source, last }: DatedDeadline,
  { one, found, today }: DatesMaterial,
  phrases: Phrases,
): { line?: string; later?: string; cited?: number } {
  const words = ownWords(text[found.language === 'en' ? 'en' : 'zh']);
  const day = last
    ? phrases.lastDay(last.day, today, mayRunAnew(last.period), last.latest, last.movedFrom)
    : null;
  const since = last ? phrases.since(last.startOn) : '';
  if (isLaterPlace(one, source)) {
    const later = `- ${words}`;
    return day && isLimitation(last?.period) ? { line: `- ${day}${since}`, later } : { later };
  }
  const said = day ? `${day} ${words}${since}` : words;
  const held = sourceAt(one, source, found);
  if (!held) return { line: `- ${said}` };
  const place = `${phrases.place(held)}[${held.index}]`;
  const isCited = found.language === 'en' || held.kind === 'digest' || isSupported(text.zh, held);
  return { line: isCited ? `- ${phrases.citing(said, place)}` : `- ${place}\n  ${said}`, cited: held.index };
}

const articleAt = ({ guide }: FoundGuide, place: string): number =>
  guide.articles.findIndex((article) => article.place === place);
const isLaterPlace = (one: FoundGuide, place: string): boolean => isOfLaterLaw(one, articleAt(one, place));

/** The source that shows the article of a guide at a place. */
function sourceAt(one: FoundGuide, place: string, found: FoundMaterial): ArticleEvidence | undefined {
  const number = one.sources[articleAt(one, place)];
  return found.evidence.filter(isArticleEvidence).find(({ index }) => index === number);
}

const WORKS =
  /公司|单位|工资|月薪|厂|老板|辞退|开除|入职|\b(?:employer|boss|company|HR|wages?|salary|fired)\b/;

/** Where a story says in which period it stands, a day of it may begin no other one. */
const ofThisStage = (
  last: LastDay | null,
  toldPeriods: readonly string[],
  isAnotherTrouble: boolean,
): LastDay | null =>
  last &&
  (toldPeriods.length === 0 ||
    toldPeriods.includes(last.period) ||
    isSecondWay(last.period, toldPeriods) ||
    // A second trouble has days of its own, where the very day is told.
    (isAnotherTrouble && last.latestStart === last.startOn))
    ? last
    : null;

/** Review and suit begin with the same decision (行政复议法 20, 行政诉讼法 46). */
const isSecondWay = (period: string, toldPeriods: readonly string[]): boolean =>
  (period === 'administrative_suit' && toldPeriods.includes('reconsideration')) ||
  (period === 'reconsideration' && toldPeriods.includes('administrative_suit'));

/**
 * Periods of which a story does not tell that they are over: they count from the end of conduct that may go on, or are longer where
 * a condition is met (48 hours, 7 days for a frozen body). Who hears that time is up gives up a right.
 */
const PERHAPS_STILL_ON = ['autopsy', 'police_offence_discovery', 'labour_inspection'];
const unlessPerhapsStillOn = (last: LastDay | null, today: string): LastDay | null =>
  last && last.latest < today && PERHAPS_STILL_ON.includes(last.period) ? null : last;

/** Of a limitation only the day is told, and none to who has not signed yet. */
const isPressing = (last: LastDay | null, { text, today }: QuestionReading): boolean =>
  last !== null &&
  !NOT_YET.test(text) &&
  (today === undefined || last.day <= addMonths(today, PRESSING_MONTHS));
/** What ends later nobody is told who does not ask of time. */
const PRESSING_MONTHS = 13;
const NOT_YET = /(?:还没|要不要|能不能|该不该|可不可以|先别)签|能签[吗么不]|签不签|should I sign/i;

/**
 * What is asked before what is not; of each what can still be kept, soonest first; then what has run out; then what no day is known
 * of, in the order of the guide.
 */
function inOrder(deadlines: readonly DatedDeadline[], today: string): DatedDeadline[] {
  const rank = ({ last, asked }: DatedDeadline) =>
    (asked === 'beside' ? 3 : 0) + (!last ? 2 : last.latest >= today ? 0 : 1);
  return [...deadlines].sort(
    (a, b) => rank(a) - rank(b) || (a.last?.day ?? '').localeCompare(b.last?.day ?? ''),
  );
}

/** The last day of the period a question asks for by name, as the answer to it. */
export function composeCalledDay(reading: QuestionReading, found: FoundMaterial, phrases: Phrases): string[] {
  const last = workOutCalledDay(reading, found.published);
  if (!last) return [];
  const said = concludeDay(last, reading, found, phrases);
  return said ? [`**${said}**`] : [];
}

/** Told first where it is asked for, and where the time may be over. */
function concludeDay(
  { period, day, latest, movedFrom }: LastDay,
  reading: QuestionReading,
  found: FoundMaterial,
  phrases: Phrases,
): string | null {
  const today = found.today ?? found.asOf;
  if (day >= today && !reading.asksDeadline) return null;
  // Of a bare year or month nobody knows from which day it runs: that heads no answer.
  if (latest !== day && latest >= today) return null;
  return phrases.dayConclusion(
    nameOfPeriod(period)[found.language === 'en' ? 'en' : 'zh'],
    day,
    today,
    mayRunAnew(period),
    latest,
    movedFrom,
  );
}
