// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmHost } from '../../../components/confirm-action.tsx';
import { queryClient } from '../../../lib/query.ts';
import { EMPTY_PROFILE, storeProfile } from '../../../lib/session.ts';
import clone from '../../../locales/zh-CN/clone.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { aClone } from '../testing/a-clone.ts';
import CloneListScreen from './clone-list-screen.tsx';

let items: unknown[];
let seen: SeenRequest[];

// jsdom has neither popovers nor modal dialogs nor media queries.
beforeAll(() => {
  HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
    this.removeAttribute('popover');
  };
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  window.matchMedia ??= () =>
    ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
});
beforeEach(async () => {
  await startWords({ clone });
  setQuietEnvironment();
  storeProfile({ ...EMPTY_PROFILE, uuid: 'usr_123456', role: 'user' });
  items = [];
  seen = answerRequests(({ url, method }) => {
    if (url.pathname.endsWith('/delete')) items = [];
    if (method === 'POST') return jsonResponse({ done: true });
    return jsonResponse({ items, total: items.length, page: 1, pageSize: 24 });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open(address = '/clone_list') {
  const router = createMemoryRouter([{ path: '*', element: <CloneListScreen /> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ConfirmHost />
    </QueryClientProvider>,
  );
}

it('offers to make the first one, with examples that begin its description', async () => {
  open();
  expect(await screen.findByText(clone.list.empty)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: clone.list.examples.first }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: clone.help.description,
  });
  expect(field.value).toBe(clone.list.examples.first);
});

it('shows how each stands, words of it as text, and what broke since it was published', async () => {
  items = [
    aClone(
      { name: '<b>租房</b>' },
      {
        state: 'update_pending',
        publishedVersion: 2,
        lastVersion: 2,
        listing: 'waiting',
        broken: ['押金呢？'],
      },
    ),
  ];
  open();
  expect(await screen.findByRole('heading', { name: '<b>租房</b>' })).toBeTruthy();
  for (const words of [clone.states.update_pending, clone.states.waiting, '1 个测试问题不再通过'])
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
});

it('says before a clone is deleted what goes and what stays', async () => {
  items = [aClone()];
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '“租房助手”的操作' }));
  await user.click(screen.getByRole('menuitem', { name: clone.card.delete, hidden: true }));
  expect(await screen.findByText(clone.card.deleteText)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^删\s?除$/ }));
  expect(await screen.findByText(clone.list.empty)).toBeTruthy();
  expect(seen.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname)).toEqual([
    '/v1/brain_app/app_123456/delete',
  ]);
});

it('asks for those put away by themselves', async () => {
  open('/clone_list?archived=yes');
  expect(await screen.findByText(clone.list.noneArchived)).toBeTruthy();
  expect(seen.at(-1)?.url.searchParams.get('archived')).toBe('true');
});
