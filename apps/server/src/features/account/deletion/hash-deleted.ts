import { createHash } from 'node:crypto';
import { type Column, type SQL, sql } from 'drizzle-orm';

const PREFIX = 'mingfa.deleted.';

/** What is kept of a deleted account outside the database: its id was random, so that the hash tells nothing without it. */
export function hashDeleted(userId: string): string {
  return createHash('sha256').update(`${PREFIX}${userId}`).digest('hex');
}

/** The same, as the database makes it. */
export function hashDeletedIn(column: Column): SQL {
  return sql`encode(sha256(convert_to(${PREFIX} || ${column}, 'UTF8')), 'hex')`;
}
