import { sql } from 'drizzle-orm';
import { readLibrary, representativeVersion } from '../../engine/library/index.ts';
import type { FoundPlace } from '../../engine/retrieval/index.ts';
import { AppError } from '../../ports/app-error.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import type { LawContext } from './law-context.ts';
import { lawSummaries } from './law-summaries.ts';
import { describeHits } from './search-hits.ts';

export interface CitingInput {
  lawId: string;
  articleKey: string;
  page: number;
  pageSize: number;
}

/** Articles that cite this one; of a law with several versions the one in force where it cites, else the newest that does. */
export async function listCitingArticles(context: Pick<LawContext, 'db' | 'clock'>, input: CitingInput) {
  const index = await readLibrary(context);
  const law = index.laws.get(input.lawId);
  if (!law) throw new AppError('not_found');
  const today = todayInChina(context.clock);
  const { rows } = await context.db.execute<{ law: string; version: string; key: string }>(sql`
    select a.law_id as law, a.version_id as version, a.key
    from law_citation c
    join law_article a on a.id = c.from_article_id
    join law_version v on v.id = c.from_version_id and v.state = 'ready'
    where c.to_law_id = ${law.id} and c.to_key = ${input.articleKey}
    order by (a.law_id = ${law.id}) desc, a.law_id, a.main, a.sub`);
  const places = new Map<string, FoundPlace>();
  for (const row of rows) {
    const from = index.laws.get(row.law);
    const version = index.versions.get(row.version);
    if (!from || !version) continue;
    const key = `${row.law} ${row.key}`;
    const known = places.get(key)?.version;
    const current = representativeVersion(from, today);
    const better = !known || version === current || (known !== current && isNewer(version, known));
    if (better) places.set(key, { law: from, version, articleKey: row.key, score: 0, digest: null });
  }
  const found = [...places.values()];
  const start = (input.page - 1) * input.pageSize;
  const described = await describeHits(context, found.slice(start, start + input.pageSize), {
    termsOf: () => [law.shortTitle, law.title],
    language: 'zh-CN',
    laws: lawSummaries(index, today),
  });
  return {
    items: described.map(({ hit }) => hit),
    total: found.length,
    page: input.page,
    pageSize: input.pageSize,
  };
}

const isNewer = (a: { effectiveOn: string | null }, b: { effectiveOn: string | null }): boolean =>
  (a.effectiveOn ?? '') > (b.effectiveOn ?? '');
