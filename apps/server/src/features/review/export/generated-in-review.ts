import type { RequestContext } from '../../../ports/app-context.ts';
import type { GeneratedWords, LabelledThing } from '../../../ports/generated-words.ts';
import { WordsCollector } from '../../generated-label/index.ts';
import { listFindings } from '../list-reviews.ts';
import { type FindingRow, ownReview, type ReviewRow } from '../own-rows.ts';

/**
 * Whose words findings are: a rule's are the program's, a model's the model's, and a wording that a person changed is theirs. The
 * contract itself is nobody's here: it was there before.
 */
export function generatedInFindings(review: ReviewRow, findings: readonly FindingRow[]): GeneratedWords {
  const collector = new WordsCollector();
  for (const { source, title, reason, suggestion, isReworded } of findings) {
    const origin = source === 'model' ? 'model' : 'program';
    collector.add(origin, `${title}\n${reason}`);
    if (suggestion !== '') collector.add(isReworded ? 'person' : origin, suggestion);
  }
  if (findings.some(({ source }) => source === 'model'))
    collector.addModel(review.model ?? UNNAMED, review.finishedAt ?? review.createdAt);
  return collector.words();
}
/** Of a model that was not kept by name. */
const UNNAMED = '—';

/** Findings that are written into the contract. */
export const isWritten = ({ decision }: Pick<FindingRow, 'decision'>): boolean => decision !== 'rejected';

/** Reviews, for the label their files carry. */
export const LABELLED_REVIEWS: readonly LabelledThing[] = [
  { kind: 'review', find: (context, reviewId) => findIn(context, reviewId, () => true) },
  { kind: 'review_changes', find: (context, reviewId) => findIn(context, reviewId, isWritten) },
];

async function findIn(
  context: RequestContext,
  reviewId: string,
  isHeld: (finding: FindingRow) => boolean,
): Promise<GeneratedWords> {
  const { review } = await ownReview(context, reviewId);
  return generatedInFindings(review, (await listFindings(context, reviewId)).filter(isHeld));
}
