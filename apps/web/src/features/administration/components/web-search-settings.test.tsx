// @vitest-environment jsdom
import type { WebSearchSettings as Held } from '@mingfa/contract/web-search';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import administration from '../../../locales/zh-CN/administration.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { WebSearchSettings } from './web-search-settings.tsx';

/** The kit sets a blank between two characters where nobody told it not to. */
const SAVE = /保\s?存/;
const NONE: Held = {
  service: 'none',
  baseUrl: '',
  hasKey: false,
  keyHint: '',
  enabled: false,
  isConfigured: false,
  updatedAt: null,
  revision: 0,
};

let seen: SeenRequest[];
beforeAll(() => startWords({ administration }));
beforeEach(() => {
  setQuietEnvironment();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
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

function show(held: Held) {
  seen = answerRequests(() => jsonResponse(held));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <WebSearchSettings />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const saved = () =>
  waitFor(() => {
    const sent = seen.find(({ method }) => method === 'POST');
    return JSON.parse(sent?.body ?? '') as object;
  });

it('is on once a service is set up for the first time', async () => {
  show(NONE);
  await userEvent.click(await screen.findByRole('radio', { name: /SearXNG/ }));
  await userEvent.type(screen.getByRole('textbox', { name: '服务地址' }), 'http://127.0.0.1:8080');
  await userEvent.click(screen.getByRole('button', { name: SAVE }));
  expect(await saved()).toMatchObject({
    service: 'searxng',
    baseUrl: 'http://127.0.0.1:8080',
    enabled: true,
  });
});

it('sends neither address nor key of one service to another', async () => {
  show({ ...NONE, service: 'searxng', baseUrl: 'http://127.0.0.1:8080', enabled: true, isConfigured: true });
  await userEvent.click(await screen.findByRole('radio', { name: /Tavily/ }));
  await userEvent.type(screen.getByLabelText('密钥'), 'tvly-1');
  await userEvent.click(screen.getByRole('button', { name: SAVE }));
  expect(await saved()).toMatchObject({ service: 'tavily', baseUrl: '', apiKey: 'tvly-1' });
});
