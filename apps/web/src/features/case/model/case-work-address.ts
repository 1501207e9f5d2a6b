/** Where folders stand: below the search of cases. */
export const CASE_SEARCH = '/case_search';
export const CASE_FOLDERS = '/case_search/folders';
export const caseFolderAddress = (folderId: string): string => `/case_search/folder/${folderId}`;
