import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { setting } from '../../db/schema/installation.ts';
import type { ReadSmsSender, SmsSender } from '../../ports/sms-sender.ts';
import type { SmsContext } from './sms-context.ts';

/** The topic of the settings under which an administrator keeps who sends text messages. */
export const SMS_KEY = 'sms';

const keptSms = z.object({
  /** Empty: nothing is set. */
  address: z.string(),
  /** Sealed with the installation's secret; empty: none. */
  tokenCipher: z.string(),
  tokenHint: z.string(),
  invites: z.boolean(),
  enabled: z.boolean(),
});
/** The address that sends, as it is kept. */
export type KeptSms = z.infer<typeof keptSms>;

const NOTHING: KeptSms = { address: '', tokenCipher: '', tokenHint: '', invites: false, enabled: false };

/** What is kept of who sends, and when it was; nothing until an administrator sets an address. */
export async function readSmsSettings(
  db: DatabaseOrTransaction,
): Promise<{ kept: KeptSms; updatedAt: Date | null; revision: number }> {
  const [row] = await db.select().from(setting).where(eq(setting.key, SMS_KEY));
  const read = keptSms.safeParse(row?.value);
  return {
    kept: read.success ? read.data : NOTHING,
    updatedAt: read.success ? (row?.updatedAt ?? null) : null,
    revision: row?.revision ?? 0,
  };
}

type Opening = Pick<SmsContext, 'secrets' | 'openSmsAddress'>;

/** The kept address as a sender, switched on or not; null where none is kept. */
export function openKeptSms({ secrets, openSmsAddress }: Opening, kept: KeptSms): SmsSender | null {
  const { address, tokenCipher, invites } = kept;
  if (address === '') return null;
  return openSmsAddress({ url: address, token: open(secrets, tokenCipher), invites });
}

/** Of a token sealed with a lost secret nothing is sent: the service will refuse the call, and the test says so. */
function open(secrets: Opening['secrets'], cipher: string): string | undefined {
  if (cipher === '') return undefined;
  try {
    return secrets.decryptSecret(cipher);
  } catch {
    return undefined;
  }
}

/** The address of the settings where it is switched on, else what the environment names. */
export function configuredSms(context: Opening & Pick<SmsContext, 'db' | 'usualSms'>): ReadSmsSender {
  return async () => {
    const { kept } = await readSmsSettings(context.db);
    return (kept.enabled ? openKeptSms(context, kept) : null) ?? context.usualSms;
  };
}
