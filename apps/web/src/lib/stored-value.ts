/** Local storage that may be forbidden or full: then the value lives as long as the page. */
const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
}

/** In front of the name of what holds something of a person: it goes with the session. */
export const OF_SESSION = 'session ';

/** Removes what holds something of the person whose session has ended. */
export function forgetOfSession(): void {
  for (const key of [...memory.keys()]) if (key.startsWith(OF_SESSION)) memory.delete(key);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OF_SESSION)) localStorage.removeItem(key);
  } catch {
    // Forbidden: nothing is there.
  }
}
