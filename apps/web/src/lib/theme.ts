import { create } from 'zustand';
import { readStored, writeStored } from './stored-value.ts';

export type ThemeMode = 'light' | 'dark';
const KEY = 'themeMode';

export function readThemeMode(): ThemeMode {
  return readStored(KEY) === 'dark' ? 'dark' : 'light';
}

export const useThemeMode = create<{ mode: ThemeMode }>(() => ({ mode: readThemeMode() }));

function applyThemeMode(mode: ThemeMode): void {
  document.documentElement.dataset.theme = mode;
  const color = mode === 'dark' ? '#16151b' : '#ffffff';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

export function setThemeMode(mode: ThemeMode): void {
  writeStored(KEY, mode);
  applyThemeMode(mode);
  useThemeMode.setState({ mode });
}

/** Applies the kept theme and follows a change made in another tab. */
export function startTheme(): void {
  applyThemeMode(readThemeMode());
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) setThemeMode(readThemeMode());
  });
}
