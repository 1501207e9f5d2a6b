// Kills a server with SIGKILL while people write everything at once, and counts acknowledged writes that are gone afterwards, or
// there in part. `npm run bench -- kills [--kills 30] [--database embedded|postgresql] [--only question] [--folder data/bench/kills]`:
// until so many kills met each kind of write. What was done is kept in the folder: broken off, the next run goes on.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProcess } from './chat/start-process.ts';
import { openClient } from './kills/client.ts';
import { WRITE_KINDS, type WriteKind } from './kills/write-kinds.ts';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    database: { type: 'string', default: 'embedded' },
    only: { type: 'string' },
    folder: { type: 'string', default: 'data/bench/kills' },
    writers: { type: 'string', default: '1' },
  },
});
const wanted = Number(options.kills);
const folder = resolve(options.folder, options.database);
const MOBILE = '13800000001';
const FIRST_WRITES_WITHIN_MS = 60_000;
const IDLE_AT_MOST = 5;
/** The library that comes with the product is taken up at the first start; what is cut off of that begins again. */
const LIBRARY_WITHIN_MS = 180_000;
/** On a database server an answer of a killed process is given up once its lease has run out. */
const WHOLE_WITHIN_MS = 20_000;

interface Tally {
  kills: number;
  acknowledged: number;
  lost: number;
}
/** By kind of write. */
let tallies: Record<string, Tally> = {};
let kills = 0;
let failedStarts = 0;

await mkdir(join(folder, 'data'), { recursive: true });
const record = join(folder, 'record.json');
const kept = JSON.parse(await readFile(record, 'utf8').catch(() => '{"kills":0,"tallies":{}}'));
({ kills, tallies } = kept as { kills: number; tallies: typeof tallies });

// A database server of its own is gone after the run, so its folder of the program must be new, too.
const program = new URL('../scripts/postgres.mjs', import.meta.url).href;
const { startPostgres } = (await import(program)) as {
  startPostgres(): { url: string; stop(): void } | null;
};
const postgres = options.database === 'postgresql' ? startPostgres() : null;
if (options.database === 'postgresql' && !postgres) {
  console.log('Skipped: this machine has no PostgreSQL.');
  process.exit(0);
}
const dataFolder = postgres ? join(folder, `data-${Date.now()}`) : join(folder, 'data');

let server = await start();
const client = openClient(() => server.address);
const identity = { mobile: MOBILE, password: 'a long enough passphrase 7' };
client.token = await signIn();

await libraryTakenUp();

const kinds = Object.entries(WRITE_KINDS).filter(([name]) => !options.only || options.only === name);
for (const [name] of kinds) tallies[name] ??= { kills: 0, acknowledged: 0, lost: 0 };
let idle = 0;
while (kinds.some(([name]) => tallyOf(name).kills < wanted)) {
  const acknowledged = new Map<string, string[][]>(kinds.map(([name]) => [name, []]));
  let killed = false;
  const writers = kinds.flatMap(([name, kind]) =>
    Array.from({ length: Number(options.writers) }, async (_, writer) => {
      for (let count = 0; !killed; count += 1) {
        const unique = `${name} ${Date.now() % 100_000_000}${writer}${count}`;
        try {
          acknowledged.get(name)?.push(await kind.write(client, unique));
        } catch (error) {
          // A refusal would measure nothing.
          if (!killed && /: 4\d\d /.test(String(error))) throw error;
          return;
        }
      }
    }),
  );
  // Once something of every kind was acknowledged, and then at another moment each time.
  const begunMs = performance.now();
  const isMissingOne = () => [...acknowledged.values()].some((written) => written.length === 0);
  while (isMissingOne() && performance.now() - begunMs < FIRST_WRITES_WITHIN_MS) await pause(20);
  await pause((kills * 379) % 1000);
  server.kill();
  killed = true;
  await Promise.all(writers);
  await server.exited;
  server = await start();
  kills += 1;
  const missing: string[] = [];
  for (const [name, kind] of kinds) {
    const written = acknowledged.get(name) ?? [];
    let lost = 0;
    for (const one of written) if (!(await becomesWhole(kind, one))) lost += 1;
    // A kill before anything was acknowledged could lose nothing.
    if (written.length === 0) missing.push(name);
    else tallyOf(name).kills += 1;
    tallyOf(name).acknowledged += written.length;
    tallyOf(name).lost += lost;
    if (lost > 0) console.log(`${name}: ${lost} of ${written.length} lost or in part at kill ${kills}`);
  }
  await keepRecord();
  idle = missing.length === 0 ? 0 : idle + 1;
  if (idle > IDLE_AT_MOST) throw new Error(`nothing is acknowledged: ${missing.join(', ')}`);
}
for (const [name, tally] of Object.entries(tallies))
  console.log(
    `${name.padEnd(20)} ${tally.kills} kills, ${tally.acknowledged} acknowledged, ${tally.lost} lost or in part`,
  );
server.kill();
await server.exited;
postgres?.stop();

const all = Object.values(tallies);
const sum = (pick: (tally: Tally) => number) => all.reduce((total, tally) => total + pick(tally), 0);
const lost = sum((tally) => tally.lost);
const met = lost === 0 && failedStarts === 0 && all.every((tally) => tally.acknowledged > 0);
console.log(
  `${options.database}: ${kills} kills, ${sum((tally) => tally.kills)} times a kind of ${all.length}, ${sum((tally) => tally.acknowledged)} acknowledged writes, ` +
    `${lost} lost or in part, ${failedStarts} failed starts (target 0): ${met ? 'met' : 'NOT MET'}`,
);
process.exit(met ? 0 : 1);

function tallyOf(name: string): Tally {
  const tally = tallies[name];
  if (!tally) throw new Error(`no kind ${name}`);
  return tally;
}

/** Until the number of laws has not changed for some seconds. */
async function libraryTakenUp(): Promise<void> {
  const begunMs = performance.now();
  let seen = 0;
  for (let since = 0; since < 10; since += 1) {
    if (performance.now() - begunMs > LIBRARY_WITHIN_MS) throw new Error('the library is not taken up');
    const { total } = await client.get<{ total: number }>('/v1/law/list?pageSize=1');
    if (total !== seen || total === 0) since = 0;
    seen = total;
    await pause(1000);
  }
}

/** What cannot be read counts as lost, and says why. */
async function becomesWhole(kind: WriteKind, written: readonly string[]): Promise<boolean> {
  const begunMs = performance.now();
  for (;;) {
    const isWhole = await kind.isWhole(client, written).catch((error: unknown) => {
      console.log(String(error));
      return false;
    });
    if (isWhole || performance.now() - begunMs > WHOLE_WITHIN_MS) return isWhole;
    await pause(500);
  }
}

async function start() {
  const child = startProcess('apps/server/src/main.ts', [], {
    MINGFA_DATA_DIR: dataFolder,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: postgres?.url ?? '',
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: 'true',
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_PER_MINUTE_SESSION: '1000000',
  });
  const exited = new Promise<void>((done) => child.child.once('exit', () => done()));
  try {
    const [, address = ''] = await child.line(/(http:\/\/127\.0\.0\.1:\d+)/);
    return { address, exited, kill: () => void child.child.kill('SIGKILL') };
  } catch (error) {
    failedStarts += 1;
    throw error;
  }
}

/** Registers the writer, or signs it in where the folder has it; as an administrator, for whom nothing is counted. */
async function signIn(): Promise<string> {
  if (!(await client.maySignIn(identity.mobile, identity.password)))
    await client.post('/v1/auth/register', { ...identity, agreed: true });
  const { controlToken } = JSON.parse(await readFile(join(dataFolder, 'server.json'), 'utf8'));
  await client.post('/v1/admin/account/make-admin', { mobile: MOBILE }, { 'x-control-token': controlToken });
  const response = await fetch(`${server.address}/v1/auth/pass/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: identity.mobile, password: identity.password }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Written beside and put in place, so that a record is whole. */
async function keepRecord(): Promise<void> {
  await writeFile(`${record}.new`, `${JSON.stringify({ kills, tallies }, null, 2)}\n`);
  await rename(`${record}.new`, record);
}
