import { statesOfReferences } from '@mingfa/contract/count-citations';
import { type CitationCheck, type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';

/** Numbers of the sources that were compared wherever the answer cites them; one that was only found to exist is not among them. */
export function verifiedSources(
  sources: readonly Evidence[],
  check: CitationCheck | null,
): ReadonlySet<number> {
  const citations = check?.citations ?? [];
  const states = statesOfReferences(citations);
  const isVerified = (source: Evidence) => {
    const own = citations.filter(
      ({ sourceIndex, location }) =>
        sourceIndex === source.index ||
        (isArticleEvidence(source) &&
          location?.lawId === source.place.lawId &&
          location.articleKey === source.place.articleKey),
    );
    return own.length > 0 && own.every(({ reference }) => states.get(reference) === 'verified');
  };
  return new Set(sources.filter(isVerified).map(({ index }) => index));
}
