import { Readable } from 'node:stream';
import type {
  AuditEntry,
  exportAuditEntries as exportContract,
  listAuditEntries as listContract,
} from '@mingfa/contract/admin-audit';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { CSV_MARK, writeCsvRow } from '@mingfa/files/sheets/write-csv';
import { and, desc, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import { auditEvent } from '../../db/schema/audit.ts';
import { readCheckpoint, recordAudit } from '../../engine/audit/index.ts';
import type { AppContext, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

type Filters = Omit<EndpointInput<typeof exportContract>, 'format'>;

const AT_ONCE = 1000;
const COLUMNS = [
  'eventId',
  'happenedAt',
  'userId',
  'by',
  'role',
  'thingKind',
  'thingId',
  'action',
  'requestId',
  'changes',
] as const satisfies readonly (keyof AuditEntry)[];

/** The audit log, newest first. */
export async function listAuditEntries(
  context: AppContext,
  { page, pageSize, ...filters }: EndpointInput<typeof listContract>,
): Promise<EndpointOutput<typeof listContract>> {
  const fitting = fits(context, filters);
  const items = await selectEntries(context, fitting, { limit: pageSize, offset: (page - 1) * pageSize });
  return { items, total: await context.db.$count(auditEvent, fitting), page, pageSize };
}

/** The entries that fit as a file, row by row; that it was taken is an entry of its own. */
export async function exportAuditEntries(
  context: RequestContext,
  { format, ...filters }: EndpointInput<typeof exportContract>,
) {
  await recordAudit(context, context.db, { kind: 'installation', action: 'audit_exported', id: 'audit' });
  const entries = fittingEntries(context, fits(context, filters));
  return {
    fileName: `audit.${format}`,
    mediaType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
    content: Readable.from(format === 'csv' ? asCsv(entries) : asJson(entries)),
  };
}

/** The newest link of the chain as a file. @throws AppError `not_found` before anything was linked */
export async function getAuditCheckpoint(context: RequestContext) {
  const checkpoint = await readCheckpoint(context);
  if (!checkpoint) throw new AppError('not_found');
  return {
    fileName: `audit-checkpoint-${checkpoint.position}.json`,
    mediaType: 'application/json',
    content: Buffer.from(`${JSON.stringify(checkpoint, null, 2)}\n`),
  };
}

function fits({ db }: AppContext, filters: Filters): SQL | undefined {
  const { person, thingKind, thingId, action, changed, from, to } = filters;
  const named = db
    .select({ id: user.id })
    .from(user)
    .where(or(eq(user.id, person), eq(user.mobile, person)));
  // Accounts are named by pseudonyms there.
  const called = sql`(select ${thingId}::text union all
    select ${user.auditPseudonym} from ${user} where ${user.id} = ${thingId})`;
  return and(
    person === '' ? undefined : inArray(auditEvent.userId, named),
    thingKind === '' ? undefined : eq(auditEvent.thingKind, thingKind),
    thingId === '' ? undefined : inArray(auditEvent.thingId, called),
    action === '' ? undefined : eq(auditEvent.action, action),
    changed === ''
      ? undefined
      : and(
          isNotNull(auditEvent.changes),
          sql`strpos(lower(${auditEvent.changes}::text), lower(${changed})) > 0`,
        ),
    from ? gte(auditEvent.happenedAt, new Date(from)) : undefined,
    to ? lt(auditEvent.happenedAt, new Date(to)) : undefined,
  );
}

async function selectEntries(
  { db }: AppContext,
  fitting: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<AuditEntry[]> {
  const newest = [desc(auditEvent.happenedAt), desc(auditEvent.id)];
  // Names are looked up for the page alone, not for all before it.
  const ofPage = db
    .select({ id: auditEvent.id })
    .from(auditEvent)
    .where(fitting)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select({ event: auditEvent, nickname: user.nickname })
    .from(auditEvent)
    .leftJoin(user, eq(user.id, auditEvent.userId))
    .where(inArray(auditEvent.id, ofPage))
    .orderBy(...newest);
  return rows.map(({ event: { id, happenedAt, changes, pseudonym: _, ...event }, nickname }) => ({
    ...event,
    changes: changes ?? [],
    eventId: id,
    by: nickname ?? '',
    happenedAt: happenedAt.toISOString(),
  }));
}

async function* fittingEntries(context: AppContext, fitting: SQL | undefined): AsyncGenerator<AuditEntry> {
  let after: SQL | undefined;
  for (;;) {
    const entries = await selectEntries(context, and(fitting, after), { limit: AT_ONCE });
    yield* entries;
    const last = entries.at(-1);
    if (!last || entries.length < AT_ONCE) return;
    after = sql`(${auditEvent.happenedAt}, ${auditEvent.id}) < (${last.happenedAt}::timestamptz, ${last.eventId})`;
  }
}

async function* asCsv(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  yield CSV_MARK + writeCsvRow(COLUMNS);
  for await (const entry of entries)
    yield writeCsvRow(
      COLUMNS.map((column) => (column === 'changes' ? tellChanges(entry.changes) : entry[column])),
    );
}

/** As one cell: `guests: true → false; apiKeyCipher: changed`. */
const tellChanges = (changes: AuditEntry['changes']) =>
  changes
    .map(({ key, from, to, isSecret }) => `${key}: ${isSecret ? 'changed' : `${from ?? '—'} → ${to ?? '—'}`}`)
    .join('; ');

async function* asJson(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const entry of entries) {
    yield before + JSON.stringify(entry);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
