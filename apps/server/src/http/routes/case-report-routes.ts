import * as contract from '@mingfa/contract/case-report';
import * as report from '../../features/case-report/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { PrintedFileWriter } from '../../ports/printed-file-writer.ts';
import type { SimilarCases } from '../../ports/similar-cases.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Similar-case reports. */
export function caseReportRoutes(
  context: AppContext & { similarCases: SimilarCases; printer: PrintedFileWriter },
): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listCaseReports, report.listReports),
    bind(contract.createCaseReport, report.createReport),
    bind(contract.getCaseReport, report.getReport),
    bind(contract.editCaseReport, report.editReport),
    bind(contract.deleteCaseReport, report.deleteReport),
    bind(contract.runReportSearch, report.runReportSearch),
    bind(contract.listReportSearches, report.listReportSearches),
    bind(contract.exportReportLog, report.exportReportLog),
    bind(contract.checkReportLog, report.checkReportLog),
    bind(contract.addReportCase, report.addReportCase),
    bind(contract.editReportCase, report.editReportCase),
    bind(contract.removeReportCase, report.removeReportCase),
    bind(contract.explainOmittedCase, report.explainOmittedCase),
    bind(contract.stopReportSearch, report.stopReportSearch),
    bind(contract.getReportDraft, report.getReportDraft),
    bind(contract.saveReportSection, report.saveReportSection),
    bind(contract.resetReportSection, report.resetReportSection),
    bind(contract.listReportVersions, report.listReportVersions),
    bind(contract.saveReportVersion, report.saveReportVersion),
    bind(contract.getReportVersion, report.getReportVersion),
    bind(contract.restoreReportVersion, report.restoreReportVersion),
    bind(contract.exportCaseReport, report.exportReport),
  ];
}
