// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startWords } from '../testing/start-words.ts';
import { ConfirmHost } from './confirm-action.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

function Editor({ isUnsaved }: { isUnsaved: boolean }) {
  useLeaveGuard(isUnsaved);
  return <Link to="/elsewhere">away</Link>;
}

function open(isUnsaved: boolean) {
  const router = createMemoryRouter([
    { path: '/', element: <Editor isUnsaved={isUnsaved} /> },
    { path: '/elsewhere', element: <p>elsewhere</p> },
  ]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
      <ConfirmHost />
    </StrictMode>,
  );
  fireEvent.click(screen.getByText('away'));
}

beforeAll(async () => {
  await startWords();
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

it('asks before unsaved changes are left, and stays when told to', async () => {
  open(true);
  await screen.findByText('离开并放弃修改？');
  fireEvent.click(screen.getByText(/取\s*消/));
  await waitFor(() => expect(screen.queryByText('离开并放弃修改？')).toBeNull());
  expect(screen.queryByText('elsewhere')).toBeNull();
  fireEvent.click(screen.getByText('away'));
  fireEvent.click(await screen.findByText('放弃修改'));
  await screen.findByText('elsewhere');
});

it('asks when the tab is closed', () => {
  const closes = (isUnsaved: boolean) => {
    cleanup();
    open(isUnsaved);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closes(false)).toBe(false);
  expect(closes(true)).toBe(true);
});

it('lets go without a question where nothing is unsaved', async () => {
  open(false);
  await screen.findByText('elsewhere');
});
