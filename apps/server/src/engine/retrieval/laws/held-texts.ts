import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { HeldArticle, LibraryIndex } from '../../library/index.ts';

/** What ranking and answers read of an article. */
export type HeldText = Pick<HeldArticle, 'label' | 'headingPath' | 'text' | 'textHash'>;

interface TextPlace {
  version: { id: string } | null;
  articleKey: string;
}

/** Most articles are never asked for, a few for every third question: so many are kept in memory, about 20 MB. */
const ARTICLES_KEPT = 24_000;
/** Texts already read, for as long as the library is this one. */
const keptOf = new WeakMap<LibraryIndex, Map<string, HeldText>>();

const keyOf = ({ version, articleKey }: TextPlace): string => `${version?.id ?? ''} ${articleKey}`;

/** The articles at some places, in their order; null where none is held. What was read lately is not read again. */
export async function readHeldTexts(
  context: { db: Database; library: LibraryIndex },
  places: readonly TextPlace[],
): Promise<(HeldText | null)[]> {
  const kept = keptOf.get(context.library) ?? new Map<string, HeldText>();
  keptOf.set(context.library, kept);
  const read = await readTexts(
    context.db,
    places.filter((one) => one.version !== null && !kept.has(keyOf(one))),
  );
  const texts = places.map((one) => kept.get(keyOf(one)) ?? read.get(keyOf(one)) ?? null);
  for (const [key, text] of read) kept.set(key, text);
  // The oldest go first: what is asked for often is soon back.
  for (const key of kept.keys()) {
    if (kept.size <= ARTICLES_KEPT) break;
    kept.delete(key);
  }
  return texts;
}

async function readTexts(db: Database, places: readonly TextPlace[]): Promise<Map<string, HeldText>> {
  if (places.length === 0) return new Map();
  const { rows } = await db.execute<{ versionId: string; key: string } & HeldText>(
    sql`select a.version_id as "versionId", a.key, a.label, a.heading_path as "headingPath", a.text, a.text_hash as "textHash"
        from unnest(${sql.param(places.map(({ version }) => version?.id ?? ''))}::text[],
                    ${sql.param(places.map(({ articleKey }) => articleKey))}::text[]) as c (version_id, key)
        join law_article a on a.version_id = c.version_id and a.key = c.key order by a.position desc`,
  );
  return new Map(rows.map(({ versionId, key, ...text }) => [`${versionId} ${key}`, text]));
}
