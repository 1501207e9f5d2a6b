import { eq, sql } from 'drizzle-orm';
import { clone } from '../db/schema/clone.ts';
import type { TestApp } from './test-app.ts';

/** Leaves a clone as if its maker had asked exactly its draft a question, without which nothing is published. */
export async function markTried({ context }: TestApp, appId: string): Promise<void> {
  await context.db
    .update(clone)
    .set({ testedRevision: sql`${clone.draftRevision}` })
    .where(eq(clone.id, appId));
}
