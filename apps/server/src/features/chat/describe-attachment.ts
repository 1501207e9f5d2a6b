import type { Attachment } from '@mingfa/contract/chat';
import type { Language } from '@mingfa/contract/values';
import type { attachment } from '../../db/schema/chat.ts';
import { type DocumentRow, describeProgress } from '../../engine/ingestion/index.ts';

/** An attachment with how far it is read. One from before files were read like documents is its own text. */
export function describeAttachment(
  row: Omit<typeof attachment.$inferSelect, 'text' | 'ownerId'>,
  document: DocumentRow | null,
  language: Language,
): Attachment {
  const base = {
    attachmentId: row.id,
    name: row.name,
    bytes: row.bytes,
    documentId: row.documentId,
    createdAt: row.createdAt.toISOString(),
  };
  if (!document) {
    const nothing = { pagesDone: 0, pagesTotal: null, errorCode: null, errorMessage: null };
    return { ...base, ...nothing, characters: row.characters, state: 'ready' };
  }
  const { state, pagesDone, pagesTotal, errorCode, errorMessage } = describeProgress(document, language);
  return {
    ...base,
    characters: document.characters,
    state,
    pagesDone,
    pagesTotal,
    errorCode,
    errorMessage,
  };
}
