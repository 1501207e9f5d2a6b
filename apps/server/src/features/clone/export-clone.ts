import type { CloneFile } from '@mingfa/contract/clone';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { exportFileName } from '@mingfa/files/naming/export-file-name';
import { and, inArray } from 'drizzle-orm';
import { knowledgeBase } from '../../db/schema/document.ts';
import { may } from '../../engine/access/index.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { CloneContext } from './clone-context.ts';
import { contentOf, type DraftOrVersion, ownClone } from './own-rows.ts';
import { readPicture } from './picture/picture-objects.ts';
import { withoutThings } from './without-things.ts';

/** A clone as one JSON file, which `importClone` reads. @throws AppError `not_found` */
export async function exportClone(
  context: CloneContext & RequestContext,
  input: { appId: string; from: DraftOrVersion },
): Promise<{ fileName: string; mediaType: string; content: Uint8Array }> {
  const row = await ownClone(context, input.appId);
  const content = await contentOf(context.db, row, input.from);
  const file: CloneFile = {
    format: 'mingfa-clone',
    formatVersion: 1,
    content: withoutThings(content),
    knowledgeBases: await namesOfBases(context, content),
    picture: (await readPicture(context, content))?.toString('base64') ?? null,
  };
  await recordAudit(context, context.db, { kind: 'clone', action: 'exported', id: row.id });
  return {
    fileName: exportFileName(content.name, '.json', 'clone'),
    mediaType: 'application/json; charset=utf-8',
    content: Buffer.from(`${JSON.stringify(file, null, 2)}\n`, 'utf8'),
  };
}

/** Names of those that are still the maker's, in the order of the content. */
async function namesOfBases({ db, caller }: RequestContext, { knowledge }: CloneContent): Promise<string[]> {
  const rows = await db
    .select({ id: knowledgeBase.id, name: knowledgeBase.name })
    .from(knowledgeBase)
    .where(and(inArray(knowledgeBase.id, knowledge.baseIds), may(caller, 'read', knowledgeBase)));
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  return knowledge.baseIds.flatMap((id) => nameOf.get(id) ?? []);
}
