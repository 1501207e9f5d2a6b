import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Conversation, Message } from '@mingfa/contract/chat';
import type { LawImport } from '@mingfa/contract/law';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localFiles } from '../adapters/files-local/local-files.ts';
import { connectDatabase } from '../db/client.ts';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { MIGRATIONS_FOLDER } from '../db/migrate.ts';
import { lawrefbookText, writeFolder } from '../testing/invented-laws.ts';
import { parseEvents, textOf } from '../testing/read-events.ts';
import { type ServerProcess, startServerProcess } from '../testing/start-server-process.ts';

const LAST_MIGRATION = '0015_article_vectors';
const TOKEN = 'token-of-then'.padEnd(43, '-');
const FILE = '从前上传的说明。';

let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mingfa-old-'));
  await leaveOldData();
  server = await startServerProcess({ MINGFA_DATA_DIR: dataDir });
});
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The folder as the release with that last migration left it when it was killed. */
async function leaveOldData(): Promise<void> {
  await writeFile(join(dataDir, 'secret.key'), 'ab'.repeat(32));
  const folder = join(dataDir, 'migrations-of-then');
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  const journalPath = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalPath, 'utf8')) as { entries: { tag: string }[] };
  journal.entries.length = journal.entries.findIndex(({ tag }) => tag === LAST_MIGRATION) + 1;
  await writeFile(journalPath, JSON.stringify(journal));
  const article = ['第一条 为了规范风筝放飞，制定本法。'];
  const history = ['2010年3月1日第一届全国人民代表大会常务委员会第一次会议通过'];
  const laws = await writeFolder({
    '风筝法(2010-03-01).md': lawrefbookText({ title: '中华人民共和国风筝法', history, articles: article }),
  });
  const values: Record<string, string> = {
    token_hash: createHash('sha256').update(TOKEN).digest('base64url'),
    laws,
    bytes: String(Buffer.byteLength(FILE)),
    sha256: createHash('sha256').update(FILE).digest('hex'),
  };
  const script = await readFile(new URL('./release-before-subjects.sql', import.meta.url), 'utf8');
  const embedded = await startEmbeddedDatabase({ dataDir: join(dataDir, 'database'), unsynced: true });
  const connection = await connectDatabase({ socketFolder: embedded.socketFolder });
  await migrate(connection.db, { migrationsFolder: folder });
  await connection.pool.query(script.replace(/'\$(\w+)'/g, (_, name: string) => `'${values[name]}'`));
  await connection.close();
  await embedded.stop();
  await rm(folder, { recursive: true });
  await localFiles(join(dataDir, 'files')).write('old_file', Buffer.from(FILE));
}

async function get<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${server.address}${path}`, { headers: { authorization: `Bearer ${TOKEN}` } });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
async function stream(runId: string, cursor = 0) {
  const response = await fetch(
    `${server.address}/v1/chat/conversation/record/reasons?runId=${runId}&cursor=${cursor}`,
    { headers: { authorization: `Bearer ${TOKEN}` } },
  );
  return parseEvents(await response.text());
}
const conversation = 'conversationId=cnv_old000';

test('an old talk opens with its answers, the day of each, and what this release does not know of', async () => {
  const { items } = await get<{ items: Message[] }>(`/v1/chat/conversation/history?${conversation}`);
  expect(items.map(({ messageId, run }) => [messageId, run?.state, run?.asOf])).toEqual([
    ['msg_old001', undefined, undefined],
    ['msg_old002', 'finished', '2021-06-01'],
    ['msg_old003', undefined, undefined],
    ['msg_old004', 'finished', '2026-11-20'],
    ['msg_old005', undefined, undefined],
    ['msg_old006', 'interrupted', '2026-11-21'],
  ]);
  expect(items[1]?.run?.model).toBe('旧模型');
  expect(items[1]?.parts).toContainEqual({ type: 'text', text: '一答', state: 'done' });
});

test('an answer that was being written keeps its words, is interrupted, and lets the next question be asked', async () => {
  const events = await stream('run_old003', 2);
  expect(textOf(events)).toBe('写到一半');
  expect(events.at(-1)?.chunk.type).toBe('error');
  const { activeRunId } = await get<Conversation>(`/v1/chat/conversation?${conversation}`);
  expect(activeRunId).toBeNull();
});

test('an answer whose events are gone is told anew', async () => {
  const events = await stream('run_old001');
  expect(events[0]?.chunk).toMatchObject({
    type: 'start',
    messageId: 'msg_old002',
    messageMetadata: { runId: 'run_old001', questionMessageId: 'msg_old001', asOf: '2021-06-01' },
  });
  expect(textOf(events)).toBe('一答');
});

test('an import and a file that were under way come to their end', async () => {
  await vi.waitFor(
    async () => {
      const held = await get<LawImport>('/v1/law/import/lim_old000/progress');
      expect(held).toMatchObject({ state: 'finished', lawsAdded: 1 });
      const file = await get<{ state: string }>('/v1/document/doc_old000/detail');
      expect(file.state).toBe('ready');
    },
    { timeout: 60_000, interval: 200 },
  );
});
