import { asc, eq, inArray } from 'drizzle-orm';
import { analysis, analysisAnswer, analysisTemplate, analysisVersion } from '../../db/schema/analysis.ts';
import type { LiveWork } from '../../engine/work/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

/** A person's analyses with their answers and versions, and their templates. */
export function personalAnalyses(context: AppContext & { liveWork: LiveWork }): PersonalData {
  const { db } = context;
  return {
    name: 'analyses',
    async forget(userId) {
      const gone = await db
        .delete(analysis)
        .where(eq(analysis.ownerId, userId))
        .returning({ id: analysis.id });
      for (const { id } of gone) context.liveWork.stop(id);
      const templates = await db
        .delete(analysisTemplate)
        .where(eq(analysisTemplate.ownerId, userId))
        .returning({ id: analysisTemplate.id });
      return gone.length + templates.length;
    },
    async export(userId) {
      const own = db.select({ id: analysis.id }).from(analysis).where(eq(analysis.ownerId, userId));
      return {
        rows: {
          analyses: await db
            .select()
            .from(analysis)
            .where(eq(analysis.ownerId, userId))
            .orderBy(asc(analysis.createdAt)),
          analysisAnswers: answersOf(context, userId),
          analysisVersions: await db
            .select()
            .from(analysisVersion)
            .where(inArray(analysisVersion.analysisId, own))
            .orderBy(asc(analysisVersion.analysisId), asc(analysisVersion.number)),
          analysisTemplates: await db
            .select()
            .from(analysisTemplate)
            .where(eq(analysisTemplate.ownerId, userId))
            .orderBy(asc(analysisTemplate.createdAt)),
        },
        files: [],
      };
    },
  };
}

/** Each may be a megabyte: one at a time. */
async function* answersOf({ db }: AppContext, userId: string): AsyncIterable<object> {
  const ids = await db
    .select({ id: analysisAnswer.id })
    .from(analysisAnswer)
    .innerJoin(analysis, eq(analysis.id, analysisAnswer.analysisId))
    .where(eq(analysis.ownerId, userId))
    .orderBy(asc(analysisAnswer.analysisId), asc(analysisAnswer.ranAt));
  for (const { id } of ids) {
    const [row] = await db.select().from(analysisAnswer).where(eq(analysisAnswer.id, id));
    if (row) yield row;
  }
}
