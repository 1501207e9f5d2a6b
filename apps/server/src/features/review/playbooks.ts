import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/playbook';
import type { Playbook, PlaybookRule } from '@mingfa/contract/playbook';
import type { Language } from '@mingfa/contract/values';
import { desc, eq } from 'drizzle-orm';
import { playbook } from '../../db/schema/review.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { MakingContext, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { takeRoom } from '../account/index.ts';
import { ownPlaybook, type PlaybookRow } from './own-rows.ts';
import type { ReviewContext } from './review-context.ts';

const BUILT_IN_PLAYBOOK = 'built-in';
const BUILT_IN_NAME: Record<Language, string> = { 'zh-CN': '明法内置审查规则', en: "Mingfa's own playbook" };

/** The built-in playbook and those of the caller. */
export async function listPlaybooks(context: ReviewContext & RequestContext): Promise<{ items: Playbook[] }> {
  const rows = await context.db
    .select()
    .from(playbook)
    .where(eq(playbook.ownerId, context.caller.userId))
    .orderBy(desc(playbook.updatedAt), desc(playbook.id));
  return { items: [describeBuiltIn(context, context.language), ...rows.map(describePlaybook)] };
}

/** A playbook with its rules. @throws AppError `not_found` */
export async function getPlaybook(
  context: ReviewContext & RequestContext,
  input: { playbookId: string },
): Promise<EndpointOutput<typeof contract.getPlaybook>> {
  if (input.playbookId === BUILT_IN_PLAYBOOK)
    return { ...describeBuiltIn(context, context.language), items: [...context.builtInRules] };
  const row = await ownPlaybook(context, input.playbookId);
  return { ...describePlaybook(row), items: row.rules };
}

/** A playbook's rules, and its name in the language of the review. @throws AppError `not_found` */
export async function playbookFor(
  context: ReviewContext & RequestContext,
  playbookId: string,
  language: Language,
): Promise<{ name: string; rules: PlaybookRule[] }> {
  const found = await getPlaybook({ ...context, language }, { playbookId });
  return { name: found.name, rules: found.items };
}

/** Copies a playbook, to be changed. @throws AppError `not_found`, `limit_reached` */
export async function copyPlaybook(
  context: ReviewContext & MakingContext,
  input: { playbookId: string; name: string },
): Promise<Playbook> {
  const { rules } = await playbookFor(context, input.playbookId, context.language);
  const row = {
    id: context.ids.make('playbook'),
    ownerId: context.caller.userId,
    name: input.name,
    rules,
    updatedAt: context.clock.now(),
  };
  return context.makeOnce(async (tx) => {
    await takeRoom(context, tx, 'playbook');
    await tx.insert(playbook).values(row);
    await recordAudit(context, tx, { kind: 'playbook', action: 'saved', id: row.id });
    return describePlaybook(row);
  });
}

/** Changes a playbook's name or replaces its rules. @throws AppError `not_found`, `invalid_input` for two rules of one id */
export async function updatePlaybook(
  context: ReviewContext & RequestContext,
  input: EndpointInput<typeof contract.updatePlaybook>,
): Promise<Playbook> {
  const { id } = await ownPlaybook(context, input.playbookId);
  if (input.items) refuseTwins(input.items);
  return await context.db.transaction(async (tx) => {
    const [row] = await tx
      .update(playbook)
      .set({
        ...(input.name === undefined ? {} : { name: input.name }),
        ...(input.items === undefined ? {} : { rules: input.items }),
        updatedAt: context.clock.now(),
      })
      .where(eq(playbook.id, id))
      .returning();
    if (!row) throw new AppError('not_found');
    await recordAudit(context, tx, { kind: 'playbook', action: 'saved', id });
    return describePlaybook(row);
  });
}

/** Deletes a playbook; reviews made with it keep their rules. @throws AppError `not_found` */
export async function deletePlaybook(
  context: ReviewContext & RequestContext,
  input: { playbookId: string },
): Promise<void> {
  const { id } = await ownPlaybook(context, input.playbookId);
  await context.db.transaction(async (tx) => {
    await tx.delete(playbook).where(eq(playbook.id, id));
    await recordAudit(context, tx, { kind: 'playbook', action: 'deleted', id });
  });
}

function refuseTwins(rules: readonly PlaybookRule[]): void {
  const seen = new Set<string>();
  for (const [index, { ruleId }] of rules.entries()) {
    if (seen.has(ruleId)) {
      const path = `items.${index}.ruleId`;
      throw new AppError('invalid_input', { problem: ruleId }, { details: [{ path, message: ruleId }] });
    }
    seen.add(ruleId);
  }
}

function describeBuiltIn(context: ReviewContext, language: Language): Playbook {
  return {
    playbookId: BUILT_IN_PLAYBOOK,
    name: BUILT_IN_NAME[language],
    builtIn: true,
    rules: context.builtInRules.length,
    updatedAt: null,
  };
}

function describePlaybook(row: PlaybookRow): Playbook {
  return {
    playbookId: row.id,
    name: row.name,
    builtIn: false,
    rules: row.rules.length,
    updatedAt: row.updatedAt.toISOString(),
  };
}
