import type { AppContext } from '../../ports/app-context.ts';
import type { Secrets } from '../../ports/secrets.ts';
import type { OpenSmsAddress, ReadSmsSender, SmsSender } from '../../ports/sms-sender.ts';

/** What the verbs of text messages need besides the common context. */
export interface SmsContext extends AppContext {
  secrets: Secrets;
  sms: ReadSmsSender;
  /** What the environment names. */
  usualSms: SmsSender;
  openSmsAddress: OpenSmsAddress;
}
