import type { CaseDetail, CaseSummary } from '@mingfa/contract/case';
import { type CasePublisher, readPublisher } from '@mingfa/legal/judgments/case-tier';
import { type DecisionEffect, decisionEffect, isReversal } from '@mingfa/legal/judgments/decision-effect';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { caseText, legalCase } from '../../../db/schema/case.ts';
import { caseReportCase } from '../../../db/schema/case-report.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import {
  type CaseRow,
  describeCase,
  describeCitations,
  listInstances,
  mayBeReadBy,
} from '../../case/index.ts';
import type { ChosenRow } from '../own-report.ts';
import type { QuotedText } from './choose-quotes.ts';

/** What is read of a case that stands in a report. */
export interface ReadCase {
  row: CaseRow;
  summary: CaseSummary;
  text: QuotedText;
  citations: CaseDetail['citations'];
  effect: DecisionEffect;
  /** Numbers of later documents that changed, annulled or sent it back. */
  reversedBy: string[];
  publisher: CasePublisher | null;
}

/** A chosen case with what the library holds of it; null where it is gone. */
export interface HeldChoice {
  chosen: ChosenRow;
  held: ReadCase | null;
}

type ReadingContext = Pick<RequestContext, 'db' | 'caller' | 'clock'>;

/** All cases that were ever chosen for a report, in the order of choosing. */
export async function readChoices(context: ReadingContext, reportId: string): Promise<HeldChoice[]> {
  const { db, caller } = context;
  const chosen = await db
    .select()
    .from(caseReportCase)
    .where(eq(caseReportCase.reportId, reportId))
    .orderBy(asc(caseReportCase.addedAt), asc(caseReportCase.caseId));
  const ids = chosen.map(({ caseId }) => caseId);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ row: legalCase, masked: caseText.masked, sections: caseText.sections })
    .from(legalCase)
    .leftJoin(caseText, eq(caseText.caseId, legalCase.id))
    .where(and(inArray(legalCase.id, ids), mayBeReadBy(caller)));
  const held = new Map<string, ReadCase>();
  for (const { row, masked, sections } of rows)
    held.set(row.id, await readOne(context, row, { masked: masked ?? '', sections: sections ?? [] }));
  return chosen.map((one) => ({ chosen: one, held: held.get(one.caseId) ?? null }));
}

async function readOne(context: ReadingContext, row: CaseRow, text: QuotedText): Promise<ReadCase> {
  const instances = await listInstances(context, row);
  const later = instances
    .filter(({ relation }) => relation === 'later')
    .map(({ number, held, disposal }) => ({
      number,
      procedure: held?.procedure ?? ('none' as const),
      disposal,
    }));
  return {
    row,
    summary: describeCase(row),
    text,
    citations: await describeCitations(context, row),
    effect: decisionEffect({ ...row, text: text.masked, later }),
    reversedBy: later.filter(({ disposal }) => isReversal(disposal)).map(({ number }) => number),
    publisher: row.authority === 'typical' ? readPublisher(text.masked) : null,
  };
}
