import type { Language } from '@mingfa/contract/values';
import { formatCitation } from '@mingfa/legal/citation/citations';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { and, eq } from 'drizzle-orm';
import { lawDigest } from '../../db/schema/law.ts';
import {
  articlePlace,
  expireLibrary,
  type HeldArticle,
  type HeldDigest,
  libraryDateOf,
  readArticles,
  readLibrary,
} from '../../engine/library/index.ts';
import { relatedArticles } from '../../engine/retrieval/index.ts';
import { AppError } from '../../ports/app-error.ts';
import { countCiting } from './count-citing.ts';
import { describeArticle } from './describe-article.ts';
import { describeLaw, describeVersion } from './describe-law.ts';
import { describeRelated } from './describe-related.ts';
import type { LawContext } from './law-context.ts';
import { listNeighbours } from './list-neighbours.ts';
import { chooseVersion, type VersionChoice } from './read-version.ts';

export type GetArticleInput = VersionChoice & { articleKey: string; language: Language };

const RELATED_MAX = 8;

/** One article as of a day, with our digest of it, the articles around it and those that belong with it. */
export async function getArticle(context: Pick<LawContext, 'db' | 'clock'>, input: GetArticleInput) {
  // Side by side, since each may wait for an import's statement.
  const [first, digest, cited] = await Promise.all([
    readChosen(context, input),
    readDigest(context, input),
    countCiting(context, input.lawId, input.articleKey),
  ]);
  let found = first;
  if (found.version && !found.article) {
    // An import may have replaced the version since the index was read.
    expireLibrary(context);
    found = await readChosen(context, input);
  }
  const { law, version, article, today } = found;
  if (version ? !article : !digest) throw new AppError('not_found');
  const index = await readLibrary(context);
  const { articleKey } = input;
  const [neighbours, related] = await Promise.all([
    listNeighbours(context, { lawId: law.id, versionId: version?.id ?? null, articleKey }),
    relatedArticles(context, { law, articleKey }, { asOf: found.asOf, limit: RELATED_MAX }),
  ]);
  return {
    law: describeLaw(law, today),
    version: version && describeVersion(law, version, today),
    headingPath: article?.headingPath ?? '',
    article: describeArticle(article, digest, {
      language: input.language,
      citedByCount: cited.get(input.articleKey) ?? 0,
    }),
    ...neighbours,
    related: related.map((one) => describeRelated(one, today)),
    libraryDate: libraryDateOf(index, today),
    citation: formatCitation({ name: law.shortTitle, article: parseArticleKey(input.articleKey) }),
  };
}

async function readChosen(context: Pick<LawContext, 'db' | 'clock'>, input: GetArticleInput) {
  const chosen = await chooseVersion(context, input);
  return { ...chosen, article: await readOne(context, chosen.version?.id, input.articleKey) };
}

async function readDigest(
  context: Pick<LawContext, 'db'>,
  { lawId, articleKey }: GetArticleInput,
): Promise<HeldDigest | null> {
  const [digest] = await context.db
    .select()
    .from(lawDigest)
    .where(and(eq(lawDigest.lawId, lawId), eq(lawDigest.articleKey, articleKey)));
  return digest ?? null;
}

async function readOne(
  context: Pick<LawContext, 'db'>,
  versionId: string | undefined,
  key: string,
): Promise<HeldArticle | null> {
  if (!versionId) return null;
  return (await readArticles(context.db, [{ versionId, key }])).get(articlePlace(versionId, key)) ?? null;
}
