import type { AgreementName } from '@mingfa/contract/rights';
import type { AppContext } from '../../ports/app-context.ts';
import type { DeletionLog } from '../../ports/deletion-log.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { ReadSmsSender } from '../../ports/sms-sender.ts';

export interface AccountSettings {
  /** 0 means no limit. */
  guestsPerAddressADay: number;
  guestsInTotal: number;
  questionsADay: { guest: number; user: number };
  /** A session of an account ends this long after it was opened, and after it was last used. */
  sessionDays: number;
  sessionIdleDays: number;
  /** Versions of the agreements that a registration accepts. */
  agreementVersions: Record<AgreementName, string>;
}

/** What the account verbs need besides the common context. */
export interface AccountContext extends AppContext {
  secrets: Secrets;
  sms: ReadSmsSender;
  files: FileStore;
  accountSettings: AccountSettings;
  /** Of everything that keeps things of a person, in the order in which they are forgotten. */
  personalData: PersonalData[];
  deletionLog: DeletionLog;
}
