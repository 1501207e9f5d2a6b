// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { AppRequestError, makeFailure } from '../lib/api-answer.ts';
import { startWords } from '../testing/start-words.ts';
import { RouteError } from './route-error.tsx';

beforeAll(async () => {
  await startWords();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

function Layout() {
  return (
    <>
      <nav>侧栏</nav>
      <Outlet />
    </>
  );
}

function Broken(): never {
  throw useLoaderData<Error>();
}

function renderBroken(error: Error) {
  const screenRoute = { index: true, loader: () => error, Component: Broken };
  const router = createMemoryRouter([
    {
      Component: Layout,
      HydrateFallback: Layout,
      children: [{ ErrorBoundary: RouteError, children: [screenRoute] }],
    },
  ]);
  render(<RouterProvider router={router} />);
}

it('keeps the sidebar when a screen breaks, and offers a way on', async () => {
  renderBroken(new Error('a bug'));
  expect((await screen.findByRole('heading')).textContent).toBe('这个页面出了问题');
  expect(screen.getByText('侧栏')).toBeTruthy();
  expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
  expect(screen.queryByText('a bug')).toBeNull();
});

it('says what the server said', async () => {
  renderBroken(new AppRequestError(makeFailure('未找到相应内容', { httpStatus: 404 })));
  expect(await screen.findByText('未找到相应内容')).toBeTruthy();
});

it('asks to reload when an upgrade took the screen’s file away', async () => {
  renderBroken(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
  expect(await screen.findByText('页面已更新，请重新加载。')).toBeTruthy();
});
