// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import words from '../../../../locales/zh-CN/draft.ts';
import { startWords } from '../../../../testing/start-words.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { aDraft } from '../../testing/a-draft.ts';
import { FactField } from './fact-field.tsx';

beforeAll(() => startWords({ draft: words }));
afterEach(cleanup);

const sum = (value: number, told: string) => ({
  ...{ kind: 'money' as const, value, words: told },
  source: { kind: 'story' as const, place: { start: 0, end: 2, quote: told } },
});
const TOLD = [
  sum(30_000, '第一次微信转了3万'),
  { ...sum(0, '3月8号'), kind: 'date' as const, value: '2026-03-08' },
  ...[40_000, 50_000, 60_000, 70_000].map((value) => sum(value, `又转了${value}`)),
];

const CLAIM = { id: 'content', kind: 'long_text' as const, label: { zh: '请求内容', en: 'Claim' } };

function draw(entries = {}, definition?: typeof CLAIM) {
  const preview = aDraft({});
  const fact = vi.fn();
  const draft = { base: preview, sheet: { rows: {}, entries, told: TOLD }, write: { fact }, parts: {} };
  const desk = { draft, preview, goTo: () => {} } as unknown as DraftDesk;
  const label = { zh: '借款本金', en: 'Principal' };
  render(
    <FactField
      desk={desk}
      path={definition ? 'claims/c1/content' : 'loan_principal'}
      definition={definition ?? { id: 'loan_principal', kind: 'money', label }}
      isRequired
    />,
  );
  return fact;
}

it('a blank sum offers the sums of the story with the words around them, and one press takes one', async () => {
  const fact = draw();
  const [first] = screen.getAllByRole('list', { name: words.told.label });
  expect(within(first as HTMLElement).getAllByRole('button')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: /30,000 元.*第一次微信转了3万/ }));
  expect(fact).toHaveBeenCalledWith({ act: 'take', path: 'loan_principal', kind: 'money', value: 30_000 });
});

it('what is filled in offers nothing more', () => {
  const entry = { chosen: { value: 5, source: { kind: 'typed' } }, confirmed: true, others: [] };
  draw({ loan_principal: entry });
  expect(screen.queryByRole('list', { name: words.told.label })).toBeNull();
});

it('the first blank of a sentence offers what fits it, and one press writes it into the sentence', async () => {
  const value = '支付利息（以30000元为基数，自＿＿＿＿年＿＿月＿＿日起，至＿＿＿＿年＿＿月＿＿日止）';
  const source = { kind: 'story', place: { start: 0, end: 1, quote: '' } };
  const fact = draw(
    { 'claims/c1/content': { chosen: { value, source }, confirmed: false, others: [] } },
    CLAIM,
  );
  const list = screen.getByRole('list', { name: words.told.blank.date });
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(list).getByRole('button', { name: /3月8号/ }));
  expect(fact).toHaveBeenCalledWith({
    act: 'set',
    path: 'claims/c1/content',
    value: value.replace('＿＿＿＿年＿＿月＿＿日', '2026年3月8日'),
  });
});

it('a told name that ends in 有限公司 says that the party is an organisation, and a person’s says nothing', async () => {
  const names = ['临江市青禾商贸有限公司', '郑建平'].map((value) => ({
    ...sum(0, `欠钱的是${value}`),
    ...{ kind: 'name' as const, value },
  }));
  const preview = aDraft({});
  const fact = vi.fn();
  const draft = {
    ...{ base: preview, sheet: { rows: {}, entries: {}, told: names }, write: { fact }, parts: {} },
  };
  render(
    <FactField
      desk={{ draft, preview, goTo: () => {} } as unknown as DraftDesk}
      path="defendants/d1/name"
      kindPath="defendants/d1/party_kind"
      definition={{ id: 'name', kind: 'text', takes: 'name', label: { zh: '姓名', en: 'Name' } }}
      isRequired
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /郑建平/ }));
  expect(fact).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: /有限公司/ }));
  expect(fact).toHaveBeenLastCalledWith({
    ...{ act: 'set', path: 'defendants/d1/party_kind', value: 'organisation' },
  });
});
