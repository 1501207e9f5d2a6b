// @vitest-environment jsdom
import type { PlaybookRule } from '@mingfa/contract/playbook';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import review from '../../../locales/zh-CN/review.ts';
import { answerRequests, jsonResponse } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { newRule } from '../model/new-rule.ts';
import { usePlaybookDraft } from './use-playbook-draft.ts';

const ruleOf = (ruleId: string, title: string, kinds: PlaybookRule['kinds'] = []): PlaybookRule => ({
  ...newRule(title),
  ruleId,
  kinds,
  any: [title],
});
let held: { name: string; builtIn: boolean; items: PlaybookRule[] };
let saved: unknown[];

beforeEach(async () => {
  await startWords({ review });
  held = {
    name: '我的规则',
    builtIn: false,
    items: [
      ruleOf('own-one', '押金', ['lease']),
      ruleOf('own-two', '违约金'),
      ruleOf('own-three', '竞业', ['labor']),
    ],
  };
  saved = [];
  setQuietEnvironment();
  answerRequests(({ method, body }) => {
    if (method === 'POST') {
      saved.push(JSON.parse(body));
      held = { ...held, ...(JSON.parse(body) as Partial<typeof held>) };
    }
    return jsonResponse({ playbookId: 'pbk_123456', ...held });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePlaybookDraft('pbk_123456'), { wrapper });
  await waitFor(() => expect(result.current.playbook.isSuccess).toBe(true));
  return result;
}
const titles = (draft: Awaited<ReturnType<typeof open>>) => draft.current.shown.map(({ title }) => title);

it('shows rules by their words, and by a kind of contract those for every kind, too', async () => {
  const draft = await open();
  act(() => draft.current.filter.setKind('lease'));
  expect(titles(draft)).toEqual(['押金', '违约金']);
  act(() => draft.current.filter.setWords('违约'));
  expect(titles(draft)).toEqual(['违约金']);
});

it('keeps changes here until they are saved, and then sends only what has changed', async () => {
  const draft = await open();
  expect(draft.current.isUnsaved).toBe(false);
  act(() => draft.current.setName('  新名  '));
  expect(draft.current.isUnsaved).toBe(true);
  act(() => draft.current.save());
  await waitFor(() => expect(draft.current.isUnsaved).toBe(false));
  expect(saved).toEqual([{ name: '新名' }]);
  expect(draft.current.name).toBe('新名');
});

it('takes a rule off the playbook', async () => {
  const draft = await open();
  act(() => draft.current.change('own-two', null));
  act(() => draft.current.save());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((saved[0] as { items: PlaybookRule[] }).items.map(({ ruleId }) => ruleId)).toEqual([
    'own-one',
    'own-three',
  ]);
});

it('puts a new rule first and opens it, whatever was looked for', async () => {
  const draft = await open();
  act(() => draft.current.filter.setWords('竞业'));
  act(() => draft.current.add());
  expect(draft.current.shown).toHaveLength(4);
  expect(draft.current.shown[0]?.ruleId).toBe(draft.current.opened);
});

it('does not save a rule that would never fire: it is opened and the reason is told', async () => {
  const told = vi.spyOn(toast, 'error').mockImplementation(() => {});
  const draft = await open();
  act(() => draft.current.filter.setKind('labor'));
  act(() => draft.current.change('own-one', { ...ruleOf('own-one', '押金'), any: [] }));
  act(() => draft.current.save());
  expect(saved).toEqual([]);
  expect(draft.current.opened).toBe('own-one');
  expect(draft.current.filter.kind).toBe('');
  expect(told).toHaveBeenCalledWith(expect.stringContaining('押金'));
});

it('does not save a playbook without a name', async () => {
  const told = vi.spyOn(toast, 'error').mockImplementation(() => {});
  const draft = await open();
  act(() => draft.current.setName('  '));
  act(() => draft.current.save());
  expect(saved).toEqual([]);
  expect(told).toHaveBeenCalledWith(review.playbook.nameless);
});
