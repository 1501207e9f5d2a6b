// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import { answerRequests, jsonResponse } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { TermSuggestions } from './term-suggestions.tsx';

const use = vi.fn();

beforeEach(() => {
  use.mockClear();
  setQuietEnvironment();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function show(words: string, asPhrase = false) {
  return (
    <QueryClientProvider client={queryClient}>
      <TermSuggestions words={words} asPhrase={asPhrase} onUse={use} />
    </QueryClientProvider>
  );
}

it('adds the term of the statutes to what was typed', async () => {
  answerRequests(() => jsonResponse({ items: [{ said: '房东', terms: ['出租人'] }] }));
  render(show('房东不退押金 '));
  fireEvent.click(await screen.findByRole('button', { name: '出租人' }));
  expect(use).toHaveBeenCalledWith('房东不退押金 出租人');
});

it('searches for the term alone where whole phrases are searched', async () => {
  answerRequests(() => jsonResponse({ items: [{ said: '房东', terms: ['出租人'] }] }));
  render(show('房东不退押金', true));
  fireEvent.click(await screen.findByRole('button', { name: '出租人' }));
  expect(use).toHaveBeenCalledWith('出租人');
});

it('drops a suggestion as soon as its word is gone', async () => {
  answerRequests(() => jsonResponse({ items: [{ said: '房东', terms: ['出租人'] }] }));
  const { rerender } = render(show('房东'));
  await screen.findByRole('button', { name: '出租人' });
  rerender(show('房屋'));
  expect(screen.queryByRole('button')).toBeNull();
});
