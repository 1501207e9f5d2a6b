import { eq } from 'drizzle-orm';
import { caseText } from '../../../db/schema/case.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { requireOwnCase } from '../require-case.ts';

/**
 * The text as it was imported, with all names, for those who may change the case; each opening is recorded.
 * @throws AppError `not_found`
 */
export async function openOriginal(
  context: RequestContext,
  input: { caseId: string },
): Promise<{ text: string }> {
  const { id } = await requireOwnCase(context, input.caseId);
  return context.db.transaction(async (tx) => {
    const [text] = await tx
      .select({ original: caseText.original })
      .from(caseText)
      .where(eq(caseText.caseId, id));
    if (!text) throw new AppError('not_found');
    await recordAudit(context, tx, { kind: 'case', id, action: 'original_opened' });
    return { text: text.original };
  });
}
