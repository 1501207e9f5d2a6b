import type * as contract from '@mingfa/contract/clone';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { RequestContext } from '../../ports/app-context.ts';
import type { CloneContext } from './clone-context.ts';
import { differenceOf } from './difference-of.ts';
import { contentOf, ownClone } from './own-rows.ts';

/** What differs between two versions, or a version and the draft. @throws AppError `not_found` */
export async function compareVersions(
  context: CloneContext & RequestContext,
  input: EndpointInput<typeof contract.compareCloneVersions>,
): Promise<EndpointOutput<typeof contract.compareCloneVersions>> {
  const row = await ownClone(context, input.appId);
  const from = await contentOf(context.db, row, input.from);
  return { items: differenceOf(from, await contentOf(context.db, row, input.to)) };
}
