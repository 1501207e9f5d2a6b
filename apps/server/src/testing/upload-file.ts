import { createHash } from 'node:crypto';
import type { KnowledgeFile } from '@mingfa/contract/knowledge';
import * as knowledge from '@mingfa/contract/knowledge';
import * as upload from '@mingfa/contract/upload';
import type { TestApp } from './test-app.ts';

/** Uploads a file in one part; its id. */
export async function uploadFile(
  server: TestApp,
  token: string,
  file: { name: string; content: Buffer | string; purpose?: upload.UploadPurpose },
): Promise<string> {
  const content = Buffer.from(file.content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const opened = await server.call(upload.createUpload, {
    token,
    body: { purpose: file.purpose, name: file.name, bytes: content.length, sha256 },
  });
  if (opened.status !== 200) throw new Error(opened.text);
  const received = await server.call(upload.receiveUpload, {
    query: { ticket: opened.body.ticket, offset: 0 },
    body: content,
  });
  if (!received.body?.complete) throw new Error(received.text);
  return opened.body.uploadId;
}

export async function makeKnowledgeBase(
  server: TestApp,
  token: string,
  more: { name?: string; settings?: Partial<knowledge.ParsingSettings> } = {},
): Promise<string> {
  const made = await server.call(knowledge.createKnowledgeBase, { token, body: { name: '合同', ...more } });
  if (made.status !== 200) throw new Error(made.text);
  return made.body.konId;
}

/** Uploads a file into a knowledge base; it is being read when this answers. */
export async function addFile(
  server: TestApp,
  token: string,
  konId: string,
  file: { name: string; content: Buffer | string },
  more: { keepDuplicate?: boolean } = {},
): Promise<KnowledgeFile> {
  const uploadId = await uploadFile(server, token, file);
  const added = await server.call(knowledge.addKnowledgeFile, {
    token,
    params: { konId },
    body: { uploadId, ...more },
  });
  if (added.status !== 200) throw new Error(added.text);
  return added.body;
}
