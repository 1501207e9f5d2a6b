import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { type DigestIndex, digestPlace } from '../digest-index.ts';
import type { Candidate } from './candidate.ts';
import type { CandidateText } from './read-features.ts';

/** The words of each candidate: of the article, or of our digest where no article is held. */
export async function readTexts(
  db: Database,
  digests: DigestIndex,
  candidates: readonly Candidate[],
): Promise<(CandidateText | null)[]> {
  const held = candidates.filter(({ version }) => version !== null);
  const { rows } =
    held.length === 0
      ? { rows: [] }
      : await db.execute<{ versionId: string; key: string; headingPath: string; text: string }>(
          sql`select a.version_id as "versionId", a.key, a.heading_path as "headingPath", a.text
              from unnest(${sql.param(held.map(({ version }) => version?.id ?? ''))}::text[],
                          ${sql.param(held.map(({ articleKey }) => articleKey))}::text[]) as c (version_id, key)
              join law_article a on a.version_id = c.version_id and a.key = c.key order by a.position desc`,
        );
  const articles = new Map(rows.map((row) => [`${row.versionId} ${row.key}`, row]));
  return candidates.map((one) =>
    candidateText(one, one.version && articles.get(`${one.version.id} ${one.articleKey}`), digests),
  );
}

/** The article's words, or our digest's. */
export function candidateText(
  { law, articleKey }: Candidate,
  article: Pick<CandidateText, 'headingPath' | 'text'> | null | undefined,
  digests: DigestIndex,
): CandidateText | null {
  if (article) return { title: law.title, headingPath: article.headingPath, text: article.text };
  const digest = digests.byPlace.get(digestPlace(law.id, articleKey));
  if (!digest) return null;
  const text = [digest.heading, digest.digest, digest.everydayWords.join(' '), digest.digestEn].join('\n');
  return { title: law.title, headingPath: '', text };
}
