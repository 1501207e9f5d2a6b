import type * as contract from '@mingfa/contract/address-book';
import type { AddressEntry, AddressKind } from '@mingfa/contract/address-book';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import type { FactValue } from '@mingfa/legal/drafting/fact-sheet';
import { entryAt } from '@mingfa/legal/drafting/fact-sheet';
import { and, asc, eq, ilike } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { addressBookEntry } from '../../../db/schema/drafting.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { containing } from '../../../runtime/containing.ts';
import { takeRoom } from '../../account/index.ts';
import type { DraftingContext } from '../drafting-context.ts';
import { ownMatter } from '../own-rows.ts';
import { definitionAt, type TemplateCatalog } from '../templates/template-catalog.ts';

type EntryRow = typeof addressBookEntry.$inferSelect;
type Kept = Pick<EntryRow, 'kind' | 'name' | 'fields' | 'note'>;

/** Fields of a court in an address book; of parties and counsel the dictionary of facts has them. */
const COURT_FIELDS = new Set(['address', 'phone']);

/** The address book of the caller, by name. */
export async function listAddresses(
  { db, caller }: RequestContext,
  { q, kind, page, pageSize }: EndpointInput<typeof contract.listAddresses>,
) {
  const own = and(
    eq(addressBookEntry.ownerId, caller.userId),
    kind === undefined ? undefined : eq(addressBookEntry.kind, kind),
    q === '' ? undefined : ilike(addressBookEntry.name, containing(q)),
  );
  const rows = await db
    .select()
    .from(addressBookEntry)
    .where(own)
    .orderBy(asc(addressBookEntry.name), asc(addressBookEntry.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(describeEntry), total: await db.$count(addressBookEntry, own), page, pageSize };
}

/** Keeps a party, counsel or court. @throws AppError `not_found`, `limit_reached`, `invalid_input` */
export async function saveAddress(
  context: DraftingContext & MakingContext,
  { entryId, ...kept }: EndpointInput<typeof contract.saveAddress>,
): Promise<AddressEntry> {
  const catalog = await context.templates();
  const fields = cleanFields(catalog, kept.kind, kept.fields);
  const entry = { ...kept, name: cleanText(kept.name), fields };
  return context.makeOnce((tx) =>
    entryId ? changeEntry(context, tx, entryId, entry) : insertEntry(context, tx, entry),
  );
}

/** Keeps a party or counsel of a matter. @throws AppError `not_found`, `limit_reached`, `invalid_input` where they have no name */
export async function keepAddress(
  context: DraftingContext & MakingContext,
  { matterId, path }: EndpointInput<typeof contract.keepAddress>,
): Promise<AddressEntry> {
  const catalog = await context.templates();
  const { sheet } = await ownMatter(context.db, context.caller, matterId);
  const record = definitionAt(catalog, path.split('/')[0] ?? '')?.record;
  const name = entryAt(sheet, `${path}/name`)?.chosen.value;
  if ((record !== 'party' && record !== 'agent') || typeof name !== 'string')
    throw new AppError('invalid_input', {
      problem: {
        'zh-CN': '只有有姓名的当事人、代理人可以存入',
        en: 'only a party or agent with a name can be kept',
      },
    });
  const fields = Object.entries(sheet.entries).flatMap(([at, { chosen }]): [string, FactValue][] => {
    const field = at.startsWith(`${path}/`) ? at.slice(path.length + 1) : 'name';
    return field === 'name' ? [] : [[field, chosen.value]];
  });
  const kept = { kind: record, name, fields: Object.fromEntries(fields), note: '' } as const;
  return context.makeOnce((tx) => insertEntry(context, tx, kept));
}

/** Takes somebody out of the address book. @throws AppError `not_found` */
export async function deleteAddress(
  context: RequestContext,
  { entryId }: { entryId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const gone = await tx.delete(addressBookEntry).where(own(context, entryId)).returning();
    if (gone.length === 0) throw new AppError('not_found');
    await recordAudit(context, tx, { kind: 'address_entry', action: 'deleted', id: entryId });
  });
}

/** The caller's entry. @throws AppError `not_found` */
export async function ownEntry(context: RequestContext, entryId: string): Promise<EntryRow> {
  const [row] = await context.db.select().from(addressBookEntry).where(own(context, entryId));
  if (!row) throw new AppError('not_found');
  return row;
}

const own = ({ caller }: Pick<RequestContext, 'caller'>, entryId: string) =>
  and(eq(addressBookEntry.id, entryId), eq(addressBookEntry.ownerId, caller.userId));

/** The fields of an entry without what no document can carry. @throws AppError `invalid_input` for a field there is not */
function cleanFields(
  { everyFact }: TemplateCatalog,
  kind: AddressKind,
  fields: Record<string, FactValue>,
): Record<string, FactValue> {
  const known =
    kind === 'court' ? COURT_FIELDS : new Set(everyFact.records.get(kind)?.fields.map(({ id }) => id));
  const unknown = Object.keys(fields).filter((field) => field === 'name' || !known.has(field));
  if (unknown.length > 0)
    throw new AppError(
      'invalid_input',
      { problem: { 'zh-CN': '没有这一项内容', en: 'there is no such field' } },
      { details: unknown.map((field) => ({ path: `fields.${field}`, message: field })) },
    );
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== '')
      .map(([field, value]) => [field, typeof value === 'string' ? cleanText(value) : value]),
  );
}

async function insertEntry(context: RequestContext, tx: Transaction, kept: Kept): Promise<AddressEntry> {
  await takeRoom(context, tx, 'address_entry');
  const now = context.clock.now();
  const id = context.ids.make('addressEntry');
  const row = { id, ownerId: context.caller.userId, ...kept, createdAt: now, savedAt: now };
  await tx.insert(addressBookEntry).values(row);
  return describeEntry(row);
}

async function changeEntry(
  context: RequestContext,
  tx: Transaction,
  entryId: string,
  kept: Kept,
): Promise<AddressEntry> {
  const [row] = await tx
    .update(addressBookEntry)
    .set({ ...kept, savedAt: context.clock.now() })
    .where(own(context, entryId))
    .returning();
  if (!row) throw new AppError('not_found');
  return describeEntry(row);
}

const describeEntry = ({ id, kind, name, fields, note, savedAt }: EntryRow): AddressEntry => ({
  ...{ entryId: id, kind, name, fields, note, savedAt: savedAt.toISOString() },
});
