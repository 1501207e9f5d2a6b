import { partsIn } from '@mingfa/legal/citation/agreement/cited-text';
import type { StatuteCitation } from '@mingfa/legal/citation/citation';
import { formatArticleKey } from '@mingfa/legal/statute/article-number';
import type { LibraryReader } from '../../../engine/answering/library-reader.ts';
import type { ResolvedPlace } from '../../../engine/library/resolve-places.ts';

/**
 * An article, or the 款 of it, as an earlier text of the law had it, where the text of the day has none of that number: papers go on citing
 * old numbers.
 */
export async function readEarlierPart(
  reader: Pick<LibraryReader, 'readOtherWordings'>,
  { law, version }: ResolvedPlace,
  { article, paragraph }: StatuteCitation,
): Promise<string | null> {
  if (!law || !article) return null;
  const wordings = await reader.readOtherWordings(law.id, formatArticleKey(article), version?.id ?? null);
  for (const wording of wordings) {
    if (paragraph === null) return wording;
    const parts = partsIn(wording).filter((part) => part.paragraph === paragraph);
    if (parts.length > 0) return parts.map(({ text }) => text).join('\n');
  }
  return null;
}
