import type {
  ReportBlock,
  ReportContent,
  ReportSection,
  ReportSectionKind,
} from '@mingfa/contract/case-report-content';
import { reportSectionKind } from '@mingfa/contract/case-report-content';
import { REPORT_SECTION_LABELS } from '@mingfa/contract/labels/case-report-labels';
import { readCases } from '../../../engine/cases/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { readWholeReport } from '../describe-report.ts';
import type { ReportRow } from '../own-report.ts';
import { applyEdits } from './apply-edits.ts';
import { findRules } from './find-rules.ts';
import { type Writing, writingOf } from './report-facts.ts';
import {
  applicationSection,
  comparisonSection,
  gistsSection,
  omittedSection,
  resultsSection,
} from './sections-of-cases.ts';
import { holdingsSection, logAnnex, rulesSection } from './sections-of-limits.ts';
import { pendingSection, searchesSection } from './sections-of-search.ts';

const MAKERS: Record<ReportSectionKind, (writing: Writing) => ReportBlock[]> = {
  pending: pendingSection,
  searches: searchesSection,
  results: resultsSection,
  gists: gistsSection,
  comparison: comparisonSection,
  application: applicationSection,
  omitted: omittedSection,
  holdings: holdingsSection,
  // What follows from the cases is for the author alone to say.
  conclusion: () => [],
  rules: rulesSection,
};

type ComposingContext = Pick<RequestContext, 'db' | 'caller' | 'clock'>;

/** The report's text as it would be written now: made of the project, the log and the cases, with the author's words. */
export async function composeContent(context: ComposingContext, row: ReportRow): Promise<ReportContent> {
  const writing = await readWriting(context, row);
  return {
    title: row.title,
    sections: reportSectionKind.options.map((section) => sectionOf(writing, section, row)),
    log: { entries: writing.searches.length, checksum: writing.checksum, blocks: logAnnex(writing) },
  };
}

/** One section, and what would be made of it without the author's words. */
export async function composeSection(
  context: ComposingContext,
  row: ReportRow,
  section: ReportSectionKind,
): Promise<{ written: ReportSection; made: ReportBlock[] }> {
  const writing = await readWriting(context, row);
  return { written: sectionOf(writing, section, row), made: MAKERS[section](writing) };
}

async function readWriting(context: ComposingContext, row: ReportRow): Promise<Writing> {
  const whole = await readWholeReport(context, row);
  const { revision } = await readCases(context);
  return writingOf({ ...whole, revision, rules: await findRules(context) });
}

const sectionOf = (writing: Writing, section: ReportSectionKind, { edits }: ReportRow): ReportSection =>
  applyEdits(
    { section, title: REPORT_SECTION_LABELS[writing.language][section], blocks: MAKERS[section](writing) },
    edits,
  );
