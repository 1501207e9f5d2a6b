import type { CaseSummary } from '@mingfa/contract/case';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { legalCase } from '../../db/schema/case.ts';

type CaseRow = typeof legalCase.$inferSelect;

/** Columns of a case in a list. */
const SUMMARY = {
  id: legalCase.id,
  title: legalCase.title,
  number: legalCase.number,
  ownNumber: legalCase.ownNumber,
  court: legalCase.court,
  level: legalCase.level,
  region: legalCase.region,
  area: legalCase.area,
  causes: legalCase.causes,
  procedure: legalCase.procedure,
  kind: legalCase.kind,
  authority: legalCase.authority,
  decidedOn: legalCase.decidedOn,
  decidedIn: legalCase.decidedIn,
  outcome: legalCase.outcome,
  ownerId: legalCase.ownerId,
  digest: legalCase.digest,
};

/** A case as it stands in a list. */
export function describeCase({
  id,
  ownerId,
  digest,
  ...row
}: Pick<CaseRow, keyof typeof SUMMARY>): CaseSummary {
  const { title, number, ownNumber, court, level, region, area, causes } = row;
  const { procedure, kind, authority, decidedOn, decidedIn, outcome } = row;
  return {
    caseId: id,
    title,
    number,
    ownNumber,
    court,
    level,
    region,
    area,
    causes,
    procedure,
    kind,
    authority,
    decidedOn,
    decidedIn,
    outcome,
    isPrivate: ownerId !== null,
    isDigest: digest !== null,
  };
}

/** Cases by their ids, in the order of these; one that vanished meanwhile is left out. Who may read them was judged before. */
export async function readSummaries(db: Database, caseIds: readonly string[]): Promise<CaseSummary[]> {
  if (caseIds.length === 0) return [];
  const rows = await db
    .select(SUMMARY)
    .from(legalCase)
    .where(inArray(legalCase.id, [...caseIds]));
  const byId = new Map(rows.map((row) => [row.id, describeCase(row)]));
  return caseIds.map((id) => byId.get(id)).filter((one) => one !== undefined);
}
