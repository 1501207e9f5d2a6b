import type { CloneContent } from '@mingfa/contract/clone-content';
import { CALCULATORS } from '@mingfa/legal/calculators/registry';
import { and, eq, inArray } from 'drizzle-orm';
import { modelProvider } from '../../db/schema/chat.ts';
import { clonePicture } from '../../db/schema/clone.ts';
import { knowledgeBase } from '../../db/schema/document.ts';
import { playbook } from '../../db/schema/review.ts';
import { may } from '../../engine/access/index.ts';
import { SKILLS } from '../../engine/skills/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { CloneContext } from './clone-context.ts';

/** Something a content names that is not there, or not for its maker. */
export interface UnknownName {
  path: string;
  name: string;
  /** It belongs to somebody, or did. */
  isThing: boolean;
}

const BUILT_IN_PLAYBOOK = 'built-in';

/**
 * Everything that the content names and that its maker, who asks, cannot use.
 * @param cloneId the clone it is a content of, which alone has its pictures; null for one that is yet to be made
 */
export async function findUnknown(
  context: CloneContext & RequestContext,
  content: CloneContent,
  cloneId: string | null,
): Promise<UnknownName[]> {
  const among = (path: string, names: readonly string[], isKnown: (name: string) => boolean) =>
    names.filter((name) => !isKnown(name)).map((name) => ({ path, name, isThing: false }));
  return [
    ...among('scope.fields', content.scope.fields, (name) => context.fields.some(({ id }) => id === name)),
    ...among('skills', content.skills, (name) => SKILLS.some((skill) => skill.name === name)),
    ...among('calculators', content.calculators, (name) => CALCULATORS.some(({ id }) => id === name)),
    ...(await findGonePicture(context, content, cloneId)),
    ...(await findGoneThings(context, content)),
  ];
}

async function findGonePicture(
  { db }: RequestContext,
  { avatar: { pictureId } }: CloneContent,
  cloneId: string | null,
): Promise<UnknownName[]> {
  if (pictureId === null) return [];
  const own = and(eq(clonePicture.id, pictureId), eq(clonePicture.cloneId, cloneId ?? ''));
  if ((await db.$count(clonePicture, own)) > 0) return [];
  return [{ path: 'avatar.pictureId', name: pictureId, isThing: true }];
}

async function findGoneThings(
  { db, caller }: RequestContext,
  { knowledge, playbookId, model }: CloneContent,
): Promise<UnknownName[]> {
  const gone = (path: string, name: string) => ({ path, name, isThing: true });
  const found: UnknownName[] = [];
  if (knowledge.baseIds.length > 0) {
    const readable = await db
      .select({ id: knowledgeBase.id })
      .from(knowledgeBase)
      .where(and(inArray(knowledgeBase.id, knowledge.baseIds), may(caller, 'read', knowledgeBase)));
    const ids = new Set(readable.map(({ id }) => id));
    found.push(...knowledge.baseIds.filter((id) => !ids.has(id)).map((id) => gone('knowledge.baseIds', id)));
  }
  if (playbookId !== null && playbookId !== BUILT_IN_PLAYBOOK) {
    const mine = and(eq(playbook.id, playbookId), eq(playbook.ownerId, caller.userId));
    if ((await db.$count(playbook, mine)) === 0) found.push(gone('playbookId', playbookId));
  }
  if (model.modelId !== null) {
    const offered = and(
      eq(modelProvider.id, model.modelId),
      eq(modelProvider.purpose, 'chat'),
      eq(modelProvider.enabled, true),
    );
    if ((await db.$count(modelProvider, offered)) === 0) found.push(gone('model.modelId', model.modelId));
  }
  return found;
}
