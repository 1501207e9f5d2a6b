import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A process that did not renew its lease for this long is dead, so that others do its work within a quarter of a minute. */
export const LEASE_SECONDS = 10;

/** Whether the process that a column names is alive. */
export function isNodeAlive(nodeId: AnyPgColumn): SQL {
  return sql`exists (select 1 from work_node where work_node.id = ${nodeId}
    and work_node.renewed_at > now() - make_interval(secs => ${LEASE_SECONDS}))`;
}
