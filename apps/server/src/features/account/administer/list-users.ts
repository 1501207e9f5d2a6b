import type { listUsers as contract } from '@mingfa/contract/admin-user';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq, gt, inArray, max, ne, or, type SQL, sql } from 'drizzle-orm';
import { session, user } from '../../../db/schema/account.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import { containing } from '../../../runtime/containing.ts';

type UserRow = typeof user.$inferSelect;
type ListedUser = EndpointOutput<typeof contract>['items'][number];

const FOUND_MAX = 2000;
/** As the index `user_words` has them. */
const WORDS = sql`(${user.nickname} || ' ' || coalesce(${user.mobile}, ''))`;

/** People, newest first. */
export async function listUsers(
  { db, clock }: AppContext,
  { q, role, state, vip, page, pageSize }: EndpointInput<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const fitting = and(
    role ? eq(user.role, role) : ne(user.role, 'guest'),
    state ? eq(user.disabled, state === 'locked') : undefined,
    vip ? gt(user.vipUntil, clock.now()) : undefined,
    q === '' ? undefined : or(eq(user.id, q), inArray(user.id, named(q))),
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

/** Pairs of letters come from the index, the word itself is looked for in what they find. */
function named(q: string): SQL {
  return sql`(with held as materialized (select ${user.id} as id from ${user}
    where text_pairs(${WORDS}) @> text_pairs(${q}) and ${WORDS} ilike ${containing(q)} limit ${FOUND_MAX})
    select id from held)`;
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
