import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { previewShare as contract } from '@mingfa/contract/share';
import type { RequestContext } from '../../ports/app-context.ts';
import type { SharingContext } from './sharing-context.ts';
import { takeSnapshot } from './take-snapshot.ts';

/**
 * Shows what a share would hold, and what masking did to it.
 * @throws AppError `sharing_off`, `not_found`, `run_in_progress`, `too_long_to_share`
 */
export async function previewShare(
  context: SharingContext & RequestContext,
  input: EndpointInput<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const shown = await takeSnapshot(context, { ...input, title: input.title || null });
  const { title, note, content, marks, failedChecks, quotedPassages, coveredColumns, bytes } = shown;
  return { title, note, content, marks, failedChecks, quotedPassages, coveredColumns, bytes };
}
