import type { PendingCase } from '@mingfa/contract/case-report-project';
import {
  type HearingCourts,
  highCourtOf,
  readAppealCourt,
  readHearingCourts,
} from '@mingfa/legal/judgments/hearing-courts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { caseText, legalCase } from '../../db/schema/case.ts';

/** So many of a court's newest decisions are looked through for where appeals go. */
const DECISIONS_READ = 5;

/** The courts that make the tiers of a report: read from the hearing court's name and number, and from its decisions in the shared library. */
export async function readCourts(
  db: DatabaseOrTransaction,
  { hearingCourt, higherCourt, number }: Pick<PendingCase, 'hearingCourt' | 'higherCourt' | 'number'>,
): Promise<HearingCourts> {
  const told = { number: number || null, higher: higherCourt || null };
  const read = readHearingCourts(hearingCourt, told);
  const { name, level, region } = read.hearing;
  if (!name || (region !== null && read.higher.from !== 'name' && read.higher.from !== 'unknown'))
    return read;
  if (level === 'supreme') return read;
  const rows = await db
    .select({ region: legalCase.region, tail: sql<string>`right(${caseText.masked}, 600)` })
    .from(legalCase)
    .innerJoin(caseText, eq(caseText.caseId, legalCase.id))
    .where(and(eq(legalCase.court, name), eq(legalCase.state, 'ready'), isNull(legalCase.ownerId)))
    .orderBy(sql`${legalCase.decidedOn} desc nulls last`, desc(legalCase.id))
    .limit(DECISIONS_READ);
  const appealsGoTo = rows.map(({ tail }) => readAppealCourt(tail)).find((one) => one !== null) ?? null;
  const known = rows.find((row) => row.region !== null && highCourtOf(row.region))?.region ?? null;
  return readHearingCourts(hearingCourt, { ...told, region: known, appealsGoTo });
}
