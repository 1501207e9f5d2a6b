// @vitest-environment jsdom
import { type GoldenQuestion, goldenQuestionDraft } from '@mingfa/contract/clone-golden';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import clone from '../../../../locales/zh-CN/clone.ts';
import { startWords } from '../../../../testing/start-words.ts';
import type { Golden } from '../../hooks/use-golden.ts';
import { GoldenRow } from './golden-row.tsx';

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

const failed: GoldenQuestion = {
  ...goldenQuestionDraft.parse({
    question: '违法辞退赔多少？<img src=x>',
    expect: { cites: [{ law: '劳动合同法', article: '87' }], figures: ['81,000元'], insufficient: false },
  }),
  goldenId: 'gld_123456',
  last: {
    goldenId: 'gld_123456',
    state: 'failed',
    failures: [
      { rule: 'cites', wanted: '劳动合同法 87' },
      { rule: 'figures', wanted: '81,000元' },
    ],
    answer: '**不清楚**',
    cited: [{ law: '劳动合同法', article: '47' }],
  },
};

function draw(question: GoldenQuestion) {
  const golden = { run: vi.fn(), waive: vi.fn(), remove: vi.fn() };
  const actions = golden as unknown as Golden;
  render(<GoldenRow question={question} place={0} golden={actions} canRun onEdit={() => {}} />);
  return golden;
}

it('says what must hold, what did not, what the answer cited', () => {
  draw(failed);
  for (const words of [
    '必须引用：劳动合同法第八十七条',
    '不能说资料不足',
    '没有引用 劳动合同法第八十七条',
    '没有数字 81,000元',
    '引用了：劳动合同法第四十七条',
    clone.golden.states.failed,
  ])
    expect(screen.getByText(words)).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

it('says in words that it answered where it must not', () => {
  const failures = [{ rule: 'insufficient' as const, wanted: 'true' }];
  draw({ ...failed, last: failed.last && { ...failed.last, failures } });
  expect(screen.getByText(clone.golden.failures.insufficient)).toBeTruthy();
});

it('is run by itself, and waived only with a reason', async () => {
  const golden = draw(failed);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^运行/ }));
  expect(golden.run).toHaveBeenCalledWith(['gld_123456']);
  await user.click(screen.getByRole('button', { name: /^放行/ }));
  const waive = screen.getAllByRole<HTMLButtonElement>('button', { name: /^放\s?行$/ }).at(-1);
  expect(waive?.disabled).toBe(true);
  await user.type(screen.getByLabelText(clone.golden.reason), '本地规定还没有收录');
  await user.click(waive as HTMLButtonElement);
  expect(golden.waive).toHaveBeenCalledWith(failed, '本地规定还没有收录');
});

it('tells a waived one from a failed one, and takes the waiver back', async () => {
  const waived = { ...failed, waivedBecause: '下一版再补' };
  const golden = draw(waived);
  expect(screen.getByText(clone.golden.states.waived)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: /取消放行/ }));
  expect(golden.waive).toHaveBeenCalledWith(waived, '');
});
