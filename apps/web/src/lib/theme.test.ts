// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readThemeMode, setThemeMode, startTheme, useThemeMode } from './theme.ts';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it('is light by default, and for a value that is none', () => {
  expect(readThemeMode()).toBe('light');
  localStorage.setItem('themeMode', 'sepia');
  expect(readThemeMode()).toBe('light');
});

it('keeps the choice under themeMode and applies it at once', () => {
  setThemeMode('dark');
  expect(localStorage.getItem('themeMode')).toBe('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(useThemeMode.getState().mode).toBe('dark');
});

it('applies the kept choice on start and follows another tab', () => {
  localStorage.setItem('themeMode', 'dark');
  startTheme();
  expect(document.documentElement.dataset.theme).toBe('dark');
  localStorage.setItem('themeMode', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'themeMode' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});
