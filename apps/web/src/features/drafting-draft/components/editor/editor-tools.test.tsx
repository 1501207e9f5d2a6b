// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../lib/query.ts';
import words from '../../../../locales/zh-CN/draft.ts';
import { answerRequests, jsonResponse } from '../../../../testing/answer-requests.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { anEditor, aParagraph, templateWords } from '../../testing/an-editor.ts';
import { CommentDialog } from './comment-dialog.tsx';
import { FindBar } from './find-bar.tsx';
import { FootnoteDialog } from './footnote-dialog.tsx';
import { InsertArticle } from './insert-article.tsx';
import { InsertCase } from './insert-case.tsx';

let editor: Editor;
const start = (text: string) => {
  editor = anEditor([aParagraph(templateWords(text))]);
};
// jsdom cannot show a modal; a browser gives the focus to the first control of one.
beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  await startWords({ draft: words });
});
afterEach(() => {
  cleanup();
  editor.destroy();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('says how many were replaced, and closes by Escape from wherever the focus is', async () => {
  start('甲乙甲');
  const onClose = vi.fn();
  render(<FindBar editor={editor} onClose={onClose} />);
  await userEvent.type(screen.getByRole('textbox', { name: '查找' }), '甲');
  await userEvent.type(screen.getByRole('textbox', { name: '替换为' }), '丙');
  await userEvent.click(screen.getByRole('button', { name: '全部替换' }));
  expect(editor.getText()).toBe('丙乙丙');
  expect(screen.getByRole('status').textContent).toBe('替换 2 处');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

it('opens a footnote and a comment with the cursor in their words', async () => {
  start('甲');
  const place = { position: 2, isNew: true };
  const { unmount } = render(<FootnoteDialog editor={editor} place={place} onClose={() => {}} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '脚注内容' }));
  expect(screen.getByText(/脚注放在段末/)).toBeTruthy();
  unmount();
  render(<CommentDialog editor={editor} comment={null} onClose={() => {}} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '批注内容' }));
});

it('shows the article that was asked for by its number with what it says, and no other', async () => {
  start('甲');
  const location = { lawId: 'law_1234567890', articleKey: '675', versionId: null };
  answerRequests(({ url }) =>
    url.pathname.includes('/article/')
      ? jsonResponse({
          citation: '《民法典》第六百七十五条',
          article: { text: '借款人应当\n按照约定返还。', digest: null },
        })
      : jsonResponse({
          items: [
            { location, shortTitle: '民法典', label: '第六百七十五条', excerpt: '借款', isDigest: false },
            {
              location: { ...location, articleKey: '180' },
              ...{ shortTitle: '某条例', label: '第一百八十条', excerpt: '不相干', isDigest: false },
            },
          ],
          total: 2,
          citation: { label: '《民法典》第六百七十五条', location, state: 'not_compared' },
        }),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <InsertArticle editor={editor} onClose={() => {}} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByRole('searchbox'), '民法典 675');
  expect(await screen.findByText('借款人应当按照约定返还。')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

const CASE_FOUND = {
  ...{ caseId: 'case_1234567890', title: '周某诉郑某案', number: '（2023）京01民终123号', ownNumber: null },
  ...{ court: '北京市第一中级人民法院', level: 'intermediate', region: '京', area: 'civil', causes: [] },
  ...{ procedure: 'second_instance', kind: 'judgment', authority: 'ordinary', decidedOn: '2023-05-06' },
  ...{ decidedIn: null, outcome: null, isPrivate: false, isDigest: false, score: 1 },
  paragraphs: [{ section: 'reasoning', paragraph: 9, text: '预先扣除的利息不算本金。', highlights: [] }],
};
const searchFor = async (found: object[], problem: string | null, typed: string) => {
  start('甲');
  answerRequests(() =>
    jsonResponse({
      items: found,
      total: found.length,
      facets: {},
      understood: { by: 'words', terms: [], excluded: [], reference: typed, problem },
    }),
  );
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <InsertCase editor={editor} onClose={onClose} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByRole('searchbox'), typed);
  return onClose;
};

it('puts a case by its number, with the passage that was found where it is asked for', async () => {
  const onClose = await searchFor([CASE_FOUND], null, '预先扣除利息');
  await userEvent.click(await screen.findByRole('button', { name: /连同这段原文插入/ }));
  expect(editor.getText()).toContain(
    '北京市第一中级人民法院（2023）京01民终123号民事判决书认为：“预先扣除的利息不算本金。”',
  );
  expect(onClose).toHaveBeenCalled();
});

it('quotes no words of ours as those of a court', async () => {
  await searchFor([{ ...CASE_FOUND, isDigest: true }], null, '利息');
  expect(await screen.findByText(/要点 · 非裁判原文/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /连同这段原文/ })).toBeNull();
});

it('says of a number that no court can have given that it cannot be', async () => {
  await searchFor([], 'impossible_number', '（2099）京01民终1号');
  expect(await screen.findByText(/不可能是真实案号/)).toBeTruthy();
});
