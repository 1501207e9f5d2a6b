// Looks up every article that our content cites in a real library and, as a fresh machine has it, among our digests alone.
// `npm run bench -- content [--data data/bench/retrieval]`
// The data folder is one that holds the full library; `npm run bench -- retrieval` makes it. No server may be using it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listCitedPlaces } from '@mingfa/content/testing/cited-places';
import { formatArticleKey } from '@mingfa/legal/statute/article-number';
import { resolvePlaces } from '../apps/server/src/engine/library/index.ts';
import { openSeededDatabase } from './ranking/open-seeded-database.ts';

const { values: options } = parseArgs({
  options: { data: { type: 'string', default: 'data/bench/retrieval' } },
});
const cited = await listCitedPlaces();
const asOf = new Date().toISOString().slice(0, 10);

/** What is cited and stands nowhere in that library: neither the text of the day nor our digest. */
async function printLost(name: string, dataDir: string, isAsked: (by: string) => boolean): Promise<void> {
  const places = cited.filter(({ by }) => isAsked(by));
  const database = await openSeededDatabase(dataDir);
  const resolved = await resolvePlaces(
    database.connection,
    places.map(({ lawName, article }) => ({ lawName, article, asOf })),
  );
  await database.close();
  const lost = places.filter((_, at) => !resolved[at]?.article && !resolved[at]?.digest);
  for (const { lawName, article, by } of lost)
    console.log(`  ${by}: ${lawName} ${formatArticleKey(article)}`);
  console.log(
    `${lost.length === 0 ? 'met    ' : 'NOT MET'} ${name}: ${places.length - lost.length} of ${places.length} places found`,
  );
  if (lost.length > 0) process.exitCode = 1;
}

const empty = await mkdtemp(join(tmpdir(), 'mingfa-content-'));
try {
  await printLost('full library, all content', resolve(options.data), () => true);
  await printLost('starter library, guides and urgent words', empty, (by) => /^(?:guides|urgent)\//.test(by));
} finally {
  await rm(empty, { recursive: true, force: true });
}
