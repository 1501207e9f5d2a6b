import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/recording';
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { document, knowledgeBase } from '../../../db/schema/document.ts';
import { matter } from '../../../db/schema/drafting.ts';
import { custodyEntry } from '../../../db/schema/recording.ts';
import { share } from '../../../db/schema/share.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { ownRecording, type RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';

type Copies = EndpointOutput<typeof contract.deleteRecording>['copies'];

/** Where words of a recording stay that were copied before: they are deleted by whoever holds the copy. */
export async function nameCopies(
  db: DatabaseOrTransaction,
  row: Pick<RecordingRow, 'id' | 'ownerId' | 'documentId'>,
  keptDays: number,
): Promise<Copies> {
  // A copy is a document of its own: the log knows it; one from before the log named copies is known where it is the same to the byte.
  const isLogged = sql`exists (select 1 from ${custodyEntry} where ${custodyEntry.recordingId} = ${row.id} and ${custodyEntry.deed} = 'copied_to_base' and ${custodyEntry.detail} ->> 'copyId' = ${document.id})`;
  const isSame = sql`${document.sha256} = (select held.sha256 from ${document} held where held.id = ${row.documentId})`;
  const bases = await db
    .selectDistinct({ name: knowledgeBase.name })
    .from(document)
    .innerJoin(knowledgeBase, eq(knowledgeBase.id, document.knowledgeBaseId))
    .where(
      and(
        eq(document.ownerId, row.ownerId),
        eq(document.format, 'transcript'),
        eq(document.origin, 'knowledge'),
        or(isLogged, isSame),
      ),
    )
    .orderBy(asc(knowledgeBase.name));
  const shares = await db
    .select({ name: share.title })
    .from(share)
    .where(and(eq(share.ownerId, row.ownerId), eq(share.sourceId, row.id), isNotNull(share.content)))
    .orderBy(asc(share.createdAt));
  const matters = await db
    .select({ name: matter.name })
    .from(matter)
    .where(and(eq(matter.ownerId, row.ownerId), sql`strpos(${matter.sheet}::text, ${row.id}) > 0`))
    .orderBy(asc(matter.createdAt));
  return [
    ...bases.map(({ name }) => ({ kind: 'knowledge_base' as const, name })),
    ...shares.map(({ name }) => ({ kind: 'share' as const, name })),
    ...matters.map(({ name }) => ({ kind: 'draft' as const, name })),
    ...(keptDays > 0 ? [{ kind: 'backup' as const, name: `${keptDays}` }] : []),
  ];
}

/** What a person is told before a recording is deleted. @throws AppError `not_found` */
export async function listRecordingCopies(
  context: RecordingContext & RequestContext,
  { recordingId }: { recordingId: string },
): Promise<{ copies: Copies }> {
  const row = await ownRecording(context.db, context.caller, recordingId);
  return { copies: await nameCopies(context.db, row, context.backupDays) };
}
