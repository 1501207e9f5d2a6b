import type { RecordingDetail } from '@mingfa/contract/recording';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/query.ts';
import recording from '../../../../locales/zh-CN/recording.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../../testing/quiet-environment.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { TranscribeDialog } from './transcribe-dialog.tsx';

const RECORDING = { recordingId: 'rec_1', segments: 3, hotWords: [] } as unknown as RecordingDetail;
const SERVICE = { kind: 'service', name: '听写', host: 'one.example', isAgreed: false };

let transcriber: Record<string, unknown>;
let refuses: boolean;
let seen: SeenRequest[];

beforeAll(() => startWords({ recording }));
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  setQuietEnvironment();
  transcriber = SERVICE;
  refuses = false;
  seen = answerRequests(({ url }) => {
    if (url.pathname.endsWith('/transcriber')) return jsonResponse(transcriber);
    if (!url.pathname.endsWith('/transcribe')) return jsonResponse({ items: [], total: 0 });
    if (!refuses) return jsonResponse(RECORDING);
    transcriber = { ...SERVICE, host: 'two.example' };
    return jsonResponse({ errorMessage: '语音识别服务已改变', errorCode: 'recogniser_changed' }, 409);
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const show = (onClose = vi.fn()) => {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <TranscribeDialog recording={RECORDING} onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onClose;
};
const sent = () => seen.filter(({ url }) => url.pathname.endsWith('/transcribe')).map(({ body }) => body);
const begin = () => screen.getByRole('button', { name: '开始转写' });

it('names the host that receives the sound, and sends nothing before one has agreed', async () => {
  const onClose = show();
  expect(await screen.findByText('one.example')).toBeTruthy();
  expect(begin().hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/现有的 3 段文字会被替换/)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(begin());
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual(['{"agreedHost":"one.example"}']);
});

it('who agreed to a host before is not asked again', async () => {
  transcriber = { ...SERVICE, isAgreed: true };
  show();
  expect(await screen.findByText('您此前已同意向这一接收方发送录音。')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(begin().hasAttribute('disabled')).toBe(false);
});

it('a recogniser on this machine is said to be one: nothing to agree to, and no host is sent', async () => {
  transcriber = { kind: 'local', name: '本机识别', host: null, isAgreed: true };
  const onClose = show();
  expect(await screen.findByText('由本机的“本机识别”转写，录音不会离开这台服务器。')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.click(begin());
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual(['{"agreedHost":null}']);
});

it('another host that was set meanwhile is named and agreed to anew', async () => {
  refuses = true;
  const onClose = show();
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(begin());
  expect(await screen.findByText('two.example')).toBeTruthy();
  expect(begin().hasAttribute('disabled')).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

it('without a recogniser it is said how one is got, and what works without', async () => {
  transcriber = { kind: 'none', name: null, host: null, isAgreed: false };
  show();
  expect(await screen.findByText('尚未设置语音识别')).toBeTruthy();
  expect(screen.getByText(/请管理员在“管理—模型”中添加/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '开始转写' })).toBeNull();
});
