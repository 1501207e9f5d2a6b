// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import chat from '../../../locales/zh-CN/chat.ts';
import { startWords } from '../../../testing/start-words.ts';
import { AnswerInsufficient } from './answer-insufficient.tsx';

beforeAll(() => startWords({ chat }));
afterEach(cleanup);

it('says why there is not enough to answer, and whom to turn to', () => {
  render(<AnswerInsufficient reason="refused_topic" about="刑事案件" referTo="当地法律援助中心" />);
  const box = screen.getByRole('complementary', { name: '资料不足' });
  expect(box.textContent).toContain('刑事案件');
  expect(box.textContent).toContain('可以找：当地法律援助中心');
});

it('shows whatever its maker wrote as text, and says something where nobody is named', () => {
  const { container } = render(
    <AnswerInsufficient reason="not_held" about="<img src=x onerror=alert(1)>" referTo="" />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('可以换一种问法');
});
