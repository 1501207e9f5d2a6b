import { asc, eq } from 'drizzle-orm';
import { knowledgeBase } from '../../db/schema/document.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

/** Knowledge bases, without their files: documents are forgotten before, a few at a time. */
export function personalKnowledge({ db }: AppContext): PersonalData {
  return {
    name: 'knowledge-bases',
    async forget(userId) {
      const gone = await db
        .delete(knowledgeBase)
        .where(eq(knowledgeBase.ownerId, userId))
        .returning({ id: knowledgeBase.id });
      return gone.length;
    },
    async export(userId) {
      const own = eq(knowledgeBase.ownerId, userId);
      const knowledgeBases = await db
        .select()
        .from(knowledgeBase)
        .where(own)
        .orderBy(asc(knowledgeBase.createdAt));
      return { rows: { knowledgeBases }, files: [] };
    },
  };
}
