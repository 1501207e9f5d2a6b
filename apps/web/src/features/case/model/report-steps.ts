import type { CaseReport } from '@mingfa/contract/case-report-project';

/** The steps of a similar-case report, in the order one takes them. */
export const REPORT_STEPS = ['pending', 'searches', 'cases', 'text', 'finish'] as const;
/** One of {@link REPORT_STEPS}. */
export type ReportStep = (typeof REPORT_STEPS)[number];
/** Something the report still lacks. */
export type OpenPoint = CaseReport['openPoints'][number];

const STEP_OF: Record<OpenPoint['kind'], ReportStep> = {
  no_hearing_court: 'pending',
  hearing_court_unread: 'pending',
  higher_court_unknown: 'pending',
  no_facts: 'pending',
  no_issues: 'pending',
  no_search: 'searches',
  tier_not_searched: 'searches',
  no_case: 'cases',
  case_without_reason: 'cases',
  case_without_use: 'cases',
  case_without_gist: 'cases',
  no_conclusion: 'text',
};

/** At which step an open point is closed. */
export const stepOfPoint = ({ kind }: OpenPoint): ReportStep => STEP_OF[kind];

/** A step by its name in an address; the first one for any other words. */
export const readReportStep = (name: string | null): ReportStep =>
  REPORT_STEPS.find((step) => step === name) ?? 'pending';
