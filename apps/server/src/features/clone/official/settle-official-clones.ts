import { isDeepStrictEqual } from 'node:util';
import type { OfficialClone } from '@mingfa/content/load-clones';
import type { CloneFingerprint } from '@mingfa/contract/clone';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { clone } from '../../../db/schema/clone.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import { onCommandLine } from '../../../runtime/command-line.ts';
import { addVersion } from '../add-version.ts';
import { makeFingerprint } from '../make-fingerprint.ts';
import { type CloneRow, changeHeld, readContent } from '../own-rows.ts';
import { withdrawVersion } from '../withdraw-version.ts';

/**
 * Brings the official clones of this release into the square: one whose file says something new gets its next version, one whose file
 * is gone is withdrawn. At the start; what is as it was costs one look.
 */
export async function settleOfficialClones(
  context: AppContext,
  official: readonly OfficialClone[],
): Promise<void> {
  const rows = await context.db.select().from(clone).where(isNotNull(clone.officialId));
  const rowOf = new Map(rows.map((row) => [row.officialId, row]));
  const changed = official.filter(({ officialId, content }) => !isSettled(rowOf.get(officialId), content));
  const [first] = changed;
  // They know no bases: what one rests on, all rest on.
  const fingerprint = first && (await makeFingerprint(context, first.content));
  if (fingerprint) for (const one of changed) await publishOfficial(context, one, fingerprint);
  const ids = new Set(official.map(({ officialId }) => officialId));
  for (const { id, officialId, publishedVersion } of rows)
    if (publishedVersion !== null && officialId !== null && !ids.has(officialId))
      await withdrawOfficial(context, id);
}

const isSettled = (row: CloneRow | undefined, content: OfficialClone['content']) =>
  row !== undefined && row.publishedVersion !== null && isDeepStrictEqual(readContent(row.draft), content);

async function publishOfficial(
  context: AppContext,
  { officialId, content }: OfficialClone,
  fingerprint: CloneFingerprint,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const held = await holdOfficial(context, tx, { officialId, content });
    // Another node, started beside this one, has done it.
    if (isSettled(held, content)) return;
    const draftRevision = held.lastVersion === 0 ? 1 : held.draftRevision + 1;
    const now = context.clock.now();
    const drafted = await changeHeld(tx, held, {
      name: content.name,
      draft: content,
      draftRevision,
      savedAt: now,
    });
    await addVersion(onCommandLine(context), tx, drafted, {
      content,
      notes: '',
      fingerprint,
      visibility: 'square',
      restoredFrom: null,
    });
  });
}

/** The row of an official clone, made where there is none. */
async function holdOfficial(
  { ids, clock }: AppContext,
  tx: Transaction,
  { officialId, content }: OfficialClone,
): Promise<CloneRow> {
  const now = clock.now();
  await tx
    .insert(clone)
    .values({
      id: ids.make('clone'),
      officialId,
      name: content.name,
      draft: content,
      draftRevision: 1,
      savedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: clone.officialId });
  const [held] = await tx.select().from(clone).where(eq(clone.officialId, officialId)).for('update');
  if (!held) throw new Error(`The official clone ${officialId} was not stored.`);
  return held;
}

async function withdrawOfficial(context: AppContext, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const published = and(eq(clone.id, id), isNotNull(clone.publishedVersion));
    const [held] = await tx.select().from(clone).where(published).for('update');
    if (held) await withdrawVersion(onCommandLine(context), tx, held);
  });
}
