// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import adminLists from '../../../locales/zh-CN/admin-lists.ts';
import administration from '../../../locales/zh-CN/administration.ts';
import quota from '../../../locales/zh-CN/quota.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { UserLimits } from './user-limits.tsx';

const OWN = { reason: '值班律师', setAt: '2026-11-20T02:00:00.000Z', setBy: '张律师' };
const LIMITS = {
  tier: 'user',
  items: [
    {
      kind: 'question',
      measure: 'a_day',
      limit: 500,
      usualLimit: 50,
      used: 12,
      resetsAt: '2026-11-20T16:00:00.000Z',
      own: OWN,
    },
    { kind: 'share', measure: 'kept', limit: 200, usualLimit: 200, used: 3, resetsAt: null, own: null },
  ],
};
let seen: SeenRequest[];
beforeAll(() => startWords({ 'admin-lists': adminLists, administration, quota }));
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }));
  setQuietEnvironment();
  seen = answerRequests(() => jsonResponse(LIMITS));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('shows what was used and is left, whose own limit it is and why, and sets another with a reason', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <UserLimits userId="usr_123456" />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('已用 12 / 500，剩余 488')).toBeTruthy();
  expect(screen.getByText(/单独设定（平常 50）：值班律师（张律师/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '取消单独设定：提问' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '单独设定：分享' }));
  const number = screen.getByRole('spinbutton');
  await userEvent.clear(number);
  await userEvent.type(number, '900');
  await userEvent.type(screen.getByRole('textbox', { name: '原因' }), '培训用');
  await userEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'POST')?.body).toBe(
      JSON.stringify({ kind: 'share', limit: 900, reason: '培训用' }),
    ),
  );
});
