import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { run } from '../../db/schema/run.ts';
import type { RunRow } from './run-subject.ts';

/** The newest run of each subject that has one. */
export async function listRuns(
  db: DatabaseOrTransaction,
  subjectKind: string,
  subjectIds: readonly string[],
): Promise<Map<string, RunRow>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(run)
    .where(and(eq(run.subjectKind, subjectKind), inArray(run.subjectId, [...subjectIds])))
    .orderBy(asc(run.createdAt));
  return new Map(rows.map((row) => [row.subjectId, row]));
}

/** The run being written of each exclusive key that has one. */
export async function listRunning(
  db: DatabaseOrTransaction,
  exclusiveKeys: readonly string[],
): Promise<Map<string, string>> {
  if (exclusiveKeys.length === 0) return new Map();
  const rows = await db
    .select({ id: run.id, exclusiveKey: run.exclusiveKey })
    .from(run)
    .where(and(inArray(run.exclusiveKey, [...exclusiveKeys]), eq(run.state, 'running')));
  return new Map(rows.map((row) => [row.exclusiveKey ?? '', row.id]));
}
