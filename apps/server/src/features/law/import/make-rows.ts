import { createHash } from 'node:crypto';
import { hashArticleText } from '@mingfa/content/hash-article-text';
import { formatArticleKey } from '@mingfa/legal/statute/article-number';
import type { ParsedStatute, StatuteArticle, StatuteHeading } from '@mingfa/legal/statute/statute';
import type { VersionIdentity } from '../../../db/schema/law.ts';
import type { ReadStatute, ReadUnit } from './read-units.ts';
import { versionLabel } from './version-label.ts';

/** One article as it goes into `law_article`, without the ids. */
export interface ArticleDraft {
  position: number;
  key: string;
  main: number;
  sub: number;
  label: string;
  headingPosition: number | null;
  headingPath: string;
  text: string;
  paragraphs: StatuteArticle['paragraphs'] | null;
  textHash: string;
}

/** Articles of a statute, each with the headings above it. */
export function makeArticles(statute: ParsedStatute): ArticleDraft[] {
  const paths = headingPaths(statute.headings);
  return statute.articles.map((article, position) => ({
    position,
    key: formatArticleKey(article.number),
    main: article.number.main,
    sub: article.number.sub,
    label: article.label,
    headingPosition: article.heading,
    headingPath: article.heading === null ? '' : (paths.get(article.heading) ?? ''),
    text: article.text,
    paragraphs: isPlain(article) ? null : article.paragraphs,
    textHash: hashArticleText(article.text),
  }));
}

/** Lines that are the paragraphs need not be stored twice. */
function isPlain(article: StatuteArticle): boolean {
  const lines = article.text.split('\n');
  return (
    lines.length === article.paragraphs.length &&
    article.paragraphs.every(
      (paragraph, index) => paragraph.items.length === 0 && paragraph.text === lines[index],
    )
  );
}

function headingPaths(headings: readonly StatuteHeading[]): Map<number, string> {
  const paths = new Map<number, string>();
  for (const { position, parent, label } of headings) {
    const above = parent === null ? undefined : paths.get(parent);
    paths.set(position, above ? `${above} › ${label}` : label);
  }
  return paths;
}

/** What this source says of the version. */
export function makeIdentity(unit: ReadUnit, read: ReadStatute): VersionIdentity {
  const { statute, label } = read;
  return {
    source: unit.source,
    path: unit.path,
    title: statute.title,
    kind: statute.kind,
    issuer: statute.issuer,
    label: label ?? versionLabel(statute),
    documentNumber: statute.documentNumber,
    promulgatedOn: statute.promulgatedOn,
    effectiveOn: statute.effectiveOn,
    effectiveApproximate: statute.effectiveApproximate,
    repealedOn: statute.repealedOn,
    rawStatus: statute.rawStatus,
    articleCount: statute.articles.length,
    characters: statute.articles.reduce((sum, article) => sum + article.text.length, 0),
    textHash: hashLines(
      statute.articles.map((article) => `${formatArticleKey(article.number)} ${bareWords(article.text)}`),
    ),
    contentHash: hashLines([
      statute.title,
      ...statute.history,
      statute.preamble,
      statute.annex,
      ...statute.headings.map((heading) => `${heading.level} ${heading.parent} ${heading.label}`),
      ...statute.articles.map((article) => `${article.label} ${article.heading} ${article.text}`),
    ]),
  };
}

/** Words and figures only: sources differ in marks, widths and spaces. */
const bareWords = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

function hashLines(lines: readonly string[]): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line).update('\n');
  return hash.digest('hex').slice(0, 32);
}
