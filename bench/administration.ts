// Reads the lists of the administration over HTTP while each holds 100,000 rows.
// `npm run bench -- administration [--rows 100000] [--requests 100]`
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedAdministration } from '../apps/server/src/testing/seed-administration.ts';
import { percentile, startServer, stopServer } from './chat/bench-server.ts';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '100' },
  },
});
const rows = Number(options.rows);
const requests = Number(options.requests);
const TARGET_MS = 100;

let allMet = true;
const folder = await mkdtemp(join(tmpdir(), 'mingfa-bench-administration-'));
await seedAdministration(folder, rows);
const held = await startServer(folder, { SEED_STARTER_LIBRARY: 'false' });
await rm(folder, { recursive: true, force: true });
const administrator = await signUpAdministrator();
try {
  const word = encodeURIComponent;
  const page = (index: number) => `page=${(index % 10) + 1}&pageSize=20`;
  await measure('users, newest', (index) => `/v1/admin/user/list?${page(index)}`);
  await measure(
    'users, the last pages',
    (index) => `/v1/admin/user/list?pageSize=20&page=${rows / 20 - index - 10}`,
  );
  await measure('users, locked', (index) => `/v1/admin/user/list?state=locked&${page(index)}`);
  await measure('users, VIP', (index) => `/v1/admin/user/list?vip=yes&${page(index)}`);
  await measure(
    'users, a name searched',
    (index) => `/v1/admin/user/list?q=${word(`律师${index * 97 + 12_345}`)}`,
  );
  await measure('users, a part of many names', () => `/v1/admin/user/list?q=${word('张律师')}`);
  await measure('users, a number searched', (index) => `/v1/admin/user/list?q=${3000000000 + index * 7919}`);
  await measure('feedback, newest', (index) => `/v1/admin/feedback/list?${page(index)}`);
  await measure(
    'feedback, new ones of a kind',
    (index) => `/v1/admin/feedback/list?state=new&kind=wish&${page(index)}`,
  );
  await measure(
    'feedback, a rare word',
    (index) => `/v1/admin/feedback/list?q=${word(`第${index * 313 + 20_000}次`)}`,
  );
  await measure('feedback, a frequent word', () => `/v1/admin/feedback/list?q=${word('法条已经废止')}`);
  await measure('audit, newest', (index) => `/v1/admin/audit/list?${page(index)}`);
  await measure(
    'audit, of a person',
    (index) => `/v1/admin/audit/list?person=usr_bench_${String(index + 100).padStart(7, '0')}`,
  );
  await measure('audit, of a thing', (index) => `/v1/admin/audit/list?thingId=thing_${index + 100}`);
  await measure(
    'audit, of a kind and deed',
    (index) => `/v1/admin/audit/list?thingKind=clone&action=deleted&${page(index)}`,
  );
  await measure(
    'audit, of a week',
    (index) => `/v1/admin/audit/list?from=2025-03-01T00:00:00Z&to=2025-03-08T00:00:00Z&${page(index)}`,
  );
  await measure('jobs, of all', () => '/v1/admin/job/list');
  await measure('jobs, waiting, of a kind', () => '/v1/admin/job/list?state=waiting&kind=golden');
  await measure(
    'jobs, given up, further on',
    (index) => `/v1/admin/job/list?after=failed.${rows - index * 37}`,
  );
  await measure('the overview', () => '/v1/admin/overview');
} finally {
  await stopServer(held);
}
process.exitCode = allMet ? 0 : 1;

/** Every request after the one before it, once some have been asked without being counted. */
async function measure(what: string, path: (index: number) => string): Promise<void> {
  for (let index = 0; index < 5; index++) await get(path(index));
  const times: number[] = [];
  for (let index = 0; index < requests; index++) {
    const began = performance.now();
    await get(path(index));
    times.push(performance.now() - began);
  }
  const p95 = percentile(times, 95);
  if (p95 > TARGET_MS) allMet = false;
  console.log(
    `${p95 <= TARGET_MS ? 'met    ' : 'NOT MET'} ${what}: p50 ${percentile(times, 50)}, p95 ${p95}, max ${percentile(times, 100)} ms (target p95 ${TARGET_MS}) over ${times.length}`,
  );
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
