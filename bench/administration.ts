// Reads the lists of the administration over HTTP while each holds 100,000 rows, and prints them as a table against the target.
// `npm run bench -- administration [--rows 100000] [--requests 100] [--only users]`
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedAdministration } from '../apps/server/src/testing/seed-administration.ts';
import { type AskedList, askedLists } from './administration/asked-lists.ts';
import { percentile, startServer, stopServer } from './chat/bench-server.ts';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '100' },
    /** A part of the names of the lists to be asked. */
    only: { type: 'string' },
  },
});
const rows = Number(options.rows);
const requests = Number(options.requests);
const { only } = options;
const TARGET_MS = 100;

interface Measured {
  what: string;
  p50: number;
  p95: number;
  longest: number;
}

const folder = await mkdtemp(join(tmpdir(), 'mingfa-bench-administration-'));
await seedAdministration(folder, rows);
const held = await startServer(folder, { SEED_STARTER_LIBRARY: 'false' });
await rm(folder, { recursive: true, force: true });
const administrator = await signUpAdministrator();
const measured: Measured[] = [];
const loadBefore = loadavg();
try {
  for (const list of askedLists(rows)) {
    if (only && !list.what.includes(only)) continue;
    const one = await measure(list);
    measured.push(one);
    console.log(rowOf(one));
  }
} finally {
  await stopServer(held);
}
const missed = measured.filter(({ p95 }) => p95 > TARGET_MS);
console.log(
  `\n| list of ${rows} | p50 ms | p95 ms | longest ms | p95 at most ${TARGET_MS} |\n| --- | --- | --- | --- | --- |`,
);
console.log(measured.map(rowOf).join('\n'));
console.log(
  `\n${missed.length === 0 ? 'met' : 'NOT MET'}: ${measured.length - missed.length} of ${measured.length} lists, ${requests} requests each, one at a time; ` +
    `load of the machine before and after: ${[loadBefore, loadavg()].map(([minute = 0]) => minute.toFixed(1)).join(' and ')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

/** Every request after the one before it, once some have been asked without being counted. */
async function measure({ what, path }: AskedList): Promise<Measured> {
  for (let index = 0; index < 5; index++) await get(path(index));
  const times: number[] = [];
  for (let index = 0; index < requests; index++) {
    const began = performance.now();
    await get(path(index));
    times.push(performance.now() - began);
  }
  return { what, p50: percentile(times, 50), p95: percentile(times, 95), longest: percentile(times, 100) };
}

function rowOf({ what, p50, p95, longest }: Measured): string {
  return `| ${what} | ${p50} | ${p95} | ${longest} | ${p95 <= TARGET_MS ? 'met' : 'NOT MET'} |`;
}

async function get(path: string): Promise<void> {
  const answer = await fetch(`${held.address}${path}`, {
    headers: { authorization: `Bearer ${administrator}` },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** As `npm run account -- make-admin` does it beside a running server. */
async function signUpAdministrator(): Promise<string> {
  const mobile = '13912340001';
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${held.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { token: string };
  };
  const { token } = await post('/v1/auth/register', {
    mobile,
    password: 'a measured list of people',
    agreed: true,
  });
  const { controlToken } = JSON.parse(await readFile(join(held.dataDir, 'server.json'), 'utf8')) as {
    controlToken: string;
  };
  await post('/v1/admin/account/make-admin', { mobile }, { 'x-control-token': controlToken });
  return token;
}
