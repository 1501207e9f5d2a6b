import type { CaseSection } from '@mingfa/contract/case';
import { eq } from 'drizzle-orm';
import { caseText } from '../../../db/schema/case.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { requireCase } from '../require-case.ts';

/** The text by sections, names masked as the installation masked them when it was imported. */
export async function getCaseText(context: RequestContext, input: { caseId: string }) {
  const { id, digest } = await requireCase(context, input.caseId);
  const [text] = await context.db.select().from(caseText).where(eq(caseText.caseId, id));
  if (!text) throw new AppError('not_found');
  // A digest is ours, and there in both languages.
  const paragraphs = digest && context.language === 'en' ? digest.english : text.masked.split('\n');
  const sections = text.sections.map(
    ({ kind, from, to }): CaseSection => ({
      kind,
      paragraphs: paragraphs
        .slice(from - 1, to)
        .map((paragraph, at) => ({ number: from + at, text: paragraph })),
    }),
  );
  return { caseId: id, isMasked: text.masked !== text.original, sections };
}
