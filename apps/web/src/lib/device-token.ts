import { readStored, writeStored } from './stored-value.ts';

const KEY = 'DEVICE_TOKEN';

/** What this browser was given when somebody signed in on it. It stays after the session, and opens nothing by itself. */
export function readDeviceToken(): string | null {
  return readStored(KEY) || null;
}

export function keepDeviceToken(token: string): void {
  writeStored(KEY, token);
}
