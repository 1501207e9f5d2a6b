import { hashArticleText } from '@mingfa/content/hash-article-text';
import { formatArticleLabel } from '@mingfa/legal/statute/article-number';
import { law, lawArticle, lawDigest, lawVersion } from '../db/schema/law.ts';
import { expireLibrary } from '../engine/library/index.ts';
import type { AppContext } from '../ports/app-context.ts';

const ROWS_AT_ONCE = 500;

/** Writes a law without text; its title is whatever the test calls it, unless it gives a longer one. */
export async function writeLaw(context: AppContext, name: string, title = name): Promise<string> {
  const { db, ids, clock } = context;
  const id = ids.make('law');
  await db.insert(law).values({
    id,
    title,
    titleKey: name,
    shortTitle: name,
    kind: '法律',
    digestEffectiveOn: '2020-01-01',
    createdAt: clock.now(),
  });
  expireLibrary(context);
  return id;
}

/** Writes a version with its articles, numbered from 1 and in one chapter, without index rows; gives what it wrote. */
export async function writeVersion(
  context: AppContext,
  lawId: string,
  effectiveOn: string,
  texts: readonly string[],
): Promise<{ versionId: string; articles: (typeof lawArticle.$inferInsert)[] }> {
  const { db, ids, clock } = context;
  const versionId = ids.make('lawVersion');
  await db.insert(lawVersion).values({
    id: versionId,
    lawId,
    label: effectiveOn,
    promulgatedOn: effectiveOn,
    effectiveOn,
    effectiveApproximate: false,
    source: 'test',
    sourcePath: '',
    history: [],
    preamble: '',
    annex: '',
    articleCount: texts.length,
    textHash: effectiveOn,
    identities: [],
    formerIds: [],
    state: 'ready',
    importedAt: clock.now(),
  });
  const articles = texts.map((text, position) => ({
    id: ids.make('lawArticle'),
    versionId,
    lawId,
    position,
    key: String(position + 1),
    main: position + 1,
    sub: 0,
    label: formatArticleLabel({ main: position + 1, sub: 0 }),
    headingPath: '第一章 借还',
    text,
    textHash: hashArticleText(text),
  }));
  for (let start = 0; start < articles.length; start += ROWS_AT_ONCE) {
    await db.insert(lawArticle).values(articles.slice(start, start + ROWS_AT_ONCE));
  }
  expireLibrary(context);
  return { versionId, articles };
}

/** Writes a digest of one sentence, or of what `change` says of it. */
export async function writeDigest(
  context: AppContext,
  lawId: string,
  articleKey: string,
  sentence: string,
  change: Partial<typeof lawDigest.$inferInsert> = {},
): Promise<void> {
  const { db, ids } = context;
  await db.insert(lawDigest).values({
    id: ids.make('digest'),
    lawId,
    articleKey,
    main: Number(articleKey),
    sub: 0,
    heading: sentence,
    headingEn: sentence,
    digest: sentence,
    digestEn: sentence,
    everydayWords: [],
    related: [],
    checkedOn: '2026-11-01',
    articleHash: '',
    contentHash: sentence,
    ...change,
  });
  expireLibrary(context);
}
