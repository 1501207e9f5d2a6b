/** A value as it is kept: text, a number (yuan, percent, count), a yes or no. Days are `YYYY-MM-DD`, choices their value. */
export type FactValue = string | number | boolean;

/** A stretch of a text, in UTF-16 units, with its words. */
export interface SourcePlace {
  start: number;
  end: number;
  quote: string;
}

/** Where a value came from. */
export type FactSource =
  | { kind: 'typed' }
  /** The story in somebody's own words. */
  | { kind: 'story'; place: SourcePlace }
  /** Of a transcript with the time it was said at, in milliseconds, and the recording it plays in. */
  | {
      kind: 'file';
      documentId: string;
      segment?: number;
      place: SourcePlace;
      time?: { startMs: number; endMs: number };
      recordingId?: string;
    }
  | { kind: 'conversation'; conversationId: string; messageId: string; place?: SourcePlace }
  | { kind: 'address_book'; entryId: string }
  /** Taken over from another fact of the sheet, or worked out from others. */
  | { kind: 'rule'; rule: string }
  /** A model read it out of words that stand at this place; `runId` where it was a run. */
  | { kind: 'model'; runId?: string; model?: string; place?: SourcePlace };

/** A value somebody or something offers for a fact. */
export interface FactCandidate {
  value: FactValue;
  source: FactSource;
}

/** What is held of one fact: the value that counts, whether a person confirmed it, and what else was said of it. */
export interface FactEntry {
  chosen: FactCandidate;
  confirmed: boolean;
  /** Other values; each contradicts the chosen one. */
  others: readonly FactCandidate[];
}

/** What values a source tells may stand for, by what they are: facts of these kinds, and fields that say so of themselves. */
export const TOLD_KINDS = [
  'money',
  'percent',
  'date',
  'mobile',
  'identity_number',
  'court',
  'name',
  'address',
] as const;
/** One of {@link TOLD_KINDS}. */
export type ToldKind = (typeof TOLD_KINDS)[number];

/** A value a source tells, whatever it is of: a person may take it for any fact of its kind. */
export interface ToldValue extends FactCandidate {
  kind: ToldKind;
  /** The words around it, by which a person knows it again. */
  words: string;
}

/**
 * The facts of a matter, each once. `entries` are by path: `loan_principal`, or `claimants/a1/name` for a field of a row;
 * `rows` tells the rows of each list, in order. A row without entries is an empty row of the form.
 */
export interface FactSheet {
  rows: Readonly<Record<string, readonly string[]>>;
  entries: Readonly<Record<string, FactEntry>>;
  /** What sources tell besides, in the order they told it; absent where nothing was read. */
  told?: readonly ToldValue[];
}

/** A sheet that knows nothing. */
export const EMPTY_SHEET: FactSheet = { rows: {}, entries: {} };

/** The path of a field of a row. */
export const rowPath = (list: string, row: string, field: string): string => `${list}/${row}/${field}`;

/** The fact a path belongs to: `claimants` of `claimants/a1/name`. */
export const factOfPath = (path: string): string => path.split('/')[0] ?? path;

/** What is held at a path; null where nothing is. */
export const entryAt = (sheet: FactSheet, path: string): FactEntry | null =>
  Object.hasOwn(sheet.entries, path) ? (sheet.entries[path] ?? null) : null;

/** The rows of a list, in order. */
export const rowsOf = (sheet: FactSheet, list: string): readonly string[] =>
  Object.hasOwn(sheet.rows, list) ? (sheet.rows[list] ?? []) : [];

const isSame = (one: FactValue, other: FactValue): boolean =>
  typeof one === 'string' && typeof other === 'string'
    ? one.normalize('NFKC').replace(/\s/g, '') === other.normalize('NFKC').replace(/\s/g, '')
    : one === other;

const withRow = (sheet: FactSheet, path: string): FactSheet['rows'] => {
  const [list = '', row] = path.split('/');
  const rows = rowsOf(sheet, list);
  return row === undefined || rows.includes(row) ? sheet.rows : { ...sheet.rows, [list]: [...rows, row] };
};

const withEntry = (sheet: FactSheet, path: string, entry: FactEntry): FactSheet => ({
  ...sheet,
  rows: withRow(sheet, path),
  entries: { ...sheet.entries, [path]: entry },
});

/**
 * Takes in what a source says of a fact: it is chosen where nothing is held, kept beside the chosen value where it contradicts it, and
 * nothing is changed where it says the same. What a person confirmed is never replaced.
 */
export function offerFact(sheet: FactSheet, path: string, candidate: FactCandidate): FactSheet {
  const held = entryAt(sheet, path);
  if (!held) return withEntry(sheet, path, { chosen: candidate, confirmed: false, others: [] });
  if ([held.chosen, ...held.others].some(({ value }) => isSame(value, candidate.value))) return sheet;
  return withEntry(sheet, path, { ...held, others: [...held.others, candidate] });
}

/** A person fills in a fact: it counts, is confirmed, and settles what contradicted it. */
export const typeFact = (sheet: FactSheet, path: string, value: FactValue): FactSheet =>
  withEntry(sheet, path, { chosen: { value, source: { kind: 'typed' } }, confirmed: true, others: [] });

/** A person chooses one of the values that were offered, by its place among chosen and others (0 is the chosen one). */
export function confirmFact(sheet: FactSheet, path: string, which = 0): FactSheet {
  const held = entryAt(sheet, path);
  const chosen = held ? [held.chosen, ...held.others][which] : undefined;
  return chosen ? withEntry(sheet, path, { chosen, confirmed: true, others: [] }) : sheet;
}

/** What a sheet holds of told values at most: a long talk names hundreds of sums. */
const TOLD_MOST = 80;

/** Keeps what a source tells beside the facts; the same value of a kind is kept once, where it was told first. */
export function keepTold(sheet: FactSheet, values: readonly ToldValue[]): FactSheet {
  const told = [...(sheet.told ?? [])];
  for (const value of values) {
    if (told.length >= TOLD_MOST) break;
    if (!told.some((one) => one.kind === value.kind && isSame(one.value, value.value))) told.push(value);
  }
  return told.length === (sheet.told?.length ?? 0) ? sheet : { ...sheet, told };
}

/** A person takes a told value for a fact: it counts and is confirmed, and its source stays known; null where no source tells it. */
export function takeTold(sheet: FactSheet, path: string, kind: ToldKind, value: FactValue): FactSheet | null {
  const told = sheet.told?.find((one) => one.kind === kind && isSame(one.value, value));
  if (!told) return null;
  const chosen: FactCandidate = { value: told.value, source: told.source };
  return withEntry(sheet, path, { chosen, confirmed: true, others: [] });
}

/** Forgets a fact, or a row with all its fields (`claimants/a1`). */
export function dropFact(sheet: FactSheet, path: string): FactSheet {
  const [list = '', row, field] = path.split('/');
  const isGone = (at: string) => at === path || (field === undefined && at.startsWith(`${path}/`));
  const rows =
    row !== undefined && field === undefined
      ? { ...sheet.rows, [list]: rowsOf(sheet, list).filter((one) => one !== row) }
      : sheet.rows;
  const entries = Object.fromEntries(Object.entries(sheet.entries).filter(([at]) => !isGone(at)));
  return { ...sheet, rows, entries };
}

/** Paths about which sources say different things, in the order they were filled. */
export const contradictedPaths = (sheet: FactSheet): string[] =>
  Object.keys(sheet.entries).filter((path) => (sheet.entries[path]?.others.length ?? 0) > 0);

/** Facts as a file writes them: values by id, rows as lists of objects. */
export type PlainFacts = Readonly<Record<string, FactValue | readonly Readonly<Record<string, FactValue>>[]>>;

/** A sheet of plain facts, all from one source; rows are called `r1`, `r2` … */
export function sheetOf(facts: PlainFacts, source: FactSource = { kind: 'typed' }): FactSheet {
  const rows: Record<string, string[]> = {};
  const entries: Record<string, FactEntry> = {};
  const put = (path: string, value: FactValue) => {
    entries[path] = { chosen: { value, source }, confirmed: source.kind === 'typed', others: [] };
  };
  for (const [id, value] of Object.entries(facts)) {
    if (typeof value !== 'object') {
      put(id, value);
      continue;
    }
    rows[id] = value.map((_, index) => `r${index + 1}`);
    for (const [index, row] of value.entries())
      for (const [field, held] of Object.entries(row)) put(rowPath(id, `r${index + 1}`, field), held);
  }
  return { rows, entries };
}
