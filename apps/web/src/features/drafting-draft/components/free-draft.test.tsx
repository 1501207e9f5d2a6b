// @vitest-environment jsdom
import type { DocumentBody } from '@mingfa/contract/draft-document';
import { listLetterheads } from '@mingfa/contract/letterhead';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { endpointKey, queryClient } from '../../../lib/query.ts';
import words from '../../../locales/zh-CN/draft.ts';
import { startWords } from '../../../testing/start-words.ts';
import type { DraftDesk } from '../model/draft-desk.ts';
import { countOpen } from '../model/form-paths.ts';
import { aDraft } from '../testing/a-draft.ts';
import { aParagraph, templateWords } from '../testing/an-editor.ts';
import { DraftNotices } from './draft-notices.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { MissingPanel } from './panel/missing-panel.tsx';

vi.mock('../../../components/file-label/lazy-file-label.tsx', () => ({ LazyLabelNote: () => null }));
// jsdom cannot show a modal.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => startWords({ draft: words }));
afterEach(cleanup);

/** A draft with three fields open and one blank in its text. */
function aDesk(isFree: boolean): DraftDesk {
  const blank = { text: '＿＿', blank: true as const, origin: { kind: 'template' as const } };
  const blocks: DocumentBody = [aParagraph(templateWords('甲'), blank)];
  const missing = ['court', 'loan_date', 'loan_principal'].map((path) => ({ path, step: 'loan' }));
  const base = aDraft({
    ...{ isFree, body: isFree ? blocks : null, touchedBy: ['loan_principal'] },
    document: { title: '借条', layout: 'plain', pageFoot: [], blocks },
    missing: missing as never,
  });
  const setAside = { facts: [], parts: {} };
  const draft = {
    base,
    isFree,
    body: base.body,
    sheet: base.sheet,
    setAside,
    keeper: { settle: async () => true },
    write: {},
  };
  return { template: { steps: [] }, draft, preview: base, goTo: () => {} } as unknown as DraftDesk;
}

it('counts the blanks of a text that is edited freely, and the open fields of any other', () => {
  const [free, other] = [aDesk(true), aDesk(false)];
  expect(countOpen(free.template, free.preview, free.draft)).toBe(1);
  expect(countOpen(other.template, other.preview, other.draft)).toBe(3);
  render(<MissingPanel desk={free} />);
  expect(screen.getByText('正文里还有 1 处空白没有填。')).toBeTruthy();
  expect(screen.queryByText(/项待办/)).toBeNull();
});

it('says of a text that is edited freely how many blanks a file will have', () => {
  const { draft } = aDesk(true);
  queryClient.setQueryData(endpointKey(listLetterheads, {}), { items: [] });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ExportDialog
          draft={draft}
          template={{ shelf: 'contracts', layout: 'plain' }}
          missing={1}
          onMissing={() => {}}
          onChecks={() => {}}
          onClose={() => {}}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText(/正文还有 1 处空白没有填/)).toBeTruthy();
});

it('never says that a text that is edited freely has followed the facts', () => {
  const { unmount } = render(<DraftNotices desk={aDesk(true)} />);
  expect(screen.getByRole('status').textContent).toMatch(/正文已自由编辑，不会跟着变，请自己核对/);
  unmount();
  render(<DraftNotices desk={aDesk(false)} />);
  expect(screen.getByRole('status').textContent).toMatch(/文书已按新的事实写成/);
});
