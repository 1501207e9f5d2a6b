import { knownRepeal } from '@mingfa/legal/statute/known-repeals';
import { lawKey, normalizeLawTitle, shortLawTitle } from '@mingfa/legal/statute/law-title';
import type { LibraryRows } from './load-library.ts';

/** One version as the index knows it: everything but its text. */
export interface VersionEntry {
  id: string;
  lawId: string;
  label: string;
  documentNumber: string | null;
  promulgatedOn: string | null;
  effectiveOn: string | null;
  effectiveApproximate: boolean;
  repealedOn: string | null;
  rawStatus: string | null;
  source: string;
  articleCount: number;
  history: string[];
  formerIds: string[];
}

/** One law with its versions, oldest first. Without versions only digests are held. */
export interface LawEntry {
  id: string;
  title: string;
  titleKey: string;
  shortTitle: string;
  kind: string;
  issuer: string | null;
  region: string | null;
  digestPromulgatedOn: string | null;
  digestEffectiveOn: string | null;
  digestDocumentNumber: string | null;
  digestCount: number;
  aliases: string[];
  versions: VersionEntry[];
  /** Another text says that this law is repealed from then on. */
  repealedOn: string | null;
}

/** A repeal of a law by another's text (…同时废止). */
export interface RepealEntry {
  titleKey: string;
  title: string;
  repealedOn: string;
  byLawId: string;
  byVersionId: string;
  byArticleKey: string;
}

/** Names and versions of the whole library, in memory: a few megabytes for the national corpus. */
export interface LibraryIndex {
  revision: number;
  laws: ReadonlyMap<string, LawEntry>;
  /** Normalised titles, short titles and aliases; the first law of a list is the better match. */
  names: ReadonlyMap<string, readonly string[]>;
  /** Version ids, former ones included. */
  versions: ReadonlyMap<string, VersionEntry>;
  repeals: ReadonlyMap<string, RepealEntry>;
  importedOn: string | null;
}

/** Builds the index from rows; pure. */
export function buildLibraryIndex(rows: LibraryRows): LibraryIndex {
  const laws = new Map<string, LawEntry>();
  for (const row of rows.laws) {
    laws.set(row.id, { ...row, aliases: [], versions: [], digestCount: 0, repealedOn: null });
  }
  for (const row of rows.aliases) laws.get(row.lawId)?.aliases.push(row.alias);
  for (const row of rows.digestCounts) {
    const entry = laws.get(row.lawId);
    if (entry) entry.digestCount = row.count;
  }
  const versions = new Map<string, VersionEntry>();
  for (const row of rows.versions) {
    laws.get(row.lawId)?.versions.push(row);
    versions.set(row.id, row);
    for (const former of row.formerIds) versions.set(former, row);
  }
  for (const entry of laws.values()) entry.versions.sort(compareVersions);
  const repeals = repealsOf(rows, versions, laws);
  for (const entry of laws.values()) {
    entry.repealedOn =
      repealOf(entry, repeals.get(entry.titleKey) ?? null) ?? knownRepeal(entry.title)?.since ?? null;
  }
  return {
    revision: rows.revision,
    importedOn: rows.importedOn,
    laws,
    versions,
    names: namesOf(laws),
    repeals,
  };
}

/** Oldest first, by the day of effect, then of promulgation; a version without any date comes first. */
function compareVersions(a: VersionEntry, b: VersionEntry): number {
  return (
    compareDays(a.effectiveOn ?? a.promulgatedOn, b.effectiveOn ?? b.promulgatedOn) ||
    compareDays(a.promulgatedOn, b.promulgatedOn) ||
    (a.id < b.id ? -1 : 1)
  );
}

const compareDays = (a: string | null, b: string | null): number =>
  a === b ? 0 : a === null ? -1 : b === null ? 1 : a < b ? -1 : 1;

function repealsOf(
  rows: LibraryRows,
  versions: ReadonlyMap<string, VersionEntry>,
  laws: ReadonlyMap<string, LawEntry>,
): Map<string, RepealEntry> {
  const ofOneLaw = new Map<string, RepealEntry>();
  for (const row of rows.repeals) {
    const by = versions.get(row.byVersionId);
    const repealedOn = row.repealedOn ?? by?.effectiveOn ?? by?.promulgatedOn;
    // A new text that ends the former text of the same title is a new version, not a repeal of the law.
    if (!by || !repealedOn || laws.get(by.lawId)?.titleKey === row.titleKey) continue;
    // Later versions repeat the clause: the first to say it is the one that repealed.
    const place = `${by.lawId} ${row.titleKey}`;
    const said = ofOneLaw.get(place);
    if (!said || said.repealedOn > repealedOn) ofOneLaw.set(place, { ...row, repealedOn, byLawId: by.lawId });
  }
  const repeals = new Map<string, RepealEntry>();
  for (const entry of ofOneLaw.values()) {
    const known = repeals.get(entry.titleKey);
    if (!known || known.repealedOn < entry.repealedOn) repeals.set(entry.titleKey, entry);
  }
  return repeals;
}

/** A repeal counts only for texts older than it: a title may be used again for a new law. */
function repealOf(entry: LawEntry, repeal: RepealEntry | null): string | null {
  if (!repeal) return null;
  const newest = entry.versions.at(-1);
  const since = newest?.effectiveOn ?? newest?.promulgatedOn ?? entry.digestEffectiveOn;
  return since && since >= repeal.repealedOn ? null : repeal.repealedOn;
}

function namesOf(laws: ReadonlyMap<string, LawEntry>): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const add = (key: string, id: string) => {
    const ids = names.get(key);
    if (!ids) names.set(key, [id]);
    else if (!ids.includes(id)) ids.push(id);
  };
  const entries = [...laws.values()];
  for (const entry of entries) add(entry.titleKey, entry.id);
  for (const entry of entries) {
    add(normalizeLawTitle(entry.shortTitle), entry.id);
    add(normalizeLawTitle(shortLawTitle(entry.title)), entry.id);
    for (const alias of entry.aliases) add(lawKey(alias), entry.id);
    // Courts leave their own name out when they cite themselves: 《关于适用…的解释》.
    const withoutIssuer = entry.titleKey.replace(ISSUER_IN_TITLE, '');
    if (withoutIssuer !== entry.titleKey) {
      add(`关于${withoutIssuer}`, entry.id);
      add(withoutIssuer, entry.id);
    }
  }
  for (const [number, ids] of documentNumbers(entries)) if (ids.size === 1) add(number, [...ids][0] ?? '');
  return names;
}

/** Interpretations are cited by their number, too, where it is that of one text: 法释〔2020〕17号 amended twenty-seven. */
function documentNumbers(entries: readonly LawEntry[]): Map<string, Set<string>> {
  const numbers = new Map<string, Set<string>>();
  for (const { id, versions } of entries) {
    for (const { documentNumber } of versions) {
      if (!documentNumber || !/^(?:法释|法发|高检发释字)/.test(documentNumber)) continue;
      const key = lawKey(documentNumber);
      numbers.set(key, (numbers.get(key) ?? new Set()).add(id));
    }
  }
  return numbers;
}

const ISSUER_IN_TITLE =
  /^(?:最高人民法院|最高人民检察院|国务院|公安部|司法部|国家安全部|全国人民代表大会常务委员会)+关于/;
