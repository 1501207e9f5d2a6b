export { getDocumentAddresses } from './get-document-addresses.ts';
export { readOriginal } from './read-original.ts';
export { type DocumentFileContext, readPageImage } from './read-page-image.ts';
