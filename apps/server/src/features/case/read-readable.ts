import type { CaseSummary } from '@mingfa/contract/case';
import { and, inArray } from 'drizzle-orm';
import { legalCase } from '../../db/schema/case.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { describeCase } from './describe-case.ts';
import { mayBeReadBy } from './require-case.ts';

/** Those of some cases that the caller may read, by id; what is gone or not theirs is left out. */
export async function readReadable(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  caseIds: readonly string[],
): Promise<Map<string, CaseSummary>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(legalCase)
    .where(and(inArray(legalCase.id, [...caseIds]), mayBeReadBy(caller)));
  return new Map(rows.map((row) => [row.id, describeCase(row)]));
}
