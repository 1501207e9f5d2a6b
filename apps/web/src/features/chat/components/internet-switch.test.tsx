// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import { EMPTY_PROFILE, useSession } from '../../../lib/session.ts';
import chat from '../../../locales/zh-CN/chat.ts';
import { answerRequests, jsonResponse } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { InternetSwitch } from './internet-switch.tsx';

beforeAll(() => startWords({ chat }));
beforeEach(() => {
  setQuietEnvironment();
  // The popover measures itself.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  useSession.setState({ hasSession: true, ready: true, profile: EMPTY_PROFILE });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function show(isConfigured: boolean) {
  answerRequests(() => jsonResponse({ isConfigured, service: isConfigured ? 'searxng' : 'none' }));
  const onSwitch = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <InternetSwitch isOn={false} onSwitch={onSwitch} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onSwitch;
}

it('is off, and switches on where a service is set up', async () => {
  const onSwitch = show(true);
  const button = await screen.findByRole('button', { name: '联网' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button);
  expect(onSwitch).toHaveBeenCalledWith(true);
});

it('says that nothing is set up and who can do it, and stays off', async () => {
  const onSwitch = show(false);
  await userEvent.click(await screen.findByTitle('还没有配置联网搜索'));
  expect(await screen.findByText(/请管理员在/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '去配置' })).toBeNull();
  expect(onSwitch).not.toHaveBeenCalled();
});

it('leads an administrator to where it is set up', async () => {
  useSession.setState({ profile: { ...EMPTY_PROFILE, role: 'admin' } });
  show(false);
  await userEvent.click(await screen.findByTitle('还没有配置联网搜索'));
  expect((await screen.findByRole('link', { name: '去配置' })).getAttribute('href')).toBe(
    '/admin?tab=search',
  );
});
