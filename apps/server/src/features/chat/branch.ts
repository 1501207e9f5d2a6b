import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { message } from '../../db/schema/chat.ts';
import type { MessageRow } from './own-rows.ts';

/** Depths to include; the root has depth 1. */
interface Range {
  from?: number;
  to?: number;
}

/** Messages of the branch that ends at a leaf, oldest first. */
export async function readBranch(
  db: DatabaseOrTransaction,
  leafMessageId: string | null,
  range: Range = {},
): Promise<MessageRow[]> {
  if (leafMessageId === null) return [];
  return await db
    .select()
    .from(message)
    .where(inArray(message.id, branchIds(leafMessageId, range)))
    .orderBy(asc(message.depth));
}

/** A message without its parts, whose sources may be long. */
export type Turn = Pick<MessageRow, 'id' | 'role' | 'text'>;

/** What was said on the branch that ends at a leaf, oldest first. */
export async function readTurns(
  db: DatabaseOrTransaction,
  leafMessageId: string | null,
  range: Range = {},
): Promise<Turn[]> {
  if (leafMessageId === null) return [];
  return await db
    .select({ id: message.id, role: message.role, text: message.text })
    .from(message)
    .where(inArray(message.id, branchIds(leafMessageId, range)))
    .orderBy(asc(message.depth));
}

/** The ids as a subquery: while files are read, every statement more is one more wait. */
function branchIds(leafMessageId: string, { from = 1, to = 2_000_000_000 }: Range): SQL {
  return sql`(
    with recursive branch (id, parent_id, depth) as (
      select id, parent_id, depth from message where id = ${leafMessageId}
      union all
      select above.id, above.parent_id, above.depth
      from branch join message above on above.id = branch.parent_id
      where above.depth >= ${from}
    )
    select id from branch where depth between ${from} and ${to})`;
}

/** The end of the newest branch that goes through a message. */
export async function newestLeafBelow(db: DatabaseOrTransaction, messageId: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive path (id, depth) as (
      select id, depth from message where id = ${messageId}
      union all
      select below.id, below.depth
      from path cross join lateral (
        select id, depth from message where parent_id = path.id order by serial desc limit 1
      ) below
    )
    select id from path order by depth desc limit 1`);
  return rows[0]?.id ?? messageId;
}

/** Depth of a message: how long the branch is that ends there. */
export async function depthOf(db: DatabaseOrTransaction, messageId: string | null): Promise<number> {
  if (messageId === null) return 0;
  const [row] = await db
    .select({ depth: message.depth })
    .from(message)
    .where(inArray(message.id, [messageId]));
  return row?.depth ?? 0;
}
