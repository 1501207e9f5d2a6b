import type { ReviewRow } from '@mingfa/contract/review-cell';
import { expect, test } from 'vitest';
import { coveredReviewColumns, coverReview } from './cover-review.ts';

const ID = '11010519491231002X';
const rows = [
  {
    rowId: '11010519-4912-4100-8000-13800138000a',
    name: `${ID}.docx`,
    cells: [
      {
        columnId: 'a',
        answer: { value: { kind: 'text', text: `承租人，${ID}` }, quote: '', place: { quote: ID } },
      },
      { columnId: 'b', answer: { value: { kind: 'money', amount: '12000', text: '12000元' }, quote: '' } },
    ],
  },
] as unknown as ReviewRow[];

test('words of documents have numbers of persons covered; ids, places and sums stay', () => {
  const covered = coverReview(rows);
  const { place: _place, ...answer } = (covered[0]?.cells[0]?.answer ?? {}) as Record<string, unknown>;
  expect(JSON.stringify([covered[0]?.name, answer])).not.toContain(ID);
  expect(covered[0]?.rowId).toBe(rows[0]?.rowId);
  expect(covered[0]?.cells[1]).toEqual(rows[0]?.cells[1]);
  expect([...coveredReviewColumns(rows, covered)]).toEqual(['a']);
});
