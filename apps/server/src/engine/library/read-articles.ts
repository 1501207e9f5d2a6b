import type { StatuteParagraph } from '@mingfa/legal/statute/statute';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';

/** An article of one version as stored. */
export interface HeldArticle {
  id: string;
  versionId: string;
  lawId: string;
  position: number;
  key: string;
  label: string;
  headingPosition: number | null;
  headingPath: string;
  text: string;
  textHash: string;
  paragraphs: StatuteParagraph[];
}

/** Columns of `law_article` as `HeldArticle` reads them; `paragraphs` is null where lines are the paragraphs. */
export type ArticleRow = Omit<HeldArticle, 'paragraphs'> & { paragraphs: unknown };

export const ARTICLE_COLUMNS = sql.raw(
  `a.id, a.version_id as "versionId", a.law_id as "lawId", a.position, a.key, a.label,
   a.heading_position as "headingPosition", a.heading_path as "headingPath", a.text, a.text_hash as "textHash", a.paragraphs`,
);

/** Articles of several versions by key, in one query; a key that stands twice in a version gives its first article. */
export async function readArticles(
  db: DatabaseOrTransaction,
  places: { versionId: string; key: string }[],
): Promise<Map<string, HeldArticle>> {
  const found = new Map<string, HeldArticle>();
  if (places.length === 0) return found;
  const pairs = sql.join(
    places.map((place) => sql`(${place.versionId}, ${place.key})`),
    sql`, `,
  );
  const rows = await db.execute<ArticleRow & Record<string, unknown>>(
    sql`select ${ARTICLE_COLUMNS} from law_article a where (a.version_id, a.key) in (${pairs}) order by a.position desc`,
  );
  for (const row of rows.rows) found.set(articlePlace(row.versionId, row.key), heldArticle(row));
  return found;
}

/** Key of a place in the map that `readArticles` gives. */
export const articlePlace = (versionId: string, key: string): string => `${versionId} ${key}`;

export function heldArticle(row: ArticleRow): HeldArticle {
  return { ...row, paragraphs: (row.paragraphs as StatuteParagraph[] | null) ?? plainParagraphs(row.text) };
}

/** Paragraphs of an article without items: its lines. */
function plainParagraphs(text: string): StatuteParagraph[] {
  return text.split('\n').map((line, index) => ({ number: index + 1, text: line, items: [] }));
}
