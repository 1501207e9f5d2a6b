import type * as contract from '@mingfa/contract/clone';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { clone } from '../../db/schema/clone.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { containsWords } from '../knowledge/index.ts';
import type { CloneContext } from './clone-context.ts';
import { describeClone, describeClones } from './describe-clone.ts';
import { ownClone } from './own-rows.ts';

/** Clones of the caller, saved last first. */
export async function listOwnClones(
  context: CloneContext & RequestContext,
  input: EndpointInput<typeof contract.listOwnClones>,
): Promise<EndpointOutput<typeof contract.listOwnClones>> {
  const { page, pageSize, q, archived } = input;
  const condition = and(
    eq(clone.ownerId, context.caller.userId),
    archived ? isNotNull(clone.archivedAt) : isNull(clone.archivedAt),
    ...containsWords(clone.name, q),
  );
  const total = await context.db.$count(clone, condition);
  const rows = await context.db
    .select()
    .from(clone)
    .where(condition)
    .orderBy(desc(clone.savedAt), desc(clone.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await describeClones(context.db, rows), total, page, pageSize };
}

/** A clone with its draft. @throws AppError `not_found` */
export async function getOwnClone(
  context: CloneContext & RequestContext,
  input: { appId: string },
): Promise<contract.OwnCloneDetail> {
  return describeClone(context, await ownClone(context, input.appId));
}
