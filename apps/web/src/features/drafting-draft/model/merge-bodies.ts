import type { DocumentBody } from '@mingfa/contract/draft-document';
import { diff3Merge } from 'node-diff3';

/**
 * Both sides' changes of a document in one, where they touched different paragraphs and tables; null where they touched the same, or
 * where one of them is as its template makes it: then somebody has to choose.
 */
export function mergeBodies(
  base: DocumentBody | null,
  mine: DocumentBody | null | undefined,
  theirs: DocumentBody | null,
): DocumentBody | null {
  if (!base || !mine || !theirs) return null;
  const written = (body: DocumentBody) => body.map((block) => JSON.stringify(block));
  const regions = diff3Merge(written(mine), written(base), written(theirs), { excludeFalseConflicts: true });
  if (regions.some(({ conflict }) => conflict)) return null;
  return regions.flatMap(({ ok }) => ok ?? []).map((block): DocumentBody[number] => JSON.parse(block));
}
