import type { LawStatus } from '@mingfa/contract/evidence';
import { computeLawStatus, versionOnDay as pickVersion } from '@mingfa/legal/statute/law-status';
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
  const known = lastAsked.get(law);
  if (known?.day === day) return known.found;
  const found = findVersion(law, day);
  lastAsked.set(law, { day, found });
  return found;
}

/** Reading a history takes a while, and most ask for today. */
const lastAsked = new WeakMap<LawEntry, { day: string; found: VersionOnDay }>();

function findVersion(law: LawEntry, day: string): VersionOnDay {
  const first = law.versions[0];
  if (!first) {
    return law.repealedOn && law.repealedOn <= day
      ? { state: 'repealed', version: null, since: law.repealedOn }
      : { state: 'no_text' };
  }
  const dated = law.versions.map((version) => ({ ...version, title: law.title, entry: version }));
  const found = pickVersion(dated, day);
  if (found === 'not_yet') return { state: 'not_yet_effective', version: first };
  if (found === 'not_held') return { state: 'version_not_held' };
  const since = endOf(law, found.entry);
  return since && since <= day
    ? { state: 'repealed', version: found.entry, since }
    : { state: 'held', version: found.entry };
}

/** Only the last text ends by repeal; the others end with the beginning of the next. */
function endOf(law: LawEntry, version: VersionEntry): string | null {
  const own = version === law.versions.at(-1) ? version.repealedOn : null;
  const ends = [law.repealedOn, own].filter((end) => end !== null).sort();
  return ends[0] ?? null;
}

/**
 * Status of one version on a day. The newest text we hold is 已修改 when an amendment is known whose text we do not hold.
 */
export function versionStatus(law: LawEntry, version: VersionEntry, day: string): LawStatus {
  const start = startOf(version) ?? '';
  const next = law.versions.map(startOf).filter((other) => other !== null && other > start);
  const status = computeLawStatus(
    {
      effectiveOn: startOf(version),
      repealedOn: endOf(law, version),
      nextVersionEffectiveOn: next.sort()[0] ?? null,
    },
    day,
  );
  if (status !== '现行有效') return status;
  return versionOnDay(law, day).state === 'version_not_held' ? '已修改' : status;
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
