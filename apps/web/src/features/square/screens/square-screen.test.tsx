// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import { EMPTY_PROFILE, useSession } from '../../../lib/session.ts';
import square from '../../../locales/zh-CN/square.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import SquareScreen from './square-screen.tsx';

const LISTED = {
  appId: 'app_tenancy',
  name: '租房顾问',
  avatar: { style: 'rings', seed: '', pictureId: null },
  introduction: '押金与维修。<b>不是粗体</b>',
  category: 'tenancy',
  official: true,
  maker: '',
  isOwn: false,
  version: 2,
  publishedAt: '2026-11-20T02:00:00.000Z',
  users: 12,
  rating: 4.5,
  ratings: 8,
  comments: 1,
  pinned: false,
};
const DETAIL = {
  ...LISTED,
  opening: '',
  guideQuestions: ['押金不退怎么办？'],
  firstQuestions: [],
  skills: [],
  language: 'asked',
  scope: { fields: ['tenancy'], lawsOnly: ['民法典'], lawsWithout: [], region: null, asOf: null },
  showsOriginals: false,
  listed: LISTED,
  notes: '补上维修。',
  libraryDate: '2026-06-26',
  knowledgeBases: 0,
  ownRating: null,
  mayRate: true,
};
const COMMENT = {
  commentId: 'ccm_1',
  appId: LISTED.appId,
  version: 1,
  parentId: null,
  text: '答得清楚<img src=x>',
  author: '小林',
  isOwn: false,
  byMaker: false,
  rating: 5,
  state: 'shown',
  reason: '',
  edited: true,
  reports: 0,
  createdAt: '2026-11-21T02:00:00.000Z',
};
const THREAD = {
  ...COMMENT,
  replies: [{ ...COMMENT, commentId: 'ccm_2', text: '谢谢', author: '陈律师', byMaker: true, rating: null }],
};

let seen: SeenRequest[];
let items: object[];
beforeAll(() => startWords({ square }));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  setQuietEnvironment();
  items = [LISTED];
  seen = answerRequests(({ url, method }) => {
    if (method === 'POST') return jsonResponse({ done: true, rating: 4, ratings: 9 });
    if (url.pathname.endsWith('/detail')) return jsonResponse(DETAIL);
    const found = url.pathname.endsWith('/comment/list') ? [THREAD] : items;
    return jsonResponse({ items: found, total: found.length, page: 1, pageSize: 24 });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  useSession.setState({ profile: EMPTY_PROFILE, hasSession: false });
  vi.unstubAllGlobals();
});

const beMember = () =>
  useSession.setState({ profile: { ...EMPTY_PROFILE, uuid: 'usr_1', role: 'user' }, hasSession: true });

function show(address = '/intelligent') {
  const router = createMemoryRouter([{ path: '*', element: <SquareScreen /> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const sentTo = (path: string) =>
  seen.filter(({ url }) => url.pathname.endsWith(path)).map(({ body }) => JSON.parse(body));

it('lists clones with their numbers as plain text, by category and order, and keeps both in the address', async () => {
  const router = show();
  const card = (await screen.findByRole('link', { name: '租房顾问' })).closest('li') as HTMLElement;
  expect(card.textContent).toContain('官方');
  expect(card.textContent).toContain('12 人用过');
  expect(card.textContent).toContain('<b>不是粗体</b>');
  fireEvent.click(screen.getByRole('button', { name: '房屋租赁' }));
  fireEvent.click(screen.getByText('好评'));
  await waitFor(() => expect(router.state.location.search).toBe('?category=tenancy&sort=rated'));
  await waitFor(() =>
    expect(seen.some(({ url }) => url.pathname === '/v1/brain_app/app/tenancy/list')).toBe(true),
  );
});

it('says what was not found, and shows everything again with one click', async () => {
  items = [];
  const router = show('/intelligent?q=航天&category=labour');
  expect(await screen.findByText('没有找到“航天”。')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '查看全部' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('introduces a clone: the law it answers from, its version and library, its questions and what is said of it', async () => {
  beMember();
  show('/intelligent?app=app_tenancy');
  const drawer = await screen.findByRole('dialog', { name: '租房顾问' });
  await within(drawer).findByText('只依据：《民法典》');
  expect(drawer.textContent).toContain('只答：房屋租赁');
  expect(drawer.textContent).toContain('发布时更新至 2026-06-26');
  const question = within(drawer).getByRole('link', { name: '押金不退怎么办？' });
  expect(question.getAttribute('href')).toBe('/clone_agent?app=app_tenancy');
  const comment = await within(drawer).findByRole('article', { name: '小林 的评论' });
  expect(comment.textContent).toContain('答得清楚<img src=x>');
  expect(comment.textContent).toContain('已编辑');
  expect(comment.textContent).toContain('评的是第 1 版');
  const reply = within(drawer).getByRole('article', { name: '陈律师 的评论' });
  expect(within(reply).getByText('作者')).toBeTruthy();
});

it('rates with radio buttons, writes a comment and answers one', async () => {
  beMember();
  show('/intelligent?app=app_tenancy');
  fireEvent.click(await screen.findByRole('radio', { name: '4 星' }));
  await waitFor(() => expect(sentTo('/rate')).toEqual([{ appId: 'app_tenancy', rating: 4 }]));
  const field = screen.getByRole('textbox', { name: '写评论' });
  fireEvent.change(field, { target: { value: '  有用  ' } });
  fireEvent.click(screen.getByRole('button', { name: /^发 ?表$/ }));
  await waitFor(() =>
    expect(sentTo('/comment/create')).toEqual([{ appId: 'app_tenancy', text: '有用', parentId: null }]),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^回 ?复$/ }));
  fireEvent.change(screen.getByRole('textbox', { name: '回复 小林' }), { target: { value: '同意' } });
  fireEvent.submit(screen.getByRole('textbox', { name: '回复 小林' }));
  await waitFor(() =>
    expect(sentTo('/comment/create')[1]).toMatchObject({ text: '同意', parentId: 'ccm_1' }),
  );
});

it('tells a guest what it takes to rate, to comment and to add to the home screen', async () => {
  show('/intelligent?app=app_tenancy');
  const drawer = await screen.findByRole('dialog', { name: '租房顾问' });
  expect(await within(drawer).findByText('注册并得到回答后可以评分')).toBeTruthy();
  expect(within(drawer).getByRole('link', { name: '注册' })).toBeTruthy();
  expect(within(drawer).queryByRole('textbox')).toBeNull();
  fireEvent.click(within(drawer).getByRole('button', { name: /添加到首页/ }));
  expect(sentTo('/add')).toEqual([]);
});
