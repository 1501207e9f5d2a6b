import type { GeneratedLabel } from '@mingfa/contract/generated-label';
import type { RequestContext } from '../../ports/app-context.ts';
import type { LabelledThing } from '../../ports/generated-words.ts';
import { thingOf } from './clean-copies.ts';
import { type Labelled, makeLabel } from './make-label.ts';

/** The label a file made of the caller's thing will carry; null: none. @throws AppError `not_found` */
export async function previewLabel(
  context: RequestContext & { labelledThings: readonly LabelledThing[] },
  of: Labelled,
): Promise<{ label: GeneratedLabel | null }> {
  const words = await thingOf(context, of.kind).find(context, of.thingId);
  return { label: await makeLabel(context, words, of) };
}
