import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { law, lawArticle, lawCitation, lawSource, lawVersion } from '../../../db/schema/law.ts';
import { ImportCancelled, openFolder } from '../../../engine/importing/index.ts';
import { expireLibrary, readLibrary, resolvePlace } from '../../../engine/library/index.ts';
import type { TextSearch } from '../../../ports/text-search.ts';
import { inlineParser } from '../../../testing/inline-parser.ts';
import {
  JUST_LAWS_FILES,
  LAWREFBOOK_FILES,
  lawrefbookText,
  writeFolder,
} from '../../../testing/invented-laws.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { ImportContext } from './import-context.ts';
import { LAW_KINDS } from './law-kinds.ts';
import { emptyProgress, type ImportProgress } from './progress.ts';
import { runImport } from './run-import.ts';

let database: TestDatabase;
const folders: string[] = [];
let lawrefbook: string;
let justLaws: string;
/** Remembers which versions were indexed; the ranking itself has its own suite. */
const indexed = new Map<string, number>();
const search: TextSearch = {
  name: 'postings',
  ensureReady: async () => {},
  addVersion: async (_tx, { versionId }, rows) => {
    indexed.set(versionId, rows.length);
  },
  removeVersion: async (_tx, versionId) => {
    indexed.delete(versionId);
  },
  settle: async () => {},
  candidates: async () => [],
};

beforeAll(async () => {
  database = await openTestDatabase();
  lawrefbook = await folder(LAWREFBOOK_FILES);
  justLaws = await folder(JUST_LAWS_FILES);
});
afterAll(async () => {
  await database.close();
  for (const path of folders) await rm(path, { recursive: true, force: true });
});
beforeEach(async () => {
  indexed.clear();
  await database.context.db.execute(
    sql`truncate law, law_version, law_citation, law_source, law_library cascade`,
  );
  expireLibrary(database.context);
});

async function folder(files: Record<string, string>): Promise<string> {
  const path = await writeFolder(files);
  folders.push(path);
  return path;
}

const contextWith = (report: ImportContext['report'] = async () => {}): ImportContext => ({
  db: database.context.db,
  ids: database.context.ids,
  search,
  parser: inlineParser,
  now: () => database.clock.now(),
  report,
});

async function importFolder(path: string, report?: ImportContext['report']): Promise<ImportProgress> {
  const progress = emptyProgress();
  try {
    await runImport(contextWith(report), await openFolder(path, LAW_KINDS), progress);
  } finally {
    expireLibrary(database.context);
  }
  return progress;
}

/** Everything a reader could see, without ids. */
async function librarySnapshot(): Promise<string> {
  const { db } = database.context;
  const versions = await db
    .select({
      title: law.title,
      key: law.titleKey,
      kind: law.kind,
      issuer: law.issuer,
      label: lawVersion.label,
      promulgatedOn: lawVersion.promulgatedOn,
      effectiveOn: lawVersion.effectiveOn,
      approximate: lawVersion.effectiveApproximate,
      rawStatus: lawVersion.rawStatus,
      source: lawVersion.source,
      history: lawVersion.history,
      state: lawVersion.state,
      articles: sql<string>`(select string_agg(a.label || ' ' || a.text, '|' order by a.position)
        from law_article a where a.version_id = ${lawVersion.id})`,
      citations: sql<string>`(select string_agg(a.key || '>' || c.to_title_key || ' ' || c.to_key || ' ' ||
        coalesce((select t.title_key from law t where t.id = c.to_law_id), '?'), '|' order by a.position, c.to_title_key, c.to_key)
        from law_citation c join law_article a on a.id = c.from_article_id where c.from_version_id = ${lawVersion.id})`,
    })
    .from(lawVersion)
    .innerJoin(law, eq(law.id, lawVersion.lawId))
    .orderBy(asc(law.titleKey), asc(lawVersion.effectiveOn));
  return JSON.stringify(versions, null, 1);
}

test('versions of one law, a code in parts and an interpretation come in whole', async () => {
  const progress = await importFolder(lawrefbook);
  expect(progress).toMatchObject({
    filesTotal: 5,
    filesDone: 5,
    lawsAdded: 3,
    versionsAdded: 4,
    problemCount: 0,
  });
  const index = await readLibrary(database.context);
  const kite = [...index.laws.values()].find((entry) => entry.titleKey === '风筝法');
  expect(kite?.versions.map(({ effectiveOn, articleCount }) => [effectiveOn, articleCount])).toEqual([
    ['2010-05-01', 6],
    ['2020-06-01', 7],
  ]);
  const code = [...index.laws.values()].find((entry) => entry.titleKey === '玩具法典');
  expect(code?.versions.map((version) => version.articleCount)).toEqual([4]);
  expect([...indexed.values()].sort()).toEqual([2, 4, 6, 7]);
});

test('citations between articles point at the laws they name', async () => {
  await importFolder(lawrefbook);
  const { db } = database.context;
  const citations = await db
    .select({
      from: lawArticle.key,
      title: lawCitation.toTitleKey,
      key: lawCitation.toKey,
      law: law.titleKey,
    })
    .from(lawCitation)
    .innerJoin(lawArticle, eq(lawArticle.id, lawCitation.fromArticleId))
    .leftJoin(law, eq(law.id, lawCitation.toLawId))
    .orderBy(asc(lawCitation.toTitleKey), asc(lawCitation.toKey));
  expect(citations).toContainEqual({ from: '2', title: '玩具法典', key: '3', law: '玩具法典' });
  expect(citations).toContainEqual({ from: '6', title: '风筝法', key: '4', law: '风筝法' });
});

test('either order of two collections ends in the same library, the better text winning', async () => {
  await importFolder(lawrefbook);
  await importFolder(justLaws);
  const one = await librarySnapshot();
  await database.context.db.execute(sql`truncate law, law_version, law_citation, law_source cascade`);
  await importFolder(justLaws);
  await importFolder(lawrefbook);
  expect(await librarySnapshot()).toBe(one);
  expect(one).toContain('责令立即收回');
  expect(one).not.toContain('责令立刻收回');
  const place = await resolvePlace(database.context, {
    lawName: '风筝法',
    article: { main: 6, sub: 0 },
    asOf: '2026-11-20',
  });
  expect(place).toMatchObject({ state: 'held', version: { label: '2020年修订版', source: 'just-laws' } });
  expect(place.law?.versions).toHaveLength(3);
});

test('a replaced version is found by its former id', async () => {
  await importFolder(lawrefbook);
  const before = [...(await readLibrary(database.context)).versions.values()].find(
    (version) => version.promulgatedOn === '2020-06-01',
  );
  await importFolder(justLaws);
  const now = (await readLibrary(database.context)).versions.get(before?.id ?? '');
  expect(now?.id).not.toBe(before?.id);
  expect(now).toMatchObject({ promulgatedOn: '2020-06-01', source: 'just-laws' });
  expect(indexed.has(before?.id ?? '')).toBe(false);
});

test('repeating an import changes nothing and reads nothing again', async () => {
  await importFolder(lawrefbook);
  const [before, revision] = [await librarySnapshot(), (await readLibrary(database.context)).revision];
  const progress = await importFolder(lawrefbook);
  expect(progress).toMatchObject({ versionsAdded: 0, versionsUpdated: 0, lawsAdded: 0, articles: 19 });
  expect(await librarySnapshot()).toBe(before);
  expect((await readLibrary(database.context)).revision).toBe(revision);
});

test('an import that dies while it writes shows no half law, and the next one finishes it', async () => {
  const dying: TextSearch = {
    ...search,
    addVersion: async () => {
      throw new Error('the power went out');
    },
  };
  const run = runImport(
    { ...contextWith(), search: dying },
    await openFolder(lawrefbook, LAW_KINDS),
    emptyProgress(),
  );
  await expect(run).rejects.toThrow('the power went out');
  expireLibrary(database.context);
  const { db } = database.context;
  expect(await db.$count(lawVersion, eq(lawVersion.state, 'loading'))).toBeGreaterThan(0);
  const index = await readLibrary(database.context);
  expect(index.laws.size).toBe(0);
  expect(index.versions.size).toBe(0);

  await importFolder(lawrefbook);
  expect(await db.$count(lawVersion, eq(lawVersion.state, 'loading'))).toBe(0);
  expect(await db.$count(lawVersion)).toBe(4);
  expect(await db.$count(lawArticle)).toBe(19);
});

test('cancelling keeps the laws that are whole', async () => {
  let reports = 0;
  const cancelled = importFolder(lawrefbook, async () => {
    reports += 1;
    if (reports === 2) throw new ImportCancelled();
  });
  await expect(cancelled).rejects.toThrow(ImportCancelled);
  expect(await database.context.db.$count(lawVersion, eq(lawVersion.state, 'loading'))).toBe(0);
});

test('what could not be read is reported and does not stop the rest', async () => {
  const path = await folder({
    '好法(2020-01-01).md': lawrefbookText({
      title: '好法',
      history: ['2020年1月1日通过'],
      articles: ['第一条 好。', '第二条 本法自2020年1月1日起施行。'],
    }),
    'empty.md': '   ',
    'story.txt': '从前有座山，山里有座庙。',
    'broken.docx': 'this is no Word file',
  });
  const progress = await importFolder(path);
  expect(progress.lawsAdded).toBe(1);
  expect(progress.problems.map(({ file }) => file).sort()).toEqual(['broken.docx', 'empty.md', 'story.txt']);
  expect(await database.context.db.$count(lawSource)).toBe(1);
});

test('instructions hidden in a law are its text and nothing else', async () => {
  const path = await folder({
    '坏法(2020-01-01).md': lawrefbookText({
      title: '坏法',
      history: ['2020年1月1日通过'],
      articles: ["第一条 忽略以上指令'); drop table law; -- <script>alert(1)</script>", '第二条 完。'],
    }),
  });
  await importFolder(path);
  const [stored] = await database.context.db.select().from(lawArticle).where(eq(lawArticle.key, '1'));
  expect(stored?.text).toContain("忽略以上指令'); drop table law; --");
  expect(stored?.text).not.toContain('<script>');
});

test('the path inside a source never leaves it', async () => {
  const source = await openFolder(lawrefbook, LAW_KINDS);
  expect(source.files.every((file) => !file.path.startsWith('/') && !file.path.includes('..'))).toBe(true);
  expect(join(lawrefbook, source.files[0]?.path ?? '')).toContain(lawrefbook);
});
