import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { LibraryReader } from '../../../engine/answering/library-reader.ts';
import { readLibrary } from '../../../engine/library/read-library.ts';

interface Wording extends Record<string, unknown> {
  lawId: string;
  key: string;
  versionId: string;
  text: string;
}

/**
 * Reads the other wordings of all articles that a stretch cites together with them: asked for one by one, they took longer on their
 * way from the database than the comparing.
 */
export function readingAhead(db: Database, reader: LibraryReader): LibraryReader {
  const read = new Map<string, Wording[]>();
  return {
    ...reader,
    async resolvePlaces(places, asOf) {
      const resolved = await reader.resolvePlaces(places, asOf);
      const { laws } = await readLibrary({ db });
      const wanted = new Map<string, { lawId: string; key: string }>();
      for (const { law, article } of resolved) {
        if (!law || !article || (laws.get(law.lawId)?.versions.length ?? 0) < 2) continue;
        const place = placeOf(law.lawId, article.key);
        if (!read.has(place)) wanted.set(place, { lawId: law.lawId, key: article.key });
      }
      for (const place of wanted.keys()) read.set(place, []);
      for (const wording of await readWordings(db, [...wanted.values()]))
        read.get(placeOf(wording.lawId, wording.key))?.push(wording);
      return resolved;
    },
    async readOtherWordings(lawId, articleKey, versionId) {
      const wordings = read.get(placeOf(lawId, articleKey));
      if (!wordings) return reader.readOtherWordings(lawId, articleKey, versionId);
      return wordings.filter((one) => one.versionId !== versionId).map(({ text }) => text);
    },
  };
}

const placeOf = (lawId: string, key: string) => `${lawId} ${key}`;

/** Every wording of articles, in one query. */
async function readWordings(
  db: Database,
  places: readonly { lawId: string; key: string }[],
): Promise<Wording[]> {
  if (places.length === 0) return [];
  const pairs = sql.join(
    places.map(({ lawId, key }) => sql`(${lawId}, ${key})`),
    sql`, `,
  );
  const { rows } = await db.execute<Wording>(sql`
    select a.law_id as "lawId", a.key, a.version_id as "versionId", a.text
    from law_article a join law_version version on version.id = a.version_id
    where version.state = 'ready' and (a.law_id, a.key) in (${pairs})`);
  return rows;
}
