import type { ReportContent, ReportSection, ReportSectionKind } from '@mingfa/contract/case-report-content';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { changeReport } from '../change-report.ts';
import { ownReport } from '../own-report.ts';
import { hashOfBlocks } from './apply-edits.ts';
import { composeContent, composeSection } from './compose-content.ts';

/** Of all that is written into one report. */
const MOST_CHARACTERS = 300_000;

/** The report's text as it would be written now. @throws AppError `not_found` */
export async function getReportDraft(
  context: RequestContext,
  { reportId }: { reportId: string },
): Promise<ReportContent> {
  return composeContent(context, await ownReport(context.db, context.caller, reportId));
}

/**
 * Writes a section anew, or the remarks behind one that is made. No paragraphs at all: the section is left empty.
 * @throws AppError `not_found`, `limit_reached`
 */
export async function saveReportSection(
  context: RequestContext,
  { reportId, section, paragraphs }: { reportId: string; section: ReportSectionKind; paragraphs: string[] },
): Promise<ReportSection> {
  const row = await ownReport(context.db, context.caller, reportId);
  const { made } = await composeSection(context, row, section);
  await changeReport(context, reportId, ({ edits }) => {
    const changed = { ...edits, [section]: { paragraphs, basis: hashOfBlocks(made) } };
    const written = Object.values(changed).flatMap((edit) => edit.paragraphs);
    if (written.reduce((sum, text) => sum + text.length, 0) > MOST_CHARACTERS)
      throw new AppError('limit_reached', { limit: MOST_CHARACTERS });
    return { edits: changed };
  });
  return readSection(context, reportId, section);
}

/** Gives up what was written in a section. @throws AppError `not_found` */
export async function resetReportSection(
  context: RequestContext,
  { reportId, section }: { reportId: string; section: ReportSectionKind },
): Promise<ReportSection> {
  await changeReport(context, reportId, ({ edits: { [section]: _given, ...edits } }) => ({ edits }));
  return readSection(context, reportId, section);
}

async function readSection(
  context: RequestContext,
  reportId: string,
  section: ReportSectionKind,
): Promise<ReportSection> {
  const row = await ownReport(context.db, context.caller, reportId);
  return (await composeSection(context, row, section)).written;
}
