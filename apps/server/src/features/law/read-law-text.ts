import type { Language } from '@mingfa/contract/values';
import { asc, eq, sql } from 'drizzle-orm';
import { lawDigest, lawHeading, lawVersion } from '../../db/schema/law.ts';
import {
  ARTICLE_COLUMNS,
  type ArticleRow,
  expireLibrary,
  type HeldArticle,
  heldArticle,
} from '../../engine/library/index.ts';
import { countCiting } from './count-citing.ts';
import { describeArticle } from './describe-article.ts';
import { describeLaw, describeVersion } from './describe-law.ts';
import type { LawContext } from './law-context.ts';
import { type ChosenVersion, chooseVersion, type VersionChoice } from './read-version.ts';

type ReadContext = Pick<LawContext, 'db' | 'clock'>;

/** The whole text of one version, or of a day; with no text held, the articles with digests. */
export async function readLawText(context: ReadContext, input: VersionChoice & { language: Language }) {
  let chosen = await chooseVersion(context, input);
  let text = chosen.version ? await readText(context, chosen.version.id) : null;
  if (chosen.version && !text) {
    // An import replaced the version since the index was read.
    expireLibrary(context);
    chosen = await chooseVersion(context, input);
    text = chosen.version ? await readText(context, chosen.version.id) : null;
  }
  return view(context, chosen, text, input.language);
}

type Text = NonNullable<Awaited<ReturnType<typeof readText>>>;

async function readText({ db }: ReadContext, versionId: string) {
  // Side by side, since each may wait for an import's statement.
  const [[version], headings, { rows }] = await Promise.all([
    db
      .select({ history: lawVersion.history, preamble: lawVersion.preamble, annex: lawVersion.annex })
      .from(lawVersion)
      .where(eq(lawVersion.id, versionId)),
    db
      .select({
        position: lawHeading.position,
        parent: lawHeading.parent,
        level: lawHeading.level,
        label: lawHeading.label,
      })
      .from(lawHeading)
      .where(eq(lawHeading.versionId, versionId))
      .orderBy(asc(lawHeading.position)),
    db.execute<ArticleRow & Record<string, unknown>>(
      sql`select ${ARTICLE_COLUMNS} from law_article a where a.version_id = ${versionId} order by a.position`,
    ),
  ]);
  return version ? { ...version, headings, articles: rows.map(heldArticle) } : null;
}

async function view(
  context: ReadContext,
  { law, version, asOf, today }: ChosenVersion,
  text: Text | null,
  language: Language,
) {
  const [digests, cited] = await Promise.all([
    law.digestCount
      ? context.db
          .select()
          .from(lawDigest)
          .where(eq(lawDigest.lawId, law.id))
          .orderBy(asc(lawDigest.main), asc(lawDigest.sub))
      : [],
    countCiting(context, law.id),
  ]);
  const byKey = new Map(digests.map((digest) => [digest.articleKey, digest]));
  const options = (key: string) => ({ language, citedByCount: cited.get(key) ?? 0 });
  const articles: (HeldArticle | null)[] = text?.articles ?? [];
  return {
    law: describeLaw(law, today),
    version: version && describeVersion(law, version, today),
    asOf,
    history: text?.history ?? [],
    preamble: text?.preamble ?? '',
    annex: text?.annex ?? '',
    headings: text?.headings ?? [],
    articles: text
      ? articles.map((article) =>
          describeArticle(article, byKey.get(article?.key ?? '') ?? null, options(article?.key ?? '')),
        )
      : digests.map((digest) => describeArticle(null, digest, options(digest.articleKey))),
  };
}
