import { findCitations, formatCitation, parseCitationQuery } from '@mingfa/legal/citation/citations';
import type { LibraryReader, ResolvedPlace } from './library-reader.ts';

/** An article the question itself names. */
export interface AskedPlace {
  label: string;
  state: ResolvedPlace['state'];
}

/** Articles a question names, each with what the library says of it: nobody should be given another one in silence. */
export async function listAskedPlaces(
  library: LibraryReader,
  question: string,
  asOf: string,
): Promise<AskedPlace[]> {
  const options = { knownTitles: (name: string) => library.isKnownTitle(name) };
  const whole = parseCitationQuery(question, options);
  const named = whole?.article
    ? [{ lawName: whole.name, article: whole.article, paragraph: whole.paragraph, item: whole.item }]
    : findCitations(question, options).flatMap((citation) => {
        if (citation.type !== 'statute' || !citation.article) return [];
        const lawName = citation.law.kind === 'named' ? citation.law.name : citation.law.antecedent;
        const { article, paragraph, item } = citation;
        return lawName ? [{ lawName, article, paragraph, item }] : [];
      });
  const resolved = await library.resolvePlaces(named, asOf);
  return named.map(({ lawName, ...place }, index) => ({
    label: formatCitation({ name: resolved[index]?.law?.shortTitle ?? lawName, ...place }),
    state: resolved[index]?.state ?? 'not_in_library',
  }));
}
