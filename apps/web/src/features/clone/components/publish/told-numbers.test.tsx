// @vitest-environment jsdom
import type { CloneGap } from '@mingfa/contract/clone-content';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import clone from '../../../../locales/zh-CN/clone.ts';
import { startWords } from '../../../../testing/start-words.ts';
import { ToldNumbers } from './told-numbers.tsx';

beforeEach(() => startWords({ clone }));
afterEach(cleanup);

const gap = (path: string, problem: CloneGap['problem']): CloneGap => ({
  ...{ path, problem, about: '', blocks: false },
});

it('whoever publishes is told in which fields everybody would read a number of a person', () => {
  render(<ToldNumbers gaps={[gap('introduction', 'holds_numbers'), gap('scope.lawsOnly', 'not_held')]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    '介绍 · 含有电话、身份证号或卡号，发布后使用者都会看到',
  ]);
});

it('where there is none nothing is said', () => {
  render(<ToldNumbers gaps={[gap('tested', 'not_tested')]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
