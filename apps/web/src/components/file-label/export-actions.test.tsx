// @vitest-environment jsdom
import { CLEAN_COPY_TERMS } from '@mingfa/contract/generated-label';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query.ts';
import label from '../../locales/zh-CN/label.ts';
import { answerRequests, jsonResponse, type SeenRequest } from '../../testing/answer-requests.ts';
import { setQuietEnvironment } from '../../testing/quiet-environment.ts';
import { startWords } from '../../testing/start-words.ts';
import { ExportActions } from './export-actions.tsx';

const LABEL = {
  text: '【AI 生成】本文件部分内容由人工智能生成（模型：甲），使用前请核对。',
  position: 'beginning',
  implicit: {
    ...{ Label: '1', ContentProducer: '某某所', ProduceID: 'cnv_123456', ReservedCode1: '' },
    ...{ ContentPropagator: '', PropagateID: '', ReservedCode2: '' },
  },
  sentences: { person: 2, model: 5, program: 1, source: 3 },
};

// Their words are loaded with them; here they are there already.
vi.mock('./lazy-file-label.tsx', async () => ({
  LazyLabelNote: (await import('./label-note.tsx')).default,
  LazyCleanCopyDialog: (await import('./clean-copy-dialog.tsx')).default,
}));

let seen: SeenRequest[];
let carried: object | null;
beforeAll(() => startWords({ label }));
beforeEach(() => {
  HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
    this.removeAttribute('popover');
  };
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  setQuietEnvironment();
  carried = LABEL;
  seen = answerRequests(({ method }) =>
    method === 'GET'
      ? jsonResponse({ label: carried })
      : jsonResponse({ cleanCopyId: 'ccp_123456', until: '2026-11-28T09:00:00.000Z' }),
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function show() {
  const download = vi.fn(async (_cleanCopyId?: string) => {});
  render(
    <QueryClientProvider client={queryClient}>
      <ExportActions
        file={{ kind: 'conversation', thingId: 'cnv_123456' }}
        label="导出"
        choices={[{ key: 'docx', label: '导出 Word', download }]}
        trigger={(props) => (
          <button type="button" {...props}>
            打开
          </button>
        )}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('打开'));
  return download;
}

it('says before the export which label the file will carry, and whose words are in it', async () => {
  show();
  expect(await screen.findByText(LABEL.text)).toBeTruthy();
  expect(screen.getByText(/模型 5、来源原文 3、程序 1、人 2/)).toBeTruthy();
  expect(screen.getByText(/某某所/)).toBeTruthy();
});

it('says nothing of labels where no model’s words are in it', async () => {
  carried = null;
  show();
  await waitFor(() => expect(seen.some(({ url }) => url.pathname === '/v1/label/preview')).toBe(true));
  expect(screen.queryByText('文件将带有标识：')).toBeNull();
  expect(screen.getByRole('menuitem', { name: '导出 Word' })).toBeTruthy();
});

it('gives a file without explicit label only to whoever ticked the empty box', async () => {
  const download = show();
  fireEvent.click(await screen.findByRole('menuitem', { name: '导出无显式标识的文件…' }));
  const give = await screen.findByRole<HTMLButtonElement>('button', { name: '导出 Word' });
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect([box.checked, give.disabled]).toEqual([false, true]);
  fireEvent.click(box);
  fireEvent.click(give);
  await waitFor(() => expect(download).toHaveBeenCalledWith('ccp_123456'));
  expect(JSON.parse(seen.find(({ method }) => method === 'POST')?.body ?? '{}')).toEqual({
    ...{ kind: 'conversation', thingId: 'cnv_123456' },
    ...{ terms: CLEAN_COPY_TERMS, acknowledged: true },
  });
});
