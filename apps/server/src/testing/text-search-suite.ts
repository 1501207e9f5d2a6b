import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { law, lawVersion } from '../db/schema/law.ts';
import type { AppContext } from '../ports/app-context.ts';
import type { SearchRow, TextSearch } from '../ports/text-search.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** Every implementation of the search port keeps what is said here. */
export function describeTextSearch(
  make: (context: AppContext) => TextSearch,
  runsOn: (context: AppContext) => boolean,
): void {
  describe('ranking the articles of the library', () => {
    let database: TestDatabase;
    let search: TextSearch;
    beforeAll(async () => {
      database = await openTestDatabase();
      search = make(database.context);
      if (runsOn(database.context)) await search.ensureReady();
    });
    afterAll(() => database.close());

    const writeVersion = (rows: SearchRow[]) => writeSearchVersion(database.context, search, rows);
    const rowsOf = (texts: string[]): SearchRow[] =>
      texts.map((terms, position) => ({ position, articleKey: String(position + 1), terms }));
    const keys = async (terms: string[], lawIds?: string[]) =>
      (await search.candidates(terms, { limit: 50, ...(lawIds ? { lawIds } : {}) })).map(
        (candidate) => `${candidate.versionId} ${candidate.articleKey}`,
      );

    test('the article with the rarer and the more frequent terms comes first', async (test) => {
      if (!runsOn(database.context)) test.skip('this database cannot');
      const { versionId, lawId } = await writeVersion(
        rowsOf(['甲一 共同 共同', '甲二 共同', '甲二 甲二 甲三 共同', '共同 甲四']),
      );
      expect((await keys(['甲二', '甲三']))[0]).toBe(`${versionId} 3`);
      expect(await keys(['甲二'])).toEqual([`${versionId} 3`, `${versionId} 2`]);
      expect(await search.candidates(['甲一'], { limit: 5 })).toEqual([
        { lawId, versionId, articleKey: '1', score: expect.any(Number) },
      ]);
    });

    test('a term that comes twice counts twice', async (test) => {
      if (!runsOn(database.context)) test.skip('this database cannot');
      const { versionId } = await writeVersion(rowsOf(['乙一 乙三', '乙二 乙三']));
      expect((await keys(['乙一', '乙一', '乙二']))[0]).toBe(`${versionId} 1`);
      expect((await keys(['乙一', '乙二', '乙二']))[0]).toBe(`${versionId} 2`);
    });

    test('scores fall from the first to the last, and nothing comes that shares no term', async (test) => {
      if (!runsOn(database.context)) test.skip('this database cannot');
      await writeVersion(
        rowsOf(Array.from({ length: 40 }, (_, index) => `丙一 ${'丙二 '.repeat(index)}丙三`)),
      );
      const found = await search.candidates(['丙一'], { limit: 30 });
      expect(found).toHaveLength(30);
      const scores = found.map((candidate) => candidate.score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(scores.every((score) => score > 0)).toBe(true);
      expect(await keys(['没有这个词'])).toEqual([]);
      expect(await keys([])).toEqual([]);
    });

    test('the search can stay within a few laws', async (test) => {
      if (!runsOn(database.context)) test.skip('this database cannot');
      const one = await writeVersion(rowsOf(['丁一 丁二', '丁二']));
      const other = await writeVersion(rowsOf(['丁一 丁一']));
      expect(await keys(['丁一'], [one.lawId])).toEqual([`${one.versionId} 1`]);
      expect(new Set(await keys(['丁一'], [one.lawId, other.lawId]))).toEqual(
        new Set([`${one.versionId} 1`, `${other.versionId} 1`]),
      );
      expect(await keys(['丁一'], [])).toEqual([]);
    });

    test('a version taken out is not found again, and may be written anew', async (test) => {
      if (!runsOn(database.context)) test.skip('this database cannot');
      const version = await writeVersion(rowsOf(['戊一']));
      await database.context.db.transaction(async (tx) => {
        await search.removeVersion(tx, version.versionId);
        await search.addVersion(tx, version, rowsOf(['戊二']));
      });
      expect(await keys(['戊一'])).toEqual([]);
      expect(await keys(['戊二'])).toEqual([`${version.versionId} 1`]);
      await database.context.db.delete(lawVersion).where(eq(lawVersion.id, version.versionId));
      expect(await keys(['戊二'])).toEqual([]);
    });

    test('tidying up changes nothing that is found', async (test) => {
      if (!runsOn(database.context)) test.skip('this database cannot');
      const { versionId } = await writeVersion(rowsOf(['庚一 庚二', '庚二']));
      for (let round = 0; round < 6; round += 1) await writeVersion(rowsOf(['庚三']));
      await search.settle();
      expect(await keys(['庚一', '庚二'])).toEqual([`${versionId} 1`, `${versionId} 2`]);
    });

    test('marks that mean something to the database are only words', async (test) => {
      if (!runsOn(database.context)) test.skip('this database cannot');
      await writeVersion(rowsOf(["a'b {c} \\d 己一"]));
      expect(await keys(["a'b", '{c}', '\\d', 'law_article_search_terms:己一', '己一'])).toHaveLength(1);
    });
  });
}

/** Writes a law with one version that has these terms. */
export async function writeSearchVersion(
  context: AppContext,
  search: TextSearch,
  rows: SearchRow[],
): Promise<{ versionId: string; lawId: string }> {
  const { db, ids, clock } = context;
  const [lawId, versionId] = [ids.make('law'), ids.make('lawVersion')];
  const importedAt = clock.now();
  await db.insert(law).values({
    id: lawId,
    title: lawId,
    titleKey: lawId,
    shortTitle: lawId,
    kind: '法律',
    createdAt: importedAt,
  });
  await db.insert(lawVersion).values({
    id: versionId,
    lawId,
    label: '',
    effectiveApproximate: false,
    source: '',
    sourcePath: '',
    history: [],
    preamble: '',
    annex: '',
    articleCount: rows.length,
    textHash: '',
    identities: [],
    formerIds: [],
    state: 'ready',
    importedAt,
  });
  await db.transaction((tx) => search.addVersion(tx, { versionId, lawId }, rows));
  return { versionId, lawId };
}
