import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { storedFile } from '../../db/schema/file.ts';
import { openTicket } from '../../engine/access/index.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';

/** Opens the file a ticket names. */
export async function openStoredFile(
  context: AccountContext,
  input: { ticket: string },
): Promise<{ id: string; name: string; mediaType: string; content: Readable }> {
  const { thingId: fileId } = await openTicket(context, 'stored-file', input.ticket);
  const [row] = await context.db.select().from(storedFile).where(eq(storedFile.id, fileId));
  const content = row && (await context.files.read(row.id));
  if (!row || !content) throw new AppError('not_found');
  return { id: row.id, name: row.name, mediaType: row.mediaType, content };
}
