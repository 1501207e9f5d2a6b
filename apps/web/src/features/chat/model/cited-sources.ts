import { type CitationCheck, type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';

/** Sources of an answer by whether it cites them. */
export interface SortedSources {
  cited: readonly Evidence[];
  /** Found for the question, and not used. */
  others: readonly Evidence[];
}

/** Sorts the sources of an answer, in their order. While it is written, the numbers in its text say what it cites. */
export function citedSources(
  sources: readonly Evidence[],
  check: CitationCheck | null,
  text: string,
): SortedSources {
  const numbers = check
    ? check.citations.flatMap(({ sourceIndex }) => sourceIndex ?? [])
    : [...text.matchAll(/[[【](\d{1,3})[\]】]/g)].map(([, number]) => Number(number));
  const places = new Set(
    check?.citations.flatMap(({ location }) =>
      location ? [`${location.lawId} ${location.articleKey}`] : [],
    ),
  );
  const isCited = (source: Evidence) =>
    numbers.includes(source.index) ||
    (isArticleEvidence(source) && places.has(`${source.place.lawId} ${source.place.articleKey}`));
  return { cited: sources.filter(isCited), others: sources.filter((source) => !isCited(source)) };
}
