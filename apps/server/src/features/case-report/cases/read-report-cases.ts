import type { CaseDetail, CaseSummary } from '@mingfa/contract/case';
import type { CasePublisher } from '@mingfa/legal/judgments/case-tier';
import { type DecisionEffect, decisionEffect, isReversal } from '@mingfa/legal/judgments/decision-effect';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { caseText, legalCase } from '../../../db/schema/case.ts';
import { caseReportCase } from '../../../db/schema/case-report.ts';
import { type LaterDocument, numberOfLater, readCases } from '../../../engine/cases/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import {
  type CaseRow,
  describeCase,
  describeCitations,
  mayBeReadBy,
  readReadable,
} from '../../case/index.ts';
import { readLaterOfAll, replacedCases, standingDecision } from '../later-decisions.ts';
import type { ChosenRow } from '../own-report.ts';
import { readPublishers } from '../read-publishers.ts';
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
  /** The decision that counts in its place. */
  standing: CaseSummary | null;
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
  const index = await readCases(context);
  const later = await readLaterOfAll(context, index);
  const replaced = replacedCases(later);
  const publishers = await readPublishers(db, index);
  const standing = new Map(ids.map((id) => [id, standingDecision(id, replaced)?.id]));
  const described = await readReadable(
    context,
    [...standing.values()].filter((one) => one !== undefined),
  );
  const held = new Map<string, ReadCase>();
  for (const { row, masked, sections } of rows) {
    const { id } = row;
    const text = { masked: masked ?? '', sections: sections ?? [] };
    held.set(id, {
      ...{ row, summary: describeCase(row), text, citations: await describeCitations(context, row) },
      ...effectOf(row, text, later.get(id) ?? []),
      standing: described.get(standing.get(id) ?? '') ?? null,
      publisher: publishers.get(id) ?? null,
    });
  }
  return chosen.map((one) => ({ chosen: one, held: held.get(one.caseId) ?? null }));
}

function effectOf(
  row: CaseRow,
  { masked }: QuotedText,
  later: readonly LaterDocument[],
): Pick<ReadCase, 'effect' | 'reversedBy'> {
  const told = later.map(({ procedure, disposal, ...one }) => ({
    number: numberOfLater(one),
    procedure,
    disposal,
  }));
  return {
    effect: decisionEffect({ ...row, text: masked, later: told }),
    reversedBy: told.filter(({ disposal }) => isReversal(disposal)).map(({ number }) => number),
  };
}
