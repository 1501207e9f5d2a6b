import type { Language } from '@mingfa/contract/values';
import type { Transaction } from '../db/client.ts';

/** What one feature, or one engine, keeps of a person: `app.ts` lists them, and the account walks the list. */
export interface PersonalData {
  /** Says what it is in an export, and to whoever has a person forgotten: `conversations`. */
  name: string;
  /** Gives what a guest made to the account it became. What has none goes with the guest. */
  move?(tx: Transaction, guestId: string, userId: string): Promise<void>;
  /**
   * Stops the work on it, and removes its rows and stored objects. The person can make nothing new any more; when it is cut off,
   * it is called again.
   * @returns how many things there were
   */
  forget(userId: string): Promise<number>;
  /** Lists it in full; null where nothing of it is the person's own words or files. */
  export: ((userId: string, language: Language) => Promise<PersonalExport>) | null;
}

/** What is held of a person in one place. It is read as it is written: what may be long comes piece by piece. */
export interface PersonalExport {
  /** Rows by what they are. */
  rows: Record<string, readonly object[] | AsyncIterable<object>>;
  /** Objects in the file store that belong to the rows. */
  files: readonly { path: string; key: string }[];
  /** What is said in words beside the rows, for a person to read. */
  texts?: AsyncIterable<{ path: string; text: string }>;
}
