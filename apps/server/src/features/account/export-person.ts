import { Readable } from 'node:stream';
import type { Language } from '@mingfa/contract/values';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import {
  inviteClaim,
  inviteRequest,
  knownDevice,
  personalCode,
  personalQuota,
  quotaUse,
  secondFactor,
  session,
  user,
  vipGrant,
} from '../../db/schema/account.ts';
import { auditEvent } from '../../db/schema/audit.ts';
import { storedFile } from '../../db/schema/file.ts';
import { accountDeletion, agreementAcceptance } from '../../db/schema/rights.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { PersonalExport } from '../../ports/personal-data.ts';
import type { AccountContext } from './account-context.ts';
import { describeExport } from './data-export/describe-export.ts';
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
  yield* exportAll(context, { userId: id, language: context.language });
}

/**
 * The same for whoever it is of.
 * @param began is called with how many kinds of things are written, and how many there are
 */
export async function* exportAll(
  context: AccountContext,
  { userId, language }: { userId: string; language: Language },
  began: (done: number, total: number) => Promise<void> = async () => {},
): AsyncGenerator<ExportedFile> {
  const kinds = context.personalData.filter((data) => data.export !== null);
  await began(0, kinds.length + 1);
  yield { path: 'README.md', content: describeExport(kinds) };
  yield* write(context, 'account', await exportAccount(context, userId));
  for (const [index, data] of kinds.entries()) {
    await began(index + 1, kinds.length + 1);
    if (data.export) yield* write(context, data.name, await data.export(userId, language));
  }
}

async function* write(
  context: AccountContext,
  name: string,
  { rows, files, texts }: PersonalExport,
): AsyncGenerator<ExportedFile> {
  yield { path: `${name}.json`, content: Readable.from(jsonOf(rows)) };
  for await (const { path, text } of texts ?? []) yield { path, content: text };
  for (const { path, key } of files) yield { path, content: await context.files.read(key) };
}

/** One object of lists, a row at a time. */
async function* jsonOf(rows: PersonalExport['rows']): AsyncGenerator<string> {
  let before = '{';
  for (const [name, list] of Object.entries(rows)) {
    yield `${before}\n${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const row of list) {
      yield `${separator}${JSON.stringify(row, null, 2)}`;
      separator = ',\n';
    }
    yield '\n]';
    before = ',';
  }
  yield before === '{' ? '{}\n' : '\n}\n';
}

async function exportAccount({ db }: AccountContext, userId: string): Promise<PersonalExport> {
  const { passwordHash: _, guestAddressHash: __, ...account } = getTableColumns(user);
  const { tokenHash: ___, ...sessions } = getTableColumns(session);
  const { tokenHash: ____, ...devices } = getTableColumns(knownDevice);
  const { decidedBy: _____, ...requests } = getTableColumns(inviteRequest);
  const { setBy: ______, ...ownLimits } = getTableColumns(personalQuota);
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
      agreementsAccepted: await db
        .select()
        .from(agreementAcceptance)
        .where(eq(agreementAcceptance.userId, userId)),
      deletions: await db
        .select({ requestedAt: accountDeletion.requestedAt, dueAt: accountDeletion.dueAt })
        .from(accountDeletion)
        .where(eq(accountDeletion.userId, userId)),
      quotas: await db.select().from(quotaUse).where(eq(quotaUse.userId, userId)),
      ownLimits: await db.select(ownLimits).from(personalQuota).where(eq(personalQuota.userId, userId)),
      inviteCode: await db.select().from(personalCode).where(eq(personalCode.userId, userId)),
      inviteClaims: await db.select().from(inviteClaim).where(eq(inviteClaim.userId, userId)),
      inviteRequests: await db
        .select(requests)
        .from(inviteRequest)
        .innerJoin(user, eq(user.mobile, inviteRequest.mobile))
        .where(eq(user.id, userId)),
      vipGrants: await db.select().from(vipGrant).where(eq(vipGrant.userId, userId)),
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
