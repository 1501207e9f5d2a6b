import { and, eq } from 'drizzle-orm';
import { webPage } from '../../db/schema/document.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { WebPageRow } from './web-page-context.ts';

/** A page of the caller's. @throws AppError `not_found`, also for somebody else's */
export async function ownPage(context: RequestContext, webPageId: string): Promise<WebPageRow> {
  const [row] = await context.db
    .select()
    .from(webPage)
    .where(and(eq(webPage.id, webPageId), eq(webPage.ownerId, context.caller.userId)));
  if (!row) throw new AppError('not_found');
  return row;
}
