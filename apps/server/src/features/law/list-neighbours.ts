import { formatArticleLabel } from '@mingfa/legal/statute/article-number';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** An article that can be turned to. */
export interface NeighbourArticle {
  articleKey: string;
  label: string;
}

/** The article before and the one after: of a version, or of the digests where no text is held. */
export async function listNeighbours(
  { db }: { db: Database },
  place: { lawId: string; versionId: string | null; articleKey: string },
): Promise<{ previous: NeighbourArticle | null; next: NeighbourArticle | null }> {
  const { lawId, versionId, articleKey } = place;
  const inOrder = versionId
    ? sql`select key, label, main, sub, position as place from law_article where version_id = ${versionId}`
    : sql`select article_key as key, null as label, main, sub,
        row_number() over (order by main, sub)::int as place from law_digest where law_id = ${lawId}`;
  const { rows } = await db.execute<{
    key: string;
    label: string | null;
    main: number;
    sub: number;
    step: number;
  }>(sql`
    with articles as (${inOrder}), own as (select place from articles where key = ${articleKey})
    select key, label, main, sub, articles.place - own.place as step from articles cross join own
    where articles.place - own.place in (-1, 1)`);
  const at = (step: number) => {
    const row = rows.find((one) => Number(one.step) === step);
    return row ? { articleKey: row.key, label: row.label ?? formatArticleLabel(row) } : null;
  };
  return { previous: at(-1), next: at(1) };
}
