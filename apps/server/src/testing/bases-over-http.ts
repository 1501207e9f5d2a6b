import type { KnowledgeBase, Segment } from '@mingfa/contract/knowledge';
import { expect, vi } from 'vitest';

export interface NamedFile {
  name: string;
  content: Buffer;
}

/** Knowledge bases of a person of servers that run in processes of their own. */
export interface BasesOverHttp {
  call<Answer>(path: string, body?: object): Promise<Answer>;
  /** Makes a base of these files; its id. */
  fill(name: string, files: readonly NamedFile[]): Promise<string>;
  detail(konId: string): Promise<KnowledgeBase>;
  /** Waits until nothing is under way in the base. */
  finished(konId: string): Promise<KnowledgeBase>;
  /** All that can be seen of a base but its ids: segments of every file, and what these questions find. */
  contentOf(konId: string, questions: readonly string[]): Promise<unknown>;
}

/** Signs a new person up. `address` is asked for each time, since servers come and go. */
export async function openBasesOverHttp(address: () => string): Promise<BasesOverHttp> {
  let token = '';
  async function call<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await fetch(address() + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path} ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  const registered = { mobile: '13800000001', password: 'a long password', agreed: true };
  ({ token } = await call<{ token: string }>('/v1/auth/register', registered));

  async function upload(konId: string, { name, content }: NamedFile): Promise<void> {
    const ticket = await call<{ uploadId: string; address: string }>('/v1/external-service/sts-token', {
      name,
      bytes: content.length,
    });
    const sent = await fetch(`${address()}${ticket.address}&offset=0`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(content),
    });
    expect(sent.status).toBe(200);
    await call(`/v1/knowledge/${konId}/file/upload`, { uploadId: ticket.uploadId });
  }

  async function segmentsOf(fileId: string): Promise<unknown[]> {
    const listed: Segment[] = [];
    for (let page = 1; ; page += 1) {
      const { items, total } = await call<{ items: Segment[]; total: number }>(
        `/v1/knowledge/file/${fileId}/chunks?pageSize=100&page=${page}`,
      );
      listed.push(...items);
      if (listed.length >= total) break;
    }
    return listed.map(({ segmentId: _, place, ...segment }) => ({
      ...segment,
      place: { ...place, documentId: '', segmentId: '' },
    }));
  }

  const detail = (konId: string) => call<KnowledgeBase>(`/v1/knowledge/${konId}/detail`);
  return {
    call,
    detail,
    async fill(name, files) {
      const { konId } = await call<KnowledgeBase>('/v1/knowledge/create', { name });
      for (const file of files) await upload(konId, file);
      return konId;
    },
    finished: (konId) =>
      vi.waitFor(
        async () => {
          const base = await detail(konId);
          expect(base.filesWorking).toBe(0);
          return base;
        },
        { timeout: 270_000, interval: 100 },
      ),
    async contentOf(konId, questions) {
      const { items: files } = await call<{ items: { fileId: string; name: string }[] }>(
        `/v1/knowledge/${konId}/file/list?pageSize=100`,
      );
      const chunks: Record<string, unknown[]> = {};
      for (const { fileId, name } of files) chunks[name] = await segmentsOf(fileId);
      const found: unknown[] = [];
      for (const question of questions) {
        const { items } = await call<{ items: { segment: Segment; fileName: string; score: number }[] }>(
          `/v1/knowledge/${konId}/test`,
          { question, limit: 10 },
        );
        found.push(
          items.map(({ segment, fileName, score }) => [fileName, segment.position, score.toFixed(6)]),
        );
      }
      return { chunks, found };
    },
  };
}
