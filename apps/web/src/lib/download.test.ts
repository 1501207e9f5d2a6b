// @vitest-environment jsdom
import { exportConversation } from '@mingfa/contract/chat';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerRequests } from '../testing/answer-requests.ts';
import { downloadFile } from './download.ts';
import { setRequestEnvironment } from './request-environment.ts';

let told: number;
let saved: string[];
beforeEach(() => {
  told = 0;
  saved = [];
  setRequestEnvironment({
    language: () => 'zh-CN',
    ensureSession: async () => null,
    sessionEnded: () => {},
    tooFrequent: () => {
      told += 1;
    },
    failedText: (path) => path,
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const download = (format: 'md' | 'docx') =>
  downloadFile(
    exportConversation,
    { query: { conversationId: 'cnv_1234567890', format, language: 'zh-CN' } },
    `对话.${format}`,
  );

it('cancels an identical download that is still under way, tells the person, and saves one file', async () => {
  const answers: ((response: Response) => void)[] = [];
  const seen = answerRequests(
    (_, signal) =>
      new Promise((resolve, reject) => {
        answers.push(resolve);
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  const first = download('md');
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  const second = download('md');
  expect(await first).toMatchObject({ status: false, silent: true });
  expect(told).toBe(1);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(new Response('正文'));
  expect(await second).toMatchObject({ status: true, data: { name: '对话.md' } });
  expect(saved).toEqual(['对话.md']);
});

it('lets different files, and the same one afterwards, be downloaded', async () => {
  answerRequests(() => new Response('正文'));
  await Promise.all([download('md'), download('docx')]);
  await download('md');
  expect(told).toBe(0);
  expect(saved).toHaveLength(3);
});
