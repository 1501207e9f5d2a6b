import type { CloneContent } from '@mingfa/contract/clone-content';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { CloneContext } from './clone-context.ts';
import { findUnknown } from './find-unknown.ts';

/**
 * Refuses content that names what is not there. What the content before it named already may stay, so that a draft can go on
 * being saved after a knowledge base was deleted.
 * @throws AppError `not_found` for somebody's thing, which may be another's, `invalid_input` for a name nothing has
 */
export async function refuseUnknown(
  context: CloneContext & RequestContext,
  content: CloneContent,
  before: CloneContent | null,
  cloneId: string | null,
): Promise<void> {
  const unknown = await findUnknown(context, content, cloneId);
  if (unknown.length === 0) return;
  const known = before ? await findUnknown(context, before, cloneId) : [];
  const added = unknown.filter(
    ({ path, name }) => !known.some((one) => one.path === path && one.name === name),
  );
  const [first] = added;
  if (!first) return;
  const details = added.map(({ path, name }) => ({ path: `content.${path}`, message: name }));
  if (added.some(({ isThing }) => isThing)) throw new AppError('not_found', {}, { details });
  throw new AppError('invalid_input', { problem: `${first.path} ${first.name}` }, { details });
}
