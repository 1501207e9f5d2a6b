// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Brand } from '../app/sidebar/brand.tsx';
import { AuthLayout } from '../features/account/components/auth-layout.tsx';
import { queryClient } from '../lib/query.ts';
import { answerRequests, neverAnswer } from '../testing/answer-requests.ts';
import { setQuietEnvironment } from '../testing/quiet-environment.ts';
import { startWords } from '../testing/start-words.ts';
import { LOGO_ADDRESS } from './logo.tsx';

beforeAll(() => startWords());
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('is the same picture in the tab, in both sidebars before anything has come, and beside the sign-in', () => {
  setQuietEnvironment();
  answerRequests(neverAnswer);
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Brand />
        <Brand compact />
        <AuthLayout title="登录">{null}</AuthLayout>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const shown = [...container.querySelectorAll('a[href="/"]')].map((home) =>
    home.querySelector('img')?.getAttribute('src'),
  );
  expect(shown).toEqual([LOGO_ADDRESS, LOGO_ADDRESS, LOGO_ADDRESS]);
  const page = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8');
  expect(/<link rel="icon" href="([^"]+)"/.exec(page)?.[1]).toBe(LOGO_ADDRESS);
});
