import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { conversation } from '../../../db/schema/chat.ts';
import { clone, clonePicture, clonePin, cloneVersion } from '../../../db/schema/clone.ts';
import { usableClones } from '../../../engine/access/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { CloneContext } from '../clone-context.ts';

/**
 * A picture, for whoever may see what shows it: the maker of its clone; those who may use a clone whose published version
 * names it (an administrator those that wait for the square, too); those who have a conversation by a version that names it. A link counts where it is named, and where the clone was put on the
 * home screen by it.
 * @throws AppError `not_found`, whatever else it is
 */
export async function readClonePicture(
  context: CloneContext & RequestContext,
  { pictureId, linkId }: { pictureId: string; linkId?: string | undefined },
) {
  const { db, caller, files } = context;
  const names = (version: unknown) => sql`exists (select 1 from ${cloneVersion}
    where ${cloneVersion.cloneId} = ${clone.id} and ${cloneVersion.version} = ${version}
      and ${cloneVersion.content} -> 'avatar' ->> 'pictureId' = ${clonePicture.id})`;
  const offered =
    caller.role === 'admin'
      ? and(eq(clone.visibility, 'square'), isNotNull(clone.publishedVersion))
      : undefined;
  const ownPin = sql`(select ${clonePin.linkId} from ${clonePin}
    where ${clonePin.cloneId} = ${clone.id} and ${clonePin.userId} = ${caller.userId})`;
  const inConversation = sql`exists (select 1 from ${conversation} where ${conversation.cloneId} = ${clone.id}
    and ${conversation.ownerId} = ${caller.userId} and ${names(conversation.cloneVersion)})`;
  const [row] = await db
    .select({ id: clonePicture.id })
    .from(clonePicture)
    .innerJoin(clone, eq(clone.id, clonePicture.cloneId))
    .where(
      and(
        eq(clonePicture.id, pictureId),
        or(
          eq(clone.ownerId, caller.userId),
          and(or(usableClones(caller, linkId ?? null), offered), names(clone.publishedVersion)),
          and(usableClones(caller, ownPin), names(clone.publishedVersion)),
          inConversation,
        ),
      ),
    );
  const content = row && (await files.read(row.id));
  if (!row || !content) throw new AppError('not_found');
  return { fileName: 'avatar.webp', mediaType: 'image/webp', content, tag: row.id, inline: true };
}
