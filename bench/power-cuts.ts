// Cuts the power of a disk while people write notes, and counts the acknowledged ones that are gone afterwards.
// `npm run bench -- power-cuts [--cuts 50]`, as root on a machine that can mount: a file with ext4 in it is the disk, and
// ext4's own shutdown drops whatever it was not asked to sync.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProcess } from './chat/start-process.ts';

const { values: options } = parseArgs({
  options: { cuts: { type: 'string', default: '50' }, writers: { type: 'string', default: '8' } },
});
const cuts = Number(options.cuts);
const writers = Number(options.writers);
const DISK_MB = 2048;
const MOBILE = '13800000001';
/** FS_IOC_SHUTDOWN of linux/fs.h with "do not flush the journal" (2). */
const SHUTDOWN =
  'open(my $disk, "<", $ARGV[0]) or die; my $flags = pack("L", 2); defined ioctl($disk, 0x8004587d, $flags) or die';

const folder = await mkdtemp(join(tmpdir(), 'mingfa-power-'));
const [disk, mountPoint] = [join(folder, 'disk'), join(folder, 'mounted')];
const dataFolder = join(mountPoint, 'data');
if (!prepareDisk()) {
  console.log('Skipped: this machine cannot mount a file as a disk (it takes root, mkfs.ext4 and perl).');
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}
process.once('exit', () => run('umount', '-l', mountPoint));

/** Texts of the notes whose writing was acknowledged. */
const acknowledged: string[] = [];
let token = '';
let lawId = '';
let failedStarts = 0;
let lost = 0;
const startTimesMs: number[] = [];
const rates: number[] = [];
for (let cut = 1; cut <= cuts; cut += 1) {
  const server = await start();
  if (!server) break;
  if (!token) await settleIn(server.address);
  lost += await countLost(server.address);
  const written = acknowledged.length;
  const begunMs = performance.now();
  const stopped = new AbortController();
  const writing = Array.from({ length: writers }, () => write(server.address, stopped.signal));
  await new Promise((resolve) => setTimeout(resolve, 200 + ((cut * 379) % 1800)));
  if (!run('perl', '-e', SHUTDOWN, mountPoint)) throw new Error('The disk could not be shut down.');
  rates.push(((acknowledged.length - written) / (performance.now() - begunMs)) * 1000);
  server.child.kill('SIGKILL');
  stopped.abort();
  await Promise.all(writing);
  await server.exited;
  mountAgain();
  console.log(`cut ${cut}: ${acknowledged.length - written} notes acknowledged, ${lost} lost so far`);
}
const last = await start();
if (last) lost += await countLost(last.address);
last?.child.kill('SIGKILL');
await last?.exited;
run('umount', mountPoint);
await rm(folder, { recursive: true, force: true });
startTimesMs.sort((a, b) => a - b);
rates.sort((a, b) => a - b);
const middle = (sorted: number[]) => Math.round(sorted[sorted.length >> 1] ?? 0);
console.log(
  `${cuts} cuts, ${acknowledged.length} acknowledged notes: ${lost} lost, ${failedStarts} failed starts; ` +
    `notes a second p50 ${middle(rates)}, start after a cut p50 ${middle(startTimesMs)} ms, longest ${Math.round(startTimesMs.at(-1) ?? 0)} ms`,
);
process.exit(lost === 0 && failedStarts === 0 ? 0 : 1);

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function prepareDisk(): boolean {
  return (
    run('truncate', '-s', `${DISK_MB}M`, disk) &&
    run('mkfs.ext4', '-q', disk) &&
    run('mkdir', mountPoint) &&
    run('mount', '-o', 'loop', disk, mountPoint)
  );
}

function mountAgain(): void {
  for (let tried = 0; tried < 50 && !run('umount', mountPoint); tried += 1) run('sleep', '0.1');
  if (!run('mount', '-o', 'loop', disk, mountPoint)) throw new Error('The disk could not be mounted again.');
}

async function start() {
  await mkdir(dataFolder, { recursive: true });
  const begunMs = performance.now();
  const server = startProcess('apps/server/src/main.ts', [], {
    MINGFA_DATA_DIR: dataFolder,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_PER_MINUTE_SESSION: '1000000',
  });
  const exited = new Promise<void>((resolve) => server.child.once('exit', () => resolve()));
  try {
    const [, address = ''] = await server.line(/(http:\/\/127\.0\.0\.1:\d+)/);
    startTimesMs.push(performance.now() - begunMs);
    return { child: server.child, address, exited };
  } catch {
    failedStarts += 1;
    return null;
  }
}

async function ask<Answer>(
  address: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await fetch(`${address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function settleIn(address: string): Promise<void> {
  const grant = await ask<{ token: string }>(address, '/v1/auth/register', {
    mobile: MOBILE,
    password: 'a long enough passphrase 7',
    agreed: true,
  });
  token = grant.token;
  await liftLimits(address);
  const laws = await ask<{ items: { lawId: string }[] }>(address, '/v1/law/list?pageSize=1');
  lawId = laws.items[0]?.lawId ?? '';
}

/** Notes are counted, but for administrators. As `npm run account -- make-admin` does it beside a running server. */
async function liftLimits(address: string): Promise<void> {
  const server = JSON.parse(await readFile(join(dataFolder, 'server.json'), 'utf8'));
  const response = await fetch(`${address}/v1/admin/account/make-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-control-token': server.controlToken },
    body: JSON.stringify({ mobile: MOBILE }),
  });
  if (!response.ok) throw new Error(`make-admin: ${response.status} ${await response.text()}`);
}

/** Writes one note after another until the power is gone. */
async function write(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const text = `note ${crypto.randomUUID()}`;
    try {
      await ask(address, '/v1/law/note/save', { lawId, articleKey: '1', text }, signal);
      acknowledged.push(text);
    } catch {
      return;
    }
  }
}

async function countLost(address: string): Promise<number> {
  const held = new Set<string>();
  for (let page = 1; ; page += 1) {
    const notes = await ask<{ items: { text: string }[]; total: number }>(
      address,
      `/v1/law/note/list?pageSize=100&page=${page}`,
    );
    for (const { text } of notes.items) held.add(text);
    if (notes.items.length < 100) break;
  }
  const gone = acknowledged.filter((text) => !held.has(text));
  // Counted once.
  for (const text of gone) acknowledged.splice(acknowledged.indexOf(text), 1);
  return gone.length;
}
