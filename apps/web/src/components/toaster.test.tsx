// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { AppRequestError, makeFailure } from '../lib/api-answer.ts';
import { toastFailure } from '../lib/describe-failure.ts';
import { useFeedbackRequest } from '../lib/feedback-request.ts';
import { useToasts } from '../lib/toast.ts';
import quota from '../locales/zh-CN/quota.ts';
import { startWords } from '../testing/start-words.ts';
import { Toaster } from './toaster.tsx';

vi.mock('../lib/i18n.ts', () => ({ loadNamespaces: async () => undefined }));
beforeAll(async () => {
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  await startWords({ quota });
});
afterEach(() => {
  cleanup();
  useToasts.setState({ messages: [], refused: null });
});

const full = (ways: readonly ('vip' | 'delete' | 'ask_administrator')[]) =>
  new AppRequestError(
    makeFailure('已达到可保存的上限（100 个）', {
      errorCode: 'limit_reached',
      httpStatus: 429,
      requestId: 'req_1',
      refusal: { kind: 'knowledge_base', resetsAt: null, ways: [...ways] },
    }),
  );

it('what a limit refused is told in a dialog with the ways on, each of which leads somewhere and closes it', async () => {
  const go = vi.fn();
  render(<Toaster go={go} />);
  toastFailure(full(['vip', 'delete']));
  expect(await screen.findByRole('heading', { name: '已达到上限：知识库' })).toBeTruthy();
  expect(screen.getByText('已达到可保存的上限（100 个）')).toBeTruthy();
  expect(screen.getByRole('link', { name: '看 VIP 有多少' }).getAttribute('href')).toBe('/vip');
  await userEvent.click(screen.getByRole('link', { name: '去删除一些' }));
  expect(go).toHaveBeenCalledWith('/knowledge_base');
  expect(screen.queryByRole('heading')).toBeNull();
});

it('an administrator is asked with the number of the request at hand', async () => {
  render(<Toaster go={vi.fn()} />);
  toastFailure(full(['ask_administrator']));
  await userEvent.click(await screen.findByRole('button', { name: '请管理员调高' }));
  expect(useFeedbackRequest.getState().about).toEqual({ errorCode: 'limit_reached', requestId: 'req_1' });
});

it('any other failure is a message that goes by itself', async () => {
  render(<Toaster go={vi.fn()} />);
  toastFailure(new AppRequestError(makeFailure('没有找到', { errorCode: 'not_found', httpStatus: 404 })));
  expect(await screen.findByText('没有找到')).toBeTruthy();
  expect(useToasts.getState().refused).toBeNull();
});
