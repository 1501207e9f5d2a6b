import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../db/client.ts';
import { document, documentPart } from '../../db/schema/document.ts';
import { job } from '../../db/schema/job.ts';
import { type BasesOverHttp, type NamedFile, openBasesOverHttp } from '../../testing/bases-over-http.ts';
import { makeScannedPdf } from '../../testing/make-scanned-pdf.ts';
import { type Nodes, openNodes } from '../../testing/start-nodes.ts';
import type { ServerProcess } from '../../testing/start-server-process.ts';
import { createSharedDatabase } from '../../testing/test-database.ts';

// What a lost node held is free when its lease has run out, and not before.
const PAGES = 8;
const QUESTIONS = ['承租人每月几日前支付租金', '第203条的租金是多少', 'Receipt number 4', 'Invoice number 7'];

let nodes: Nodes;
let shared: Awaited<ReturnType<typeof createSharedDatabase>>;
let connection: DatabaseConnection;
let first: ServerProcess;
let second: ServerProcess;
let entry: ServerProcess;
let bases: BasesOverHttp;
beforeAll(async () => {
  shared = await createSharedDatabase();
  connection = await connectDatabase({ url: shared.address });
  nodes = await openNodes({ DATABASE_URL: shared.address });
  [first, second] = await Promise.all([nodes.start('first'), nodes.start('second')]);
  entry = first;
  bases = await openBasesOverHttp(() => entry.address);
});
afterAll(async () => {
  await nodes?.close();
  await connection?.close();
  await shared?.drop();
});

/** Two scans, of which each node reads one at a time, and texts. */
function makeFiles(): NamedFile[] {
  const scan = (what: string) =>
    makeScannedPdf(
      Array.from({ length: PAGES }, (_, page) => [`${what} number ${page + 1}`, `Rent ${page + 2}000 yuan`]),
    );
  const article = (file: number, number: number) =>
    `第${number}条 合同${file}的第${number}项约定：承租人应当于每月${(number % 28) + 1}日前支付租金${1000 + number * file}元。`;
  const texts = [40, 300].map((length, file) => ({
    name: `合同${file}.txt`,
    content: Buffer.from(Array.from({ length }, (_, index) => article(file + 1, index + 1)).join('\n')),
  }));
  return [
    { name: 'receipts.pdf', content: scan('Receipt') },
    { name: 'invoices.pdf', content: scan('Invoice') },
    ...texts,
  ];
}

const inTheMiddle = () =>
  connection.db
    .select({ nodeId: job.nodeId, key: job.key })
    .from(job)
    .where(isNotNull(job.nodeId))
    .then((rows) => rows.filter(({ key }) => key?.startsWith('doc')));

test('what a killed node was reading is taken over by the other, and nothing of it is done twice', async () => {
  const undisturbed = await bases.fill('undisturbed', makeFiles());
  const whole = await bases.finished(undisturbed);
  expect(whole).toMatchObject({ files: 4, filesReady: 4 });
  const expected = await bases.contentOf(undisturbed, QUESTIONS);

  const disturbed = await bases.fill('disturbed', makeFiles());
  const scans = () =>
    connection.db
      .select({ id: document.id, pages: document.recognisedPages, stage: document.stage })
      .from(document)
      .where(eq(document.knowledgeBaseId, disturbed))
      .then((rows) => rows.filter(({ stage }) => stage === 'parsed'));
  await vi.waitFor(
    async () => {
      // Both nodes hold work, and a scan is in its middle: on a busy machine the two scans need not be so at once.
      const [held, atWork] = await Promise.all([inTheMiddle(), scans()]);
      expect(new Set(held.map(({ nodeId }) => nodeId)).size).toBe(2);
      expect(atWork.some(({ pages }) => pages > 0 && pages < PAGES - 1)).toBe(true);
    },
    { timeout: 60_000, interval: 20 },
  );
  await first.kill();
  entry = second;

  const base = await bases.finished(disturbed);
  expect(base).toMatchObject({ files: 4, filesReady: 4, segments: whole.segments, bytes: whole.bytes });
  expect(await bases.contentOf(disturbed, QUESTIONS)).toEqual(expected);

  const { db } = connection;
  const documents = await db.select().from(document);
  for (const row of documents) {
    const isScan = row.name.endsWith('.pdf');
    expect(row).toMatchObject({ state: 'ready', attempts: 0, errorCode: null });
    // A page that was recognised twice would count twice.
    expect([row.name, row.recognisedPages]).toEqual([row.name, isScan ? PAGES : 0]);
  }
  const parts = await db.select({ id: documentPart.documentId }).from(documentPart);
  expect(parts).toHaveLength(documents.reduce((sum, row) => sum + row.parts, 0));
  expect((await db.select().from(job)).filter(({ queue }) => queue.startsWith('document.'))).toEqual([]);
});
