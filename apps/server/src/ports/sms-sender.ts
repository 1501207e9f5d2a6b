import type { SmsPurpose } from '@mingfa/contract/account';

/**
 * Sends codes by SMS. The cause of `sms_unavailable` may be an AppError that tells an administrator why: `sms_refused`,
 * `sms_unreachable` or `sms_timeout`.
 */
export interface SmsSender {
  /** `none`: nothing is set up, and sign-up asks no code. */
  kind: 'none' | 'console' | 'webhook';
  /** Sends a code. @throws AppError `sms_not_configured`, `sms_unavailable` */
  sendCode(message: { mobile: string; code: string; purpose: SmsPurpose }): Promise<void>;
  /** Sends an invite code; absent where this installation's SMS has no words for one. @throws AppError `sms_unavailable` */
  sendInvite?(message: { mobile: string; code: string }): Promise<void>;
}

/** What sends now: an administrator may change it while the server runs, on whichever node. */
export type ReadSmsSender = () => Promise<SmsSender>;

/** Where an administrator lets codes be posted. */
export interface SmsAddress {
  url: string;
  token: string | undefined;
  /** It knows invite codes, too. */
  invites: boolean;
}

/** Opens an address as a sender; nothing is asked of it yet. */
export type OpenSmsAddress = (address: SmsAddress) => SmsSender;
