import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpusFolder, hasCorpora } from '@mingfa/content/testing/digest-sources';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolder } from '../../engine/importing/index.ts';
import { expireLibrary, findLawByName, readLibrary, resolvePlace } from '../../engine/library/index.ts';
import type { TextSearch } from '../../ports/text-search.ts';
import { inlineParser } from '../../testing/inline-parser.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { LAW_KINDS } from './import/law-kinds.ts';
import { emptyProgress } from './import/progress.ts';
import { runImport } from './import/run-import.ts';

const present = hasCorpora();
if (!present && process.env.CI) throw new Error(`the law collections are missing at ${corpusFolder}`);

/** Laws with something to stumble over: parts, several versions, a coming text, amendments not held. */
const SAMPLE = {
  lawrefbook: ['民法典', '法律/民法商法', '法律/诉讼与非诉讼程序法'],
  'just-laws': [
    'civil-and-commercial/civil-code',
    'civil-and-commercial/company-law',
    'civil-and-commercial/trademark-law',
    'procedural/civil-procedure',
    'criminal-law/criminal-law',
  ],
};
/** The ranking has its own tests. */
const noSearch: TextSearch = {
  name: 'postings',
  ensureReady: async () => {},
  addVersion: async () => {},
  removeVersion: async () => {},
  settle: async () => {},
  candidates: async () => [],
};

describe.skipIf(!present)('the public collections, where they are there', () => {
  const databases: TestDatabase[] = [];
  const folders: string[] = [];
  beforeAll(async () => {
    databases.push(await openTestDatabase(), await openTestDatabase());
    for (const [database, order] of [
      [databases[0], ['lawrefbook', 'just-laws']],
      [databases[1], ['just-laws', 'lawrefbook']],
    ] as const) {
      for (const name of order) await importSample(database as TestDatabase, name);
    }
  }, 120_000);
  afterAll(async () => {
    for (const database of databases) await database.close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  async function importSample({ context, clock }: TestDatabase, name: keyof typeof SAMPLE): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'mingfa-sample-'));
    folders.push(folder);
    for (const path of SAMPLE[name])
      await cp(join(corpusFolder, name, path), join(folder, path), { recursive: true });
    const progress = emptyProgress();
    await runImport(
      {
        db: context.db,
        ids: context.ids,
        search: noSearch,
        parser: inlineParser,
        now: () => clock.now(),
        report: async () => {},
      },
      await openFolder(folder, LAW_KINDS),
      progress,
    );
    expect(progress.problems).toEqual([]);
    expireLibrary(context);
  }

  const lawNamed = async (name: string) =>
    findLawByName(await readLibrary((databases[0] as TestDatabase).context), name);

  test('codes split over files are one law with all their articles', async () => {
    expect((await lawNamed('民法典'))?.versions.map((version) => version.articleCount)).toEqual([1260]);
    const company = await lawNamed('公司法');
    expect(company?.versions.map(({ promulgatedOn, articleCount }) => [promulgatedOn, articleCount])).toEqual(
      [
        ['2018-10-26', 218],
        ['2023-12-29', 266],
      ],
    );
  });

  test('a law shows its text in force and its coming one', async () => {
    const trademark = await lawNamed('商标法');
    expect(trademark?.versions.map(({ effectiveOn, source }) => [effectiveOn, source])).toEqual([
      ['2019-11-01', 'just-laws'],
      ['2027-01-01', 'just-laws'],
    ]);
  });

  test('an article of a day is that day’s, or said not to be held', async () => {
    const { context } = databases[0] as TestDatabase;
    const at = (asOf: string) =>
      resolvePlace(context, { lawName: '民诉法', article: { main: 253, sub: 0 }, asOf });
    expect(await at('2022-06-01')).toMatchObject({ state: 'held', version: { promulgatedOn: '2021-12-24' } });
    expect(await at('2026-06-01')).toMatchObject({ state: 'held', version: { promulgatedOn: '2023-09-01' } });
    expect(await at('2015-06-01')).toMatchObject({ state: 'version_not_held', article: null });
  });

  test('a law that is not held is known to be repealed by the one that says so', async () => {
    const { context } = databases[0] as TestDatabase;
    const place = await resolvePlace(context, {
      lawName: '合同法',
      article: { main: 52, sub: 0 },
      asOf: '2026-06-01',
    });
    expect(place).toMatchObject({ state: 'repealed', law: null, repeal: { repealedOn: '2021-01-01' } });
  });

  test('either order ends in the same laws, versions and texts', async () => {
    const shown = await Promise.all(
      databases.map(async ({ context }) => {
        const { laws } = await readLibrary(context);
        return [...laws.values()]
          .map(({ title, kind, issuer, versions }) => ({
            title,
            kind,
            issuer,
            versions: versions.map(({ id: _id, lawId: _law, formerIds: _former, ...rest }) => rest),
          }))
          .sort((a, b) => (a.title < b.title ? -1 : 1));
      }),
    );
    expect(shown[0]).toEqual(shown[1]);
  });
});
