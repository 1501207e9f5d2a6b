import { and, asc, desc, gt, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { auditEvent, auditLink } from '../../db/schema/audit.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { FIRST_HASH, linkHash } from './link-hash.ts';

/** Entries are linked once they are this old: most of those that take numbers at the same time have committed then. */
const SETTLED_MS = 60_000;
/** An entry whose transaction took longer is found among so many numbers before the last that was linked. */
const LOOK_BACK = 20_000;
const AT_ONCE = 500;

/**
 * Links committed entries that have no link yet, each to the one before. The chain is in the order of linking, not of numbers: an
 * entry that committed late is linked late, and nothing linked before it changes.
 * @returns how many were linked
 */
export async function chainEvents(
  context: Pick<AppContext, 'db' | 'clock'>,
  { everywhere = false } = {},
): Promise<number> {
  let linked = 0;
  for (;;) {
    const added = await context.db.transaction(async (tx) => {
      // Of several processes one adds to the chain at a time.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit chain'))`);
      return addLinks(context, tx, everywhere);
    });
    linked += added;
    if (added < AT_ONCE) return linked;
  }
}

async function addLinks({ clock }: Pick<AppContext, 'clock'>, tx: Transaction, everywhere: boolean) {
  const now = clock.now();
  const [last] = await tx.select().from(auditLink).orderBy(desc(auditLink.position)).limit(1);
  const [highest] = await tx
    .select({ id: sql<number>`coalesce(max(${auditLink.eventId}), 0)::float8` })
    .from(auditLink);
  const rows = await tx
    .select()
    .from(auditEvent)
    .where(
      and(
        everywhere ? undefined : gt(auditEvent.id, (highest?.id ?? 0) - LOOK_BACK),
        lt(auditEvent.happenedAt, new Date(now.getTime() - SETTLED_MS)),
        sql`not exists (select 1 from ${auditLink} where ${auditLink.eventId} = ${auditEvent.id})`,
      ),
    )
    .orderBy(asc(auditEvent.id))
    .limit(AT_ONCE);
  let hash = last?.hash ?? FIRST_HASH;
  let position = last?.position ?? 0;
  const links = rows.map((row) => {
    hash = linkHash(hash, row);
    position += 1;
    return { position, eventId: row.id, hash, linkedAt: now };
  });
  if (links.length > 0) await tx.insert(auditLink).values(links);
  return links.length;
}
