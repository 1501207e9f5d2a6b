// @vitest-environment jsdom
import type { DocumentBody } from '@mingfa/contract/draft-document';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeFailure } from '../../../../lib/api-answer.ts';
import { DraftKeeper } from '../../model/draft-keeper.ts';
import { aDraft } from '../../testing/a-draft.ts';
import { aParagraph, choose, templateWords, typeInto } from '../../testing/an-editor.ts';
import { useDraft } from '../use-draft.ts';
import { useDocumentEditor } from './use-document-editor.ts';

const PAUSE_MS = 150;
let saved: (DocumentBody | null | undefined)[];

vi.mock('../../../../components/use-leave-guard.ts', () => ({ useLeaveGuard: () => {} }));
vi.mock('../../../../lib/client.ts', () => ({
  callEndpoint: async (_: unknown, { body }: { body: { body?: DocumentBody | null } }) => {
    saved.push(body.body);
    return makeFailure('连不上服务器', { errorCode: 'network' });
  },
}));

let number = 0;
beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  number += 1;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(text = '甲') {
  const read = aDraft({
    ...{ draftId: `dra_editor_${number}`, isFree: true, body: [aParagraph(templateWords(text))] },
  });
  const { result, rerender, unmount } = renderHook(
    (draft) => {
      const kept = useDraft(draft);
      return { kept, editor: useDocumentEditor(kept) };
    },
    { initialProps: read },
  );
  const editor = () => {
    const { editor: made } = result.current;
    if (!made) throw new Error('no editor');
    return made;
  };
  return { read, editor, draft: () => result.current.kept, rerender, unmount };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = (body: DocumentBody | null | undefined) =>
  (body ?? [])
    .map((block) => ('spans' in block ? block.spans.map((span) => span.text).join('') : ''))
    .join('|');

it('hands over what was typed when typing pauses, and keeps it where a save fails', async () => {
  const { editor, draft } = open();
  choose(editor(), 2);
  typeInto(editor(), '乙');
  expect(draft().changes.body).toBeUndefined();
  await wait(PAUSE_MS);
  expect(text(draft().body)).toBe('甲乙');
  await wait(1_000);
  expect(saved.map(text)).toContain('甲乙');
  expect(draft().state).toBe('lost');
  expect(text(draft().body)).toBe('甲乙');
});

it('sends what somebody types who never pauses, so that no more than two seconds of it can be lost', async () => {
  const { editor } = open();
  choose(editor(), 2);
  for (let key = 0; key < 25; key += 1) {
    typeInto(editor(), '字');
    await wait(80);
  }
  expect(text(saved.at(-1)).length).toBeGreaterThan(10);
});

it('loses nothing where the screen is left in the middle of a word', () => {
  const { editor, draft, unmount } = open();
  const { keeper } = draft();
  choose(editor(), 2);
  typeInto(editor(), '乙');
  act(unmount);
  expect(text(keeper.read().changes.body)).toBe('甲乙');
});

it('hands nothing over, and shows nothing from elsewhere, while an input method is at work', async () => {
  const { editor, draft, read, rerender } = open();
  let isComposing = true;
  Object.defineProperty(editor().view, 'composing', { get: () => isComposing });
  choose(editor(), 2);
  typeInto(editor(), 'yi');
  await wait(5 * PAUSE_MS);
  expect(draft().changes.body).toBeUndefined();
  isComposing = false;
  await wait(PAUSE_MS);
  expect(text(draft().body)).toBe('甲yi');
  draft().keeper.letGo();
  rerender(read);
});

it('shows a document from elsewhere where the two differ alone, and an undo brings back what stood there', async () => {
  const { editor, draft, read, rerender } = open('甲乙');
  const shown = editor();
  const { keeper } = draft();
  let isComposing = true;
  Object.defineProperty(shown.view, 'composing', { get: () => isComposing });
  rerender({
    ...read,
    revision: 2,
    body: [aParagraph(templateWords('甲丙')), aParagraph(templateWords('丁'))],
  });
  await wait(1_000);
  expect(shown.getText({ blockSeparator: '|' })).toBe('甲乙');
  isComposing = false;
  await wait(1_000);
  expect(editor()).toBe(shown);
  expect(shown.getText({ blockSeparator: '|' })).toBe('甲丙|丁');
  // Nobody typed it here.
  expect(keeper.read().changes.body).toBeUndefined();
  shown.commands.undo();
  expect(shown.getText({ blockSeparator: '|' })).toBe('甲乙');
});

it('keeps what can be undone over a save', async () => {
  const { editor, draft } = open();
  choose(editor(), 2);
  typeInto(editor(), '乙');
  await wait(2_000);
  expect(saved.length).toBeGreaterThan(0);
  expect(draft().keeper).toBeInstanceOf(DraftKeeper);
  editor().commands.undo();
  expect(editor().getText()).toBe('甲');
});
