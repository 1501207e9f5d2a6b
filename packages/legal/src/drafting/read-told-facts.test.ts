import { expect, test } from 'vitest';
import type { FactDefinition, FactKind } from './fact-definition.ts';
import { readToldFacts } from './read-told-facts.ts';

const TEXT = '2024年3月1日我（周明远）借给郑建平12万元，月息百分之二，他的手机是13800000001。';
const KINDS: Record<string, FactKind> = {
  ...{ loan_principal: 'money', loan_rate: 'percent', loan_on: 'date', story: 'long_text', fee: 'yes_no' },
  ...{ 'defendants/郑建平/name': 'text', 'defendants/郑建平/phone': 'mobile', cause: 'choice' },
};
function read(path: string, value: string | number | boolean, quote: string) {
  const definitionOf = (at: string): FactDefinition | null => {
    const kind = KINDS[at];
    const option = { value: 'loan', written: '民间借贷纠纷', label: { zh: '', en: '' } };
    return kind
      ? { id: at, kind, label: { zh: at, en: at }, ...(kind === 'choice' ? { options: [option] } : {}) }
      : null;
  };
  return readToldFacts(TEXT, [{ path, value, quote }], definitionOf, '2026-11-20').facts;
}

test('a fact stands where its words do, in the form of its kind', () => {
  expect(read('loan_principal', '120000', '借给郑建平12万元')).toEqual([
    { path: 'loan_principal', value: 120_000, start: TEXT.indexOf('借给'), end: TEXT.indexOf('，月息') },
  ]);
  expect(read('loan_on', '2024-03-01', '2024年3月1日')).toMatchObject([{ value: '2024-03-01', start: 0 }]);
  expect(read('loan_rate', 2, '月息百分之二')).toMatchObject([{ value: 2 }]);
  expect(read('defendants/郑建平/phone', '13800000001', '手机是13800000001')).toHaveLength(1);
  expect(read('cause', '民间借贷纠纷', '借给郑建平')).toMatchObject([{ value: 'loan' }]);
});

test('what the quoted words do not say, what is quoted from nowhere, and what is no fact is dropped', () => {
  expect(read('loan_principal', 130_000, '借给郑建平12万元')).toEqual([]);
  expect(read('loan_principal', 120_000, '借给张三12万元')).toEqual([]);
  expect(read('loan_on', '2024-03-02', '2024年3月1日')).toEqual([]);
  expect(read('loan_on', '2024-13-45', '2024年3月1日')).toEqual([]);
  expect(read('defendants/郑建平/name', '郑建国', '郑建平')).toEqual([]);
  expect(read('story', '郑建平承认欠款。', '借给郑建平')).toEqual([]);
  expect(read('fee', '是', '借给')).toEqual([]);
  expect(read('cause', '离婚纠纷', '借给')).toEqual([]);
  expect(read('unheard_of', 'x', '借给')).toEqual([]);
});
