import type { ClonePublic } from '@mingfa/contract/clone-content';
import { and, eq } from 'drizzle-orm';
import { clone, cloneVersion } from '../../db/schema/clone.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { CloneContext } from './clone-context.ts';
import { describePublic } from './describe-public.ts';
import { readContent } from './own-rows.ts';
import { spokenIn } from './spoken-in.ts';

/** The clone that a link opens now. @throws AppError `not_found`, also for a link that was renewed or withdrawn */
export async function openCloneByLink(
  { db, language }: CloneContext & RequestContext,
  input: { linkId: string },
): Promise<ClonePublic> {
  const [held] = await db
    .select({ id: clone.id, version: cloneVersion.version, content: cloneVersion.content })
    .from(clone)
    .innerJoin(
      cloneVersion,
      and(eq(cloneVersion.cloneId, clone.id), eq(cloneVersion.version, clone.publishedVersion)),
    )
    .where(and(eq(clone.linkId, input.linkId), eq(clone.visibility, 'link')));
  if (!held) throw new AppError('not_found');
  return describePublic(held.id, held.version, spokenIn(readContent(held.content), language));
}
