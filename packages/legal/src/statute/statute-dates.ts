import { daysBetween } from '../figures/calendar.ts';
import { findDates } from '../figures/find-dates.ts';
import {
  amendmentEffectiveOn,
  effectiveWithCivilCode,
  jointDecisionEffectiveOn,
} from './amendment-effective-dates.ts';
import { normalizeLawTitle } from './law-title.ts';
import type { IsoDate } from './statute.ts';

/** All days a text names (2007年6月29日, 二〇〇七年六月二十九日, 2007-06-29), in the order they stand. */
export function findChineseDates(text: string): IsoDate[] {
  return daysOf(text).map(({ iso }) => iso);
}

const daysOf = (text: string) =>
  findDates(text).flatMap((date) =>
    date.iso !== null && date.precision === 'day' ? [{ ...date, iso: date.iso }] : [],
  );

/** One event in a law's history: passed, amended, published, in force. */
export interface HistoryEvent {
  kind: 'passed' | 'amended' | 'published' | 'effective';
  on: IsoDate;
  line: string;
}

const IN_FORCE = /^日?起?(?:正式|开始)?(?:施行|实施|生效|执行|试行)|^[^，。；]{0,6}(?:施行|实施|生效)[）)]?$/;
const AMENDED = /修正|修订|修改|修正案/;

/** Reads the history under a title; each day with the words after it is one event, a line may hold several. */
export function readHistory(history: readonly string[]): HistoryEvent[] {
  const events: HistoryEvent[] = [];
  for (const line of history) {
    // 根据…、…和…修正: every day of such a line is an amendment.
    const allAmended = /^[（(]?根据/.test(line) && /(?:修正|修订)[）)]?$/.test(line);
    const days = daysOf(line);
    for (const [index, { iso, start, end }] of days.entries()) {
      if (isInsideTitle(line, start)) continue;
      const words = line.slice(end, days[index + 1]?.start).trim();
      const before = line.slice(Math.max(0, start - 3), start);
      events.push({ kind: allAmended ? 'amended' : classify(words, before), on: iso, line });
    }
  }
  return events;
}

function isInsideTitle(line: string, at: number): boolean {
  return line.lastIndexOf('《', at) > line.lastIndexOf('》', at);
}

function classify(words: string, before: string): HistoryEvent['kind'] {
  const outside = words.replace(/《[^》]*》/g, '');
  if (/[自于]$/.test(before) && IN_FORCE.test(outside)) return 'effective';
  // …通过的《刑法修正案（十一）》, …通过的《关于惩治…的决定》: it is the law above that was changed.
  if (
    AMENDED.test(outside) ||
    (/通过的?$/.test(outside.replace(/[、和）)\s]+$/, '')) && /通过的《/.test(words))
  )
    return 'amended';
  if (/通过|批准|审议/.test(outside)) return 'passed';
  if (/公布|发布|颁布/.test(outside)) return 'published';
  if (IN_FORCE.test(outside)) return 'effective';
  return AMENDED.test(words) ? 'amended' : 'published';
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

/** When a version was promulgated and took effect; `effectiveApproximate` where the latter is inferred. */
export interface StatuteDates {
  promulgatedOn: IsoDate | null;
  effectiveOn: IsoDate | null;
  effectiveApproximate: boolean;
}

interface ClosingClause {
  /** 自2008年1月1日起施行. */
  days: IsoDate[];
  /** 自公布之日起施行. */
  onPromulgation: boolean;
}

/** Reads the clause of the last articles that says when the text takes effect. */
function readClosingClause(closing: string): ClosingClause {
  const normal = closing.replace(/\s/g, '');
  const dated = normal.matchAll(
    /(?:自|从|于)([^自，。；]{8,14}日)(?:起|开始|正式)*(?:施行|实施|生效|执行|试行)/g,
  );
  return {
    days: [...dated].flatMap((match) => findChineseDates(match[1] ?? '').slice(0, 1)),
    onPromulgation: /自?(?:公布|发布|颁布|通过|批准)之日起?(?:开始)?(?:施行|实施|生效|执行)/.test(normal),
  };
}

/** What tells the dates of a version. */
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
  const first = enacted[0];
  const promulgatedOn = evidence.fileDate ?? enacted.at(-1) ?? evidence.statedPromulgatedOn ?? null;
  const exact = (effectiveOn: IsoDate): StatuteDates => ({
    promulgatedOn,
    effectiveOn,
    effectiveApproximate: false,
  });
  const key = normalizeLawTitle(evidence.title);
  const own = promulgatedOn && amendmentEffectiveOn(key, promulgatedOn);
  if (own) return exact(own);

  const clause = readClosingClause(evidence.closing);
  const stated = events.filter((event) => event.kind === 'effective').map((event) => event.on);
  const days = [...stated.sort(), evidence.statedEffectiveOn ?? null, ...clause.days].filter(
    (day) => day !== null,
  );
  const fitting = days.find((day) => promulgatedOn === null || day >= promulgatedOn);
  if (fitting) return exact(fitting);
  if (promulgatedOn === null) return { promulgatedOn, effectiveOn: null, effectiveApproximate: false };

  const last = events.findLast((event) => event.on === promulgatedOn);
  const withOthers =
    effectiveWithCivilCode(key, promulgatedOn) ?? jointDecisionEffectiveOn(promulgatedOn, last?.line ?? '');
  if (withOthers) return exact(withOthers);
  const isFirstVersion =
    !events.some((event) => event.kind === 'amended') &&
    (!first || daysBetween(first, promulgatedOn) < NEW_LAW_DAYS);
  if (clause.onPromulgation && (isFirstVersion || isRevision(last))) return exact(promulgatedOn);
  // A new text may apply from shortly before it was published; an older clause is an earlier version's.
  const earlier = days.findLast((day) => isFirstVersion && daysBetween(day, promulgatedOn) < NEW_LAW_DAYS);
  return earlier ? exact(earlier) : { promulgatedOn, effectiveOn: promulgatedOn, effectiveApproximate: true };
}

/** A law passed and published within this many days of the file's date is in its first version. */
const NEW_LAW_DAYS = 120;

/** A revision of the whole text (…会议修订) rewrites its last article; an amending decision does not. */
const isRevision = (event: HistoryEvent | undefined) =>
  event?.kind === 'amended' && /修订[）)]?$/.test(event.line) && !/《|决定/.test(event.line);
