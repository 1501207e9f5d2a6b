import { asc, eq } from 'drizzle-orm';
import { feedback } from '../../db/schema/feedback.ts';
import { removeObjects } from '../../engine/ingestion/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

/** Feedback with its pictures; it goes with its person, answered or not. */
export function personalFeedback(context: AppContext & { files: FileStore }): PersonalData {
  const { db } = context;
  return {
    name: 'feedback',
    async move(tx, guestId, userId) {
      await tx.update(feedback).set({ userId }).where(eq(feedback.userId, guestId));
    },
    async forget(userId) {
      const gone = await db
        .delete(feedback)
        .where(eq(feedback.userId, userId))
        .returning({ key: feedback.screenshotKey });
      await removeObjects(
        context,
        gone.flatMap(({ key }) => key ?? []),
      );
      return gone.length;
    },
    async export(userId) {
      const own = await db
        .select()
        .from(feedback)
        .where(eq(feedback.userId, userId))
        .orderBy(asc(feedback.createdAt));
      const rows = own.map(({ addressHash: _, screenshotKey: __, ...row }) => row);
      const files = own.flatMap(({ id, screenshotKey }) =>
        screenshotKey ? [{ path: `feedback/${id}.webp`, key: screenshotKey }] : [],
      );
      return { rows: { feedback: rows }, files };
    },
  };
}
