// Quality and speed of retrieval, asked over HTTP with both corpora loaded.
// `npm run bench -- retrieval [--url http://…] [--data data/bench/retrieval] [--rounds 1]`
// With --url the server must have RATE_LIMIT_PER_MINUTE=0 and both corpora imported.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startProcess } from './chat/start-process.ts';
import { prepareLibrary } from './retrieval/prepare-library.ts';
import { placeOf, readQuestions, type StatuteQuestion } from './retrieval/read-questions.ts';

const CUTS = [1, 5, 10, 20, 100];
const AT_A_TIME = 8;
const SHOWN = 10;

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    data: { type: 'string', default: 'data/bench/retrieval' },
    rounds: { type: 'string', default: '1' },
  },
});
const shared = resolve(import.meta.dirname, '../../shared/data');
if (!existsSync(shared)) {
  console.error(`${shared} is not there: the questions and the corpora are read from it.`);
  process.exit(1);
}
const questions = await readQuestions(join(shared, 'retrieval/statute-questions.jsonl'));
const server = options.url ? null : await startServer(resolve(options.data));
const address = options.url ?? (server as { address: string }).address;
let token = '';
try {
  process.exitCode = (await measureAll()) ? 0 : 1;
} finally {
  await server?.stop();
}

async function measureAll(): Promise<boolean> {
  token = await tourist();
  const library = await get<{ articles: number; versions: number; search: string }>('/v1/law/library', token);
  console.log(`${library.articles} articles in ${library.versions} versions, searched by ${library.search}`);
  const met = [
    await measureQuality(),
    await measureTimes('alone', 1),
    await measureTimes(`${AT_A_TIME} at a time`, AT_A_TIME),
  ];
  return met.every(Boolean);
}

async function measureQuality(): Promise<boolean> {
  const found = CUTS.map(() => 0);
  let reciprocal = 0;
  await inParallel(questions, 2, async ({ question, articles }) => {
    const places = await ask(question, 100);
    for (const [index, cut] of CUTS.entries()) {
      const hits = articles.filter((place) => places.slice(0, cut).includes(place)).length;
      found[index] = (found[index] ?? 0) + hits / articles.length;
    }
    const first = places.slice(0, 10).findIndex((place) => articles.includes(place));
    if (first !== -1) reciprocal += 1 / (first + 1);
  });
  const recall = found.map((sum) => sum / questions.length);
  const mrr = reciprocal / questions.length;
  for (const [index, cut] of CUTS.entries()) console.log(`R@${cut}`.padEnd(10), recall[index]?.toFixed(4));
  console.log('MRR@10'.padEnd(10), mrr.toFixed(4));
  const ok = (recall[CUTS.indexOf(10)] ?? 0) >= 0.48 && mrr >= 0.41;
  console.log(`R@10 at least 0.48 and MRR@10 at least 0.41: ${ok ? 'met' : 'NOT MET'}`);
  return ok;
}

async function measureTimes(name: string, callers: number): Promise<boolean> {
  const times: number[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    await inParallel(questions, callers, async ({ question }) => {
      const startedAt = performance.now();
      await ask(question, SHOWN);
      times.push(performance.now() - startedAt);
    });
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
  const shown = [0.1, 0.5, 0.75, 0.9, 0.95, 0.99].map((share) => `p${share * 100} ${at(share).toFixed(1)}`);
  const ok = callers === 1 ? at(0.5) <= 15 : at(0.5) <= 50 && at(0.99) <= 150;
  const target = callers === 1 ? 'p50 at most 15 ms' : 'p50 at most 50 ms, p99 at most 150 ms';
  console.log(
    `${name}: ${shown.join(', ')}, longest ${at(1).toFixed(1)} ms (${target}: ${ok ? 'met' : 'NOT MET'})`,
  );
  drawDistribution(times);
  return ok;
}

function drawDistribution(times: number[]): void {
  const edges = [2, 5, 10, 15, 20, 30, 50, 75, 100, 150, Number.POSITIVE_INFINITY];
  let from = 0;
  for (const edge of edges) {
    const count = times.filter((time) => time >= from && time < edge).length;
    const bar = '█'.repeat(Math.round((60 * count) / times.length));
    if (count > 0) console.log(`  under ${String(edge).padStart(8)} ms ${String(count).padStart(6)} ${bar}`);
    from = edge;
  }
}

/** Runs `work` for each question, so many at a time. */
async function inParallel(
  all: StatuteQuestion[],
  callers: number,
  work: (question: StatuteQuestion) => Promise<void>,
): Promise<void> {
  let next = 0;
  const caller = async () => {
    for (let question = all[next++]; question; question = all[next++]) await work(question);
  };
  await Promise.all(Array.from({ length: callers }, caller));
}

async function ask(question: string, limit: number): Promise<string[]> {
  const query = new URLSearchParams({ question, limit: String(limit) });
  const answer = await get<{ items: { title: string; label: string }[] }>(`/v1/law/retrieve?${query}`, token);
  return answer.items.map((item) => placeOf(item.title, item.label));
}

async function get<Answer>(path: string, bearer: string): Promise<Answer> {
  const response = await fetch(`${address}${path}`, {
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function tourist(): Promise<string> {
  const response = await fetch(`${address}/v1/auth/tourists/access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`guest token: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

async function startServer(dataDir: string): Promise<{ address: string; stop(): Promise<void> }> {
  const started = startProcess('apps/server/src/main.ts', [], {
    PORT: '0',
    HOST: '127.0.0.1',
    MINGFA_DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '0',
    GUESTS_PER_ADDRESS_A_DAY: '0',
    GUESTS_IN_TOTAL: '0',
    LOG_LEVEL: 'error',
  });
  const [, at] = (await started.line(/Mingfa\s+(http:\S+)/)) as [string, string];
  try {
    await prepareLibrary(at, dataDir, [join(shared, 'laws/lawrefbook'), join(shared, 'laws/just-laws')]);
  } catch (error) {
    await started.stop();
    throw error;
  }
  return { address: at, stop: () => started.stop() };
}
