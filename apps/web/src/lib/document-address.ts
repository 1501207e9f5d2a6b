/** The screen of documents to read; comparisons and playbooks are tabs of it. */
export const DOCUMENTS = '/document_reading';

export const documentAddress = (documentId: string): string => `${DOCUMENTS}/${documentId}`;
