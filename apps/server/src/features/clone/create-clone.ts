import type * as contract from '@mingfa/contract/clone';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { MakingContext } from '../../ports/app-context.ts';
import type { CloneContext } from './clone-context.ts';
import { findGaps } from './find-gaps.ts';
import { insertClone } from './insert-clone.ts';
import { plainContent } from './plain-content.ts';
import { refuseUnknown } from './refuse-unknown.ts';

/** Makes a clone that is a draft. @throws AppError `limit_reached`, `not_found` for a knowledge base of another, `invalid_input` */
export async function createClone(
  context: CloneContext & MakingContext,
  input: EndpointInput<typeof contract.createClone>,
): Promise<contract.OwnCloneDetail> {
  const content = plainContent(input.content, context.language);
  await refuseUnknown(context, content, null, null);
  const gaps = await findGaps(context, content, null);
  return context.makeOnce((tx) => insertClone(context, tx, { content, gaps }));
}
