import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import administration from '../../../locales/zh-CN/administration.ts';
import { startWords } from '../../../testing/start-words.ts';
import { KnownLibraries } from './known-libraries.tsx';

beforeAll(() => startWords({ administration }));

test('each known library says how large it is and its licence, or that it has none, and is imported with one click', () => {
  const onImport = vi.fn();
  const { container } = render(<KnownLibraries disabled={false} onImport={onImport} />);
  expect(container.textContent).toContain('许可：MIT');
  expect(container.textContent).toContain('没有声明许可');
  expect(container.textContent).toContain('约 313 个文本、24,344 条，压缩包约 3 MB');
  fireEvent.click(screen.getByRole('button', { name: '开始导入 just-laws' }));
  expect(onImport).toHaveBeenCalledWith('https://github.com/ImCa0/just-laws/archive/HEAD.zip');
});
