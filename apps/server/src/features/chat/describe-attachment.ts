import type { Message } from '@mingfa/contract/chat';

export function describeAttachment(row: {
  id: string;
  name: string;
  bytes: number;
  characters: number;
  createdAt: Date;
}): Message['attachments'][number] {
  return {
    attachmentId: row.id,
    name: row.name,
    bytes: row.bytes,
    characters: row.characters,
    createdAt: row.createdAt.toISOString(),
  };
}
