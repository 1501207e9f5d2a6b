import { AppError } from '../ports/app-error.ts';
import type { SmsSender } from '../ports/sms-sender.ts';

/** No SMS: sign-up asks no code, and what needs one says that it is not set up. */
export const noSms: SmsSender = {
  kind: 'none',
  async sendCode() {
    throw new AppError('sms_not_configured');
  },
};
