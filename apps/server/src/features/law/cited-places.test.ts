import { rm } from 'node:fs/promises';
import { loadDigests } from '@mingfa/content/load-digests';
import { type CitedPlace, listCitedPlaces } from '@mingfa/content/testing/cited-places';
import { formatArticleKey, formatArticleLabel } from '@mingfa/legal/statute/article-number';
import { expandAbbreviation, lawKey } from '@mingfa/legal/statute/law-title';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from '../../engine/importing/index.ts';
import { expireLibrary, resolvePlaces } from '../../engine/library/index.ts';
import { inlineParser } from '../../testing/inline-parser.ts';
import { lawrefbookText, writeFolder } from '../../testing/invented-laws.ts';
import { openTestDatabase, TEST_NOW, type TestDatabase } from '../../testing/test-database.ts';
import { LAW_KINDS } from './import/law-kinds.ts';
import { emptyProgress } from './import/progress.ts';
import { runImport } from './import/run-import.ts';
import { seedStarterLibrary } from './seed-starter-library.ts';

let database: TestDatabase;
const [cited, digests] = await Promise.all([listCitedPlaces(), loadDigests()]);

beforeAll(async () => {
  database = await openTestDatabase();
  await seedStarterLibrary(database.context, digests);
});
afterAll(() => database.close());

/** What is cited and found neither as text nor as a digest, with who cites it. */
async function lostOf(places: readonly CitedPlace[]): Promise<string[]> {
  const asOf = TEST_NOW.slice(0, 10);
  const resolved = await resolvePlaces(
    database.context,
    places.map(({ lawName, article }) => ({ lawName, article, asOf })),
  );
  return places.flatMap(({ lawName, article, by }, at) =>
    resolved[at]?.article || resolved[at]?.digest ? [] : [`${by}: ${lawName} ${formatArticleKey(article)}`],
  );
}

test('a fresh library answers for every article of a guide and of what is said first in danger', async () => {
  const first = cited.filter(({ by }) => /^(?:guides|urgent)\//.test(by));
  expect(first.length).toBeGreaterThan(400);
  expect(await lostOf(first)).toEqual([]);
});

// The texts are invented, their titles and numbers are those of the laws: an import gives a law its own short name and ours is gone.
test('a library that holds the laws under their full titles has every article that our content cites', async () => {
  const titles = new Map(digests.map(({ law, shortTitle }) => [shortTitle, law]));
  const articles = new Map<string, { title: string; keys: Map<string, string> }>();
  for (const { lawName, article } of cited) {
    const title = titles.get(lawName) ?? expandAbbreviation(lawName) ?? lawName;
    const law = articles.get(lawKey(title)) ?? { title, keys: new Map() };
    law.keys.set(formatArticleKey(article), `${formatArticleLabel(article)} 风筝应当按照本条放飞。`);
    articles.set(lawKey(title), law);
  }
  const folder = await writeFolder(
    Object.fromEntries(
      [...articles.values()].map(({ title, keys }, at) => [
        `法律/${at}(2026-09-01).md`,
        lawrefbookText({ title, history: ['2026年9月1日公布'], articles: inOrder(keys) }),
      ]),
    ),
  );
  const { db, ids } = database.context;
  await runImport(
    {
      db,
      ids,
      search: unsearched,
      parser: inlineParser,
      now: () => database.clock.now(),
      report: async () => {},
    },
    await openFolder(folder, LAW_KINDS),
    emptyProgress(),
  );
  await rm(folder, { recursive: true, force: true });
  expireLibrary(database.context);
  expect(cited.length).toBeGreaterThan(1_000);
  expect(await lostOf(cited)).toEqual([]);
});

/** Articles by their number: 120, 120-1, 121. */
function inOrder(keys: ReadonlyMap<string, string>): string[] {
  const numbered = [...keys].map(([key, text]) => ({ text, at: key.split('-').map(Number) }));
  return numbered
    .sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0) || (a.at[1] ?? 0) - (b.at[1] ?? 0))
    .map(({ text }) => text);
}

/** Nothing is searched here. */
const unsearched = {
  name: 'postings' as const,
  ensureReady: async () => {},
  addVersion: async () => {},
  removeVersion: async () => {},
  settle: async () => {},
  candidates: async () => [],
};
