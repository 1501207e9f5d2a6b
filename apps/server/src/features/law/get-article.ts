import type { Language } from '@mingfa/contract/values';
import { parseArticleKey } from '@mingfa/legal/article-number';
import { formatCitation } from '@mingfa/legal/citations';
import { and, eq } from 'drizzle-orm';
import { lawDigest } from '../../db/schema/law.ts';
import {
  articlePlace,
  expireLibrary,
  type HeldArticle,
  libraryDateOf,
  readArticles,
  readLibrary,
} from '../../engine/library/index.ts';
import { AppError } from '../../ports/app-error.ts';
import { countCiting } from './count-citing.ts';
import type { LawContext } from './law-context.ts';
import { chooseVersion, type VersionChoice } from './read-version.ts';
import { viewArticle } from './view-article.ts';
import { viewLaw, viewVersion } from './view-law.ts';

export type GetArticleInput = VersionChoice & { articleKey: string; language: Language };

/** One article as of a day, with our digest of it. */
export async function getArticle(context: Pick<LawContext, 'db' | 'clock'>, input: GetArticleInput) {
  let chosen = await chooseVersion(context, input);
  let article = await readOne(context, chosen.version?.id, input.articleKey);
  if (chosen.version && !article) {
    // An import may have replaced the version since the index was read.
    expireLibrary(context);
    chosen = await chooseVersion(context, input);
    article = await readOne(context, chosen.version?.id, input.articleKey);
  }
  const { law, version, today } = chosen;
  const [digest] = await context.db
    .select()
    .from(lawDigest)
    .where(and(eq(lawDigest.lawId, law.id), eq(lawDigest.articleKey, input.articleKey)));
  if (version ? !article : !digest) throw new AppError('not_found');
  const index = await readLibrary(context);
  const cited = await countCiting(context, law.id, input.articleKey);
  return {
    law: viewLaw(law, today),
    version: version && viewVersion(law, version, today),
    headingPath: article?.headingPath ?? '',
    article: viewArticle(article, digest ?? null, {
      index,
      language: input.language,
      today,
      citedByCount: cited.get(input.articleKey) ?? 0,
    }),
    libraryDate: libraryDateOf(index, today),
    citation: formatCitation({ name: law.shortTitle, article: parseArticleKey(input.articleKey) }),
  };
}

async function readOne(
  context: Pick<LawContext, 'db'>,
  versionId: string | undefined,
  key: string,
): Promise<HeldArticle | null> {
  if (!versionId) return null;
  return (await readArticles(context.db, [{ versionId, key }])).get(articlePlace(versionId, key)) ?? null;
}
