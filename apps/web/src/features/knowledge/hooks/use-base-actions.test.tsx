// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmHost } from '../../../components/confirm-action.tsx';
import { queryClient } from '../../../lib/query.ts';
import knowledge from '../../../locales/zh-CN/knowledge.ts';
import { answerRequests, jsonResponse } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { useBaseActions } from './use-base-actions.ts';

const BASE = { konId: 'kon_123456', name: '租房资料', files: 2, segments: 9, bytes: 2048 } as never;
let clones: string[];
let deletions: unknown[];
let outcome: Promise<boolean>;

beforeEach(async () => {
  await startWords({ knowledge });
  setQuietEnvironment();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  clones = [];
  deletions = [];
  answerRequests(({ method, body }) => {
    if (method === 'GET') return jsonResponse({ ...(BASE as object), clones });
    deletions.push(JSON.parse(body));
    return jsonResponse({ success: true });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function Deleting() {
  const { remove } = useBaseActions();
  return (
    <button
      type="button"
      onClick={() => {
        outcome = remove(BASE);
      }}
    >
      begin
    </button>
  );
}

async function begin() {
  render(
    <QueryClientProvider client={queryClient}>
      <Deleting />
      <ConfirmHost />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('begin'));
  return screen.findByRole('dialog', { name: '删除“租房资料”？' });
}
const press = (dialog: HTMLElement) => {
  const buttons = [...dialog.querySelectorAll('button')];
  const confirm = buttons.at(-1);
  if (confirm) fireEvent.click(confirm);
};

it('names the clones that use a base in its first step, and asks no second time', async () => {
  clones = ['租房小助手', '退租助手'];
  const dialog = await begin();
  expect(dialog.textContent).toContain('还在使用它的智能体：租房小助手、退租助手。');
  expect(dialog.textContent).toContain('2 个文件');
  expect(deletions).toEqual([]);
  press(dialog);
  expect(await outcome).toBe(true);
  expect(deletions).toEqual([{ confirmed: true }]);
});

it('names nobody where no clone uses it, and lets the server name one that came to use it meanwhile', async () => {
  const dialog = await begin();
  expect(dialog.textContent).not.toContain('智能体');
  press(dialog);
  expect(await outcome).toBe(true);
  expect(deletions).toEqual([{ confirmed: false }]);
});
