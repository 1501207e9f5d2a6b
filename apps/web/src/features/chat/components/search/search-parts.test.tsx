// @vitest-environment jsdom
import type { AnswerData } from '@mingfa/contract/answer-data';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { EMPTY_PROFILE, useSession } from '../../../../lib/session.ts';
import aiSearch from '../../../../locales/zh-CN/ai-search.ts';
import chat from '../../../../locales/zh-CN/chat.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { PlanView, SearchOutcome } from './search-parts.tsx';

beforeAll(() => startWords({ chat, 'ai-search': aiSearch }));
afterEach(() => {
  cleanup();
  useSession.setState({ profile: EMPTY_PROFILE });
});

const PLAN: AnswerData['plan'] = {
  depth: 'quick',
  subQuestions: [{ id: 'q1', text: '风筝可以在哪里放飞' }],
  searches: [
    {
      id: 's1',
      scope: 'laws',
      query: '风筝 放飞',
      filters: { 效力: '现行有效' },
      subQuestionId: 'q1',
      state: 'done',
      found: 4,
      byModel: false,
    },
    {
      id: 's2',
      scope: 'web',
      query: '风筝 放飞 规定',
      filters: {},
      subQuestionId: null,
      state: 'running',
      found: null,
      byModel: false,
    },
  ],
  limits: { rounds: 0, searches: 8, seconds: 20 },
  reached: null,
};

test('a plan says what is searched, with which filters, what each scope gave, and which words go out', () => {
  render(<PlanView plan={PLAN} isLive />);
  const plan = screen.getByRole('region', { name: '检索计划' });
  expect(plan.textContent).toContain('已完成 1 / 2 次检索');
  expect(plan.textContent).toContain('风筝可以在哪里放飞');
  expect(plan.textContent).toContain('效力：现行有效');
  expect(within(plan).getByRole('list', { name: '各范围找到的数量' }).textContent).toBe('法规 4网络 …');
  expect(plan.textContent).toContain('已发给搜索服务');
});

test('a search that was stopped says so of what it had not looked up yet', () => {
  const { rerender } = render(<PlanView plan={PLAN} isLive />);
  fireEvent.click(screen.getByRole('button', { name: /检索计划/ }));
  rerender(<PlanView plan={PLAN} isLive={false} />);
  fireEvent.click(screen.getByRole('button', { name: /检索计划/ }));
  expect(screen.getByRole('region', { name: '检索计划' }).textContent).toContain('未进行');
});

const PARTS = [
  {
    type: 'data-gaps' as const,
    data: {
      gaps: [
        {
          what: '网络',
          subQuestionId: null,
          lookedIn: ['laws' as const, 'cases' as const],
          why: 'not_configured' as const,
          how: '请管理员配置联网搜索',
        },
      ],
    },
  },
  {
    type: 'data-search-log' as const,
    data: {
      entries: [
        {
          searchId: 's2',
          at: '2026-11-28T02:00:00.000Z',
          scope: 'web' as const,
          query: '风筝 放飞 规定',
          filters: {},
          found: 1,
          service: 'searxng',
          sources: [
            {
              kind: 'web' as const,
              title: '风筝公告',
              label: '',
              used: false,
              index: null,
              state: 'failed' as const,
            },
          ],
        },
      ],
    },
  },
];
const outcome = () =>
  render(
    <MemoryRouter>
      <SearchOutcome parts={PARTS} />
    </MemoryRouter>,
  );

test('what was not found says where it was looked for, why, and what to do', () => {
  outcome();
  const gaps = screen.getByRole('region', { name: '没有找到的' });
  expect(gaps.textContent).toContain('没有配置网络检索 · 查过：法规、案例');
  expect(gaps.textContent).toContain('请管理员配置联网搜索');
  expect(within(gaps).queryByRole('link')).toBeNull();
});

test('an administrator is led from what is not set up to where it is set up', () => {
  useSession.setState({ profile: { ...EMPTY_PROFILE, role: 'admin' } });
  outcome();
  expect(screen.getByRole('link', { name: '去配置联网搜索' }).getAttribute('href')).toBe('/admin?tab=search');
});

test('the log shows the query that was sent, to whom, and a page that could not be read', () => {
  outcome();
  const log = screen.getByText('检索记录（1 次）').closest('details');
  expect(log?.textContent).toContain('网络：风筝 放飞 规定');
  expect(log?.textContent).toContain('发给 SearXNG');
  expect(log?.textContent).toContain('没有读成');
});

test('a plan is unfolded while it goes on, folds when the answer begins, and stays as one leaves it', async () => {
  const { rerender } = render(<PlanView plan={PLAN} isLive />);
  const unfolded = () => screen.getByRole('button', { name: /检索计划/ }).getAttribute('aria-expanded');
  expect(unfolded()).toBe('true');
  rerender(<PlanView plan={PLAN} isLive={false} />);
  expect(unfolded()).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: /检索计划/ }));
  expect(unfolded()).toBe('true');
});
