import { asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import {
  clone,
  cloneComment,
  cloneCommentReport,
  cloneConsent,
  cloneEdge,
  clonePin,
  cloneRating,
  cloneVersion,
  goldenQuestion,
  goldenResult,
  goldenRun,
} from '../../db/schema/clone.ts';
import { removeObjects } from '../../engine/ingestion/index.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { partFromClone } from '../chat/index.ts';
import { exportVisits, forgetVisits, moveVisits } from './analytics/personal-visits.ts';
import { listPictures, type PictureContext } from './picture/picture-objects.ts';
import { forgetOpinions } from './square/forget-opinions.ts';

/** Clones with their versions, what the person let other makers read, and what they said of others' clones. */
export function personalClones(context: PictureContext): PersonalData {
  const { db } = context;
  return {
    name: 'clones',
    async move(tx, guestId, userId) {
      const decided = await tx.select().from(cloneConsent).where(eq(cloneConsent.userId, guestId));
      // What the account itself decided stays.
      if (decided.length > 0)
        await tx
          .insert(cloneConsent)
          .values(decided.map((row) => ({ ...row, userId })))
          .onConflictDoNothing();
      await moveVisits(tx, guestId, userId);
    },
    async forget(userId) {
      await forgetOpinions(db, userId);
      const pictures = await listPicturesOf(db, userId);
      const clones = await db.transaction(async (tx) => {
        await tx.delete(cloneConsent).where(eq(cloneConsent.userId, userId));
        await forgetVisits(tx, userId);
        const gone = await tx.delete(clone).where(eq(clone.ownerId, userId)).returning({ id: clone.id });
        for (const { id } of gone) await partFromClone(tx, id);
        return gone.length;
      });
      await removeObjects(context, pictures);
      return clones;
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
          goldenQuestions: await db
            .select()
            .from(goldenQuestion)
            .where(inArray(goldenQuestion.cloneId, own))
            .orderBy(asc(goldenQuestion.serial)),
          goldenRuns: await db
            .select()
            .from(goldenRun)
            .where(inArray(goldenRun.cloneId, own))
            .orderBy(asc(goldenRun.startedAt)),
          goldenResults: await db
            .select({ result: goldenResult })
            .from(goldenResult)
            .innerJoin(goldenRun, eq(goldenRun.id, goldenResult.runId))
            .where(inArray(goldenRun.cloneId, own))
            .orderBy(asc(goldenResult.runId), asc(goldenResult.position))
            .then((rows) => rows.map(({ result }) => result)),
          consents: await db.select().from(cloneConsent).where(eq(cloneConsent.userId, userId)),
          comments: await db
            .select()
            .from(cloneComment)
            .where(eq(cloneComment.authorId, userId))
            .orderBy(asc(cloneComment.createdAt)),
          ratings: await db
            .select()
            .from(cloneRating)
            .where(eq(cloneRating.userId, userId))
            .orderBy(asc(cloneRating.ratedAt)),
          reports: await db
            .select()
            .from(cloneCommentReport)
            .where(eq(cloneCommentReport.userId, userId))
            .orderBy(asc(cloneCommentReport.createdAt)),
          visits: await exportVisits(db, userId),
          pins: await db
            .select()
            .from(clonePin)
            .where(eq(clonePin.userId, userId))
            .orderBy(asc(clonePin.position)),
        },
        files: (await listPicturesOf(db, userId)).map((key) => ({ path: `${key}.webp`, key })),
      };
    },
  };
}

async function listPicturesOf(db: DatabaseOrTransaction, userId: string): Promise<string[]> {
  const own = await db.select({ id: clone.id }).from(clone).where(eq(clone.ownerId, userId));
  return listPictures(
    db,
    own.map(({ id }) => id),
  );
}
