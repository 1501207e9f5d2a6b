// @vitest-environment jsdom
import type { ReviewCell } from '@mingfa/contract/review-cell';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import reviewTable from '../../../../locales/zh-CN/review-table.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { sampleCell, silentCell } from '../../testing/sample-table.ts';
import { CellView } from './cell-view.tsx';

beforeAll(() => startWords({ 'review-table': reviewTable }));
afterEach(cleanup);

const wordsOf = (cell: ReviewCell) =>
  render(<CellView cell={cell} method="rule" />).container.textContent ?? '';

it('says in three different words that nothing was agreed, nothing was found, or not all was read', () => {
  const said = (['not_agreed', 'not_found', 'not_read'] as const).map((state) => wordsOf(silentCell(state)));
  expect(said).toEqual([
    expect.stringContaining('未约定'),
    expect.stringContaining('未找到'),
    expect.stringContaining('未读完'),
  ]);
});

it('says in words that a value differs, how sure it is, and that it was checked', () => {
  expect(wordsOf(sampleCell({ deviation: 'majority' }))).toMatch(/12,000 元.*把握大.*与多数不同/);
  expect(wordsOf(sampleCell({ checked: { by: '王某', at: '2026-11-29T08:00:00.000Z' } }))).toContain(
    '已核对',
  );
});

it('says by which method, that a value is but a part, and what in doubt is to be checked', () => {
  const { answer } = sampleCell();
  if (!answer) throw new Error('the sample has an answer');
  expect(wordsOf(sampleCell({ answer: { ...answer, isPart: true } }))).toMatch(/规则 · 把握大.*部分/);
  const part = {
    of: '司机',
    value: { kind: 'text' as const, text: '7500元/月' },
    quote: '司机工资每月7500元',
    place: null,
  };
  const doubtful = silentCell('not_found', {
    answer: {
      ...answer,
      state: 'not_found',
      value: null,
      parts: [part],
      reason: 'doubtful',
      confidence: 'low',
    },
  });
  expect(wordsOf(doubtful)).toBe('待核对：7500元/月');
});
