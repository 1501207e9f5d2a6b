import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { clone } from '../../db/schema/clone.ts';
import type { Asker } from './may.ts';

/** What decides who may use a clone. */
export type OfferedClone = Pick<
  typeof clone.$inferSelect,
  'ownerId' | 'publishedVersion' | 'visibility' | 'linkId' | 'listedAt'
>;

/**
 * Whether somebody may use what is published of a clone: its maker, everybody where it is official or stands in the square, and
 * whoever names its link where it is open by link.
 */
export function mayUseClone(asker: Asker, held: OfferedClone, linkId: string | null): boolean {
  if (held.publishedVersion === null) return false;
  if (held.ownerId === null || held.ownerId === asker.userId) return true;
  if (held.visibility === 'square') return held.listedAt !== null;
  return held.visibility === 'link' && held.linkId !== null && held.linkId === linkId;
}

/** The same as a condition of a query: the clones of which somebody may use what is published. */
export function usableClones(asker: Asker, linkId: string | SQL | null): SQL | undefined {
  return and(
    isNotNull(clone.publishedVersion),
    or(
      isNull(clone.ownerId),
      eq(clone.ownerId, asker.userId),
      and(eq(clone.visibility, 'square'), isNotNull(clone.listedAt)),
      linkId === null ? undefined : and(eq(clone.visibility, 'link'), eq(clone.linkId, linkId)),
    ),
  );
}
