import type { LawStatus } from '@mingfa/contract/evidence';
import { historyEvents } from './amendment-days.ts';
import type { LawEntry, VersionEntry } from './library-index.ts';

/** Which text of a law applies on a day, and whether the library has it. */
export type VersionOnDay =
  | { state: 'held'; version: VersionEntry }
  /** The law is over by then; `version` is its last text. */
  | { state: 'repealed'; version: VersionEntry | null; since: string }
  /** Passed or not, no text of it applies yet; `version` is the first. */
  | { state: 'not_yet_effective'; version: VersionEntry }
  /** Another text applied, which the library does not have. */
  | { state: 'version_not_held' }
  /** No text at all: only digests. */
  | { state: 'no_text' };

const startOf = (version: VersionEntry): string | null => version.effectiveOn ?? version.promulgatedOn;

/**
 * The version of a law on a day, from dates and the history printed under the titles; the sources' own status words
 * are often wrong and play no part.
 */
export function versionOnDay(law: LawEntry, day: string): VersionOnDay {
  if (law.versions.length === 0) {
    return law.repealedOn && law.repealedOn <= day
      ? { state: 'repealed', version: null, since: law.repealedOn }
      : { state: 'no_text' };
  }
  const version = law.versions.findLast((candidate) => (startOf(candidate) ?? '') <= day);
  if (!version) return beforeTheFirst(law, day);
  const since = endOf(law, version);
  if (since && since <= day) return { state: 'repealed', version, since };
  return missedAmendment(law, version, day) ? { state: 'version_not_held' } : { state: 'held', version };
}

/** Only the last text ends by repeal; the others end with the beginning of the next. */
function endOf(law: LawEntry, version: VersionEntry): string | null {
  const own = version === law.versions.at(-1) ? version.repealedOn : null;
  const ends = [law.repealedOn, own].filter((end) => end !== null).sort();
  return ends[0] ?? null;
}

/** Before every text we hold: either the law did not exist yet, or an older text applied. */
function beforeTheFirst(law: LawEntry, day: string): VersionOnDay {
  const first = law.versions[0] as VersionEntry;
  const events = historyEvents(first.history);
  const isOriginal = events.length > 0 && !events.some((event) => event.amends);
  const passedOn = events.map((event) => event.day).sort()[0] ?? null;
  const notThereYet = passedOn !== null && day < passedOn;
  return isOriginal || notThereYet
    ? { state: 'not_yet_effective', version: first }
    : { state: 'version_not_held' };
}

/** A later text names an amendment between the one we would give and the day, whose text we do not hold. */
function missedAmendment(law: LawEntry, version: VersionEntry, day: string): boolean {
  const from = version.promulgatedOn ?? version.effectiveOn;
  if (!from) return false;
  const heldDays = new Set(law.versions.map((other) => other.promulgatedOn));
  const known = new Set(historyEvents(version.history).map((event) => event.day));
  const start = law.versions.indexOf(version) + 1;
  return law.versions
    .slice(start)
    .some((later) =>
      historyEvents(later.history).some(
        (event) =>
          event.amends &&
          event.day > from &&
          event.day <= day &&
          !known.has(event.day) &&
          !heldDays.has(event.day) &&
          (later.promulgatedOn === null || event.day < later.promulgatedOn),
      ),
    );
}

/** Status of one version on a day. */
export function versionStatus(law: LawEntry, version: VersionEntry, day: string): LawStatus {
  const start = startOf(version);
  if (start && start > day) return '尚未生效';
  const followed = law.versions.some((other) => {
    const otherStart = startOf(other);
    return other !== version && otherStart !== null && otherStart <= day && otherStart > (start ?? '');
  });
  if (followed) return '已修改';
  const end = endOf(law, version);
  return end && end <= day ? '已废止' : '现行有效';
}

/** Status of a law on a day: that of its text of the day, or of its digests' version. */
export function lawStatusOn(law: LawEntry, day: string): LawStatus | null {
  if (law.versions.length === 0) {
    if (law.repealedOn && law.repealedOn <= day) return '已废止';
    if (!law.digestEffectiveOn) return null;
    return law.digestEffectiveOn > day ? '尚未生效' : '现行有效';
  }
  return versionStatus(law, representativeVersion(law, day) as VersionEntry, day);
}

/** The version a list shows: the one in force, else the coming one, else the last. */
export function representativeVersion(law: LawEntry, day: string): VersionEntry | null {
  return law.versions.findLast((version) => (startOf(version) ?? '') <= day) ?? law.versions[0] ?? null;
}
