// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { sampleDataset, sampleProposal } from '../testing/sample-dataset.ts';
import { useProposal } from './use-proposal.ts';

let seen: SeenRequest[];
let isPreviewRefused: boolean;

beforeEach(async () => {
  await startWords();
  setQuietEnvironment();
  isPreviewRefused = false;
  seen = answerRequests(({ url, body }) => {
    if (url.pathname.endsWith('/proposal')) return jsonResponse({ tables: [sampleProposal()] });
    if (!url.pathname.endsWith('/preview')) return jsonResponse(sampleDataset());
    if (isPreviewRefused)
      return jsonResponse({ error: { code: 'table_unreadable', message: '没有列' } }, 422);
    return jsonResponse({ ...sampleProposal(), shape: JSON.parse(body).shape, unreadable: [0, 1] });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useProposal('dts_1234567890'), { wrapper });
  await waitFor(() => expect(result.current.tables).toHaveLength(1));
  return result;
}

const shapeOf = (proposal: { current: ReturnType<typeof useProposal> }) => {
  const [table] = proposal.current.tables;
  if (!table) throw new Error('No table');
  return table.shape;
};

it('imports what was corrected, with what the server made of it', async () => {
  const proposal = await open();
  const shape = shapeOf(proposal);
  await act(() => proposal.current.correct({ ...shape, headerRows: 2 }));
  expect(proposal.current.tables[0]?.unreadable).toEqual([0, 1]);
  act(() => proposal.current.take());
  await waitFor(() => expect(seen.some(({ url }) => url.pathname.endsWith('/import'))).toBe(true));
  const sent = JSON.parse(seen.find(({ url }) => url.pathname.endsWith('/import'))?.body ?? '{}');
  expect(sent.tables[0].headerRows).toBe(2);
});

it('keeps the table as it was and says why, where it cannot be read as corrected', async () => {
  const proposal = await open();
  isPreviewRefused = true;
  await act(() => proposal.current.correct({ ...shapeOf(proposal), skipRows: 9 }));
  expect(shapeOf(proposal).skipRows).toBe(0);
  expect(proposal.current.problems.t1).toBeTruthy();
  isPreviewRefused = false;
  await act(() => proposal.current.correct({ ...shapeOf(proposal), skipRows: 1 }));
  expect(proposal.current.problems.t1).toBeUndefined();
});

it('leaves a table that is skipped in the proposal, and says so when it imports', async () => {
  const proposal = await open();
  const [table] = proposal.current.tables;
  if (table) act(() => proposal.current.skip(table, true));
  await act(() => proposal.current.correct({ ...shapeOf(proposal), leaveTotalsOut: false }));
  expect(shapeOf(proposal).isSkipped).toBe(true);
});
