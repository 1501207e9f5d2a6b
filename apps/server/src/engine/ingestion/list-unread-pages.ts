import { and, asc, eq, inArray } from 'drizzle-orm';
import { documentPart } from '../../db/schema/document.ts';
import type { DocumentRow } from './describe-document.ts';
import type { IngestionContext } from './ingestion-context.ts';

export interface UnreadPage {
  /** Of its part. */
  number: number;
  page: number;
  source: 'text' | 'recognised' | 'none';
}

/** Pages that are still to be recognised, by the settings of the document. */
export async function listUnreadPages(
  context: Pick<IngestionContext, 'db'>,
  row: Pick<DocumentRow, 'id' | 'settings' | 'format'>,
): Promise<UnreadPage[]> {
  const { recognition } = row.settings;
  const hasPages = row.format === 'pdf' || row.format === 'image';
  if (recognition === 'never' || !hasPages) return [];
  const parts = await context.db
    .select({ number: documentPart.number, page: documentPart.page, source: documentPart.source })
    .from(documentPart)
    .where(
      and(
        eq(documentPart.documentId, row.id),
        inArray(documentPart.source, recognition === 'always' ? ['none', 'text'] : ['none']),
      ),
    )
    .orderBy(asc(documentPart.number));
  return parts.flatMap(({ page, ...part }) => (page === null ? [] : [{ ...part, page }]));
}
