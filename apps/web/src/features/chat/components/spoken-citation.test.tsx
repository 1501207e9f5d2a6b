// @vitest-environment jsdom
import type { CheckedCitation, CitationState, FileEvidence } from '@mingfa/contract/evidence';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import chat from '../../../locales/zh-CN/chat.ts';
import { answerRequests, jsonResponse } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { InlineCitation } from './inline-citation.tsx';
import { type Sources, SourcesContext } from './sources-context.ts';

const TEXT = '张律师：钥匙呢？\n李建国：押金没有退。';
const turns = [
  { startMs: 60_000, endMs: 67_000, start: 0, end: 8, state: 'machine' as const },
  { startMs: 68_000, endMs: 75_000, start: 9, end: TEXT.length, state: 'machine' as const },
];
const place = {
  documentId: 'doc_talk',
  ...{ segmentId: 'seg_1', page: null, pageEnd: null, boxes: [], blockIds: [], sheet: null, row: null },
  time: { startMs: 60_000, endMs: 75_000 },
};
const passage: FileEvidence = {
  ...{
    index: 1,
    kind: 'file',
    from: 'document',
    title: '通话',
    label: '00:01:00',
    headingPath: '',
    score: 1,
  },
  ...{ text: TEXT, turns, place },
};
const citation = (state: CitationState, time?: CheckedCitation['time']): CheckedCitation => ({
  ...{ start: 0, end: 3, raw: '[1]', type: 'source', state, reference: '[1]', label: '通话', location: null },
  ...{ sourceIndex: 1, toArticleKey: null, quote: null, difference: null, better: null },
  ...(time ? { time } : {}),
});
const SECOND = { startMs: 68_000, endMs: 75_000 };

beforeAll(() => startWords({ chat }));
beforeEach(() => {
  setQuietEnvironment();
  // jsdom has none, and cards watch their size.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open(cited: CheckedCitation, sources: Partial<Sources> = {}) {
  const openers = { openFile: () => {}, openArticle: () => {}, openWeb: () => {} };
  const element = (
    <SourcesContext value={{ items: [passage], ...openers, ...sources }}>
      <InlineCitation citation={cited} hasWords={false} />
    </SourcesContext>
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^\[1\]/ }));
}

it('beside its recording a citation plays the very turn at once, and its card says that nobody checked it', async () => {
  const hear = vi.fn();
  open(citation('heard_by_machine', SECOND), { hear });
  expect(hear.mock.calls).toEqual([[68_000]]);
  expect(await screen.findByText('机器转写 · 未经人工核对')).toBeTruthy();
  expect(screen.queryByText('已核对')).toBeNull();
  expect(screen.getByText('李建国：押金没有退。').tagName).toBe('MARK');
  fireEvent.click(screen.getByRole('button', { name: '再听 00:01:08' }));
  expect(hear).toHaveBeenCalledTimes(2);
});

it('a turn that a person checked is 已核对', async () => {
  open(citation('verified', SECOND), { hear: () => {} });
  expect(await screen.findByText('已核对')).toBeTruthy();
});

it('elsewhere the card leads to the recording at that second', async () => {
  answerRequests(() => jsonResponse({ documentId: 'doc_talk', recordingId: 'rec_1' }));
  open(citation('heard_by_machine', SECOND));
  const link = await screen.findByRole('link', { name: '在录音中播放 00:01:08' });
  expect(link.getAttribute('href')).toBe('/recording_analysis/rec_1?t=68000');
});

it('where the recording is not known or is somebody else’s, the card gives the time and promises no sound', async () => {
  answerRequests(() => jsonResponse({ documentId: 'doc_talk', recordingId: null }));
  open(citation('heard_by_machine', SECOND));
  expect((await screen.findAllByText('00:01:08')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /播放/ })).toBeNull();
  expect(screen.queryByText(/听原声/)).toBeNull();
});

it('an answer kept from before the turns were told is not shown as checked', async () => {
  open(citation('verified'), { hear: () => {} });
  expect(await screen.findByText('录音文字稿 · 未经人工核对')).toBeTruthy();
});
