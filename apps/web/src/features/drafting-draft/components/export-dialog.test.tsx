// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeFailure } from '../../../lib/api-answer.ts';
import { downloadFile } from '../../../lib/download.ts';
import words from '../../../locales/zh-CN/draft.ts';
import { startWords } from '../../../testing/start-words.ts';
import type { OpenDraft } from '../hooks/use-draft.ts';
import { NO_CHANGES } from '../model/draft-changes.ts';
import { DraftKeeper } from '../model/draft-keeper.ts';
import { aDraft } from '../testing/a-draft.ts';
import { ExportDialog } from './export-dialog.tsx';

vi.mock('../../../lib/download.ts', () => ({ downloadFile: vi.fn() }));
vi.mock('../../../components/file-label/lazy-file-label.tsx', () => ({ LazyLabelNote: () => null }));

const download = vi.mocked(downloadFile);
const lost = makeFailure('连不上服务器', { errorCode: 'network' });

// jsdom cannot show a modal.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(async () => {
  download.mockReset();
  await startWords({ draft: words });
});
afterEach(cleanup);

function open(save: DraftKeeper | null = null, isOwn = false) {
  const keeper =
    save ??
    new DraftKeeper(aDraft(), {
      save: async () => lost,
      read: async () => lost,
      keepVersion: async () => lost,
    });
  const onClose = vi.fn();
  const draft = { ...keeper.read(), keeper } as OpenDraft;
  render(<ExportDialog draft={draft} isOwn={isOwn} missing={0} onMissing={() => {}} onClose={onClose} />);
  return { onClose, keeper };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('says why a file was not made, and makes it when asked again', async () => {
  download.mockResolvedValueOnce(makeFailure('文件太大', { errorCode: 'print_too_large', httpStatus: 422 }));
  download.mockResolvedValueOnce({ status: true, data: { name: '借条.docx' }, message: '' });
  const { onClose } = open();
  await press(/^导 ?出$/);
  expect((await screen.findByRole('alert')).textContent).toContain('文件太大');
  expect(onClose).not.toHaveBeenCalled();
  await press(/再试一次$/);
  expect(onClose).toHaveBeenCalled();
  expect(download.mock.calls.map(([, request]) => request)).toEqual([
    { params: { draftId: 'dra_1' }, body: { form: 'document', format: 'docx' } },
    { params: { draftId: 'dra_1' }, body: { form: 'document', format: 'docx' } },
  ]);
});

it('exports nothing while what was typed last is not at the server', async () => {
  const { keeper } = open();
  keeper.change({ ...NO_CHANGES, title: '新标题' });
  await press(/^导 ?出$/);
  expect((await screen.findByRole('alert')).textContent).toContain('还没有保存');
  expect(download).not.toHaveBeenCalled();
});

it('exports the form and the format that were chosen', async () => {
  download.mockResolvedValueOnce({ status: true, data: { name: '借条.pdf' }, message: '' });
  open();
  await userEvent.click(screen.getByRole('radio', { name: '缺项清单' }));
  await userEvent.click(screen.getByRole('radio', { name: 'PDF' }));
  await press(/^导 ?出$/);
  expect(download.mock.calls[0]?.[1]).toMatchObject({ body: { form: 'missing', format: 'pdf' } });
});

it('offers Word alone of a template of somebody’s own, and all formats of what is missing', async () => {
  download.mockResolvedValueOnce({ status: true, data: { name: '借条.docx' }, message: '' });
  open(null, true);
  expect(screen.queryByRole('radio', { name: 'PDF' })).toBeNull();
  expect(screen.getByText(/版式不变/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '缺项清单' }));
  await userEvent.click(screen.getByRole('radio', { name: 'PDF' }));
  await userEvent.click(screen.getByRole('radio', { name: '文书' }));
  await press(/^导 ?出$/);
  expect(download.mock.calls[0]?.[1]).toMatchObject({ body: { form: 'document', format: 'docx' } });
});
