import type { ParsingSettings } from '@mingfa/contract/knowledge';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { document } from '../../db/schema/document.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { DocumentRow } from './describe-document.ts';
import { holdObject } from './stored-objects.ts';

export interface NewDocument {
  ownerId: string;
  origin: DocumentRow['origin'];
  knowledgeBaseId?: string | null;
  name: string;
  /** Key of the original: of a finished upload, or as `storeOriginal` gave it. The document holds it from now on. */
  fileKey: string;
  bytes: number;
  sha256: string;
  settings: ParsingSettings;
  /** Written by this program as the transcript of a recording: it is read as one, and nothing that was uploaded ever is. */
  format?: 'transcript' | undefined;
  /** Puts it on its owner's reading list. */
  opened?: boolean;
}

/** Makes the row of a document. `beginIngestion` is called after the transaction. */
export async function createDocument(
  context: AppContext,
  tx: DatabaseOrTransaction,
  input: NewDocument,
): Promise<DocumentRow> {
  const { opened, ...fields } = input;
  const now = context.clock.now();
  const [row] = await tx
    .insert(document)
    .values({
      ...fields,
      id: context.ids.make('document'),
      state: 'waiting',
      stage: 'stored',
      openedAt: opened ? now : null,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('The document was not written.');
  await holdObject(context, tx, input.fileKey, row.id);
  return row;
}
