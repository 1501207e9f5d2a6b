import { amendmentEffectiveOn, knownAmendmentDates } from './amendment-effective-dates.ts';
import { normalizeLawTitle } from './law-title.ts';
import type { IsoDate } from './statute.ts';
import { type HistoryEvent, listAmendmentDates, readHistory } from './statute-dates.ts';

export { listAmendmentDates };

/** Standings of a law on a day. */
export const LAW_STATUSES = ['现行有效', '已修改', '已废止', '尚未生效'] as const;
/** The standing of a law on a day, one of {@link LAW_STATUSES}. */
export type LawStatus = (typeof LAW_STATUSES)[number];

/** The days that decide the standing of a version. */
export interface LawStatusDates {
  effectiveOn: IsoDate | null;
  /** First day on which the law no longer holds. */
  repealedOn: IsoDate | null;
  /** First day of the next version of the same law, null when there is none. */
  nextVersionEffectiveOn: IsoDate | null;
}

/** The standing of one version on a day, from dates alone (never from a source's own label). */
export function computeLawStatus(dates: LawStatusDates, onDay: IsoDate): LawStatus {
  if (dates.repealedOn && dates.repealedOn <= onDay) return '已废止';
  if (dates.effectiveOn && dates.effectiveOn > onDay) return '尚未生效';
  if (dates.nextVersionEffectiveOn && dates.nextVersionEffectiveOn <= onDay) return '已修改';
  return '现行有效';
}

/** What `versionOnDay` needs to know of a version that is held. */
export interface DatedVersion {
  promulgatedOn: IsoDate | null;
  effectiveOn: IsoDate | null;
  /** The lines under the title; the newest version's tell of amendments whose text may not be held. */
  history?: readonly string[];
  /** Lets amendments be dated by the day they took effect where that is known. */
  title?: string;
}

/** A decision and its publication may lie weeks apart (通过 and 公布); within this they are one event. */
const SAME_EVENT_DAYS = 60;

const daysApart = (a: IsoDate, b: IsoDate) => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000;

/** Versions in the order they took effect; those without any date are left out. */
export function sortVersions<Version extends DatedVersion>(versions: readonly Version[]): Version[] {
  return versions
    .filter((version) => startOf(version) !== null)
    .sort(
      (a, b) =>
        compare(startOf(a), startOf(b)) ||
        compare(a.promulgatedOn ?? startOf(a), b.promulgatedOn ?? startOf(b)),
    );
}

const startOf = (version: DatedVersion) => version.effectiveOn ?? version.promulgatedOn;
const compare = (a: IsoDate | null, b: IsoDate | null) => (a ?? '').localeCompare(b ?? '');

/**
 * The version of one law in force on a day. A version holds from its `effectiveOn` until the next one's.
 * @returns `'not_yet'` before the law existed; `'not_held'` when the text of that day is not among `versions`: the day
 * lies before the earliest one held, or an amendment the history names lies between the version held and the day
 */
export function versionOnDay<Version extends DatedVersion>(
  versions: readonly Version[],
  day: IsoDate,
): Version | 'not_held' | 'not_yet' {
  const held = sortVersions(versions);
  if (held.length === 0) return versions.length === 1 && versions[0] ? versions[0] : 'not_held';
  const events = versions.flatMap((version) => readHistory(version.history ?? []));
  const missing = missingAmendments(held, events);
  const current = held.findLast((version) => (startOf(version) ?? '') <= day);
  if (!current) {
    const title = held[0]?.title ?? '';
    return beginsBefore(held, events, day, title) ? 'not_held' : 'not_yet';
  }
  const since = current.promulgatedOn ?? startOf(current) ?? '';
  const overtaken = missing.some(
    ({ on, effectiveOn }) => on > since && effectiveOn <= day && effectiveOn > (startOf(current) ?? ''),
  );
  return overtaken ? 'not_held' : current;
}

interface MissingAmendment {
  on: IsoDate;
  effectiveOn: IsoDate;
}

/** Amendments the histories name and no version held carries. */
function missingAmendments(
  held: readonly DatedVersion[],
  events: readonly HistoryEvent[],
): MissingAmendment[] {
  const key = normalizeLawTitle(held[0]?.title ?? '');
  const days = new Set([
    ...events.filter((event) => event.kind === 'amended').map((event) => event.on),
    ...knownAmendmentDates(key),
  ]);
  return [...days]
    .filter((on) => !held.some((version) => isVersionOf(version, on)))
    .map((on) => ({ on, effectiveOn: amendmentEffectiveOn(key, on) ?? on }));
}

const isVersionOf = (version: DatedVersion, on: IsoDate) => {
  const day = version.promulgatedOn ?? version.effectiveOn;
  return day !== null && daysApart(day, on) <= SAME_EVENT_DAYS;
};

/** Whether the law was in force, in a text not held, on a day before the earliest version held. */
function beginsBefore(
  held: readonly DatedVersion[],
  events: readonly HistoryEvent[],
  day: IsoDate,
  title: string,
): boolean {
  const key = normalizeLawTitle(title);
  return events.some(
    (event) =>
      event.kind !== 'effective' &&
      !held.some((version) => isVersionOf(version, event.on)) &&
      (amendmentEffectiveOn(key, event.on) ?? event.on) <= day,
  );
}
