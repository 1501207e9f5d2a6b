import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectDatabase } from '../../db/client.ts';
import { startEmbeddedDatabase } from '../../db/embedded.ts';
import { document, documentPart } from '../../db/schema/document.ts';
import { storedObject } from '../../db/schema/file.ts';
import { job } from '../../db/schema/job.ts';
import { type BasesOverHttp, type NamedFile, openBasesOverHttp } from '../../testing/bases-over-http.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { makeScannedPdf } from '../../testing/make-scanned-pdf.ts';
import { type ServerProcess, startServerProcess } from '../../testing/start-server-process.ts';

// The server is started again after every kill.
vi.setConfig({ testTimeout: 600_000 });

// The second finds what the first left half done; `npm run bench -- kills` kills by the hundred.
const KILLS = 2;
const QUESTIONS = ['承租人每月几日前支付租金', '第603条的租金是多少', 'Receipt number 2'];

let dataDir: string;
let server: ServerProcess;
let bases: BasesOverHttp;
beforeAll(async () => {
  dataDir = await makeDataFolder();
  server = await start();
  bases = await openBasesOverHttp(() => server.address);
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => startServerProcess({ MINGFA_DATA_DIR: dataDir });

/** Texts of several lengths, and a scan whose pages are recognised one by one. */
function makeFiles(): NamedFile[] {
  const article = (file: number, number: number) =>
    `第${number}条 合同${file}的第${number}项约定：承租人应当于每月${(number % 28) + 1}日前支付租金${1000 + number * file}元。`;
  const texts = [40, 300, 900].map((length, file) => ({
    name: `合同${file}.txt`,
    content: Buffer.from(Array.from({ length }, (_, index) => article(file + 1, index + 1)).join('\n')),
  }));
  const pages = Array.from({ length: 3 }, (_, page) => [
    `Receipt number ${page + 1}`,
    `Rent ${page + 2}000 yuan`,
  ]);
  return [...texts, { name: 'scan.pdf', content: makeScannedPdf(pages) }];
}

const fill = (name: string) => bases.fill(name, makeFiles());
const contentOf = (konId: string) => bases.contentOf(konId, QUESTIONS);

/** Looks on for a random while; whether there is still something to disturb. */
async function lookOn(konId: string): Promise<boolean> {
  for (let looks = Math.floor(Math.random() * 120); looks > 0; looks -= 1)
    if ((await bases.detail(konId)).filesWorking === 0) return false;
  return true;
}

test('killed at any moments while it reads files, the server comes to the same segments and the same index', async () => {
  const undisturbed = await fill('undisturbed');
  const whole = await bases.finished(undisturbed);
  expect(whole).toMatchObject({ files: 4, filesReady: 4 });
  const expected = await contentOf(undisturbed);

  const disturbed = await fill('disturbed');
  let kills = 0;
  // Moments spread over the whole way, other ones at each run of the test.
  for (; kills < KILLS; kills += 1) {
    if (!(await lookOn(disturbed))) break;
    await server.kill();
    server = await start();
  }
  const base = await bases.finished(disturbed);
  console.log(`killed ${kills} times`);
  expect(base).toMatchObject({ files: 4, filesReady: 4, segments: whole.segments, bytes: whole.bytes });
  expect(await contentOf(disturbed)).toEqual(expected);

  await server.stop();
  await expectNothingLeftOver();
});

/** Every part is there once, no job is left, and the store holds what the table says. */
async function expectNothingLeftOver(): Promise<void> {
  const embedded = await startEmbeddedDatabase({ dataDir: join(dataDir, 'database') });
  const connection = await connectDatabase({ socketFolder: embedded.socketFolder });
  try {
    const { db } = connection;
    const parts = await db.select({ id: documentPart.documentId }).from(documentPart);
    const documents = await db.select().from(document);
    expect(parts).toHaveLength(documents.reduce((sum, row) => sum + row.parts, 0));
    for (const row of documents) expect(row).toMatchObject({ state: 'ready', attempts: 0, errorCode: null });
    expect((await db.select().from(job)).filter(({ queue }) => queue.startsWith('document.'))).toEqual([]);
    const keys = (await db.select({ key: storedObject.key }).from(storedObject)).map(({ key }) => key);
    const found = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    const names = found.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(names.filter((name) => !name.includes('.')).toSorted()).toEqual(keys.toSorted());
  } finally {
    await connection.close();
    await embedded.stop();
  }
}
