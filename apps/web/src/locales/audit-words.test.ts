import { AUDITED_DEEDS } from '@mingfa/contract/audited-deeds';
import { expect, it } from 'vitest';
import english from './en/admin-lists.ts';
import chinese from './zh-CN/admin-lists.ts';

it.each([
  ['zh-CN', chinese],
  ['en', english],
])('every kind of thing and every deed that the audit log records has words in %s', (_, { audit }) => {
  expect(Object.keys(audit.kinds).toSorted()).toEqual(Object.keys(AUDITED_DEEDS).toSorted());
  const deeds = new Set<string>(Object.values(AUDITED_DEEDS).flat());
  expect(Object.keys(audit.deeds).toSorted()).toEqual([...deeds].toSorted());
});
