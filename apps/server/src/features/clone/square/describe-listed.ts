import { cloneContent } from '@mingfa/contract/clone-content';
import type { ListedClone } from '@mingfa/contract/clone-square';
import type { Language } from '@mingfa/contract/values';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { user } from '../../../db/schema/account.ts';
import { clone, clonePin, cloneVersion } from '../../../db/schema/clone.ts';
import type { Caller, RequestContext } from '../../../ports/app-context.ts';

/** Whoever looks, a visitor without a session among them. */
type Looking = RequestContext<Caller | null>;

const { avatar: avatarSchema, en: englishSchema } = cloneContent.shape;

/** Published clones as everybody finds them, in the order of their ids; what is published no more is left out. */
export async function describeListed(context: Looking, ids: readonly string[]): Promise<ListedClone[]> {
  if (ids.length === 0) return [];
  const rows = await readListed(context, ids);
  const found = new Map(rows.map((row) => [row.clone.id, describe(row, context)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

function readListed({ db, caller }: Looking, ids: readonly string[]) {
  return db
    .select({
      clone,
      // Of the content only what a card shows: the whole of it is long.
      avatar: sql<unknown>`${cloneVersion.content} -> 'avatar'`,
      en: sql<unknown>`${cloneVersion.content} -> 'en'`,
      version: cloneVersion.version,
      publishedAt: cloneVersion.publishedAt,
      maker: user.nickname,
      pinnedBy: clonePin.userId,
    })
    .from(clone)
    .innerJoin(
      cloneVersion,
      and(eq(cloneVersion.cloneId, clone.id), eq(cloneVersion.version, clone.publishedVersion)),
    )
    .leftJoin(user, eq(user.id, clone.ownerId))
    .leftJoin(clonePin, and(eq(clonePin.cloneId, clone.id), eq(clonePin.userId, caller?.userId ?? '')))
    .where(inArray(clone.id, [...ids]));
}

type ListedRow = Awaited<ReturnType<typeof readListed>>[number];

function describe(
  { clone: row, avatar, en, version, publishedAt, maker, pinnedBy }: ListedRow,
  { caller, language }: Looking,
): ListedClone {
  const english = readEnglish(en, language);
  return {
    appId: row.id,
    name: english?.name || row.publishedName,
    avatar: avatarSchema.parse(avatar ?? undefined),
    introduction: english?.introduction || row.publishedIntroduction,
    category: row.publishedCategory,
    official: row.officialId !== null,
    maker: maker ?? '',
    isOwn: caller !== null && row.ownerId === caller.userId,
    version,
    publishedAt: publishedAt.toISOString(),
    users: row.recentUsers,
    rating: averageOf(row),
    ratings: row.ratings,
    comments: row.comments,
    pinned: pinnedBy !== null,
  };
}

/** To one decimal; null while nobody rated it. */
export function averageOf({ ratingSum, ratings }: { ratingSum: number; ratings: number }): number | null {
  return ratings === 0 ? null : Math.round((ratingSum / ratings) * 10) / 10;
}

function readEnglish(stored: unknown, language: Language) {
  if (language !== 'en') return null;
  return englishSchema.parse(stored ?? null);
}
