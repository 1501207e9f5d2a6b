import { LawWords } from '@mingfa/legal/citation/agreement/law-words';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { breather } from '../breathe.ts';

/** Answers cite few laws again and again; a code takes some megabytes. */
const KEPT = 6;

const READ = new WeakMap<Database, Map<string, Promise<LawWords | null>>>();

/** The words of all articles of a version; the versions asked for last are kept. */
export function readLawWords(db: Database, lawId: string, versionId: string): Promise<LawWords | null> {
  const kept = READ.get(db) ?? new Map<string, Promise<LawWords | null>>();
  READ.set(db, kept);
  const reading = kept.get(versionId) ?? readFrom(db, lawId, versionId);
  kept.delete(versionId);
  kept.set(versionId, reading);
  // What could not be read is read again by the next who asks.
  reading.catch(() => kept.delete(versionId));
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return reading;
}

const readFrom = async (db: Database, lawId: string, versionId: string): Promise<LawWords | null> =>
  (await readWordsOfLaws(db, [{ lawId, versionId }])).get(versionId) ?? null;

/** The words of all articles of several versions, by the version, in one query; what is not held is not there. */
export async function readWordsOfLaws(
  db: Database,
  versions: readonly { lawId: string; versionId: string }[],
): Promise<Map<string, LawWords>> {
  const read = new Map<string, LawWords>();
  if (versions.length === 0) return read;
  const pairs = sql.join(
    versions.map(({ lawId, versionId }) => sql`(${lawId}, ${versionId})`),
    sql`, `,
  );
  // A digest speaks of the text that it was checked against, and of no other version.
  const { rows } = await db.execute<{
    versionId: string;
    key: string;
    text: string;
    topics: string[] | null;
  }>(sql`
    select article.version_id as "versionId", article.key, article.text, digest.everyday_words as topics
    from law_article article join law_version version on version.id = article.version_id
    left join law_digest digest on digest.law_id = article.law_id and digest.article_key = article.key
      and digest.article_hash = article.text_hash
    where version.state = 'ready' and (article.law_id, article.version_id) in (${pairs})
    order by article.version_id, article.position`);
  const breathe = breather();
  for (const { versionId, key, text, topics } of rows) {
    const words = read.get(versionId) ?? new LawWords();
    read.set(versionId, words);
    words.add({ key, text, topics: topics ?? [] });
    await breathe();
  }
  return read;
}
