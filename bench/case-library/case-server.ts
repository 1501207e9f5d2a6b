import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseImport } from '@mingfa/contract/case-import';
import type { Metrics } from '../chat/bench-server.ts';
import { startProcess } from '../chat/start-process.ts';

/** A server over a data folder that stays, asked as an administrator of this machine. */
export interface CaseServer {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body: object): Promise<Answer>;
  /** Imports a folder and waits for its end. */
  importCases(source: string, seen: (progress: CaseImport) => void): Promise<CaseImport>;
  /** Memory that the process holds now, in MB. */
  memoryMb(): Promise<number>;
  /** Of all its threads since it began. */
  processorSeconds(): Promise<number>;
  /** Begins to measure the event loop anew. */
  beginMetrics(): void;
  stop(): Promise<Metrics>;
}

const LOOK_EVERY_MS = 1000;
/** As Linux counts for programs. */
const TICKS_A_SECOND = 100;

/** @param databaseUrl empty for the embedded database */
export async function startCaseServer(dataFolder: string, databaseUrl: string): Promise<CaseServer> {
  const server = startProcess('apps/server/src/main.ts', [], {
    MINGFA_DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '0',
    SEED_STARTER_LIBRARY: 'false',
    BENCH_METRICS: 'true',
  });
  const [, address = ''] = await server.line(/(http:\/\/127\.0\.0\.1:\d+)/);
  const { controlToken } = JSON.parse(await readFile(join(dataFolder, 'server.json'), 'utf8')) as {
    controlToken: string;
  };
  async function ask<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-control-token': controlToken, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  return {
    get: (path) => ask(path),
    post: (path, body) => ask(path, body),
    async importCases(source, seen) {
      const { importId } = await ask<CaseImport>('/v1/case/import', { source });
      for (;;) {
        const progress = await ask<CaseImport>(`/v1/case/import/${importId}/progress`);
        if (progress.state !== 'queued' && progress.state !== 'running') return progress;
        seen(progress);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    },
    async memoryMb() {
      const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
    async processorSeconds() {
      const status = await readFile(`/proc/${server.child.pid}/stat`, 'utf8');
      const [user = 0, system = 0] = status
        .slice(status.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
        .map(Number);
      return (user + system) / TICKS_A_SECOND;
    },
    beginMetrics: () => void server.child.kill('SIGUSR2'),
    async stop() {
      server.child.kill('SIGTERM');
      const [, json = '{}'] = await server.line(/^bench-metrics (.*)$/);
      await server.stop();
      return JSON.parse(json) as Metrics;
    },
  };
}
