import type { listUsers as contract } from '@mingfa/contract/admin-user';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq, gt, inArray, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { findByWords } from '../../../db/find-by-words.ts';
import { session, user } from '../../../db/schema/account.ts';
import type { AppContext } from '../../../ports/app-context.ts';

type UserRow = typeof user.$inferSelect;
type ListedUser = EndpointOutput<typeof contract>['items'][number];

/** As the index `user_words` has them. */
const WORDS = sql`(${user.nickname} || ' ' || coalesce(${user.mobile}, ''))`;

/** People, newest first. */
export async function listUsers(
  { db, clock }: AppContext,
  { q, role, state, vip, page, pageSize }: EndpointInput<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const ofRole = role ? eq(user.role, role) : ne(user.role, 'guest');
  const fitting = and(
    ofRole,
    state ? eq(user.disabled, state === 'locked') : undefined,
    vip ? gt(user.vipUntil, clock.now()) : undefined,
    q === '' ? undefined : await named(db, q, ofRole),
  );
  const rows = await db
    .select()
    .from(user)
    .where(fitting)
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const seen = await lastSeen(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => describeUser(row, seen.get(row.id) ?? null));
  return { items, total: await db.$count(user, fitting), page, pageSize };
}

/** Those whose id it is, or in whose name or number it stands. */
async function named(db: Database, q: string, among: SQL): Promise<SQL> {
  const found = await findByWords(db, q, {
    table: user,
    id: sql`${user.id}`,
    words: WORDS,
    newest: sql`${user.createdAt} desc, ${user.id} desc`,
    among,
  });
  return sql`${user.id} = any(${sql.param([q, ...found])}::text[])`;
}

/** When each was last seen; sessions write it down every ten minutes. */
export async function lastSeen(
  db: AppContext['db'],
  userIds: readonly string[],
): Promise<Map<string, Date | null>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: session.userId, at: max(session.lastSeenAt) })
    .from(session)
    .where(inArray(session.userId, [...userIds]))
    .groupBy(session.userId);
  return new Map(rows.map(({ userId, at }) => [userId, at]));
}

/** A person as administrators see them in a list. */
export function describeUser(row: UserRow, seenAt: Date | null): ListedUser {
  return {
    userId: row.id,
    nickname: row.nickname,
    mobile: row.mobile ?? '',
    role: row.role,
    isLocked: row.disabled,
    vipUntil: row.vipUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: seenAt?.toISOString() ?? null,
  };
}
