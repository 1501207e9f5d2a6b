import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TYPES, type Message } from '@mingfa/contract/chat';
import { attachment } from '../../db/schema/chat.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { ChatContext } from './chat-context.ts';
import { decodeTextFile } from './decode-text-file.ts';
import { describeAttachment } from './describe-attachment.ts';

/**
 * Stores a text or Markdown file to ask about.
 * @throws AppError `unsupported_file`, `too_large`, `empty_file`, `unreadable_file`, `quota_exceeded`
 */
export async function uploadAttachment(
  context: ChatContext,
  caller: Caller,
  file: { name: string; content: Buffer },
): Promise<Message['attachments'][number]> {
  const name = file.name.toLowerCase();
  const types = ATTACHMENT_TYPES.join(' ');
  if (!ATTACHMENT_TYPES.some((ending) => name.endsWith(ending))) {
    throw new AppError('unsupported_file', { types });
  }
  if (file.content.byteLength > ATTACHMENT_MAX_BYTES) throw new AppError('too_large', { limit: '2 MB' });
  const text = decodeTextFile(file.content);
  if (text === null) throw new AppError('unsupported_file', { types });
  if (text.trim() === '') throw new AppError('empty_file');
  const row = {
    id: context.ids.make('attachment'),
    userId: caller.userId,
    name: file.name,
    bytes: file.content.byteLength,
    characters: [...text].length,
    text,
    createdAt: context.clock.now(),
  };
  await context.db.transaction(async (tx) => {
    await context.takeQuota(tx, caller, 'upload');
    await tx.insert(attachment).values(row);
  });
  return describeAttachment(row);
}
