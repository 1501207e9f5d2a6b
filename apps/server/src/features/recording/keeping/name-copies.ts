import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording';
import { cleanFileName } from '@mingfa/files/naming/clean-file-name';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { document, knowledgeBase } from '../../../db/schema/document.ts';
import { share } from '../../../db/schema/share.ts';
import type { RecordingRow } from '../own-recording.ts';

type Copies = EndpointOutput<typeof contract.deleteRecording>['copies'];

/** Where words of a recording stay that were copied before: they are deleted by whoever holds the copy. */
export async function nameCopies(
  db: DatabaseOrTransaction,
  row: Pick<RecordingRow, 'id' | 'ownerId' | 'title'>,
  keptDays: number,
): Promise<Copies> {
  // A copy is a document of its own, which is called what the recording was called and does not know it.
  const bases = await db
    .selectDistinct({ name: knowledgeBase.name })
    .from(document)
    .innerJoin(knowledgeBase, eq(knowledgeBase.id, document.knowledgeBaseId))
    .where(
      and(
        eq(document.ownerId, row.ownerId),
        eq(document.format, 'transcript'),
        nameBegins(cleanFileName(row.title)),
      ),
    )
    .orderBy(asc(knowledgeBase.name));
  const shares = await db
    .select({ name: share.title })
    .from(share)
    .where(and(eq(share.ownerId, row.ownerId), eq(share.sourceId, row.id), isNotNull(share.content)))
    .orderBy(asc(share.createdAt));
  return [
    ...bases.map(({ name }) => ({ kind: 'knowledge_base' as const, name })),
    ...shares.map(({ name }) => ({ kind: 'share' as const, name })),
    ...(keptDays > 0 ? [{ kind: 'backup' as const, name: `${keptDays}` }] : []),
  ];
}

const nameBegins = (name: string) => sql`starts_with(${document.name}, ${name})`;
