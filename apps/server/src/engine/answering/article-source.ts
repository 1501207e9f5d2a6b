import type { ArticleEvidence, Evidence } from '@mingfa/contract/evidence';
import type { CitedPlace, LibraryReader } from './library-reader.ts';
import type { SourceList } from './source-list.ts';

/**
 * Takes an article as the law of a day has it among the sources of an answer.
 * @returns its number; null where its text is not held
 */
export async function addArticle(
  library: LibraryReader,
  sources: SourceList,
  place: CitedPlace,
  day: string,
  status: ArticleEvidence['status'],
): Promise<number | null> {
  const [found] = await library.resolvePlaces([place], day);
  const versionId = found?.location?.versionId;
  if (found?.state !== 'held' || !found.law || !found.location || !found.article || !versionId) return null;
  const evidence: Evidence = {
    kind: 'law',
    index: 0,
    title: found.law.title,
    shortTitle: found.law.shortTitle,
    label: found.article.label,
    headingPath: '',
    text: found.article.text,
    place: { ...found.location, versionId, paragraph: null, item: null },
    digest: null,
    status,
    effectiveOn: null,
    effectiveApproximate: false,
    score: 0,
  };
  return sources.add([evidence])[0]?.index ?? null;
}
