// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmHost } from '../../../components/confirm-action.tsx';
import { queryClient } from '../../../lib/query.ts';
import { useToasts } from '../../../lib/toast.ts';
import drafting from '../../../locales/zh-CN/drafting.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { FactSheet } from '../components/facts/fact-sheet.tsx';
import { TellStory } from '../components/matters/tell-story.tsx';
import { useMatterFacts } from './use-matter-facts.ts';

const both = (zh: string) => ({ zh, en: zh });
const PRINCIPAL = { id: 'loan_principal', kind: 'money', label: both('借款本金') };
const METHOD = {
  id: 'loan_method',
  kind: 'choice',
  label: both('交付方式'),
  options: [{ value: 'bank', label: both('银行转账'), written: '银行转账' }],
};
const DUE = { id: 'loan_due_on', kind: 'date', label: both('约定的还款日期') };
const REPAID = { id: 'loan_repaid', kind: 'money', label: both('已经归还的本金') };
const RATE = { id: 'loan_rate', kind: 'percent', label: both('约定的年利率') };
const DICTIONARY = { facts: [PRINCIPAL, METHOD, DUE, REPAID, RATE], records: [] };

const told = (value: unknown, quote: string) => ({
  value,
  source: { kind: 'story', place: { start: 0, end: quote.length, quote } },
});
const entryOf = (value: unknown, quote: string, others: unknown[] = []) => ({
  chosen: told(value, quote),
  confirmed: false,
  others,
});

let held: { factsRevision: number; entries: Record<string, ReturnType<typeof entryOf>> };
/** What the next changes are answered with instead of being made; the first is taken. */
let refusals: (() => Response)[];
let requests: SeenRequest[];

const facts = () => ({
  factsRevision: held.factsRevision,
  sheet: { rows: {}, entries: held.entries },
  contradicted: Object.keys(held.entries).filter((path) => (held.entries[path]?.others.length ?? 0) > 0),
  problems: [],
  touchedDrafts: [],
});
const sent = (path: string) =>
  requests.filter(({ url }) => url.pathname.endsWith(path)).map(({ body }) => JSON.parse(body));

beforeAll(() => startWords({ drafting }));
beforeEach(() => {
  setQuietEnvironment();
  localStorage.clear();
  useToasts.setState({ messages: [] });
  refusals = [];
  held = {
    factsRevision: 3,
    entries: { loan_principal: entryOf(120_000, '12万元'), loan_method: entryOf('bank', '银行转账') },
  };
  requests = answerRequests(({ url, body }) => {
    if (url.pathname.endsWith('/dictionary')) return jsonResponse(DICTIONARY);
    if (url.pathname.endsWith('/facts')) return jsonResponse({ ...facts(), definitions: {} });
    const refusal = refusals.shift();
    if (refusal) return refusal();
    if (url.pathname.endsWith('/facts/change')) {
      for (const { act, path, value, which } of JSON.parse(body).changes) {
        const entry = held.entries[path];
        if (act === 'set') held.entries[path] = { ...entryOf(value, ''), confirmed: true };
        if (act === 'confirm' && entry) entry.confirmed = true;
        if (act === 'choose' && entry)
          held.entries[path] = {
            chosen: [entry.chosen, ...(entry.others as (typeof entry.chosen)[])][which] ?? entry.chosen,
            confirmed: true,
            others: [],
          };
      }
      held.factsRevision += 1;
      return jsonResponse(facts());
    }
    if (url.pathname.endsWith('/facts/read')) {
      held.entries.loan_due_on = entryOf('2025-03-01', '2025年3月1日');
      held.factsRevision += 1;
      return jsonResponse({ ...facts(), filled: ['loan_due_on'], disagrees: [], characters: 20, cut: false });
    }
    return jsonResponse({ items: [], total: 0, page: 1, pageSize: 100 });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Opened() {
  const { matterId, facts: query, dictionary, names, change, takeIn } = useMatterFacts('mat_1234567890');
  if (!query.data || !dictionary.data) return null;
  const state = { matterId, names, change, takeIn, held: query.data };
  return (
    <>
      <TellStory state={state} />
      <FactSheet state={state} />
    </>
  );
}

function open() {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Opened />
        <ConfirmHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const refusedAs =
  (status: number, errorCode: string, details: object[] = []) =>
  () =>
    jsonResponse({ errorMessage: '不行', errorCode, requestId: 'req_1', details }, status);

it('confirms all facts of a kind at once, and leaves out what sources dispute', async () => {
  held.entries = {
    loan_principal: entryOf(120_000, '12万元', [told(100_000, '10万元')]),
    loan_rate: entryOf(6, '6%'),
    loan_repaid: entryOf(20_000, '2万元'),
    loan_method: entryOf('bank', '银行转账'),
  };
  const person = open();
  await person.click(await screen.findByRole('button', { name: '确认“金额和数字”中的全部 2 项' }));
  await vi.waitFor(() =>
    expect(sent('/facts/change')).toEqual([
      {
        seenFactsRevision: 3,
        changes: [
          { act: 'confirm', path: 'loan_repaid' },
          { act: 'confirm', path: 'loan_rate' },
        ],
      },
    ]),
  );
});

it('a disputed fact is settled by choosing what one source says, and cannot be confirmed unseen', async () => {
  held.entries.loan_principal = entryOf(120_000, '12万元', [told(100_000, '10万元')]);
  const person = open();
  expect(await screen.findByRole('button', { name: '确认交付方式' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '确认借款本金' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '采用100,000 元' }));
  await vi.waitFor(() =>
    expect(sent('/facts/change')).toEqual([
      { seenFactsRevision: 3, changes: [{ act: 'choose', path: 'loan_principal', which: 1 }] },
    ]),
  );
  expect(await screen.findByText('100,000 元')).toBeTruthy();
});

it('keeps what was typed where another tab changed the same fact, shows what is held now, and saves it when asked again', async () => {
  const person = open();
  await person.click(await screen.findByRole('button', { name: '修改借款本金' }));
  const field = screen.getByLabelText('借款本金 · 元') as HTMLInputElement;
  await person.clear(field);
  await person.type(field, '13万');
  refusals.push(() => {
    held.entries.loan_principal = { ...entryOf(110_000, ''), confirmed: true };
    held.factsRevision = 9;
    return refusedAs(409, 'facts_changed', [
      { path: 'factsRevision', message: '9' },
      { path: 'facts.loan_principal', message: '110000' },
    ])();
  });
  await person.click(screen.getByRole('button', { name: /保\s*存$/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('“借款本金”刚在别处改过');
  expect(field.value).toBe('13万');
  expect(await screen.findByText('110,000 元')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: /保\s*存$/ }));
  expect(await screen.findByText('130,000 元')).toBeTruthy();
  expect(sent('/facts/change').at(-1)).toEqual({
    seenFactsRevision: 9,
    changes: [{ act: 'set', path: 'loan_principal', value: 130_000 }],
  });
});

it('keeps what was typed where the server was not reached', async () => {
  const person = open();
  await person.click(await screen.findByRole('button', { name: '修改借款本金' }));
  const field = screen.getByLabelText('借款本金 · 元') as HTMLInputElement;
  await person.clear(field);
  await person.type(field, '90000');
  refusals.push(() => {
    throw new TypeError('no network');
  });
  await person.click(screen.getByRole('button', { name: /保\s*存$/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('您写的还在');
  expect(field.value).toBe('90000');
});

it('says so where a sum is no number, and sends nothing', async () => {
  const person = open();
  await person.click(await screen.findByRole('button', { name: '修改借款本金' }));
  await person.clear(screen.getByLabelText('借款本金 · 元'));
  await person.type(screen.getByLabelText('借款本金 · 元'), '十来万');
  await person.click(screen.getByRole('button', { name: /保\s*存$/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('请填写数字');
  expect(sent('/facts/change')).toEqual([]);
});

it('a story that could not be read stays, also for the next visit, and reading it again fills facts, shows them and confirms them at once', async () => {
  held = { factsRevision: 0, entries: {} };
  const person = open();
  const story = (await screen.findByLabelText('事情经过')) as HTMLTextAreaElement;
  await person.type(story, '约定2025年3月1日还');
  refusals.push(refusedAs(500, 'internal'));
  await person.click(screen.getByRole('button', { name: '整理成事实' }));
  expect((await screen.findByRole('alert')).textContent).toContain('文字还在');
  cleanup();
  open();
  expect(((await screen.findByLabelText('事情经过')) as HTMLTextAreaElement).value).toBe(
    '约定2025年3月1日还',
  );
  await person.click(screen.getByRole('button', { name: '整理成事实' }));
  expect(await screen.findByText('新填了 1 项')).toBeTruthy();
  expect(screen.getAllByText('2025-03-01').length).toBe(2);
  await person.click(await screen.findByRole('button', { name: '核对过了，确认这次读到的 1 项' }));
  expect(sent('/facts/change').at(-1)).toMatchObject({ changes: [{ act: 'confirm', path: 'loan_due_on' }] });
});
