import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import words from '../../../locales/zh-CN/dataset.ts';
import { startWords } from '../../../testing/start-words.ts';
import { sampleDataset } from '../testing/sample-dataset.ts';
import { tellEmptyRows } from './tell-empty-rows.ts';

const step = { kind: 'calculate', label: '单价', formula: '[金额] / [数量]', as: 'number' } as const;

function table(empty: number, ofQuantity: number) {
  const [one] = sampleDataset().tableList;
  const [column] = one?.columns ?? [];
  if (!one || !column) throw new Error('no sample');
  const named = (label: string, more: object) => ({ ...column, label, empty: 0, unreadable: 0, ...more });
  return {
    ...one,
    columns: [
      named('金额', {}),
      named('数量', { empty: ofQuantity }),
      named('单价', { empty, formula: step.formula }),
    ],
  };
}
beforeAll(() => startWords({ dataset: words }));

const told = (empty: number, ofQuantity: number) =>
  tellEmptyRows(step, table(empty, ofQuantity), i18next.getFixedT('zh-CN', 'dataset'));

it('says how many rows a formula leaves empty, and which of its columns are the cause', () => {
  expect(told(3, 3)).toBe('3 行为空：“数量”没有值 3 行');
  expect(told(5, 3)).toBe('5 行为空：“数量”没有值 3 行、其余算不出，例如除以零或者数太大');
  expect(told(0, 3)).toBeNull();
});
