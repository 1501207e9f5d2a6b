// @vitest-environment jsdom
import type { ModelProvider } from '@mingfa/contract/admin';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import administration from '../../../locales/zh-CN/administration.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../../testing/quiet-environment.ts';
import { startWords } from '../../../testing/start-words.ts';
import { ModelCard } from './model-card.tsx';
import { ModelDialog } from './model-dialog.tsx';

const MODEL: ModelProvider = {
  ...{ modelId: 'mdl_1', purpose: 'transcription', name: '本机识别', modelName: 'SenseVoice' },
  ...{ baseUrl: 'file:///srv/models/sense-voice', keyHint: '', hasKey: false, enabled: true, position: 1 },
  ...{ dimension: null, source: 'settings', createdAt: null },
  files: [{ name: 'model.int8.onnx', bytes: 9, sha256: 'ab'.repeat(32) }],
};
const LIBRARY = {
  version: null,
  installCommand: 'npm install sherpa-onnx-node',
  hasFfmpeg: false,
  found: null,
};
const LACKING = { title: null, files: [], problem: '识别模型的文件夹里缺少：tokens.txt' };

let seen: SeenRequest[];
let tested: object;
beforeAll(() => startWords({ administration }));
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  setQuietEnvironment();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  seen = answerRequests(({ url }) => {
    if (url.pathname.endsWith('/local-recogniser'))
      return jsonResponse(
        url.searchParams.get('folder') === '/srv/空' ? { ...LIBRARY, found: LACKING } : LIBRARY,
      );
    return jsonResponse(url.pathname.endsWith('/hear') ? tested : MODEL);
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const show = (content: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
const card = () =>
  show(
    <ul>
      <ModelCard
        {...{ model: MODEL, number: 1, first: true, last: true }}
        {...{ onMove: vi.fn(), onSwitch: vi.fn(), onEdit: vi.fn(), onDelete: vi.fn() }}
      />
    </ul>,
  );
const dialog = (model: ModelProvider | null) =>
  show(
    <ModelDialog purpose="transcription" model={model} revision={3} onClose={vi.fn()} onSaved={vi.fn()} />,
  );

it('says that a recogniser is on this machine, in which folder, and the hash of each file', () => {
  card();
  expect(screen.getByText('SenseVoice · 本机 · /srv/models/sense-voice')).toBeTruthy();
  expect(screen.getByText('ab'.repeat(32))).toBeTruthy();
});

it('its test says what was heard and how long that took, or why nothing was', async () => {
  tested = {
    ok: true,
    text: '借款',
    heardSeconds: 4.5,
    tookSeconds: 0.8,
    errorCode: null,
    errorMessage: null,
  };
  card();
  fireEvent.click(screen.getByRole('button', { name: '测试 本机识别' }));
  expect(await screen.findByText('可用：4.5 秒的声音，用时 0.8 秒，听到：')).toBeTruthy();
  expect(screen.getByText('借款')).toBeTruthy();
  tested = { ...tested, ok: false, text: '', errorMessage: '识别模型的文件夹里缺少：tokens.txt' };
  fireEvent.click(screen.getByRole('button', { name: '测试 本机识别' }));
  expect(await screen.findByText('不可用：识别模型的文件夹里缺少：tokens.txt')).toBeTruthy();
});

it('a folder is asked for in the place of address and key, and what is missing is said with its command', async () => {
  dialog(null);
  fireEvent.click(screen.getByRole('button', { name: '本机文件夹' }));
  expect(await screen.findByText('npm install sherpa-onnx-node')).toBeTruthy();
  expect(screen.queryByLabelText('接口地址')).toBeNull();
  fireEvent.change(screen.getByLabelText('显示名称'), { target: { value: '本机识别' } });
  fireEvent.change(screen.getByLabelText('模型文件夹'), { target: { value: '/srv/模型' } });
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
  const sent = await waitFor(() => {
    const saved = seen.find(({ method }) => method === 'POST');
    return JSON.parse(saved?.body ?? '') as object;
  });
  expect(sent).toMatchObject({
    purpose: 'transcription',
    baseUrl: 'file:///srv/%E6%A8%A1%E5%9E%8B',
    apiKey: '',
  });
});

it('what a folder has to hold is said for each kind of model, and what it lacks as soon as it is named', async () => {
  dialog(null);
  fireEvent.click(screen.getByRole('button', { name: '本机文件夹' }));
  expect(await screen.findByText(/GPL 许可的语音合成代码/)).toBeTruthy();
  expect(screen.getByText('encoder….onnx, decoder….onnx, joiner….onnx, tokens.txt')).toBeTruthy();
  expect(screen.getByText('例如 sherpa-onnx-sense-voice-zh-en-ja-ko-yue-2024-07-17')).toBeTruthy();
  const input = screen.getByLabelText('模型文件夹');
  fireEvent.change(input, { target: { value: '/srv/空' } });
  fireEvent.blur(input);
  expect(await screen.findByText('识别模型的文件夹里缺少：tokens.txt')).toBeTruthy();
});

it('one that is edited shows its folder', () => {
  dialog(MODEL);
  expect((screen.getByLabelText('模型文件夹') as HTMLInputElement).value).toBe('/srv/models/sense-voice');
});
