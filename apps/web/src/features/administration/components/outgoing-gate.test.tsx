// @vitest-environment jsdom
import type { OutgoingGateSetting } from '@mingfa/contract/outgoing-gate';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import administration from '../../../locales/zh-CN/administration.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { OutgoingGate } from './outgoing-gate.tsx';

const PLACES: OutgoingGateSetting['places'] = [
  { purpose: 'chat', name: 'DeepSeek', host: 'api.deepseek.com', isOnThisHost: false },
  { purpose: 'embedding', name: 'bge', host: '127.0.0.1:11434', isOnThisHost: true },
];

let held: OutgoingGateSetting;
let seen: SeenRequest[];
beforeAll(() => startWords({ administration }));
beforeEach(() => {
  setQuietEnvironment();
  held = { enabled: false, places: PLACES, revision: 3 };
  seen = answerRequests(({ method }) => {
    if (method === 'POST') held = { ...held, enabled: true, revision: 4 };
    return jsonResponse(held);
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OutgoingGate />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('says what it does and cannot do, and who receives real words until it is switched on', async () => {
  const toggle = await screen.findByRole('switch', { name: administration.gate.switch });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText(administration.gate.cannot1)).toBeTruthy();
  expect(screen.getByText(administration.gate.plain)).toBeTruthy();
  expect(screen.getByText(administration.gate.here)).toBeTruthy();
  fireEvent.click(toggle);
  await screen.findByText(administration.gate.masked);
  const sent = seen.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ enabled: true, seenRevision: 3 });
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
  expect(screen.getByText(administration.gate.here)).toBeTruthy();
});
