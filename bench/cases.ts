// A library of made cases over HTTP: import, search by words, filters, similar cases, memory.
// `npm run bench -- cases [--cases 50000] [--times 10] [--characters 3500] [--requests 400] [--database embedded|both] [--keep folder]`
// With --times 10 a tenth is imported, and then its rows, postings and vectors are written ten times: for figures of search, not of import.
// The cases are put together from the paragraphs of ../shared/data/cases and nothing of them stays, but with --keep: a folder that is
// used as it is, imported into only while it holds none.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { keepInFolder } from '../apps/server/src/engine/retrieval/cases/keep-similar-cases.ts';
import { readEnvironment } from '../apps/server/src/env.ts';
import { openDatabase } from '../apps/server/src/installation/open-database.ts';
import { silentLogger } from '../apps/server/src/runtime/silent-logger.ts';
import { copyCases } from '../apps/server/src/testing/copy-cases.ts';
import { multiplyCases, multiplySimilar } from '../apps/server/src/testing/multiply-cases.ts';
import { FACET_QUESTIONS, makeQuestions, type Question } from './case-library/ask-questions.ts';
import { type CaseServer, startCaseServer } from './case-library/case-server.ts';
import { makeCases, readShapes } from './case-library/make-cases.ts';
import { percentile } from './chat/bench-server.ts';
import { readCaseSet } from './similar/read-case-set.ts';

const { values: options } = parseArgs({
  options: {
    cases: { type: 'string', default: '50000' },
    times: { type: 'string', default: '1' },
    characters: { type: 'string', default: '3500' },
    requests: { type: 'string', default: '400' },
    database: { type: 'string', default: 'embedded' },
    keep: { type: 'string' },
  },
});
const times = Number(options.times);
const count = Math.round(Number(options.cases) / times);
const [characters, requests] = [Number(options.characters), Number(options.requests)];
const CASES_OF_FILE = 5000;
const LOOK_EVERY_MS = 500;
const IMPORTED_A_SECOND = 60;
const data = resolve(import.meta.dirname, '../../shared/data');
if (!existsSync(data)) {
  console.error(`${data} is not there: the shapes of cases are read from it.`);
  process.exit(1);
}
const shapes = await readShapes(join(data, 'cases/judgments'));
await mkdir('data/bench', { recursive: true });
const scratch = resolve(await mkdtemp('data/bench/cases-'));
const folder = resolve(options.keep ?? join(scratch, 'data'));
let allMet = true;
try {
  const medians = await measure('embedded database', folder, '');
  if (options.database !== 'embedded') await measureOnServer(medians);
} finally {
  await rm(scratch, { recursive: true, force: true });
}
process.exitCode = allMet ? 0 : 1;

/** The same rows on a PostgreSQL server, which may take twice as long. */
async function measureOnServer(embedded: ReadonlyMap<string, number>): Promise<void> {
  const program = new URL('../scripts/postgres.mjs', import.meta.url).href;
  const { startPostgres } = (await import(program)) as {
    startPostgres(): { url: string; stop(): void } | null;
  };
  const postgres = startPostgres();
  if (!postgres) throw new Error('no PostgreSQL is installed');
  try {
    const onServer = join(scratch, 'server');
    await (await startCaseServer(onServer, postgres.url)).stop();
    const source = await open(folder);
    const { address } = source.connection;
    if (!('socketFolder' in address)) throw new Error('not the embedded database');
    const began = performance.now();
    await copyCases(
      { host: address.socketFolder, user: 'postgres', database: 'postgres' },
      { connectionString: postgres.url },
    );
    await source.close();
    console.log(`rows copied to the server in ${seconds(began)} s`);
    const medians = await measure('PostgreSQL server', onServer, postgres.url);
    for (const [what, median] of medians)
      judge(`${what} on the server, times as long`, median / (embedded.get(what) ?? 1), 2, '');
  } finally {
    postgres.stop();
  }
}

async function measure(name: string, dataFolder: string, url: string): Promise<Map<string, number>> {
  console.log(`\n${name}, load ${load()}`);
  let server = await startCaseServer(dataFolder, url);
  if ((await holding(server)) === 0) await importAll(server);
  let began = performance.now();
  // A library is read for the first time without being asked, and minutes are longer than a request waits.
  while (!existsSync(join(dataFolder, 'similar-cases/index.bin'))) await wait(LOOK_EVERY_MS);
  console.log(`similar cases learned and indexed in ${seconds(began)} s more, load ${load()}`);
  const isWhole = (await holding(server)) > count;
  await server.stop();
  if (times > 1 && !isWhole) await multiply(dataFolder);
  server = await startCaseServer(dataFolder, url);
  began = performance.now();
  await server.post('/v1/case/similar', { story: '楼上漏水泡坏楼下的地板。', limit: 5 });
  console.log(
    `after another start, similar cases are ready in ${seconds(began)} s; ${await server.memoryMb()} MB`,
  );
  console.log(`${await holding(server)} cases`);
  server.beginMetrics();
  const medians = new Map<string, number>();
  const asked = makeQuestions([...makeCases(shapes, { from: 0, count: requests, characters })]);
  medians.set('search', await timed(server, 'search, each question once', asked.map(search), [40, 150]));
  await timed(server, 'the same again', asked.map(search), [40, 150]);
  const facets = Array.from(
    { length: 60 },
    (_, at) => FACET_QUESTIONS[at % FACET_QUESTIONS.length] as Question,
  );
  medians.set('facets', await timed(server, 'facets', facets.map(search), [100, 100]));
  const { stories } = await readCaseSet(join(data, 'retrieval'));
  const told = [...stories, ...stories].map(({ text }) => ({ story: text, limit: 20 }));
  const similar = told.map((body) => (one: CaseServer) => one.post('/v1/case/similar', body));
  medians.set(
    'similar cases',
    await timed(server, 'similar cases', similar, [150, Number.POSITIVE_INFINITY]),
  );
  console.log(`memory of the process ${await server.memoryMb()} MB, load ${load()}`);
  const { eventLoopDelayMs, peakMemoryMb } = await server.stop();
  console.log(
    `its event loop held p99 ${eventLoopDelayMs.p99.toFixed(0)} ms, at most ${eventLoopDelayMs.max.toFixed(0)} ms; peak memory ${peakMemoryMb.toFixed(0)} MB`,
  );
  return medians;
}

/** Ten times the rows of what was imported, as an import would have written them. */
async function multiply(dataFolder: string): Promise<void> {
  const began = performance.now();
  const { connection, close } = await open(dataFolder);
  await multiplyCases(connection, times);
  await close();
  const keeper = keepInFolder(join(dataFolder, 'similar-cases'));
  const kept = await keeper.read();
  if (!kept) throw new Error('the similar cases were not kept');
  await keeper.write(multiplySimilar(kept, times));
  console.log(`written ${times} times in ${seconds(began)} s, load ${load()}`);
}

function open(dataFolder: string) {
  return openDatabase(readEnvironment({ MINGFA_DATA_DIR: dataFolder }), silentLogger);
}

function search(question: Question): (server: CaseServer) => Promise<unknown> {
  return (server) => server.get(`/v1/case/search?${new URLSearchParams(question)}`);
}

async function holding(server: CaseServer): Promise<number> {
  return (await server.get<{ total: number }>('/v1/case/search?pageSize=1')).total;
}

async function importAll(server: CaseServer): Promise<void> {
  const source = join(scratch, 'made');
  await mkdir(source, { recursive: true });
  let letters = 0;
  for (let from = 0; from < count; from += CASES_OF_FILE) {
    const lines: string[] = [];
    const some = { from, count: Math.min(CASES_OF_FILE, count - from), characters };
    for (const { title, text } of makeCases(shapes, some)) {
      letters += text.length;
      lines.push(JSON.stringify({ title, text }));
    }
    await writeFile(join(source, `${from}.jsonl`), lines.join('\n'));
  }
  console.log(`${count} cases of ${Math.round(letters / count)} characters on average`);
  server.beginMetrics();
  const began = performance.now();
  const usedBefore = await server.processorSeconds();
  let told = 0;
  const ended = await server.importCases(source, ({ added }) => {
    if (added < told + CASES_OF_FILE) return;
    told = added;
    console.log(`  ${added} after ${seconds(began)} s, load ${load()}`);
  });
  const took = (performance.now() - began) / 1000;
  console.log(
    `${ended.added} added, ${ended.joined} joined, ${ended.problemCount} problems, ${ended.state}, load ${load()}`,
  );
  const used = (await server.processorSeconds()) - usedBefore;
  console.log(`${((1000 * used) / ended.added).toFixed(1)} ms of processor time a case, threads together`);
  judge(
    'cases imported in a second',
    ended.added / took,
    IMPORTED_A_SECOND,
    '',
    (seen, wanted) => seen >= wanted,
  );
  await rm(source, { recursive: true, force: true });
}

/** One request after another. @returns the median */
async function timed(
  server: CaseServer,
  what: string,
  asks: readonly ((server: CaseServer) => Promise<unknown>)[],
  [p50, p99]: readonly [number, number],
): Promise<number> {
  const took: number[] = [];
  const usedBefore = await server.processorSeconds();
  for (const ask of asks) {
    const began = performance.now();
    await ask(server);
    took.push(performance.now() - began);
  }
  const used = (1000 * ((await server.processorSeconds()) - usedBefore)) / asks.length;
  console.log(
    `${what}: ${asks.length} requests, ${used.toFixed(0)} ms of processor time each, load ${load()}`,
  );
  judge('  p50', percentile(took, 50), p50, ' ms');
  judge('  p99', percentile(took, 99), p99, ' ms');
  return percentile(took, 50);
}

function judge(
  what: string,
  seen: number,
  wanted: number,
  unit: string,
  isMet = (one: number, other: number) => one <= other,
): void {
  const met = isMet(seen, wanted);
  allMet &&= met;
  console.log(`${met ? 'met    ' : 'NOT MET'} ${what}: ${seen.toFixed(1)}${unit} (target ${wanted}${unit})`);
}

function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
