import { CITATION_RULES, type CitationCheck } from '@mingfa/contract/evidence';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import chat from '../../../locales/zh-CN/chat.ts';
import { answerRequests, jsonResponse } from '../../../testing/answer-requests.ts';
import { startWords } from '../../../testing/start-words.ts';
import { CheckLine } from './check-line.tsx';

beforeAll(() => startWords({ chat }));
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const checkBy = (rules: number): CitationCheck => ({
  rules,
  verified: 2,
  existing: 0,
  total: 3,
  asOf: '2026-11-22',
  libraryDate: '2026-07-01',
  partial: false,
  citations: [],
});
const show = (check: CitationCheck, messageId: string) =>
  render(
    <QueryClientProvider client={queryClient}>
      <CheckLine check={check} messageId={messageId} />
    </QueryClientProvider>,
  );

test('an answer checked by earlier rules says so, and is checked again with one click', async () => {
  const check = checkBy(CITATION_RULES);
  const seen = answerRequests(() => jsonResponse(check));
  const { container } = show(checkBy(CITATION_RULES - 1), 'msg_AAAAAAAAAAAAAAAA');
  expect(container.textContent).toContain('3 处引用，2 处已核对');
  expect(container.textContent).toContain('按较早的规则核对');
  fireEvent.click(screen.getByRole('button', { name: '重新核对' }));
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.url.pathname).toBe('/v1/chat/recheck');
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ messageId: 'msg_AAAAAAAAAAAAAAAA' });
});

test('what was only found to exist is counted apart from what was compared', () => {
  const { container } = show({ ...checkBy(CITATION_RULES), existing: 1 }, 'msg_AAAAAAAAAAAAAAAA');
  expect(container.textContent).toContain('3 处引用，2 处已核对 · 1 处只核到条文或案号存在');
});

test('an answer of today, one that cites nothing, and one that is not kept yet offer no second check', () => {
  show(checkBy(CITATION_RULES), 'msg_AAAAAAAAAAAAAAAA');
  show({ ...checkBy(CITATION_RULES - 1), total: 0 }, 'msg_BBBBBBBBBBBBBBBB');
  show(checkBy(CITATION_RULES - 1), 'live-1');
  expect(screen.queryByRole('button', { name: '重新核对' })).toBeNull();
});

test('where no text of the law is held, the digests are counted and no check', () => {
  const cited = (reference: string) => ({ reference, state: 'digest_only' }) as CitationCheck['citations'][0];
  const { container } = show(
    {
      ...checkBy(CITATION_RULES),
      verified: 0,
      total: 2,
      libraryDate: null,
      citations: [cited('a'), cited('b'), cited('a')],
    },
    'msg_AAAAAAAAAAAAAAAA',
  );
  expect(container.textContent).toContain('2 条要点，法条原文未安装');
  expect(container.textContent).not.toContain('已核对');
});
