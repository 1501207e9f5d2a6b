import { formatCitation } from '@mingfa/legal/citation/citations';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { type LawEntry, representativeVersion } from '../../engine/library/index.ts';

/** `《劳动合同法》第四十七条` and where it stands in the library. */
export function describeRelated({ law, articleKey }: { law: LawEntry; articleKey: string }, today: string) {
  return {
    label: formatCitation({ name: law.shortTitle, article: parseArticleKey(articleKey) }),
    location: {
      lawId: law.id,
      versionId: representativeVersion(law, today)?.id ?? null,
      articleKey,
      paragraph: null,
      item: null,
    },
  };
}
