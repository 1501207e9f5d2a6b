import { createHash } from 'node:crypto';
import type { auditEvent } from '../../db/schema/audit.ts';

type AuditRow = typeof auditEvent.$inferSelect;

/** What the first link follows. */
export const FIRST_HASH = '0'.repeat(64);

/**
 * SHA-256 over the link before and what of an entry never changes. Who did it is left out: an entry loses its person when they
 * are forgotten, and stays.
 */
export function linkHash(previous: string, row: Omit<AuditRow, 'userId'>): string {
  const fixed = [
    row.id,
    row.role,
    row.thingKind,
    row.thingId,
    row.action,
    row.requestId,
    row.happenedAt.toISOString(),
    // What was linked before there were changes keeps its hash.
    ...(row.changes ? [row.changes.map(({ key, from, to }) => [key, from, to])] : []),
  ];
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(fixed)}`)
    .digest('hex');
}
