import { recordAudit } from '../../engine/audit/index.ts';
import { removeDocuments } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { ownPage } from './own-page.ts';
import type { WebPageContext } from './web-page-context.ts';

/** Deletes a page with its snapshot and all that was made of it; copies in knowledge bases stay. @throws AppError `not_found` */
export async function deletePage(
  context: WebPageContext & RequestContext,
  input: { webPageId: string },
): Promise<void> {
  const row = await ownPage(context, input.webPageId);
  const id = row.documentId;
  await removeDocuments(context, [id], (tx) =>
    recordAudit(context, tx, { kind: 'document', action: 'deleted', id }),
  );
}
