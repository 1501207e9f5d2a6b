import { type CitationCheck, type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';

/** The numbers of the sources that an answer cites, by their number or by name. */
export function usedSources(
  { citations }: Pick<CitationCheck, 'citations'>,
  sources: readonly Evidence[],
): Set<number> {
  const numbers = new Set(citations.flatMap(({ sourceIndex }) => sourceIndex ?? []));
  const articles = new Set(
    citations.flatMap(({ location }) => (location ? [`${location.lawId} ${location.articleKey}`] : [])),
  );
  const cases = new Set(citations.flatMap(({ caseId }) => caseId ?? []));
  const isNamed = (source: Evidence): boolean =>
    isArticleEvidence(source)
      ? articles.has(`${source.place.lawId} ${source.place.articleKey}`)
      : source.kind === 'case' && cases.has(source.place.caseId);
  return new Set(sources.flatMap((one) => (numbers.has(one.index) || isNamed(one) ? [one.index] : [])));
}
