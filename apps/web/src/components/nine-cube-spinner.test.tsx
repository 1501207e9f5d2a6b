// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startWords } from '../testing/start-words.ts';
import { NineCubeSpinner } from './nine-cube-spinner.tsx';

beforeAll(() => startWords());
afterEach(cleanup);

it('is nine cubes, of the given size', () => {
  const { container } = render(<NineCubeSpinner size={48} />);
  expect(container.querySelectorAll('[aria-hidden="true"] > span')).toHaveLength(9);
  expect(screen.getByRole('status').style.getPropertyValue('--spinner-size')).toBe('48px');
});

it('says in words what takes long, and where there is no room for words to those who listen', () => {
  render(<NineCubeSpinner tip="正在读取法规库" />);
  expect(screen.getByRole('status').textContent).toBe('正在读取法规库');
  cleanup();
  render(<NineCubeSpinner />);
  expect(screen.getByRole('status').textContent).toBe('加载中…');
  cleanup();
  render(<NineCubeSpinner size={24} />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('status').getAttribute('aria-label')).toBe('加载中…');
});
