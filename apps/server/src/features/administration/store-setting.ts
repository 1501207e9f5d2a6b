import { eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/account.ts';
import { setting } from '../../db/schema/installation.ts';
import { changesOf, recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { COMMAND_LINE } from '../../runtime/command-line.ts';

interface Topic {
  key: string;
  value: object;
  /** What held before, where it is more than what was stored: for the audit. */
  before?: object | undefined;
  /** The revision that whoever changes it saw; absent where nobody looked, as on the command line. */
  seenRevision?: number | undefined;
}

/** How often a topic of the settings has been changed; 0 where it never was. */
export async function readRevision(db: DatabaseOrTransaction, key: string): Promise<number> {
  const [row] = await db.select({ revision: setting.revision }).from(setting).where(eq(setting.key, key));
  return row?.revision ?? 0;
}

/**
 * Keeps a topic of the settings for another feature, and records who changed it.
 * @returns the revision it has now
 * @throws AppError `setting_changed` where it was changed since it was seen
 */
export async function storeSetting(context: RequestContext, tx: Transaction, topic: Topic): Promise<number> {
  await holdSetting(tx, topic.key);
  const stored = await readStored(tx, topic.key);
  const revision = await advanceRevision(context, tx, topic);
  await recordAudit(context, tx, {
    kind: 'installation',
    action: 'settings_changed',
    id: topic.key,
    changes: changesOf(topic.before ?? stored, topic.value),
  });
  return revision;
}

async function readStored(tx: Transaction, key: string): Promise<unknown> {
  const [row] = await tx.select({ value: setting.value }).from(setting).where(eq(setting.key, key));
  return row?.value;
}

/**
 * Writes a topic and counts its change, for a change that the audit names in words of its own. What stands in other tables
 * keeps an empty value here for its revision alone. Of two at once the second waits, and is told of the first.
 * @returns the revision it has now
 * @throws AppError `setting_changed` where it was changed since it was seen
 */
export async function advanceRevision(
  context: RequestContext,
  tx: Transaction,
  { key, value, seenRevision }: Topic,
): Promise<number> {
  await holdSetting(tx, key);
  const held = await readRevision(tx, key);
  if (seenRevision !== undefined && seenRevision !== held) throw await changedMeanwhile(context, tx, key);
  const { userId } = context.caller;
  const values = {
    value,
    revision: held + 1,
    changedBy: userId === COMMAND_LINE.userId ? null : userId,
    updatedAt: context.clock.now(),
  };
  await tx
    .insert(setting)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: setting.key, set: values });
  return values.revision;
}

/** Keeps a topic for this transaction: what is read of it then is still so when it is written. */
export async function holdSetting(tx: Transaction, key: string): Promise<void> {
  // There may be no row to lock yet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting ${key}`}))`);
}

async function changedMeanwhile(context: RequestContext, tx: Transaction, key: string): Promise<AppError> {
  const [last] = await tx
    .select({ who: user.nickname, at: setting.updatedAt })
    .from(setting)
    .leftJoin(user, eq(user.id, setting.changedBy))
    .where(eq(setting.key, key));
  const nobody = context.language === 'en' ? 'The server' : '服务器';
  return new AppError('setting_changed', { who: last?.who || nobody, when: inChina(last?.at) });
}

/** `2026-11-21 00:00`, China time. */
const inChina = (moment: Date | undefined) =>
  moment ? new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ') : '';
