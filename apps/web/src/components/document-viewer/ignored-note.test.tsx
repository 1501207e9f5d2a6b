// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import document from '../../locales/zh-CN/document.ts';
import { startWords } from '../../testing/start-words.ts';
import { IgnoredNote } from './ignored-note.tsx';

beforeAll(() => startWords({ document }));
afterEach(cleanup);

test('what was left alone in a file is named in one line', () => {
  render(<IgnoredNote ignored={['macros', 'external_references']} />);
  expect(screen.getByText('已忽略：宏、外部链接')).toBeTruthy();
});

test('a file that carries nothing else has no such line', () => {
  const { container } = render(<IgnoredNote ignored={[]} />);
  expect(container.textContent).toBe('');
});
