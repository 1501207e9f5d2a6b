import type { AnswerData } from '@mingfa/contract/answer-data';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThoughtChain } from './thought-chain.tsx';

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
