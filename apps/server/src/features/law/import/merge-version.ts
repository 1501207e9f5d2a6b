import type { VersionIdentity } from '../../../db/schema/law.ts';

/** A version as the merge sees it: what its sources said, and whose text is stored. */
export interface HeldVersion {
  id: string;
  /** Best first. */
  identities: VersionIdentity[];
  /** Content hash of the text that is stored. */
  contentHash: string;
}

/** What becomes of a law's versions when one more source speaks. */
export interface VersionMerge {
  /** Held versions that are this version; more than one when the new source shows them to be the same. */
  joined: HeldVersion[];
  /** All that is known of the version now, best first. */
  identities: VersionIdentity[];
  /** Whose text is to be stored. */
  text: { from: 'candidate' } | { from: 'held'; version: HeldVersion };
  /** Nothing changes: this source said so before. */
  unchanged: boolean;
}

const SOURCE_RANK: Record<string, number> = { file: 0, 'just-laws': 1, lawrefbook: 2 };
const DAY_MS = 86_400_000;
/** Passing, signing and publishing of one text lie days or weeks apart, and sources take any of them as its date. */
const SAME_ACT_DAYS = 120;

/** True when two sources speak of the same version of a law. */
export function isSameVersion(a: VersionIdentity, b: VersionIdentity): boolean {
  if (a.textHash === b.textHash) return true;
  if (a.promulgatedOn !== null && a.promulgatedOn === b.promulgatedOn) return true;
  const bothExact = !a.effectiveApproximate && !b.effectiveApproximate;
  if (a.effectiveOn === null || a.effectiveOn !== b.effectiveOn || !bothExact) return false;
  // The clause on taking effect often stays the first version's, so the day alone proves nothing.
  return a.promulgatedOn === null || b.promulgatedOn === null || daysApart(a, b) <= SAME_ACT_DAYS;
}

const daysApart = (a: VersionIdentity, b: VersionIdentity): number =>
  Math.abs(Date.parse(a.promulgatedOn ?? '') - Date.parse(b.promulgatedOn ?? '')) / DAY_MS;

/** Better source first. A total order, so that the end state does not depend on the order of imports. */
function compareIdentities(a: VersionIdentity, b: VersionIdentity): number {
  return (
    (SOURCE_RANK[a.source] ?? 9) - (SOURCE_RANK[b.source] ?? 9) ||
    compareText(b.promulgatedOn ?? '', a.promulgatedOn ?? '') ||
    Number(a.effectiveApproximate) - Number(b.effectiveApproximate) ||
    b.articleCount - a.articleCount ||
    b.characters - a.characters ||
    compareText(a.contentHash, b.contentHash) ||
    compareText(a.path, b.path)
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Adds what a source says to a law's versions; pure. */
export function mergeVersion(held: readonly HeldVersion[], candidate: VersionIdentity): VersionMerge {
  const isSuperseded = (known: VersionIdentity) =>
    known.source === candidate.source && known.path === candidate.path && isSameVersion(known, candidate);
  const joined = held.filter((version) =>
    version.identities.some((known) => isSuperseded(known) || isSameVersion(known, candidate)),
  );
  const before = joined.flatMap((version) => version.identities);
  const identities = [...before.filter((known) => !isSuperseded(known)), candidate].sort(compareIdentities);
  const unchanged =
    joined.length === 1 && before.some((known) => JSON.stringify(known) === JSON.stringify(candidate));
  for (const identity of identities) {
    const version = joined.find((one) => one.contentHash === identity.contentHash);
    if (version) return { joined, identities, text: { from: 'held', version }, unchanged };
    if (identity === candidate) break;
  }
  return { joined, identities, text: { from: 'candidate' }, unchanged: false };
}

/** Dates and labels of a version from all that its sources say. */
export function versionFacts(identities: readonly VersionIdentity[]) {
  const first = <Value>(read: (identity: VersionIdentity) => Value | null): Value | null => {
    for (const identity of identities) {
      const value = read(identity);
      if (value !== null) return value;
    }
    return null;
  };
  const dated =
    identities.find((one) => one.effectiveOn !== null && !one.effectiveApproximate) ??
    identities.find((one) => one.effectiveOn !== null);
  return {
    label: first((one) => one.label) ?? '',
    documentNumber: first((one) => one.documentNumber),
    promulgatedOn: first((one) => one.promulgatedOn),
    effectiveOn: dated?.effectiveOn ?? null,
    effectiveApproximate: dated?.effectiveApproximate ?? false,
    repealedOn: first((one) => one.repealedOn),
    rawStatus: first((one) => one.rawStatus),
  };
}

/** Name, kind and issuer of a law: those of its newest version's best source. */
export function lawIdentity(versions: readonly HeldVersion[]): VersionIdentity | null {
  const newest = [...versions].sort(
    (a, b) => compareText(dayOf(b), dayOf(a)) || compareText(a.contentHash, b.contentHash),
  )[0];
  return newest?.identities[0] ?? null;
}

const dayOf = (version: HeldVersion): string => {
  const { effectiveOn, promulgatedOn } = versionFacts(version.identities);
  return effectiveOn ?? promulgatedOn ?? '';
};
