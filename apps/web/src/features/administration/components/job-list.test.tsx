// @vitest-environment jsdom
import type { ListedJob } from '@mingfa/contract/admin-job';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import adminJobs from '../../../locales/zh-CN/admin-jobs.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { JobList } from './job-list.tsx';

const JOB: ListedJob = {
  jobId: 7,
  kind: 'review',
  state: 'failed',
  owner: '陈**',
  attempts: 3,
  progress: null,
  isEnding: false,
  canStop: false,
  addedAt: null,
  at: '2026-11-20T02:00:00.000Z',
  error: 'Error: away',
};

let seen: SeenRequest[];
let items: ListedJob[];
beforeAll(() => startWords({ 'admin-jobs': adminJobs }));
beforeEach(() => {
  setQuietEnvironment();
  items = [JOB];
  seen = answerRequests(({ method }) => {
    if (method !== 'GET') items = [];
    return jsonResponse(method === 'GET' ? { items, next: null } : { done: true });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const open = (address = '/admin?tab=jobs') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={queryClient}>
        <JobList />
      </QueryClientProvider>
    </MemoryRouter>,
  );
const row = async (kind: string) => {
  const found = (await screen.findByText(kind, { selector: 'strong' })).closest('li');
  if (!found) throw new Error(kind);
  return within(found);
};

it('says what failed, whose it was and why, and queues it again', async () => {
  open();
  const shown = await row('合同审查');
  for (const words of ['已失败', '陈**', '已尝试 3 次', 'Error: away']) shown.getByText(words);
  fireEvent.click(shown.getByRole('button', { name: '重试：合同审查' }));
  await waitFor(() => expect(seen.map(({ url }) => url.pathname)).toContain('/v1/admin/job/failed/7/retry'));
  await screen.findByText('没有后台任务。');
});

it('says why a job cannot be stopped, shows how far one is, and offers to stop it', async () => {
  const working = { ...JOB, state: 'working' as const, error: '', attempts: 1 };
  items = [
    { ...working, kind: 'account-deletion' },
    { ...working, jobId: 8, kind: 'law.import', canStop: true, progress: { done: 3, total: 9 } },
  ];
  open();
  const deletion = await row('注销账号');
  deletion.getByText('注销是本人的权利，只有本人可以撤回。');
  expect(deletion.queryByRole('button')).toBeNull();
  const imported = await row('导入法规');
  imported.getByText('3 / 9');
  imported.getByRole('button', { name: '停止：导入法规' });
});

it('begins with the state that an address names', async () => {
  open('/admin?tab=jobs&state=failed');
  await row('合同审查');
  expect(seen[0]?.url.searchParams.get('state')).toBe('failed');
});
