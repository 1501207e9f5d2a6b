import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { type DigestIndex, digestPlace } from '../digest-index.ts';
import type { Candidate } from './candidate.ts';
import type { CandidateText } from './read-features.ts';

type ArticleText = Pick<CandidateText, 'headingPath' | 'text'>;

/** Most articles are never asked for, a few for every third question: so many are kept in memory, about 10 MB. */
const ARTICLES_KEPT = 12_000;
/** Texts already read, for as long as the library is this one. */
const keptOf = new WeakMap<DigestIndex, Map<string, ArticleText>>();

/** The words of each candidate: of the article, or of our digest where no article is held. */
export async function readTexts(
  db: Database,
  digests: DigestIndex,
  candidates: readonly Candidate[],
): Promise<(CandidateText | null)[]> {
  const kept = keptOf.get(digests) ?? new Map<string, ArticleText>();
  keptOf.set(digests, kept);
  const unread = candidates.filter((one) => one.version !== null && !kept.has(placeOf(one)));
  const read = await readArticleTexts(db, unread);
  const texts = candidates.map((one) => {
    const text = kept.get(placeOf(one)) ?? read.get(placeOf(one));
    return candidateText(one, one.version && text, digests);
  });
  for (const [place, text] of read) kept.set(place, text);
  // The oldest go first: what is asked for often is soon back.
  for (const place of kept.keys()) {
    if (kept.size <= ARTICLES_KEPT) break;
    kept.delete(place);
  }
  return texts;
}

const placeOf = ({ version, articleKey }: Candidate): string => `${version?.id ?? ''} ${articleKey}`;

async function readArticleTexts(
  db: Database,
  held: readonly Candidate[],
): Promise<ReadonlyMap<string, ArticleText>> {
  if (held.length === 0) return new Map();
  const { rows } = await db.execute<{ versionId: string; key: string; headingPath: string; text: string }>(
    sql`select a.version_id as "versionId", a.key, a.heading_path as "headingPath", a.text
        from unnest(${sql.param(held.map(({ version }) => version?.id ?? ''))}::text[],
                    ${sql.param(held.map(({ articleKey }) => articleKey))}::text[]) as c (version_id, key)
        join law_article a on a.version_id = c.version_id and a.key = c.key order by a.position desc`,
  );
  return new Map(
    rows.map(({ versionId, key, headingPath, text }) => [`${versionId} ${key}`, { headingPath, text }]),
  );
}

/** The article's words, or our digest's. */
export function candidateText(
  { law, articleKey }: Candidate,
  article: ArticleText | null | undefined,
  digests: DigestIndex,
): CandidateText | null {
  if (article) return { title: law.title, headingPath: article.headingPath, text: article.text };
  const digest = digests.byPlace.get(digestPlace(law.id, articleKey));
  if (!digest) return null;
  const text = [digest.heading, digest.digest, digest.everydayWords.join(' '), digest.digestEn].join('\n');
  return { title: law.title, headingPath: '', text };
}
