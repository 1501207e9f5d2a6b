import type { Transaction } from '../../db/client.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { SmsSender } from '../../ports/sms-sender.ts';
import type { SessionCache } from './session-cache.ts';

/** Moves what a guest made to an account; each feature that keeps things of a person gives one. */
export type MoveGuestData = (tx: Transaction, guestId: string, userId: string) => Promise<void>;

export interface AccountSettings {
  /** 0 means no limit. */
  guestsPerAddressADay: number;
  guestsInTotal: number;
  questionsADay: { guest: number; user: number };
  /** Version of the agreements that a registration accepts. */
  agreementVersion: string;
}

/** What the account verbs need besides the common context. */
export interface AccountContext extends AppContext {
  secrets: Secrets;
  sms: SmsSender;
  files: FileStore;
  sessions: SessionCache;
  accountSettings: AccountSettings;
  moveGuestData: MoveGuestData[];
}
