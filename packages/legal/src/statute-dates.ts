import { amendmentEffectiveOn, effectiveWithCivilCode } from './amendment-effective-dates.ts';
import { normalizeLawTitle } from './law-title.ts';
import { parseNumeral } from './numerals.ts';
import type { IsoDate } from './statute.ts';

const DATE =
  /((?:19|20)\d{2}|[一二][〇零○ＯO一二三四五六七八九]{3}) *年 *(\d{1,2}|[一二三四五六七八九十]{1,3}) *月 *(\d{1,2}|[一二三四五六七八九十]{1,3}) *日/g;

const pad = (value: number) => String(value).padStart(2, '0');

function isoDate(year: number, month: number, day: number): IsoDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? `${year}-${pad(month)}-${pad(day)}` : null;
}

/** All days a text names (2007年6月29日, 二〇〇七年六月二十九日, 2007-06-29), in the order they stand. */
export function findChineseDates(text: string): IsoDate[] {
  const normal = text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/(?<!\d)((?:19|20)\d{2})-(\d{1,2})-(\d{1,2})(?!\d)/g, '$1年$2月$3日');
  return [...normal.matchAll(DATE)].flatMap(([, year = '', month = '', day = '']) => {
    const parsed = isoDate(
      parseNumeral(year.replace(/[○ＯO]/g, '〇')) ?? 0,
      parseNumeral(month) ?? 0,
      parseNumeral(day) ?? 0,
    );
    return parsed ? [parsed] : [];
  });
}

/** One event in a law's history: passed, amended, published, in force. */
export interface HistoryEvent {
  kind: 'passed' | 'amended' | 'published' | 'effective';
  on: IsoDate;
  line: string;
}

/** 自2021年1月1日起施行. */
const IN_FORCE_FROM = /自((?:[^自，。；]){8,14}日)起?(?:开始)?(?:施行|实施|生效|执行)/;
const AMENDED = /修正|修订|修改|修正案|补充规定|废止部分|补充/;
const IN_FORCE_LINE = /(?:施行|实施|生效|执行)/;

/** Reads the history under a title line by line; a line may hold several events. */
export function readHistory(history: readonly string[]): HistoryEvent[] {
  const events: HistoryEvent[] = [];
  for (const line of history) {
    for (const part of line.split(/(?<=[通过订正布行改〉》）)])[\s　；;、，,]+(?=(?:根据|自|\d{4}|（|\())/)) {
      const dates = findChineseDates(part);
      const first = dates[0];
      if (!first) continue;
      const from = IN_FORCE_FROM.exec(part);
      const fromDate = from && findChineseDates(from[1] ?? '')[0];
      if (fromDate) events.push({ kind: 'effective', on: fromDate, line });
      if (fromDate === first && dates.length === 1) continue;
      const titled = part.replace(/《[^》]*》/g, (title) => (/修正案/.test(title) ? '修正' : ''));
      if (/根据|修正|修订|修改|修正案/.test(titled) && AMENDED.test(part)) {
        for (const on of /根据|、/.test(part) ? dates : [first]) {
          if (on !== fromDate) events.push({ kind: 'amended', on, line });
        }
      } else if (/通过|批准|审议/.test(titled)) events.push({ kind: 'passed', on: first, line });
      else if (IN_FORCE_LINE.test(titled) && !/公布|发布|颁布/.test(titled))
        events.push({ kind: 'effective', on: first, line });
      else if (AMENDED.test(part)) events.push({ kind: 'amended', on: first, line });
      else events.push({ kind: 'published', on: first, line });
    }
  }
  return events;
}

/**
 * The days on which a law was amended, oldest first, as its history tells. The law's passing is not among them.
 * A history older than the text it stands over is completed by `versionOnDay` from the versions held.
 */
export function listAmendmentDates(history: readonly string[]): IsoDate[] {
  const days = readHistory(history)
    .filter((event) => event.kind === 'amended')
    .map((event) => event.on);
  return [...new Set(days)].sort();
}

export interface StatuteDates {
  promulgatedOn: IsoDate | null;
  effectiveOn: IsoDate | null;
  effectiveApproximate: boolean;
}

/** The day the last article gives: 自2008年1月1日起施行; `promulgation` for 自公布之日起施行. */
function readFinalClause(closing: string): IsoDate | 'promulgation' | null {
  const normal = closing.replace(/\s/g, '');
  const own =
    /(?:本法|本条例|本规定|本解释|本办法|本规则|本细则|本决定|本修正案|本决议|本通知|本批复|本意见|本规范|本制度|本实施细则|[，。]|^)[^。；]{0,12}?(?:自|从|于)([^自，。；]{8,14}日)(?:起|开始|正式)*(?:施行|实施|生效|执行|试行)/.exec(
      normal,
    );
  const day = own && findChineseDates(own[1] ?? '')[0];
  if (day) return day;
  return /自(?:公布|发布|颁布|通过|批准)之日起(?:开始)?(?:施行|实施|生效|执行)|(?:公布|发布)之日(?:起)?(?:施行|实施)/.test(
    normal,
  )
    ? 'promulgation'
    : null;
}

export interface DateEvidence {
  title: string;
  history: readonly string[];
  /** The text of the last article or articles. */
  closing: string;
  /** The day in the file's name, which is the day this version was promulgated. */
  fileDate: IsoDate | null;
  /** Dates a header states, used when nothing better is found. */
  statedPromulgatedOn?: IsoDate | null;
  statedEffectiveOn?: IsoDate | null;
}

/**
 * Derives the day a version was promulgated and the day it took effect. The clause in the last article often is the
 * first version's; where an amendment's own day is not stated, its promulgation stands in, marked approximate.
 */
export function deriveDates(evidence: DateEvidence): StatuteDates {
  const events = readHistory(evidence.history);
  const enacted = events
    .filter((event) => event.kind !== 'effective')
    .map((event) => event.on)
    .sort();
  const lastEnacted = enacted[enacted.length - 1] ?? null;
  const amended = events.some((event) => event.kind === 'amended');
  const promulgatedOn = evidence.fileDate ?? lastEnacted ?? evidence.statedPromulgatedOn ?? null;
  const exact = (effectiveOn: IsoDate | null): StatuteDates => ({
    promulgatedOn,
    effectiveOn,
    effectiveApproximate: false,
  });

  const known = promulgatedOn && amendmentEffectiveOn(normalizeLawTitle(evidence.title), promulgatedOn);
  if (known) return exact(known);
  const stated = events
    .filter((event) => event.kind === 'effective')
    .map((event) => event.on)
    .sort();
  const candidates = [...stated, evidence.statedEffectiveOn ?? null];
  const clause = readFinalClause(evidence.closing);
  if (clause && clause !== 'promulgation') candidates.push(clause);
  const fitting = candidates.filter(
    (day): day is IsoDate => day !== null && (promulgatedOn === null || day >= promulgatedOn),
  );
  const chosen = fitting[0];
  if (chosen) return exact(chosen);
  const withCivilCode =
    promulgatedOn && effectiveWithCivilCode(normalizeLawTitle(evidence.title), promulgatedOn);
  if (withCivilCode) return exact(withCivilCode);
  const first = enacted[0];
  const last = events.findLast((event) => event.on === promulgatedOn);
  // A revision of the whole text (…会议修订) rewrites its last article; an amending decision does not.
  const isRevision = last?.kind === 'amended' && /修订[）)]?$/.test(last.line) && !/《|决定/.test(last.line);
  if (clause === 'promulgation' && isRevision && promulgatedOn) return exact(promulgatedOn);
  const isFirstVersion =
    !amended && (!evidence.fileDate || !first || daysBetween(first, evidence.fileDate) < 400);
  if (clause === 'promulgation' && isFirstVersion && promulgatedOn) return exact(promulgatedOn);
  const given = candidates.find((day) => day !== null);
  // A clause older than the text belongs to an earlier version, unless the text's own day is unknown or later by publication only.
  if (isFirstVersion && given && promulgatedOn && daysBetween(given, promulgatedOn) < 400)
    return exact(given);
  return { promulgatedOn, effectiveOn: promulgatedOn, effectiveApproximate: promulgatedOn !== null };
}

function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
