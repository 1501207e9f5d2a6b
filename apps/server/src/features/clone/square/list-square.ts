import { type CloneCategory, cloneCategory } from '@mingfa/contract/clone-content';
import type * as contract from '@mingfa/contract/clone-square';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { user } from '../../../db/schema/account.ts';
import { clone, cloneVersion } from '../../../db/schema/clone.ts';
import type { Caller, RequestContext } from '../../../ports/app-context.ts';
import { containsWords } from '../../knowledge/index.ts';
import type { CloneContext } from '../clone-context.ts';
import { describeListed } from './describe-listed.ts';

/**
 * Every clone counts as if these had rated it, too: one rating of five does not stand above forty of 4.8.
 * What nobody rated yet stands between the good and the bad.
 */
const USUAL = { ratings: 5, average: 3.5 };

const ORDER: Record<contract.SquareSort, SQL[]> = {
  popular: [desc(clone.recentUsers), desc(clone.firstPublishedAt)],
  new: [desc(clone.firstPublishedAt)],
  rated: [
    sql`(${clone.ratingSum} + ${USUAL.ratings * USUAL.average}::float8) / (${clone.ratings} + ${USUAL.ratings}::float8) desc`,
    desc(clone.ratings),
  ],
};

/** What is searched: its name, what it says of itself, and who made it; of an official one in English, too. */
const SEARCHED = sql`concat_ws(chr(10), ${clone.publishedName}, ${clone.publishedIntroduction}, ${user.nickname},
  case when ${clone.officialId} is not null then (
    select concat_ws(chr(10), ${cloneVersion.content} -> 'en' ->> 'name', ${cloneVersion.content} -> 'en' ->> 'introduction')
    from ${cloneVersion}
    where ${cloneVersion.cloneId} = ${clone.id} and ${cloneVersion.version} = ${clone.publishedVersion}) end)`;

const IN_SQUARE = and(isNotNull(clone.listedAt), isNotNull(clone.publishedVersion));

/** The square: official clones, and those published to everybody. */
export function listSquare(
  context: CloneContext & RequestContext,
  input: EndpointInput<typeof contract.listSquare> & { category?: CloneCategory },
): Promise<EndpointOutput<typeof contract.listSquare>> {
  const { q, sort, category } = input;
  const where = and(
    IN_SQUARE,
    category === undefined ? undefined : eq(clone.publishedCategory, category),
    ...containsWords(SEARCHED, q),
  );
  return listPage(context, input, { where, order: ORDER[sort] });
}

/** Clones that wait to be let into the square, oldest first. */
export async function listWaitingClones(
  context: CloneContext & RequestContext,
  { page, pageSize }: EndpointInput<typeof contract.listWaitingClones>,
): Promise<EndpointOutput<typeof contract.listWaitingClones>> {
  // As the index `clone_waiting` has them.
  const waiting = sql`${clone.visibility} = 'square' and ${clone.publishedVersion} is not null
    and ${clone.listedAt} is null and ${clone.listingRefused} is null`;
  const rows = await context.db
    .select({ id: clone.id })
    .from(clone)
    .where(waiting)
    .orderBy(asc(clone.firstPublishedAt), asc(clone.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = await describeListed(
    context,
    rows.map(({ id }) => id),
  );
  return { items, total: await context.db.$count(clone, waiting), page, pageSize };
}

async function listPage(
  context: RequestContext,
  { page, pageSize }: { page: number; pageSize: number },
  { where, order }: { where: SQL | undefined; order: SQL[] },
) {
  const { db } = context;
  const rows = await db
    .select({ id: clone.id, total: sql<number>`(count(*) over ())::int` })
    .from(clone)
    .leftJoin(user, eq(user.id, clone.ownerId))
    .where(where)
    .orderBy(...order, desc(clone.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  // Behind the last page nobody has counted.
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countFound(context, where));
  const items = await describeListed(
    context,
    rows.map(({ id }) => id),
  );
  return { items, total, page, pageSize };
}

async function countFound({ db }: RequestContext, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(clone)
    .leftJoin(user, eq(user.id, clone.ownerId))
    .where(where);
  return counted?.total ?? 0;
}

/** Official clones in the order of the categories. */
export async function listOfficialClones(
  context: CloneContext & RequestContext<Caller | null>,
): Promise<EndpointOutput<typeof contract.listOfficialClones>> {
  const rows = await context.db
    .select({ id: clone.id, category: clone.publishedCategory })
    .from(clone)
    .where(and(isNotNull(clone.officialId), IN_SQUARE))
    .orderBy(asc(clone.officialId));
  const place = (category: CloneCategory) => cloneCategory.options.indexOf(category);
  const ordered = rows.toSorted((one, other) => place(one.category) - place(other.category));
  return {
    items: await describeListed(
      context,
      ordered.map(({ id }) => id),
    ),
  };
}
