// @vitest-environment jsdom
import { sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import draft from '../../../../locales/zh-CN/draft.ts';
import { startWords } from '../../../../testing/start-words.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { OwnWords } from './own-words.tsx';

beforeAll(() => startWords({ draft }));
afterEach(cleanup);

const asked = (...facts: string[]) => ({ steps: [{ facts: facts.map((fact) => ({ fact })) }] });
function show(facts: Parameters<typeof sheetOf>[0], template = asked('told_words', 'story'), isFree = false) {
  const changes: unknown[] = [];
  const desk = {
    template,
    draft: { sheet: sheetOf(facts), isFree, write: { fact: (change: unknown) => changes.push(change) } },
  };
  render(<OwnWords desk={desk as unknown as DraftDesk} />);
  return changes;
}

it('what nobody put into written words stands beside, and goes into the account by a click alone', async () => {
  const changes = show({ story: '原告交付押金。', told_words: '我咽不下这口气。' });
  expect(screen.getByRole('complementary', { name: draft.ownWords.title }).textContent).toContain('我咽不下');
  expect(changes).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: draft.ownWords.takeOver }));
  expect(changes).toEqual([
    { act: 'set', path: 'story', value: '原告交付押金。\n我咽不下这口气。' },
    { act: 'clear', path: 'told_words' },
  ]);
});

it('nothing stands beside where nothing is left, or where the document has no place for it', () => {
  show({ story: '原告交付押金。' });
  expect(screen.queryByRole('complementary')).toBeNull();
  show({ told_words: '我咽不下这口气。' }, asked('story'));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('what the document quotes in its account does not stand beside it once more', () => {
  const facts = { told_account: '据原告自述：“我咽不下这口气。”', told_words: '我咽不下这口气。' };
  show(facts, asked('told_words', 'told_account'));
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  // A letter that quotes no account.
  show(facts, asked('told_words'));
  expect(screen.queryByRole('complementary')).not.toBeNull();
});

it('a document that is edited freely takes nothing over', () => {
  show({ told_words: '我咽不下这口气。' }, asked('told_words', 'story'), true);
  expect(screen.queryByRole('button', { name: draft.ownWords.takeOver })).toBeNull();
});
