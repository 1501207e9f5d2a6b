import { readStored, writeStored } from './stored-value.ts';

const KEY = 'USER_TOKEN';
const listeners = new Set<(token: string | null) => void>();

export function readToken(): string | null {
  return readStored(KEY) || null;
}

export function writeToken(token: string | null): void {
  writeStored(KEY, token);
  for (const listener of listeners) listener(token);
}

/** Hears of changes here and in other tabs; returns how to stop. */
export function onTokenChange(listener: (token: string | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener(readToken());
  };
  listeners.add(listener);
  window.addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', heard);
  };
}
