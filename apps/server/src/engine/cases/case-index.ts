import {
  type CaseArea,
  type CaseAuthority,
  type CaseKind,
  type CaseLevel,
  type CaseProcedure,
  type CaseStanding,
  caseAuthority,
  caseLevel,
  type ShownOutcome,
} from '@mingfa/contract/case';
import { standingOf } from '@mingfa/contract/case-authority';
import { outcomeShown } from '@mingfa/contract/case-outcome';
import type { CasePart } from '../../ports/case-text-search.ts';
import { CASE_PARTS } from '../../ports/case-text-search.ts';
import { breather } from '../breathe.ts';
import type { CaseRow } from './load-cases.ts';

/** The values of one field over all cases: each value once, and for each case its place among them, 0 for none. */
export interface CaseColumn<Value extends string = string> {
  values: Value[];
  codes: Uint16Array;
}

/** Fields by which cases are filtered and counted. */
export interface CaseColumns {
  area: CaseColumn<CaseArea>;
  level: CaseColumn<CaseLevel>;
  region: CaseColumn;
  court: CaseColumn;
  procedure: CaseColumn<CaseProcedure>;
  kind: CaseColumn<CaseKind>;
  authority: CaseColumn<CaseAuthority>;
  /** The authority as filters count it, 检例 apart. */
  standing: CaseColumn<CaseStanding>;
  outcome: CaseColumn<ShownOutcome>;
}

/** Lists of several values for each case: those of case `row` stand from `starts[row]` to `starts[row + 1]`. */
interface CaseLists<Values> {
  starts: Uint32Array;
  items: Values;
}

/** What is filtered, counted and sorted by, of every case that can be read, in memory: about 250 bytes a case. */
export interface CaseIndex {
  revision: number;
  size: number;
  ids: readonly string[];
  rows: ReadonlyMap<string, number>;
  /** Row of the case that stands in the postings by this number, or -1. */
  rowOfNumber: Int32Array;
  /** Null in the shared library. */
  owners: readonly (string | null)[];
  columns: CaseColumns;
  causes: CaseLists<Uint16Array> & { values: string[] };
  amounts: CaseLists<Float64Array>;
  /** As 20240131; a masked day or month is 0. 0 where no year is known. */
  days: Int32Array;
  /** Milliseconds. */
  importedAt: Float64Array;
  /** From 0, the weightiest, to 15: by authority, then by level of court. */
  weights: Uint8Array;
  /** In terms, eight to a case, in the order of `CASE_PARTS`. */
  lengths: Uint16Array;
  /** The mean of all cases. */
  middlingLengths: Record<CasePart, number>;
  /** 1 for a digest of ours. */
  digests: Uint8Array;
  /** Numbers of guiding and other cases of note by their rows. */
  ownNumberOf: ReadonlyMap<number, string>;
  /** 指导性案例269号 → its row. */
  ownNumbers: ReadonlyMap<string, number>;
  importedOn: Date | null;
}

/** Builds the index from rows, a field at a time: others have their turn in between. Its rows are in the order of the ids. */
export async function buildCaseIndex(
  unordered: readonly CaseRow[],
  { revision, importedAt }: { revision: number; importedAt: Date | null },
): Promise<CaseIndex> {
  // As they come they are in the order of the database's language, which is another on each.
  const rows = unordered.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const size = rows.length;
  const breathe = breather();
  const column = async <Value extends string>(
    of: (row: CaseRow) => Value | null,
  ): Promise<CaseColumn<Value>> => {
    const coder = new Coder<Value>();
    const codes = new Uint16Array(size);
    for (const [at, row] of rows.entries()) codes[at] = coder.code(of(row));
    await breathe();
    return { values: coder.values, codes };
  };
  const columns: CaseColumns = {
    area: await column((row) => row.area),
    level: await column((row) => row.level),
    region: await column((row) => row.region),
    court: await column((row) => row.court),
    procedure: await column((row) => row.procedure),
    kind: await column((row) => row.kind),
    authority: await column((row) => row.authority),
    standing: await column(standingOf),
    outcome: await column(outcomeShown),
  };
  const coder = new Coder();
  const causes = lists(
    rows,
    (row) => row.causes.map((cause) => coder.code(cause)),
    (all) => Uint16Array.from(all),
  );
  await breathe();
  const amounts = lists(
    rows,
    (row) => row.amounts,
    (all) => Float64Array.from(all),
  );
  await breathe();
  const places = placesInPostings(rows);
  await breathe();
  const days = Int32Array.from(rows, dayOf);
  await breathe();
  const weights = Uint8Array.from(rows, weightOf);
  await breathe();
  const rowsOfIds = new Map(rows.map((row, at) => [row.id, at]));
  const ownNumberOf = new Map(
    rows.flatMap((row, at) => (row.ownNumber ? [[at, row.ownNumber] as const] : [])),
  );
  await breathe();
  return {
    revision,
    importedOn: importedAt,
    size,
    ids: rows.map((row) => row.id),
    rows: rowsOfIds,
    owners: ownersOf(rows),
    columns,
    causes: { ...causes, values: coder.values },
    amounts,
    ...places,
    days,
    weights,
    digests: Uint8Array.from(rows, ({ isDigest }) => (isDigest ? 1 : 0)),
    importedAt: Float64Array.from(rows, (row) => row.importedAt.getTime()),
    ownNumberOf,
    ownNumbers: new Map([...ownNumberOf].map(([row, number]) => [number, row])),
  };
}

/** Where each case stands in the postings, and how long its parts are. */
function placesInPostings(
  rows: readonly CaseRow[],
): Pick<CaseIndex, 'rowOfNumber' | 'lengths' | 'middlingLengths'> {
  const rowOfNumber = new Int32Array(rows.reduce((most, row) => Math.max(most, row.number ?? 0), 0) + 1);
  rowOfNumber.fill(-1);
  const lengths = new Uint16Array(rows.length * CASE_PARTS.length);
  for (const [at, row] of rows.entries()) {
    if (row.number !== null) rowOfNumber[row.number] = at;
    for (const [part, length] of (row.lengths ?? []).entries())
      lengths[at * CASE_PARTS.length + part] = Math.min(65_535, length);
  }
  return { rowOfNumber, lengths, middlingLengths: meansOf(lengths) };
}

/** The mean length of each part. */
export function meansOf(lengths: Uint16Array): Record<CasePart, number> {
  const sums = new Float64Array(CASE_PARTS.length);
  for (let at = 0; at < lengths.length; at += 1) {
    const part = at % CASE_PARTS.length;
    sums[part] = (sums[part] as number) + (lengths[at] as number);
  }
  const cases = Math.max(1, lengths.length / CASE_PARTS.length);
  return Object.fromEntries(CASE_PARTS.map((part, at) => [part, (sums[at] as number) / cases])) as Record<
    CasePart,
    number
  >;
}

/** One string for each owner, however many cases are theirs. */
function ownersOf(rows: readonly CaseRow[]): (string | null)[] {
  const owners = new Map<string, string>();
  return rows.map(({ ownerId }) => {
    if (ownerId === null) return null;
    const known = owners.get(ownerId) ?? ownerId;
    owners.set(known, known);
    return known;
  });
}

/** Gives each value a number, from 1. */
class Coder<Value extends string = string> {
  /** The first stands for none. */
  readonly values: Value[] = ['' as Value];
  readonly #codes = new Map<Value, number>();

  code(value: Value | null): number {
    if (value === null) return 0;
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.values.length;
    this.values.push(value);
    this.#codes.set(value, code);
    return code;
  }
}

function lists<Values>(
  rows: readonly CaseRow[],
  of: (row: CaseRow) => readonly number[],
  pack: (all: number[]) => Values,
): CaseLists<Values> {
  const starts = new Uint32Array(rows.length + 1);
  const all: number[] = [];
  for (const [at, row] of rows.entries()) {
    all.push(...of(row));
    starts[at + 1] = all.length;
  }
  return { starts, items: pack(all) };
}

function dayOf({ decidedOn, decidedIn }: CaseRow): number {
  const [year = 0, month = 0, day = 0] = (decidedOn ?? decidedIn ?? '').split('-').map(Number);
  return year * 10_000 + month * 100 + day || 0;
}

const weightOf = ({ authority, level }: CaseRow): number =>
  caseAuthority.options.indexOf(authority) * 4 + (level ? caseLevel.options.indexOf(level) : 3);
