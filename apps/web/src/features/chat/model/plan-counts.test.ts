import type { PlannedSearch } from '@mingfa/contract/search-data';
import { expect, it } from 'vitest';
import { inOrder, planCounts } from './plan-counts.ts';

const search = (id: string, change: Partial<PlannedSearch>): PlannedSearch => ({
  id,
  scope: 'laws',
  query: '风筝',
  filters: {},
  subQuestionId: null,
  state: 'done',
  found: 2,
  byModel: false,
  ...change,
});

it('counts what was searched and found, in all and by scope', () => {
  const counts = planCounts({
    searches: [
      search('1', {}),
      search('2', { scope: 'cases', found: 3 }),
      search('3', { scope: 'cases', state: 'running', found: null }),
      search('4', { scope: 'web', state: 'not_configured', found: null }),
    ],
  });
  expect(counts).toMatchObject({ done: 3, all: 4, found: 5 });
  expect(counts.scopes).toEqual([
    { scope: 'laws', found: 2, state: 'ready' },
    { scope: 'cases', found: 3, state: 'working' },
    { scope: 'web', found: 0, state: 'missing' },
  ]);
});

it('puts searches under the sub-question they are for, and those for the whole question first', () => {
  const ordered = inOrder({
    subQuestions: [
      { id: 'a', text: '甲' },
      { id: 'b', text: '乙' },
    ],
    searches: [search('1', { subQuestionId: 'b' }), search('2', {}), search('3', { subQuestionId: 'gone' })],
  });
  expect(ordered.map(({ text, searches }) => [text, searches.map(({ id }) => id)])).toEqual([
    [null, ['2', '3']],
    ['甲', []],
    ['乙', ['1']],
  ]);
});
