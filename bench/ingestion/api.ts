import { createHash } from 'node:crypto';
import { register } from '@mingfa/contract/account';
import type { Endpoint, EndpointOutput } from '@mingfa/contract/endpoint';
import { addKnowledgeFile, type KnowledgeFile, listKnowledgeFiles } from '@mingfa/contract/knowledge';
import { createUpload, type UploadPurpose } from '@mingfa/contract/upload';

/** A file on its way to the server. */
export interface LocalFile {
  name: string;
  content: Buffer;
}

interface Call {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: object;
}

/** A person at the public API. */
export interface Person {
  address: string;
  token: string;
  call<Definition extends Endpoint>(endpoint: Definition, call?: Call): Promise<EndpointOutput<Definition>>;
}

export async function registerPerson(address: string): Promise<Person> {
  const mobile = `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const body = { mobile, password: 'a bench password', agreed: true };
  const { token } = await callApi(address, '', register, { body });
  return { address, token, call: (endpoint, call = {}) => callApi(address, token, endpoint, call) };
}

async function callApi<Definition extends Endpoint>(
  address: string,
  token: string,
  endpoint: Definition,
  call: Call,
): Promise<EndpointOutput<Definition>> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(
    Object.entries(call.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await fetch(`${address}${path}${query.size > 0 ? `?${query}` : ''}`, {
    method: endpoint.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(call.body ? { body: JSON.stringify(call.body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as EndpointOutput<Definition>;
}

/** Uploads a file in parts as a browser does; its id. */
export async function uploadFile(
  person: Person,
  file: LocalFile,
  purpose: UploadPurpose = 'document',
): Promise<string> {
  const { content } = file;
  const opened = await person.call(createUpload, {
    body: {
      purpose,
      name: file.name,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    },
  });
  for (let offset = 0; offset < content.length; offset += opened.partBytes) {
    const response = await fetch(`${person.address}${opened.address}&offset=${offset}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(content.subarray(offset, offset + opened.partBytes)),
    });
    if (!response.ok) throw new Error(`${file.name}: ${response.status} ${await response.text()}`);
  }
  return opened.uploadId;
}

/** Puts a file into a knowledge base; it is being read when this settles. */
export async function addFile(person: Person, konId: string, file: LocalFile): Promise<KnowledgeFile> {
  const uploadId = await uploadFile(person, file);
  return person.call(addKnowledgeFile, { params: { konId }, body: { uploadId, keepDuplicate: true } });
}

/** All files of a knowledge base. */
export async function listFiles(person: Person, konId: string): Promise<KnowledgeFile[]> {
  const files: KnowledgeFile[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await person.call(listKnowledgeFiles, {
      params: { konId },
      query: { page, pageSize: 100 },
    });
    files.push(...answer.items);
    if (files.length >= answer.total || answer.items.length === 0) return files;
  }
}

const isEnded = (file: KnowledgeFile) => ['ready', 'failed', 'cancelled'].includes(file.state);

/** Waits until every file of a knowledge base has ended, looking as often as a screen would. */
export async function waitForFiles(person: Person, konId: string): Promise<KnowledgeFile[]> {
  for (;;) {
    const files = await listFiles(person, konId);
    if (files.every(isEnded)) return files;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
