import type * as contract from '@mingfa/contract/clone';
import { CLONE_LIMITS } from '@mingfa/contract/clone-content';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { Language } from '@mingfa/contract/values';
import type { MakingContext } from '../../ports/app-context.ts';
import type { CloneContext } from './clone-context.ts';
import { findGaps } from './find-gaps.ts';
import { insertClone } from './insert-clone.ts';
import { contentOf, ownClone } from './own-rows.ts';
import { recordEdge } from './record-edge.ts';

const MARK: Record<Language, string> = { 'zh-CN': '（副本）', en: ' (copy)' };

/** Makes a new clone of the caller's own. @throws AppError `limit_reached`, `not_found` */
export async function duplicateClone(
  context: CloneContext & MakingContext,
  input: EndpointInput<typeof contract.duplicateClone>,
): Promise<contract.OwnCloneDetail> {
  const row = await ownClone(context, input.appId);
  const content = await contentOf(context.db, row, input.from);
  const name = input.name ?? nameOfCopy(content.name, context.language);
  const gaps = await findGaps(context, content, null);
  return context.makeOnce(async (tx) => {
    const made = await insertClone(context, tx, { content: { ...content, name }, gaps });
    await recordEdge(context, tx, {
      cloneId: made.appId,
      kind: 'copied',
      fromCloneId: row.id,
      fromVersion: input.from === 'draft' ? null : input.from,
    });
    return made;
  });
}

/** The old name with a mark behind it, cut to what a name may have; never within a character. */
function nameOfCopy(name: string, language: Language): string {
  const mark = MARK[language];
  let kept = '';
  for (const character of name) {
    if (kept.length + character.length + mark.length > CLONE_LIMITS.nameCharacters) break;
    kept += character;
  }
  return kept + mark;
}
