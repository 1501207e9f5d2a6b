import type { Attachment } from '@mingfa/contract/chat';
import { parsingSettings } from '@mingfa/contract/knowledge';
import { and, eq } from 'drizzle-orm';
import { attachment } from '../../db/schema/chat.ts';
import { document } from '../../db/schema/document.ts';
import { beginIngestion, createDocument } from '../../engine/ingestion/index.ts';
import type { MakingContext, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { takeFile } from '../upload/index.ts';
import type { ChatContext } from './chat-context.ts';
import { describeAttachment } from './describe-attachment.ts';

type AttachmentRow = typeof attachment.$inferSelect;

/**
 * Takes a finished upload as a file to ask about, and begins to read it.
 * @throws AppError `not_found`, `upload_incomplete`, `storage_exceeded`
 */
export async function uploadAttachment(
  context: ChatContext & MakingContext,
  input: { uploadId: string },
): Promise<Attachment> {
  const made = await context.makeOnce(async (tx) => {
    const taken = await takeFile(context, tx, input.uploadId);
    const read = await createDocument(context, tx, {
      ...taken,
      ownerId: context.caller.userId,
      origin: 'chat',
      settings: parsingSettings.parse({}),
    });
    const [row] = await tx
      .insert(attachment)
      .values({
        id: context.ids.make('attachment'),
        ownerId: context.caller.userId,
        name: read.name,
        bytes: read.bytes,
        characters: 0,
        text: '',
        documentId: read.id,
        createdAt: context.clock.now(),
      })
      .returning();
    return describeAttachment(row as AttachmentRow, read, context.language);
  });
  if (made.documentId) await beginIngestion(context, made.documentId);
  return made;
}

/** How far an attachment is read. @throws AppError `not_found` */
export async function getAttachment(
  context: ChatContext & RequestContext,
  input: { attachmentId: string },
): Promise<Attachment> {
  const [found] = await context.db
    .select({ attachment, document })
    .from(attachment)
    .leftJoin(document, eq(document.id, attachment.documentId))
    .where(and(eq(attachment.id, input.attachmentId), eq(attachment.ownerId, context.caller.userId)));
  if (!found) throw new AppError('not_found');
  return describeAttachment(found.attachment, found.document, context.language);
}
