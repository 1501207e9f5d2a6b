import { CASE_PARTS } from '../../ports/case-text-search.ts';
import { breather } from '../breathe.ts';
import { buildCaseIndex, type CaseColumn, type CaseIndex, meansOf } from './case-index.ts';
import type { CaseRow } from './load-cases.ts';

/** What is another in the library than in the index that is held. */
export interface CaseChanges {
  /** New cases, and those that are written anew; in any order. */
  changed: readonly CaseRow[];
  /** Whether a case of the index is still there. */
  isHeld: (id: string) => boolean;
}

/** The index as `buildCaseIndex` would make it of all cases, made of the one before and what has changed: arrays are copied, no row is read again. */
export async function mergeCaseIndex(
  before: CaseIndex,
  { changed, isHeld }: CaseChanges,
  state: { revision: number; importedAt: Date | null },
): Promise<CaseIndex> {
  const added = await buildCaseIndex(changed, state);
  const breathe = breather();
  const from = rowsInOrder(before, added, isHeld);
  await breathe();
  const size = from.length;
  /** Takes for each row what the index that it comes from says. */
  const gather = async <Values extends Numbers>(values: Values, of: (index: CaseIndex) => Numbers) => {
    const [old, fresh] = [of(before), of(added)];
    for (let row = 0; row < size; row += 1) {
      const at = from[row] as number;
      values[row] = (at >= 0 ? old[at] : fresh[~at]) as number;
    }
    await breathe();
    return values;
  };
  const list = <Value>(of: (index: CaseIndex) => readonly Value[]): Value[] => {
    const [old, fresh] = [of(before), of(added)];
    return Array.from(from, (at) => (at >= 0 ? old[at] : fresh[~at]) as Value);
  };
  const column = async <Value extends string>(
    of: (index: CaseIndex) => CaseColumn<Value>,
  ): Promise<CaseColumn<Value>> => {
    const { values, codeOf } = joined(of(before).values, of(added).values);
    const [old, fresh] = [of(before).codes, of(added).codes.map((code) => codeOf[code] as number)];
    const codes = await gather(new Uint16Array(size), (index) => (index === before ? old : fresh));
    return { values, codes };
  };
  const ids = list((index) => index.ids);
  await breathe();
  const lengths = new Uint16Array(size * CASE_PARTS.length);
  for (let row = 0; row < size; row += 1) {
    const at = from[row] as number;
    const [index, its] = at >= 0 ? [before, at] : [added, ~at];
    const start = its * CASE_PARTS.length;
    lengths.set(index.lengths.subarray(start, start + CASE_PARTS.length), row * CASE_PARTS.length);
  }
  await breathe();
  const causes = joined(before.causes.values, added.causes.values);
  const ownNumberOf = new Map<number, string>();
  for (let row = 0; row < size; row += 1) {
    const at = from[row] as number;
    const number = at >= 0 ? before.ownNumberOf.get(at) : added.ownNumberOf.get(~at);
    if (number !== undefined) ownNumberOf.set(row, number);
  }
  await breathe();
  const rows = new Map<string, number>();
  for (const [row, id] of ids.entries()) rows.set(id, row);
  await breathe();
  return {
    revision: state.revision,
    importedOn: state.importedAt,
    size,
    ids,
    rows,
    rowOfNumber: numbersOf(before, added, from),
    owners: list((index) => index.owners),
    columns: {
      area: await column((index) => index.columns.area),
      level: await column((index) => index.columns.level),
      region: await column((index) => index.columns.region),
      court: await column((index) => index.columns.court),
      procedure: await column((index) => index.columns.procedure),
      kind: await column((index) => index.columns.kind),
      authority: await column((index) => index.columns.authority),
      standing: await column((index) => index.columns.standing),
      outcome: await column((index) => index.columns.outcome),
    },
    causes: {
      values: causes.values,
      ...lists(before.causes, added.causes, from, (total) => new Uint16Array(total), causes.codeOf),
    },
    amounts: lists(before.amounts, added.amounts, from, (total) => new Float64Array(total)),
    days: await gather(new Int32Array(size), (index) => index.days),
    importedAt: await gather(new Float64Array(size), (index) => index.importedAt),
    weights: await gather(new Uint8Array(size), (index) => index.weights),
    lengths,
    middlingLengths: meansOf(lengths),
    digests: await gather(new Uint8Array(size), (index) => index.digests),
    ownNumberOf,
    ownNumbers: new Map([...ownNumberOf].map(([row, number]) => [number, row])),
  };
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** For each row of the new index its row in the one before, or `~row` of an added one; by the ids. */
function rowsInOrder(before: CaseIndex, added: CaseIndex, isHeld: (id: string) => boolean): Int32Array {
  const from = new Int32Array(before.size + added.size);
  let size = 0;
  let next = 0;
  for (let row = 0; row < before.size; row += 1) {
    const id = before.ids[row] as string;
    for (; next < added.size && (added.ids[next] as string) < id; next += 1) from[size++] = ~next;
    if (!added.rows.has(id) && isHeld(id)) from[size++] = row;
  }
  for (; next < added.size; next += 1) from[size++] = ~next;
  return from.slice(0, size);
}

/** Where the cases stand in the postings. Numbers of cases that went stay without one. */
function numbersOf(before: CaseIndex, added: CaseIndex, from: Int32Array): Int32Array {
  const rowOf = { before: new Int32Array(before.size).fill(-1), added: new Int32Array(added.size).fill(-1) };
  for (const [row, at] of from.entries()) {
    if (at >= 0) rowOf.before[at] = row;
    else rowOf.added[~at] = row;
  }
  const numbers = new Int32Array(Math.max(before.rowOfNumber.length, added.rowOfNumber.length)).fill(-1);
  for (const [number, row] of before.rowOfNumber.entries())
    if (row >= 0) numbers[number] = rowOf.before[row] as number;
  for (const [number, row] of added.rowOfNumber.entries())
    if (row >= 0) numbers[number] = rowOf.added[row] as number;
  return numbers;
}

/** The values of both, each once; and which of these each of the second is. */
function joined<Value extends string>(
  old: readonly Value[],
  fresh: readonly Value[],
): { values: Value[]; codeOf: Uint16Array } {
  const values = [...old];
  const known = new Map(old.map((value, code) => [value, code]));
  const codeOf = Uint16Array.from(fresh, (value, code) => {
    // The first stands for none.
    if (code === 0) return 0;
    const held = known.get(value);
    if (held !== undefined && held > 0) return held;
    return values.push(value) - 1;
  });
  return { values, codeOf };
}

interface Lists<Values> {
  starts: Uint32Array;
  items: Values;
}

function lists<Values extends Uint16Array | Float64Array>(
  old: Lists<Values>,
  fresh: Lists<Values>,
  from: Int32Array,
  make: (total: number) => Values,
  codeOf?: Uint16Array,
): Lists<Values> {
  const starts = new Uint32Array(from.length + 1);
  for (const [row, at] of from.entries()) {
    const [its, of] = at >= 0 ? [old, at] : [fresh, ~at];
    starts[row + 1] = (starts[row] as number) + (its.starts[of + 1] as number) - (its.starts[of] as number);
  }
  const items = make(starts[from.length] as number);
  for (const [row, at] of from.entries()) {
    const [its, of] = at >= 0 ? [old, at] : [fresh, ~at];
    let to = starts[row] as number;
    for (let item = its.starts[of] as number; item < (its.starts[of + 1] as number); item += 1) {
      const value = its.items[item] as number;
      items[to++] = at < 0 && codeOf ? (codeOf[value] as number) : value;
    }
  }
  return { starts, items };
}
