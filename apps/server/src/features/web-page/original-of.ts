import { eq } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { AppError } from '../../ports/app-error.ts';
import type { WebPageContext, WebPageRow } from './web-page-context.ts';

/** The document a page was kept as. @throws AppError `not_found` */
export async function originalOf(context: WebPageContext, row: WebPageRow) {
  const [original] = await context.db.select().from(document).where(eq(document.id, row.documentId));
  if (!original) throw new AppError('not_found');
  return original;
}
