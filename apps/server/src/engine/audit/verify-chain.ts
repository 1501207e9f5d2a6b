import type { AuditCheckpoint, verifyAudit } from '@mingfa/contract/admin-audit';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { auditEvent, auditLink } from '../../db/schema/audit.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { FIRST_HASH, linkHash } from './link-hash.ts';

type Verified = EndpointOutput<typeof verifyAudit>;
type Problem = NonNullable<Verified['problem']>;

const AT_ONCE = 2000;
/** The job looks every five minutes; what is linked this long after it happened came late. */
const LATE_MS = 3_600_000;

/**
 * Walks the chain from its beginning and computes each link again from its entry. Whoever changes entries and all links after
 * them is found by a checkpoint kept outside alone.
 */
export async function verifyChain(
  { db }: Pick<AppContext, 'db'>,
  checkpoint?: AuditCheckpoint,
): Promise<Verified> {
  let hash = FIRST_HASH;
  let position = 0;
  let late = 0;
  let lastLinkedAt: Date | null = null;
  let problem: Problem | null = null;
  let reached = checkpoint === undefined;
  while (problem === null) {
    const rows = await db
      .select({ link: auditLink, event: auditEvent })
      .from(auditLink)
      .leftJoin(auditEvent, eq(auditEvent.id, auditLink.eventId))
      .where(gt(auditLink.position, position))
      .orderBy(asc(auditLink.position))
      .limit(AT_ONCE);
    for (const { link, event } of rows) {
      const at = { position: link.position, eventId: link.eventId };
      if (!event) problem = { what: 'missing', ...at };
      else {
        hash = linkHash(hash, event);
        if (link.position !== position + 1 || link.hash !== hash) problem = { what: 'changed', ...at };
        else if (link.linkedAt.getTime() - event.happenedAt.getTime() > LATE_MS) late += 1;
      }
      if (checkpoint?.position === link.position) {
        reached = true;
        if (link.hash !== checkpoint.hash || link.eventId !== checkpoint.eventId)
          problem ??= { what: 'checkpoint', ...at };
      }
      if (problem) break;
      position = link.position;
      lastLinkedAt = link.linkedAt;
    }
    if (rows.length < AT_ONCE) break;
  }
  if (!problem && !reached && checkpoint)
    problem = { what: 'checkpoint', position: checkpoint.position, eventId: checkpoint.eventId };
  const unlinked = sql`not exists (select 1 from ${auditLink} where ${auditLink.eventId} = ${auditEvent.id})`;
  return {
    isWhole: problem === null,
    links: position,
    lastLinkedAt: lastLinkedAt?.toISOString() ?? null,
    waiting: await db.$count(auditEvent, and(unlinked)),
    late,
    problem,
  };
}

/** The newest link, to be kept outside; null before anything was linked. */
export async function readCheckpoint({ db }: Pick<AppContext, 'db'>): Promise<AuditCheckpoint | null> {
  const [last] = await db.select().from(auditLink).orderBy(desc(auditLink.position)).limit(1);
  return last ? { ...last, linkedAt: last.linkedAt.toISOString() } : null;
}
