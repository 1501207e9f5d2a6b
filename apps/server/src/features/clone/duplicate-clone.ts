import type * as contract from '@mingfa/contract/clone';
import { CLONE_LIMITS } from '@mingfa/contract/clone-content';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { Language } from '@mingfa/contract/values';
import { and, eq, isNotNull } from 'drizzle-orm';
import { clone } from '../../db/schema/clone.ts';
import type { MakingContext, RequestContext } from '../../ports/app-context.ts';
import type { CloneContext } from './clone-context.ts';
import { findGaps } from './find-gaps.ts';
import { insertClone } from './insert-clone.ts';
import { type CloneRow, contentOf, ownClone } from './own-rows.ts';
import { readPicture, storePicture, withPicture } from './picture/picture-objects.ts';
import { plainWords } from './plain-content.ts';
import { recordEdge } from './record-edge.ts';
import { spokenIn } from './spoken-in.ts';

const MARK: Record<Language, string> = { 'zh-CN': '（副本）', en: ' (copy)' };

/** Makes a new clone of the caller's own, or of an official one. @throws AppError `limit_reached`, `not_found` */
export async function duplicateClone(
  context: CloneContext & MakingContext,
  input: EndpointInput<typeof contract.duplicateClone>,
): Promise<contract.OwnCloneDetail> {
  const row = await copyableClone(context, input.appId);
  const held = await contentOf(context.db, row, input.from);
  // A copy of an official one speaks the language of whoever makes it: it is theirs from then on.
  const spoken = row.officialId === null ? held : spokenIn(held, context.language);
  const content = withPicture(spoken, null);
  // A copy of its own: the other clone may be deleted.
  const copied = await readPicture(context, held);
  const picture = copied && (await storePicture(context, copied));
  const name =
    input.name === undefined
      ? nameOfCopy(content.name, context.language)
      : plainWords(input.name, context.language);
  const gaps = await findGaps(context, content, null);
  return context.makeOnce(async (tx) => {
    const made = await insertClone(context, tx, { content: { ...content, name }, gaps, picture });
    await recordEdge(context, tx, {
      cloneId: made.appId,
      kind: 'copied',
      fromCloneId: row.id,
      fromVersion: input.from === 'draft' ? null : input.from,
    });
    return made;
  });
}

/** The caller's clone, or an official one. @throws AppError `not_found` */
async function copyableClone(context: RequestContext, appId: string): Promise<CloneRow> {
  const official = and(eq(clone.id, appId), isNotNull(clone.officialId), isNotNull(clone.publishedVersion));
  const [row] = await context.db.select().from(clone).where(official);
  return row ?? ownClone(context, appId);
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
