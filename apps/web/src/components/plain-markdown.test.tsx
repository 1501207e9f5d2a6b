// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlainMarkdown } from './plain-markdown.tsx';

afterEach(cleanup);

it('draws headings, paragraphs, lists, bold and links', () => {
  const markdown =
    '# 题\n\n## 一、内容\n\n第一行\n第二行，**重点**。\n\n- 甲\n- 乙\n\n1. 见[隐私政策](/privacy_policy)';
  const { container } = render(<PlainMarkdown markdown={markdown} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['一、内容']);
  expect(container.querySelectorAll('ul > li')).toHaveLength(2);
  expect(container.querySelector('strong')?.textContent).toBe('重点');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/privacy_policy');
});

it('draws what is quoted as one quotation', () => {
  const { container } = render(
    <PlainMarkdown markdown={'甲\n\n> **租期届满**，应当返还。\n>\n> ——《民法典》\n\n乙'} />,
  );
  expect([...container.querySelectorAll('blockquote')].map(({ textContent }) => textContent)).toEqual([
    '租期届满，应当返还。 ——《民法典》',
  ]);
});

it('never makes elements of HTML or links of dangerous addresses', () => {
  const { container } = render(
    <PlainMarkdown
      markdown={'<img src=x onerror=alert(1)>\n\n[点我](javascript:alert(1)) [外](//evil.example)'}
    />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('a')).toBeNull();
});
