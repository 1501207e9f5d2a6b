import type { OpenReport } from '../../hooks/use-report.ts';
import type { ReportStep } from '../../model/report-steps.ts';

/** What every step of a report is given. */
export interface ReportStepProps {
  open: OpenReport;
  onStep: (step: ReportStep) => void;
}
