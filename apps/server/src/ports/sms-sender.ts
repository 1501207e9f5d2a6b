import type { SmsPurpose } from '@mingfa/contract/account';

/** Sends codes by SMS. */
export interface SmsSender {
  /** `none`: nothing is set up, and sign-up asks no code. */
  kind: 'none' | 'console' | 'webhook';
  /** Sends a code. @throws AppError `sms_not_configured`, `sms_unavailable` */
  sendCode(message: { mobile: string; code: string; purpose: SmsPurpose }): Promise<void>;
  /** Sends an invite code; absent where this installation's SMS has no words for one. @throws AppError `sms_unavailable` */
  sendInvite?(message: { mobile: string; code: string }): Promise<void>;
}
