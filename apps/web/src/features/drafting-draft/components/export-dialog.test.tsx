// @vitest-environment jsdom
import type { TemplateDetail } from '@mingfa/contract/document-template';
import { checkDraft } from '@mingfa/contract/draft';
import type { DraftFinding } from '@mingfa/contract/draft-check';
import type { DocumentBody } from '@mingfa/contract/draft-document';
import { type LetterheadSummary, listLetterheads } from '@mingfa/contract/letterhead';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeFailure } from '../../../lib/api-answer.ts';
import { downloadFile } from '../../../lib/download.ts';
import { endpointKey, queryClient } from '../../../lib/query.ts';
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

const look: LetterheadSummary['look'] = {
  page: { width: 11_906, height: 16_838, top: 1, right: 1, bottom: 1, left: 1, header: 1, footer: 1 },
  headers: { usual: [], first: null },
  footers: { usual: [], first: null },
  fonts: { body: { latin: null, chinese: null }, heading: { latin: null, chinese: null } },
  ...{ size: 24, firstLine: 0, pictures: 1, pdfLacks: ['pictures'] },
  styles: { title: null, headings: [null, null, null], body: null, table: null },
};
const letterhead = (id: string, title: string, isDefault: boolean): LetterheadSummary => ({
  ...{ letterheadId: id, title, isDefault, look, fileName: 'a.docx', bytes: 1 },
  createdAt: '2026-11-29T00:00:00.000Z',
});
const LETTER = { shelf: 'letters', layout: 'court' } as const;

function open(
  save: DraftKeeper | null = null,
  {
    template = LETTER,
    letterheads = [],
    body = null,
    quoted = {},
  }: {
    template?: Pick<TemplateDetail, 'shelf' | 'layout'>;
    letterheads?: LetterheadSummary[];
    body?: DocumentBody | null;
    quoted?: OpenDraft['sheet']['entries'];
  } = {},
) {
  queryClient.setQueryData(endpointKey(listLetterheads, {}), { items: letterheads });
  const keeper =
    save ??
    new DraftKeeper(aDraft(), {
      save: async () => lost,
      read: async () => lost,
      keepVersion: async () => lost,
    });
  const onClose = vi.fn();
  const draft: Partial<OpenDraft> = {
    ...keeper.read(),
    keeper,
    body,
    isFree: body !== null,
    sheet: { ...keeper.read().base.sheet, entries: { ...keeper.read().base.sheet.entries, ...quoted } },
  };
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ExportDialog
          draft={draft as OpenDraft}
          template={template}
          missing={0}
          onMissing={() => {}}
          onChecks={() => {}}
          onClose={onClose}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { onClose, keeper };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('says what the checks found to be corrected, what is missing left out, before the file is made', async () => {
  const finding = (kind: DraftFinding['kind'], level: DraftFinding['level'], zh: string) =>
    ({ kind, level, text: { zh, en: zh }, path: null, quote: null, source: null }) as unknown as DraftFinding;
  queryClient.setQueryData(endpointKey(checkDraft, { params: { draftId: aDraft().draftId } }), {
    findings: [
      finding('missing', 'error', '还没有填：男方'),
      finding('limitation', 'warning', '时效快到了'),
      finding('template', 'error', '选的是没有子女，下面却填了1个子女'),
    ],
  });
  open();
  expect((await screen.findByText(/须改正的 1 处/)).textContent).toContain('选的是没有子女');
  queryClient.clear();
});

it('says why a file was not made, and makes it when asked again', async () => {
  download.mockResolvedValueOnce(makeFailure('文件太大', { errorCode: 'print_too_large', httpStatus: 422 }));
  download.mockResolvedValueOnce({ status: true, data: { name: '借条.docx', simplified: [] }, message: '' });
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
  download.mockResolvedValueOnce({ status: true, data: { name: '借条.pdf', simplified: [] }, message: '' });
  open();
  await userEvent.click(screen.getByRole('radio', { name: '缺项清单' }));
  await userEvent.click(screen.getByRole('radio', { name: 'PDF' }));
  await press(/^导 ?出$/);
  expect(download.mock.calls[0]?.[1]).toMatchObject({ body: { form: 'missing', format: 'pdf' } });
});

it('offers Word and PDF alone of a template of somebody’s own, and all formats of what is missing', async () => {
  download.mockResolvedValueOnce({
    status: true,
    data: { name: '借条.pdf', simplified: ['merged_rows'] },
    message: '',
  });
  open(null, { template: { shelf: 'own', layout: 'plain' } });
  expect(screen.queryByRole('radio', { name: 'Markdown' })).toBeNull();
  expect(screen.getByText(/PDF 由程序重排/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '缺项清单' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Markdown' }));
  await userEvent.click(screen.getByRole('radio', { name: '文书' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Word/ }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'PDF' }));
  await press(/^导 ?出$/);
  expect(download.mock.calls[0]?.[1]).toMatchObject({ body: { form: 'document', format: 'pdf' } });
});

const bodyOf = () => download.mock.calls[0]?.[1];
const made = () =>
  download.mockResolvedValueOnce({ status: true, data: { name: 'a', simplified: [] }, message: '' });

it('shows the default letterhead for a letter, and none for a paper of court until somebody chooses one', async () => {
  made();
  const letterheads = [
    letterhead('lth_one111', '本所信头', true),
    letterhead('lth_two222', '英文信头', false),
  ];
  open(null, { letterheads });
  expect(screen.getByLabelText<HTMLSelectElement>('信头与样式').value).toBe('lth_one111');
  await press(/^导 ?出$/);
  expect(bodyOf()).toEqual({
    params: { draftId: 'dra_1' },
    body: { form: 'document', format: 'docx' },
  });
  cleanup();
  download.mockReset();
  made();
  open(null, { letterheads, template: { shelf: 'court', layout: 'court' } });
  expect(screen.getByLabelText<HTMLSelectElement>('信头与样式').value).toBe('none');
  await userEvent.selectOptions(screen.getByLabelText('信头与样式'), 'lth_two222');
  expect(screen.getByText(/通常不用信头/)).toBeTruthy();
  await press(/^导 ?出$/);
  expect(bodyOf()).toMatchObject({ body: { letterheadId: 'lth_two222' } });
});

it('says what a PDF does not take over, and sends none where none is chosen', async () => {
  made();
  open(null, { letterheads: [letterhead('lth_one111', '本所信头', true)] });
  await userEvent.click(screen.getByRole('radio', { name: 'PDF' }));
  expect(screen.getByText(/不是 PNG/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('信头与样式'), 'none');
  await press(/^导 ?出$/);
  expect(bodyOf()).toMatchObject({ body: { format: 'pdf', letterheadId: null } });
});

it('leaves comments out unless they are asked for, and offers them for Word alone', async () => {
  made();
  const comments = [{ id: 'c1', text: '核对', at: '2026-11-29T00:00:00.000Z' }];
  const origin = { kind: 'typed', part: 'body' } as const;
  const spans = ['甲', '乙'].map((text) => ({ text, origin, comments }));
  open(null, { body: [{ kind: 'paragraph', style: 'body', spans }] });
  const box = screen.getByRole('checkbox', { name: /1 条/ });
  expect((box as HTMLInputElement).checked).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: 'PDF' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Word/ }));
  await userEvent.click(screen.getByRole('checkbox'));
  await press(/^导 ?出$/);
  expect(bodyOf()).toMatchObject({ body: { format: 'docx', comments: true } });
});

it('names the quoted account as still to be gone over', () => {
  const chosen = { value: '据原告自述：被告借了钱。', source: { kind: 'rule', rule: 'story' } } as const;
  open(null, { quoted: { told_account: { chosen, confirmed: true, others: [] } } });
  expect(screen.getByText(words.export.quoted)).toBeDefined();
});

it('says nothing of an account that was gone over', () => {
  const chosen = { value: '被告借了钱。', source: { kind: 'rule', rule: 'story' } } as const;
  open(null, { quoted: { told_account: { chosen, confirmed: true, others: [] } } });
  expect(screen.queryByText(words.export.quoted)).toBeNull();
});
