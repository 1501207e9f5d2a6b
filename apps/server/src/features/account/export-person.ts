import type { Readable } from 'node:stream';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { knownDevice, quotaUse, secondFactor, session, user } from '../../db/schema/account.ts';
import { auditEvent } from '../../db/schema/audit.ts';
import { storedFile } from '../../db/schema/file.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { PersonalExport } from '../../ports/personal-data.ts';
import type { AccountContext } from './account-context.ts';
import { requireAccount } from './require-account.ts';

/** One file of an export; `content` is null where the store has lost what the tables name. */
export interface ExportedFile {
  path: string;
  content: string | Readable | null;
}

/**
 * Everything that is held of a person, from the command line: one JSON file of each feature, and the files themselves. Passwords
 * and tokens, which are only held as hashes, are not in it. Each file is to be read before the next is asked for.
 * @throws AppError `not_found`
 */
export async function* exportPerson(
  context: AccountContext & RequestContext,
  input: { mobile: string },
): AsyncGenerator<ExportedFile> {
  const { id } = await requireAccount(context, input.mobile);
  await recordAudit(context, context.db, { kind: 'account', action: 'exported', id });
  yield* write(context, 'account', await exportAccount(context, id));
  for (const data of context.personalData)
    if (data.export) yield* write(context, data.name, await data.export(id));
}

async function* write(
  context: AccountContext,
  name: string,
  { rows, files }: PersonalExport,
): AsyncGenerator<ExportedFile> {
  yield { path: `${name}.json`, content: `${JSON.stringify(rows, null, 2)}\n` };
  for (const { path, key } of files) yield { path, content: await context.files.read(key) };
}

async function exportAccount({ db }: AccountContext, userId: string): Promise<PersonalExport> {
  const { passwordHash: _, guestAddressHash: __, ...account } = getTableColumns(user);
  const { tokenHash: ___, ...sessions } = getTableColumns(session);
  const { tokenHash: ____, ...devices } = getTableColumns(knownDevice);
  const files = await db.select().from(storedFile).where(eq(storedFile.ownerId, userId));
  return {
    rows: {
      account: await db.select(account).from(user).where(eq(user.id, userId)),
      sessions: await db.select(sessions).from(session).where(eq(session.userId, userId)),
      devices: await db.select(devices).from(knownDevice).where(eq(knownDevice.userId, userId)),
      secondFactor: await db
        .select({ confirmedAt: secondFactor.confirmedAt })
        .from(secondFactor)
        .where(eq(secondFactor.userId, userId)),
      quotas: await db.select().from(quotaUse).where(eq(quotaUse.userId, userId)),
      files,
      deeds: await db
        .select()
        .from(auditEvent)
        .where(eq(auditEvent.userId, userId))
        .orderBy(asc(auditEvent.id)),
    },
    files: files.map(({ id, name }) => ({ path: `account/${id}-${name}`, key: id })),
  };
}
