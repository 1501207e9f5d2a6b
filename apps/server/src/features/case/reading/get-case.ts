import type { CaseDetail } from '@mingfa/contract/case';
import { asc, eq } from 'drizzle-orm';
import { caseSource, caseText } from '../../../db/schema/case.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { describeCase } from '../describe-case.ts';
import { mayChange, requireCase } from '../require-case.ts';
import { describeCitations } from './describe-citations.ts';
import { listInstances } from './list-instances.ts';
import { shownName } from './shown-name.ts';

/** A case with all that was read of it, names as they stand in the text that readers see. */
export async function getCase(context: RequestContext, input: { caseId: string }): Promise<CaseDetail> {
  const row = await requireCase(context, input.caseId);
  const [text] = await context.db
    .select({ masked: caseText.masked })
    .from(caseText)
    .where(eq(caseText.caseId, row.id));
  const sources = await context.db
    .select({ name: caseSource.name, importedAt: caseSource.importedAt })
    .from(caseSource)
    .where(eq(caseSource.caseId, row.id))
    .orderBy(asc(caseSource.importedAt));
  const shown = (name: string) => shownName(name, text?.masked ?? '');
  const { numbers, publishedOn, outcomes, disposal, amounts, uncertain, corrected, superseded } = row;
  return {
    ...describeCase(row),
    numbers,
    publishedOn,
    parties: row.parties.map(({ shown: kept, ...party }) => ({
      ...party,
      name: kept ?? (party.kind === 'person' ? shown(party.name) : party.name),
    })),
    counsel: row.counsel.map(({ shown: kept, ...one }) => ({
      ...one,
      name: kept ?? (one.isLawyer ? one.name : shown(one.name)),
    })),
    panel: row.panel,
    outcomes,
    disposal,
    amounts,
    citations: await describeCitations(context, row),
    instances: await listInstances(context, row),
    uncertain,
    corrected,
    // A file is called after the parties as often as not.
    sources: sources.map(({ name, importedAt }) => ({
      name: mayChange(context.caller, row) ? name : null,
      importedAt: importedAt.toISOString(),
    })),
    superseded,
    digest: row.digest && { source: row.digest.source, readOn: row.digest.readOn },
    mayChange: mayChange(context.caller, row),
  };
}
