/** Where folders and reports stand: below the search of cases. */
export const CASE_SEARCH = '/case_search';
export const CASE_FOLDERS = '/case_search/folders';
export const CASE_REPORTS = '/case_search/reports';
export const caseFolderAddress = (folderId: string): string => `/case_search/folder/${folderId}`;
export const caseReportAddress = (reportId: string): string => `/case_search/report/${reportId}`;
