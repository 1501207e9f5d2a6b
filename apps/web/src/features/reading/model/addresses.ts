export const DOCUMENTS = '/document_reading';
export const WEB_PAGES = '/web_reading';
export const documentAddress = (documentId: string) => `${DOCUMENTS}/${documentId}`;
export const comparisonAddress = (comparisonId: string) => `${DOCUMENTS}/comparison/${comparisonId}`;
export const playbookAddress = (playbookId: string) => `${DOCUMENTS}/playbook/${playbookId}`;
export const webPageAddress = (webPageId: string) => `${WEB_PAGES}/${webPageId}`;
