import { shareOfClaim } from '@mingfa/legal/citation/agreement/share-of-claim';
import type { LibraryReader } from '../../../engine/answering/library-reader.ts';
import type { ResolvedPlace } from '../../../engine/library/resolve-places.ts';

/** Words of a rule: as it read, or as it is told. */
interface OldWords {
  words: string;
  is: 'worded' | 'told';
}

/** The wording of an article whose place another has taken, where the library holds it; else what is told. */
export async function readOldWording(
  reader: Pick<LibraryReader, 'readOtherWordings'>,
  { law, version, article }: ResolvedPlace,
  { said, isAmended }: { said: string; isAmended: boolean },
): Promise<OldWords> {
  if (article && !isAmended) return { words: article.text, is: 'worded' };
  if (!law || !article) return { words: said, is: 'told' };
  const others = await reader.readOtherWordings(law.id, article.key, version?.id ?? null);
  const [best] = others
    .map((text) => ({ text, share: shareOfClaim(said, text) }))
    .sort((a, b) => b.share - a.share);
  return best && best.share > shareOfClaim(said, article.text)
    ? { words: best.text, is: 'worded' }
    : { words: said, is: 'told' };
}
