import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import chat from '../../../locales/zh-CN/chat.ts';
import { startWords } from '../../../testing/start-words.ts';
import { AnswerMarkdown } from './answer-markdown.tsx';

beforeAll(() => startWords({ chat }));

const ARTICLE = '> 没有约定的，视为没有利息。\n>\n> ——《民法典》第六百八十条 [1] · 现行有效';

test('the whole article is folded under the line that quotes its deciding sentence', () => {
  render(<AnswerMarkdown text={`- “没有约定的，视为没有利息。”\n\n${ARTICLE}`} citations={null} />);
  const group = screen.getByRole('group');
  expect(group.hasAttribute('open')).toBe(false);
  expect(group.querySelector('summary')?.textContent).toContain('《民法典》第六百八十条');
  expect(group.querySelector('blockquote')?.textContent).toContain('视为没有利息');
});

test('an article that stands alone, and a quotation without a source line, stay open', () => {
  const { container } = render(
    <AnswerMarkdown text={`${ARTICLE}\n\n- 一\n\n> 只是一句引文`} citations={null} />,
  );
  expect(container.querySelector('details')).toBeNull();
  expect(container.querySelectorAll('blockquote')).toHaveLength(2);
});

test('what is shown as buttons is left out, and the citations behind it stay in their places', () => {
  const which = '先确认一下，您说的是：\n\n1. 房东不退押金\n2. 都不是';
  const text = `${which}\n\n## 结论\n\n押金应当退。`;
  const { container } = render(<AnswerMarkdown text={text} citations={null} leftOut={which} />);
  expect(container.textContent?.trim()).toBe('结论\n押金应当退。');
});

test('an address whose marks are escaped is no link, and what is cited beside it keeps its place', () => {
  const asked = '您可以问：www\\.sample.cn、见 https\\://sample.cn 或 ask\\@sample.cn';
  const { container } = render(
    <AnswerMarkdown text={`## 请看 www\\.sample.cn\n\n${asked}。`} citations={null} />,
  );
  expect(container.querySelector('a')).toBeNull();
  expect(container.textContent).toContain('www.sample.cn、见 https://sample.cn 或 ask@sample.cn。');
});

test('an address that is written as one is a link', () => {
  const { container } = render(<AnswerMarkdown text={'见 https://sample.cn 。'} citations={null} />);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('https://sample.cn');
});
