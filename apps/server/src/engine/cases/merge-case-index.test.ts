import { expect, test } from 'vitest';
import { CASE_PARTS } from '../../ports/case-text-search.ts';
import { buildCaseIndex, type CaseColumn, type CaseIndex } from './case-index.ts';
import type { CaseRow } from './load-cases.ts';
import { mergeCaseIndex } from './merge-case-index.ts';

const state = (revision: number) => ({ revision, importedAt: new Date(revision) });

/** A case that is another for another salt. */
function rowOf(at: number, salt: number): CaseRow {
  const mixed = (at * 7919 + salt * 104_729) % 9973;
  const pick = <One>(all: readonly One[]): One => all[mixed % all.length] as One;
  return {
    id: `case_${String(mixed).padStart(5, '0')}_${at}`,
    ownerId: pick([null, null, 'somebody', 'another']),
    ownNumber: mixed % 5 === 0 ? `指导性案例${mixed}号` : null,
    court: pick([null, `第${(mixed + salt) % 11}法院`]),
    level: pick([null, 'basic', 'high']),
    region: pick([null, '浙江', `省${salt}`]),
    area: pick(['civil', 'criminal']),
    causes: pick([[], ['买卖合同纠纷'], ['盗窃罪', `罪${(at + salt) % 13}`]]),
    procedure: pick(['first_instance', 'second_instance']),
    kind: pick(['judgment', 'ruling']),
    authority: pick(['ordinary', 'typical']),
    decidedOn: pick([null, '2023-05-04', '2011-01-31']),
    decidedIn: pick([null, '2020', '2021-03']),
    outcome: pick([null, 'supported', 'dismissed']),
    amounts: pick([[], [mixed], [1, 2, 3]]),
    importedAt: new Date(mixed),
    isDigest: mixed % 7 === 0,
    number: mixed % 11 === 0 ? null : 10_000 + at * 3 + (salt > 0 ? 1 : 0),
    lengths: mixed % 11 === 0 ? null : CASE_PARTS.map((_, part) => (mixed * part) % 701),
  };
}

/** With values in the place of their codes, whose order says nothing. */
function told(index: CaseIndex) {
  const valuesOf = ({ values, codes }: CaseColumn) => Array.from(codes, (code) => values[code]);
  const { causes, rowOfNumber, columns, ...rest } = index;
  return {
    ...rest,
    columns: Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, valuesOf(column)])),
    causes: { starts: causes.starts, items: Array.from(causes.items, (code) => causes.values[code]) },
    places: [...rowOfNumber.entries()].filter(([, row]) => row >= 0),
  };
}

test('changed, new and removed cases taken up give the same index as all cases read anew', async () => {
  const before = Array.from({ length: 200 }, (_, at) => rowOf(at, 0));
  const rewritten = before
    .filter((_, at) => at % 9 === 0)
    .map((row, at) => ({ ...rowOf(at, 3), id: row.id, number: 20_000 + at }));
  const changed = [...rewritten, ...Array.from({ length: 40 }, (_, at) => rowOf(300 + at, 5))];
  const gone = new Set(before.filter((_, at) => at % 17 === 3).map(({ id }) => id));
  const ids = new Set(changed.map(({ id }) => id));
  const after = [...before.filter(({ id }) => !ids.has(id) && !gone.has(id)), ...changed];
  const merged = await mergeCaseIndex(
    await buildCaseIndex(before, state(1)),
    { changed, isHeld: (id) => !gone.has(id) },
    state(2),
  );
  expect(told(merged)).toEqual(told(await buildCaseIndex(after, state(2))));
});

test('an index from which all is taken, or to which nothing comes, stays whole', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => rowOf(at, 1));
  const full = await buildCaseIndex(rows, state(1));
  const same = await mergeCaseIndex(full, { changed: [], isHeld: () => true }, state(2));
  expect(told(same)).toEqual(told(await buildCaseIndex(rows, state(2))));
  const empty = await mergeCaseIndex(full, { changed: [], isHeld: () => false }, state(3));
  expect(told(empty)).toEqual(told(await buildCaseIndex([], state(3))));
  const first = await mergeCaseIndex(empty, { changed: rows, isHeld: () => true }, state(4));
  expect(told(first)).toEqual(told(await buildCaseIndex(rows, state(4))));
});
