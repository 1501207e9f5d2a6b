// Quality and speed of retrieval with both corpora loaded: over HTTP, and on folds that the ranking has not seen.
// `npm run bench -- retrieval [--url http://…] [--data data/bench/retrieval] [--rounds 1] [--ablation] [--folds 0,1]`
// `npm run bench -- retrieval --embedding [--folds 0]` what vectors of the articles add, made by the tests' own server.
// `--orders file` keeps what is found for every question, or compares it with what the file holds.
// With --url the server must have RATE_LIMIT_PER_MINUTE=0 and both corpora imported; then only times are measured.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadLexicon } from '@mingfa/content/lexicon';
import { startProcess } from './chat/start-process.ts';
import { judgeFolds, readFolds } from './ranking/judge-folds.ts';
import { OrderQuality } from './ranking/measure-order.ts';
import { openStockedLibrary } from './ranking/open-stocked-library.ts';
import { readAsked } from './ranking/read-asked.ts';
import { compareOrders, type Orders } from './retrieval/compare-orders.ts';
import { measureFusion } from './retrieval/measure-fusion.ts';
import { prepareLibrary } from './retrieval/prepare-library.ts';
import { placeOf, readQuestions, type StatuteQuestion } from './retrieval/read-questions.ts';

const AT_A_TIME = 8;
const SHOWN = 10;
const MOST_MEMORY_MB = 600;

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    data: { type: 'string', default: 'data/bench/retrieval' },
    rounds: { type: 'string', default: '1' },
    ablation: { type: 'boolean', default: false },
    folds: { type: 'string' },
    embedding: { type: 'boolean', default: false },
    orders: { type: 'string' },
  },
});
const shared = resolve(import.meta.dirname, '../../shared/data');
if (!existsSync(shared)) {
  console.error(`${shared} is not there: the questions and the corpora are read from it.`);
  process.exit(1);
}
if (options.embedding) {
  await measureFusion(resolve(options.data), shared, (options.folds ?? '0').split(',').map(Number));
  process.exit(0);
}
const questions = await readQuestions(join(shared, 'retrieval/statute-questions.jsonl'));
const server = options.url ? null : await startServer(resolve(options.data));
const address = options.url ?? (server as { address: string }).address;
let token = '';
const met: boolean[] = [];
try {
  met.push(...(await measureServer()));
} finally {
  await server?.stop();
}
if (server) met.push(...(await measureFolds()));
process.exitCode = met.every(Boolean) ? 0 : 1;

async function measureServer(): Promise<boolean[]> {
  token = await tourist();
  const library = await get<{ articles: number; versions: number; search: string }>('/v1/law/library', token);
  console.log(`${library.articles} articles in ${library.versions} versions, searched by ${library.search}`);
  const known = new OrderQuality();
  const orders: Orders = {};
  await inParallel(questions, 2, async ({ question, articles }) => {
    const found = await ask(question, 100);
    orders[question] = found;
    known.add(found, new Set(articles), articles.length);
  });
  console.log(
    `the model that ships, which was fitted on these questions and is not judged by them: ${known}`,
  );
  const isSame = options.orders ? await compareOrders(options.orders, orders) : true;
  const areTimesMet = [
    await measureTimes('alone', 1),
    await measureTimes(`${AT_A_TIME} at a time`, AT_A_TIME),
  ];
  return [isSame, ...areTimesMet, ...(server ? [await measureMemory(server.pid)] : [])];
}

/** What the ranking does for questions it has not seen, by the same engine without the way over HTTP. */
async function measureFolds(): Promise<boolean[]> {
  const lexicon = await loadLexicon();
  const stocked = await openStockedLibrary(
    resolve(options.data),
    new Date().toISOString().slice(0, 10),
    lexicon,
  );
  const asked = await readAsked(shared, stocked.corpus);
  const judged = await judgeFolds(stocked, asked, await readFolds(), {
    ablation: options.ablation,
    only: options.folds?.split(',').map(Number),
    shown: console.log,
  });
  await stocked.close();
  const { random, articleDisjoint } = judged;
  const isMet = random.recall(10) >= 0.62 && random.meanReciprocal >= 0.52 && random.recall(100) >= 0.85;
  const areStrangersMet = articleDisjoint.recall(10) >= 0.52;
  console.log(`random folds: R@10 ≥ 0.62, MRR@10 ≥ 0.52, R@100 ≥ 0.85: ${isMet ? 'met' : 'NOT MET'}`);
  console.log(`folds that share no article: R@10 ≥ 0.52: ${areStrangersMet ? 'met' : 'NOT MET'}`);
  return [isMet, areStrangersMet];
}

/** What the server's process holds in memory, with everything loaded and after the load. */
async function measureMemory(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const held = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  const ok = held <= MOST_MEMORY_MB;
  console.log(
    `memory of the process: ${held.toFixed(0)} MB (at most ${MOST_MEMORY_MB}: ${ok ? 'met' : 'NOT MET'})`,
  );
  return ok;
}

async function measureTimes(name: string, callers: number): Promise<boolean> {
  const times: number[] = [];
  const begun = performance.now();
  for (let round = 0; round < Number(options.rounds); round += 1) {
    await inParallel(questions, callers, async ({ question }) => {
      const startedAt = performance.now();
      await ask(question, SHOWN);
      times.push(performance.now() - startedAt);
    });
  }
  const aSecond = (1000 * times.length) / (performance.now() - begun);
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
  const shown = [0.1, 0.5, 0.75, 0.9, 0.95, 0.99].map((share) => `p${share * 100} ${at(share).toFixed(1)}`);
  const ok = callers === 1 ? at(0.5) <= 15 : at(0.5) <= 50 && at(0.99) <= 120 && aSecond >= 150;
  const target =
    callers === 1 ? 'p50 at most 15 ms' : 'p50 at most 50 ms, p99 at most 120 ms, at least 150 a second';
  console.log(
    `${name}: ${shown.join(', ')}, longest ${at(1).toFixed(1)} ms, ${aSecond.toFixed(0)} a second (${target}: ${ok ? 'met' : 'NOT MET'})`,
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

async function startServer(
  dataDir: string,
): Promise<{ address: string; pid: number; stop(): Promise<void> }> {
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
  return { address: at, pid: started.child.pid ?? 0, stop: () => started.stop() };
}
