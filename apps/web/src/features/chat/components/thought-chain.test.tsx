import type { AnswerData } from '@mingfa/contract/answer-data';
import { render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import chat from '../../../locales/zh-CN/chat.ts';
import { startWords } from '../../../testing/start-words.ts';
import { ThoughtChain } from './thought-chain.tsx';

beforeAll(() => startWords({ chat }));

const check = (values: Record<string, number>): AnswerData['step'] => ({
  kind: 'check_citations',
  state: 'done',
  values,
});
const ticksIn = (step: AnswerData['step']) =>
  render(<ThoughtChain steps={[step]} />).container.querySelectorAll('.anticon-check-circle').length;

test('a check of citations has a tick only where every one was verified', () => {
  expect(ticksIn(check({ verified: 3, total: 3 }))).toBe(1);
  expect(ticksIn(check({ verified: 2, total: 3 }))).toBe(0);
  expect(ticksIn(check({ verified: 0, total: 14 }))).toBe(0);
  expect(ticksIn(check({ verified: 0, total: 0 }))).toBe(0);
});

test('the step says how many citations were only found to exist', () => {
  const { container } = render(<ThoughtChain steps={[check({ verified: 8, existing: 2, total: 10 })]} />);
  expect(container.textContent).toBe('核对引用 8 / 10 · 2 处只核到条文或案号存在');
});

test('where only digests are held, that is said in the place of a count of checks', () => {
  const { container } = render(<ThoughtChain steps={[check({ verified: 0, total: 9, digests: 9 })]} />);
  expect(container.textContent).toContain('9 条要点，法条原文未安装');
  expect(container.textContent).not.toContain('0 / 9');
});

test('without any text of the law a rule that has no digest is no failed check either', () => {
  const textOf = (values: Record<string, number>) =>
    render(<ThoughtChain steps={[check({ verified: 0, articles: 0, ...values })]} />).container.textContent;
  expect(textOf({ total: 10, digests: 8 })).toContain('8 条要点，法条原文未安装');
  expect(textOf({ total: 2, digests: 0 })).toBe('法条原文未安装');
});

test('a search that found something has a plain tick, never the green one; one that found nothing has none', () => {
  const search = (found: number): AnswerData['step'] => ({
    kind: 'search_laws',
    state: 'done',
    values: { found },
  });
  const plain = (step: AnswerData['step']) =>
    render(<ThoughtChain steps={[step]} />).container.querySelectorAll('.anticon-check').length;
  expect([plain(search(0)), plain(search(3))]).toEqual([0, 1]);
  expect([ticksIn(search(0)), ticksIn(search(3))]).toEqual([0, 0]);
});

test('a check that found something that differs is amber, never green or grey', () => {
  const marksIn = (step: AnswerData['step']) =>
    render(<ThoughtChain steps={[step]} />).container.querySelectorAll('.anticon-exclamation-circle').length;
  expect(marksIn(check({ verified: 1, total: 6, differing: 4 }))).toBe(1);
  expect(marksIn(check({ verified: 1, total: 6, differing: 0 }))).toBe(0);
  expect(ticksIn(check({ verified: 6, total: 6, differing: 1 }))).toBe(0);
});
