export {
  addReportCase,
  editReportCase,
  explainOmittedCase,
  removeReportCase,
  stopReportSearch,
} from './cases/change-report-cases.ts';
export { createReport, deleteReport, editReport, getReport } from './change-report.ts';
export { getReportDraft, resetReportSection, saveReportSection } from './content/edit-sections.ts';
export { exportReport } from './export/export-report.ts';
export { listReports } from './list-reports.ts';
export { personalCaseReports } from './personal-reports.ts';
export { reportSource } from './report-source.ts';
export { checkReportLog, exportReportLog, listReportSearches } from './search/list-report-searches.ts';
export { runReportSearch } from './search/run-report-search.ts';
export {
  getReportVersion,
  listReportVersions,
  restoreReportVersion,
  saveReportVersion,
} from './versions/report-versions.ts';
