// Imports both public collections over HTTP into a server of its own, kills it half-way, and checks what readers see.
// `npm run bench -- library [--order both]`
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { LawImport } from '@mingfa/contract/law';
import {
  type LawDetail,
  type LawText,
  type LibraryServer,
  listAllLaws,
  startLibraryServer,
  waitForImport,
} from './library/library-server.ts';
import { readNationalLaws } from './library/national-laws.ts';
import { readArticlesMeanwhile } from './library/read-articles-meanwhile.ts';

const { values: options } = parseArgs({ options: { order: { type: 'string', default: 'both' } } });
const collections = resolve(import.meta.dirname, '../../shared/data/laws');
if (!existsSync(collections)) {
  console.error(`${collections} is not there: the collections are read from it.`);
  process.exit(1);
}
const [lawrefbook, justLaws] = [join(collections, 'lawrefbook'), join(collections, 'just-laws')];
const dataFolders: string[] = [];
let allMet = true;
const LAWS_LOOKED_AT = 300;
try {
  const first = await measureFirstOrder();
  if (options.order === 'both') await measureOtherOrder(first);
} finally {
  for (const folder of dataFolders) await rm(folder, { recursive: true, force: true });
}
process.exitCode = allMet ? 0 : 1;

function check(what: string, met: boolean, seen: unknown = ''): void {
  if (!met) allMet = false;
  console.log(`${met ? 'met    ' : 'NOT MET'} ${what}${seen === '' ? '' : `: ${String(seen)}`}`);
}

async function newFolder(): Promise<string> {
  await mkdir('data/bench', { recursive: true });
  const folder = resolve(await mkdtemp('data/bench/library-'));
  dataFolders.push(folder);
  return folder;
}

async function measureFirstOrder(): Promise<string> {
  await killHalfWay();
  const server = await startLibraryServer(await newFolder());
  await timedImport(server, lawrefbook, 60);
  await timedImport(server, justLaws, null);
  for (const source of [lawrefbook, justLaws]) {
    const again = await waitForImport(server, (await server.startImport(source)).importId);
    check(
      `repeating ${source.split('/').at(-1)} changes nothing`,
      again.versionsAdded + again.versionsUpdated + again.lawsAdded === 0 && again.state === 'finished',
      `${seconds(again)} s`,
    );
  }
  await checkNationalLaws(server);
  await checkKnownLaws(server);
  const snapshot = await describeLibrary(server);
  await server.stop();
  return snapshot;
}

async function timedImport(
  server: LibraryServer,
  source: string,
  limitSeconds: number | null,
): Promise<void> {
  const reads = readArticlesMeanwhile(server);
  const ended = await waitForImport(server, (await server.startImport(source)).importId);
  await reads.stop();
  const name = source.split('/').at(-1);
  const took = seconds(ended);
  console.log(
    `${name}: ${ended.filesDone} files, ${ended.articles} articles, ${ended.problemCount} problems, ${took} s ` +
      `(${ended.lawsAdded} laws, ${ended.versionsAdded} versions added, ${ended.versionsUpdated} updated)`,
  );
  check(`${name} is imported`, ended.state === 'finished', ended.state);
  for (const { file, problem } of ended.problems) console.log(`        not read: ${file}: ${problem}`);
  if (limitSeconds) check(`${name} in at most ${limitSeconds} s`, took <= limitSeconds, `${took} s`);
  const times = reads.times.sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(0);
  check(
    'reading an article meanwhile: p99 at most 300 ms',
    Number(at(0.99)) <= 300,
    `p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, longest ${at(1)} ms over ${times.length} reads`,
  );
  check('no read failed meanwhile', reads.failures.length === 0, reads.failures.slice(0, 3).join(' | '));
}

function seconds(ended: LawImport): number {
  const took = Date.parse(ended.finishedAt ?? '') - Date.parse(ended.startedAt ?? '');
  return Number((took / 1000).toFixed(1));
}

/** SIGKILL in the middle, then the next start goes on by itself; no law is ever seen with missing articles. */
async function killHalfWay(): Promise<void> {
  const folder = await newFolder();
  let server = await startLibraryServer(folder);
  const { importId } = await server.startImport(lawrefbook);
  const half = await waitForImport(server, importId, (now) => now.filesDone * 2 > now.filesTotal);
  await checkWhole(server, `while importing (${half.filesDone}/${half.filesTotal} files)`);
  await server.kill();
  server = await startLibraryServer(folder);
  await checkWhole(server, 'after SIGKILL and restart');
  const ended = await waitForImport(server, importId);
  check(
    'the killed import finishes after the restart',
    ended.state === 'finished',
    `${ended.articles} articles`,
  );
  await checkWhole(server, 'after it finished');
  await server.stop();
}

/** Every law listed has all the articles its version says. */
async function checkWhole(server: LibraryServer, when: string): Promise<void> {
  const all = (await listAllLaws(server)).filter((law) => law.versionCount > 0);
  // Enough to meet any half law among the newest, spread over the rest.
  const step = Math.max(1, Math.floor(all.length / LAWS_LOOKED_AT));
  const laws = all.filter((_, index) => index % step === 0);
  const partial: string[] = [];
  for (const law of laws) {
    const text = await server.get<LawText>(`/v1/law/${law.lawId}/text`);
    if (text.version && text.articles.length !== text.version.articleCount) partial.push(law.title);
  }
  check(
    `no half law among ${laws.length} of ${all.length} ${when}`,
    partial.length === 0,
    partial.slice(0, 3).join('、'),
  );
}

async function checkNationalLaws(server: LibraryServer): Promise<void> {
  const national = await readNationalLaws(justLaws);
  const held = new Map((await listAllLaws(server)).map((law) => [law.title.replace(/\s/g, ''), law]));
  const wrong: string[] = [];
  for (const expected of national) {
    const law = held.get(expected.title.replace(/\s/g, ''));
    if (!law) {
      wrong.push(`${expected.title}: not held`);
      continue;
    }
    const { versions } = await server.get<LawDetail>(`/v1/law/${law.lawId}`);
    const own = versions.filter((version) => version.source === 'just-laws').at(-1);
    if (expected.articles > 0 && own?.articleCount !== expected.articles) {
      wrong.push(`${expected.title}: ${own?.articleCount} articles, its files have ${expected.articles}`);
    }
    if (expected.newestDay && own?.promulgatedOn !== expected.newestDay) {
      wrong.push(`${expected.title}: ${own?.promulgatedOn}, its history says ${expected.newestDay}`);
    }
  }
  check(
    `${national.length} current national laws with title, dates and number of articles`,
    national.length === 311 && wrong.length === 0,
    wrong.join('\n          '),
  );
}

async function checkKnownLaws(server: LibraryServer): Promise<void> {
  const find = async (title: string) => {
    const law = (await listAllLaws(server)).find((one) => one.title === `中华人民共和国${title}`);
    if (!law) throw new Error(`${title} is missing`);
    return server.get<LawDetail>(`/v1/law/${law.lawId}`);
  };
  for (const [title, articles] of [
    ['民法典', 1260],
    ['公司法', 266],
  ] as const) {
    const law = await find(title);
    check(`${title} has ${articles} articles`, law.articleCount === articles, law.articleCount);
  }
  const trademark = await find('商标法');
  const versions = trademark.versions.map((version) => `${version.effectiveOn} ${version.status}`);
  check(
    '商标法 in force and coming',
    versions.join() === '2027-01-01 尚未生效,2019-11-01 现行有效',
    versions.join('; '),
  );
  const procedure = await find('民事诉讼法');
  const that = await server.get<LawText>(`/v1/law/${procedure.lawId}/text?asOf=2022-06-01`);
  check(
    '民事诉讼法 as of 2022-06-01 is the text of 2021',
    that.version?.label.startsWith('2021') ?? false,
    that.version?.label,
  );
  const missing = await server.ask(`/v1/law/${procedure.lawId}/text?asOf=2015-06-01`);
  check(
    '民事诉讼法 as of 2015-06-01 is not held',
    missing.answer.errorCode === 'version_not_held',
    missing.answer.errorCode,
  );
}

/** Laws, versions and their articles, without ids. */
async function describeLibrary(server: LibraryServer): Promise<string> {
  const lines: string[] = [];
  for (const law of await listAllLaws(server)) {
    const detail = await server.get<LawDetail>(`/v1/law/${law.lawId}`);
    for (const version of detail.versions) {
      const { versionId, ...shown } = version;
      const text = await server.get<LawText>(`/v1/law/${law.lawId}/text?versionId=${versionId}`);
      const articles = text.articles.map(({ articleKey, text: words }) => `${articleKey}${words}`).join('');
      lines.push(JSON.stringify([law.title, law.kind, law.issuer, shown, text.articles.length, articles]));
    }
  }
  return lines.sort().join('\n');
}

async function measureOtherOrder(expected: string): Promise<void> {
  const server = await startLibraryServer(await newFolder());
  for (const source of [justLaws, lawrefbook]) {
    await waitForImport(server, (await server.startImport(source)).importId);
  }
  const seen = await describeLibrary(server);
  const lines = new Set(expected.split('\n'));
  const different = seen.split('\n').filter((line) => !lines.has(line));
  check(
    `either order gives the same ${lines.size} versions`,
    seen === expected,
    different
      .slice(0, 5)
      .map((line) => line.slice(0, 160))
      .join('\n'),
  );
  await server.stop();
}
