import type { LawSummary } from '@mingfa/contract/law';
import type { ArticleAnswer, LibraryServer } from './library-server.ts';

/** Times of article reads, in milliseconds, and reads that failed. */
export interface Reads {
  times: number[];
  failures: string[];
  stop(): Promise<void>;
}

const PAUSE_MS = 25;

/** Reads the first articles of whatever laws are there, one after the other, until stopped. */
export function readArticlesMeanwhile(server: LibraryServer): Reads {
  let stopped = false;
  const reads: Reads = {
    times: [],
    failures: [],
    async stop() {
      stopped = true;
      await running;
    },
  };
  const running = read();
  return reads;

  async function read(): Promise<void> {
    let laws: LawSummary[] = [];
    for (let turn = 0; !stopped; turn += 1) {
      try {
        if (turn % 100 === 0) laws = await withText(server);
        const law = laws[turn % Math.max(1, laws.length)];
        if (law) {
          const startedAt = performance.now();
          await server.get<ArticleAnswer>(`/v1/law/${law.lawId}/article/1`);
          reads.times.push(performance.now() - startedAt);
        }
      } catch (error) {
        if (!stopped) reads.failures.push((error as Error).message);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

async function withText(server: LibraryServer): Promise<LawSummary[]> {
  const { items } = await server.get<{ items: LawSummary[] }>('/v1/law/list?sort=newest&pageSize=100');
  return items.filter((law) => law.versionCount > 0);
}
