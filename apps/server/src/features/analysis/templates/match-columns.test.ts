import type { ColumnKind, ColumnMeaning } from '@mingfa/contract/table-query';
import { expect, test } from 'vitest';
import { matchDataset, type OfferedTable } from './match-columns.ts';

const table = (name: string, label: string, ...columns: string[]): OfferedTable => ({
  ...{ name, label },
  columns: columns.map((written, index) => {
    const [column = '', kind = 'text', meaning = 'plain'] = written.split(':');
    return {
      name: `c${index + 1}`,
      label: column,
      kind: kind as ColumnKind,
      meaning: meaning as ColumnMeaning,
    };
  }),
});
const template = (...tables: OfferedTable[]) => ({
  ...{ slot: 'd1', label: '付款' },
  tables: tables.map((one) => ({ ...one, columns: [...one.columns] })),
});
const told = (matched: ReturnType<typeof matchDataset>) =>
  matched.columns.map(({ fromLabel, to, by }) => [fromLabel, to && `${to.table}.${to.column}`, by]);

test('a sure match is not taken by an unsure one that comes before it', () => {
  const asked = template(table('t1', '付款', '付款金额:number:amount', '金额:number:amount'));
  const matched = matchDataset(asked, [table('t1', '新', '金额:number:amount', '税额:number:amount')], []);
  expect(told(matched)).toEqual([
    ['付款金额', 't1.c2', 'same_meaning'],
    ['金额', 't1.c1', 'same_name'],
  ]);
});

test('where two columns could be meant neither is taken, and both are offered', () => {
  const asked = template(table('t1', '付款', '金额:number:amount'));
  const matched = matchDataset(asked, [table('t1', '新', '税额:number:amount', '价款:number:amount')], []);
  expect(matched.columns[0]).toMatchObject({
    to: null,
    by: 'missing',
    others: [{ label: '税额' }, { label: '价款' }],
  });
});

test('columns of one table are looked for in one table, each table in its own', () => {
  const asked = template(table('t1', '付款', '供应商', '金额:number'), table('t2', '名册', '供应商', '城市'));
  const offered = [table('t1', '名册', '供应商', '城市'), table('t2', '流水', '供应商', '金额:number')];
  expect(told(matchDataset(asked, offered, []))).toEqual([
    ['供应商', 't2.c1', 'same_name'],
    ['金额', 't2.c2', 'same_name'],
    ['供应商', 't1.c1', 'same_name'],
    ['城市', 't1.c2', 'same_name'],
  ]);
});

test('what somebody chose goes before every likeness, and another kind is told', () => {
  const asked = template(table('t1', '付款', '金额:number:amount'));
  const chosen = [{ from: { table: 't1', column: 'c1' }, to: { table: 't1', column: 'c2' } }];
  const matched = matchDataset(asked, [table('t1', '新', '金额:number:amount', '备注')], chosen);
  expect(matched.columns[0]).toMatchObject({ by: 'chosen', toLabel: '备注', kindDiffers: true });
});
