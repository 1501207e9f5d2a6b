import type { ArticleLocation } from '@mingfa/contract/evidence';

/** Where the law reader opens a place: the law, its version or day, the article, and the 款 and 项. */
export function articleAddress(location: ArticleLocation, asOf: string): string {
  const query = new URLSearchParams({ article: location.articleKey });
  if (location.versionId) query.set('version', location.versionId);
  else query.set('asOf', asOf);
  if (location.paragraph) query.set('paragraph', String(location.paragraph));
  if (location.item) query.set('item', String(location.item));
  return `/laws_regulations/${location.lawId}?${query}`;
}
