// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeFailure } from '../../../../lib/api-answer.ts';
import clone from '../../../../locales/zh-CN/clone.ts';
import { startWords } from '../../../../testing/start-words.ts';
import type { Draft } from '../../hooks/use-draft.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';

// jsdom cannot show a modal.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => startWords({ clone }));
afterEach(cleanup);

it('shows both values of each field as text, and keeps the one that is chosen', async () => {
  const resolve = vi.fn();
  const draft = {
    state: 'changed',
    failure: makeFailure('改过', { errorCode: 'draft_changed' }),
    changed: [
      { path: 'persona', mine: '我的<i>人设</i>', theirs: '他的人设' },
      { path: 'scope.lawsOnly', mine: [], theirs: ['民法典'] },
      { path: 'category', mine: 'tenancy', theirs: 'loan' },
    ],
    keeper: { resolve },
  } as unknown as Draft;
  render(<ChangedElsewhere draft={draft} />);
  for (const words of ['我的<i>人设</i>', '他的人设', '民法典', '房屋租赁', '民间借贷', clone.value.none])
    expect(screen.getByText(words)).toBeTruthy();
  const user = userEvent.setup();
  const theirs = screen.getAllByText(clone.changed.theirs);
  await user.click(theirs[2] as HTMLElement);
  await user.click(screen.getByRole('button', { name: clone.changed.take }));
  const isMine = resolve.mock.calls[0]?.[0] as (path: string) => boolean;
  expect(['persona', 'scope.lawsOnly', 'category'].map(isMine)).toEqual([true, true, false]);
});
