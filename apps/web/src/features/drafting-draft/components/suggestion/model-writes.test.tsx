// @vitest-environment jsdom
import { listModelChoices, resumeAnswer } from '@mingfa/contract/chat';
import type { DraftSuggestion, SuggestionCheck } from '@mingfa/contract/draft-suggestion';
import * as contract from '@mingfa/contract/draft-suggestion';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/query.ts';
import suggestionWords from '../../../../locales/zh-CN/suggestion.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { ScriptedStream } from '../../../../testing/scripted-stream.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { aDraft } from '../../testing/a-draft.ts';
import { ModelWrites } from './model-writes.tsx';

const DRAFT = 'drf_123456';
const ID = 'dsg_123456';
const RUN = 'run_123456';
const PART = 'facts_and_grounds';
const TEXT = '被告应当还款。依照《合同法》第二百零六条，证人王建国在场。';
const PROBLEM = { start: 9, raw: '《合同法》第二百零六条', state: 'repealed' as const };
const CLEAN: SuggestionCheck = {
  asOf: '2026-11-20',
  libraryDate: null,
  citations: [],
  problems: [],
  unsourced: [],
  lost: [],
};
const CHECKED: SuggestionCheck = {
  ...CLEAN,
  problems: [PROBLEM],
  unsourced: [{ kind: 'name', start: 23, end: 26, text: '王建国' }],
  lost: [{ kind: 'amount', start: 4, end: 11, text: '150000元' }],
};

const held = (over: Partial<DraftSuggestion> = {}): DraftSuggestion => ({
  ...{ suggestionId: ID, draftId: DRAFT, act: 'write', part: PART, selection: null, wish: '' },
  ...{ before: '被告应当还款。', text: TEXT, failure: null, checked: CHECKED, decision: 'open' },
  run: { runId: RUN, state: 'finished', model: '起草模型' },
  createdAt: '2026-11-20T08:00:00.000Z',
  ...over,
});

/** What the server holds, and the streams it was asked for. */
let open: DraftSuggestion[];
let hasModel: boolean;
let streams: ScriptedStream[];
let seen: SeenRequest[];
let refusal: Response | null;
let isSaved: boolean;
const taken = vi.fn();
const pathOf = (definition: { path: string }) =>
  definition.path.replace('{draftId}', DRAFT).replace('{suggestionId}', ID);

beforeAll(() => startWords({ suggestion: suggestionWords }));
beforeEach(() => {
  [open, hasModel, streams, refusal, isSaved] = [[], true, [], null, true];
  taken.mockReset();
  setQuietEnvironment();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  seen = answerRequests(({ url }, signal) => {
    const answers: Record<string, () => Response> = {
      [pathOf(listModelChoices)]: () =>
        jsonResponse({ items: [{ modelId: 'm', name: '起草模型', builtIn: !hasModel }] }),
      [pathOf(contract.listSuggestions)]: () =>
        jsonResponse({ items: open, total: open.length, page: 1, pageSize: 50 }),
      [pathOf(contract.checkSuggestion)]: () => jsonResponse(CLEAN),
      [pathOf(contract.acceptSuggestion)]: () => {
        open = [];
        const words = { text: TEXT, model: '起草模型' };
        return jsonResponse({ suggestion: held({ decision: 'accepted' }), words, draft: aDraft() });
      },
      [pathOf(contract.cancelSuggestion)]: () => jsonResponse(held()),
      [pathOf(contract.dismissSuggestion)]: () => {
        open = [];
        return jsonResponse(held({ decision: 'dismissed' }));
      },
    };
    const found = answers[url.pathname];
    if (found) return refusal ?? found();
    if (refusal) return refusal;
    const stream = new ScriptedStream(Number(url.searchParams.get('cursor') ?? 0), signal);
    streams.push(stream);
    return stream.response;
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const show = (selection?: { text: string; start: number }) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <ModelWrites
          draftId={DRAFT}
          part={PART}
          name="事实与理由"
          selection={selection}
          settle={async () => (isSaved ? 3 : null)}
          onAccepted={taken}
          Citation={() => null}
        />
      </QueryClientProvider>
    </MemoryRouter>,
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const sentTo = (definition: { path: string }) =>
  seen.filter(({ url }) => url.pathname === pathOf(definition)).map(({ body }) => JSON.parse(body || '{}'));
const start = {
  type: 'start',
  messageId: ID,
  messageMetadata: { runId: RUN, model: null, createdAt: '2026-11-20T08:00:00.000Z' },
};
const step = (kind: string, state = 'running') => ({
  type: 'data-step',
  id: kind,
  data: { kind, state, values: {} },
});
const ACCEPT = /^采 ?用$/;

it('streams a suggestion, and takes it over once each doubtful citation is ticked, with the revision that was saved', async () => {
  show();
  await press('让模型起草');
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.send(start, step('search_laws'));
  expect(await screen.findByText('正在查找可以援引的法条…')).toBeTruthy();
  streams[0]?.send(step('search_laws', 'done'), step('write'), { type: 'text-start', id: 't' });
  streams[0]?.send({ type: 'text-delta', id: 't', delta: '被告应当还款。' });
  expect(await screen.findByText('被告应当还款。')).toBeTruthy();
  open = [held()];
  streams[0]?.send({ type: 'text-end', id: 't' }, { type: 'finish' });
  streams[0]?.end();
  const accept = await button(ACCEPT);
  expect(accept.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('还有 1 处引用没有处理')).toBeTruthy();
  expect(screen.getByText(/1 处内容在案情要素和您写的文字里都没有/)).toBeTruthy();
  expect(screen.getByText('现有文字里的 1 处内容在建议里没有了，请核对')).toBeTruthy();
  expect(screen.getByText('150000元')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /《合同法》第二百零六条/ }));
  await press(ACCEPT);
  await waitFor(() => expect(taken).toHaveBeenCalledOnce());
  expect(sentTo(contract.acceptSuggestion)).toEqual([{ seenRevision: 3, accepted: [PROBLEM] }]);
  expect(sentTo(contract.startSuggestion)).toEqual([{ act: 'write', wish: '', part: PART }]);
  expect(await button('让模型起草')).toBeTruthy();
});

it('checks a suggestion that was mended before it is taken over', async () => {
  open = [held()];
  show();
  await press('修改');
  const field = await screen.findByRole('textbox', { name: '修改建议文字' });
  await userEvent.clear(field);
  await userEvent.type(field, '被告应当还款。');
  expect(screen.getByText('引用还没有核查。')).toBeTruthy();
  await press(ACCEPT);
  await waitFor(() => expect(taken).toHaveBeenCalledOnce());
  expect(sentTo(contract.checkSuggestion)).toEqual([{ text: '被告应当还款。' }]);
  expect(sentTo(contract.acceptSuggestion)).toEqual([
    { seenRevision: 3, accepted: [], text: '被告应当还款。' },
  ]);
});

it('reads on, after a reload, what is still being written, and stops it', async () => {
  open = [held({ run: { runId: RUN, state: 'running', model: null }, text: '', checked: null })];
  show();
  await waitFor(() => expect(streams).toHaveLength(1));
  expect(
    seen.some(({ url }) => url.pathname === resumeAnswer.path && url.searchParams.get('runId') === RUN),
  ).toBe(true);
  streams[0]?.send(
    start,
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: '写到一半' },
  );
  expect(await screen.findByText('写到一半')).toBeTruthy();
  await press(/^停 ?止$/);
  await waitFor(() => expect(sentTo(contract.cancelSuggestion)).toHaveLength(1));
  open = [
    held({ run: { runId: RUN, state: 'cancelled', model: '起草模型' }, text: '写到一半', checked: null }),
  ];
  streams[0]?.send({ type: 'abort', reason: 'cancelled' });
  streams[0]?.end();
  expect(await screen.findByText('已停止，写到这里的内容保留着')).toBeTruthy();
  expect(await button('核查引用')).toBeTruthy();
});

it('asks for chosen words alone', async () => {
  show({ text: '他一直不还。', start: 6 });
  await press(/^缩 ?短$/);
  await waitFor(() => expect(streams).toHaveLength(1));
  expect(sentTo(contract.startSuggestion)).toEqual([
    { act: 'shorten', wish: '', part: PART, selection: { text: '他一直不还。', start: 6 } },
  ]);
});

it('says that a model failed and why, keeps what it wrote, and asks again', async () => {
  open = [
    held({
      ...{ text: '', checked: null },
      run: { runId: RUN, state: 'failed', model: null },
      failure: { errorCode: 'model_timeout', errorMessage: '模型长时间没有回应' },
    }),
  ];
  show();
  expect(await screen.findByText('没有写完：模型长时间没有回应')).toBeTruthy();
  expect(screen.queryByRole('button', { name: ACCEPT })).toBeNull();
  await press('再试一次');
  await waitFor(() => expect(streams).toHaveLength(1));
});

it('says plainly that no model is configured, and how one is, without asking the server for words', async () => {
  hasModel = false;
  show();
  await waitFor(() => expect(seen.some(({ url }) => url.pathname === listModelChoices.path)).toBe(true));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await press('让模型起草');
  expect(await screen.findByText(/没有配置模型/)).toBeTruthy();
  expect(screen.getByText(/系统管理 › 模型/)).toBeTruthy();
  expect(streams).toHaveLength(0);
});

it('asks nothing of a model while what was typed is not saved', async () => {
  isSaved = false;
  show();
  await press('让模型起草');
  expect((await screen.findByRole('alert')).textContent).toContain('还没有保存');
  expect(streams).toHaveLength(0);
});

it('stays where it is, with the reason, when it cannot be taken over', async () => {
  open = [held({ checked: CLEAN })];
  show();
  await button(ACCEPT);
  refusal = jsonResponse({ errorCode: 'draft_changed', errorMessage: '草稿已在别处保存过' }, 409);
  await press(ACCEPT);
  expect((await screen.findByRole('alert')).textContent).toContain('草稿已在别处保存过');
  expect(taken).not.toHaveBeenCalled();
});
