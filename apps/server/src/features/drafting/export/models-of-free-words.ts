import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { draftSuggestion } from '../../../db/schema/drafting.ts';
import { run } from '../../../db/schema/run.ts';
import { SUGGESTION } from '../suggestions/suggestion-subject.ts';

/** The models whose words somebody took over into a document that is edited freely. */
export async function modelsOfFreeWords(db: DatabaseOrTransaction, draftId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ model: run.model })
    .from(draftSuggestion)
    .innerJoin(run, and(eq(run.subjectKind, SUGGESTION), eq(run.subjectId, draftSuggestion.id)))
    .where(
      and(
        eq(draftSuggestion.draftId, draftId),
        eq(draftSuggestion.decision, 'accepted'),
        isNull(draftSuggestion.part),
        isNotNull(run.model),
      ),
    );
  return rows.flatMap(({ model }) => model ?? []);
}
