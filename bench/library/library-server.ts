import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { getArticle, LawImport, LawSummary, lawDetail } from '@mingfa/contract/law';
import type { z } from 'zod';
import { startProcess } from '../chat/start-process.ts';

export type LawDetail = z.infer<typeof lawDetail>;
export type ArticleAnswer = z.infer<(typeof getArticle)['output']>;
export interface LawText {
  version: { versionId: string; articleCount: number; label: string } | null;
  articles: { articleKey: string; text: string | null }[];
}

/** A server over a data folder of its own, asked as an administrator of this machine. */
export interface LibraryServer {
  get<Answer>(path: string): Promise<Answer>;
  /** Status and answer, for requests that may be refused. */
  ask(path: string): Promise<{ status: number; answer: { errorCode?: string } }>;
  startImport(source: string): Promise<LawImport>;
  progress(importId: string): Promise<LawImport>;
  imports(): Promise<LawImport[]>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startLibraryServer(dataFolder: string): Promise<LibraryServer> {
  const server = startProcess('apps/server/src/main.ts', [], {
    MINGFA_DATA_DIR: dataFolder,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '0',
  });
  process.once('exit', () => server.child.kill('SIGKILL'));
  const [, address = ''] = await server.line(/(http:\/\/127\.0\.0\.1:\d+)/);
  const { controlToken } = JSON.parse(await readFile(join(dataFolder, 'server.json'), 'utf8')) as {
    controlToken: string;
  };
  const request = (path: string, body?: object) =>
    fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-control-token': controlToken, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  async function json<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await request(path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  return {
    get: (path) => json(path),
    async ask(path) {
      const response = await request(path);
      return { status: response.status, answer: (await response.json()) as { errorCode?: string } };
    },
    startImport: (source) => json('/v1/law/import', { source }),
    progress: (importId) => json(`/v1/law/import/${importId}/progress`),
    imports: async () => (await json<{ items: LawImport[] }>('/v1/law/import/list')).items,
    async kill() {
      const exited = new Promise((resolve) => server.child.once('exit', resolve));
      server.child.kill('SIGKILL');
      await exited;
    },
    stop: () => server.stop(),
  };
}

/** Waits until an import ended, looking as often as a screen would. */
export async function waitForImport(
  server: LibraryServer,
  importId: string,
  until: (progress: LawImport) => boolean = () => false,
): Promise<LawImport> {
  for (;;) {
    const progress = await server.progress(importId);
    if ((progress.state !== 'queued' && progress.state !== 'running') || until(progress)) return progress;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** All laws of the library, page by page. */
export async function listAllLaws(server: LibraryServer): Promise<LawSummary[]> {
  const laws: LawSummary[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await server.get<{ items: LawSummary[]; total: number }>(
      `/v1/law/list?sort=title&pageSize=100&page=${page}`,
    );
    laws.push(...answer.items);
    if (laws.length >= answer.total || answer.items.length === 0) return laws;
  }
}
