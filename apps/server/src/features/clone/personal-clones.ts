import { asc, eq, inArray } from 'drizzle-orm';
import { clone, cloneEdge, cloneVersion } from '../../db/schema/clone.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

/** Clones with their versions. */
export function personalClones({ db }: AppContext): PersonalData {
  return {
    name: 'clones',
    async forget(userId) {
      const gone = await db.delete(clone).where(eq(clone.ownerId, userId)).returning({ id: clone.id });
      return gone.length;
    },
    async export(userId) {
      const own = db.select({ id: clone.id }).from(clone).where(eq(clone.ownerId, userId));
      return {
        rows: {
          clones: await db
            .select()
            .from(clone)
            .where(eq(clone.ownerId, userId))
            .orderBy(asc(clone.createdAt)),
          versions: await db
            .select()
            .from(cloneVersion)
            .where(inArray(cloneVersion.cloneId, own))
            .orderBy(asc(cloneVersion.cloneId), asc(cloneVersion.version)),
          edges: await db
            .select()
            .from(cloneEdge)
            .where(inArray(cloneEdge.cloneId, own))
            .orderBy(asc(cloneEdge.id)),
        },
        files: [],
      };
    },
  };
}
