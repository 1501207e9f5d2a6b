export { beginIngestion } from './begin-ingestion.ts';
export { createDocument, type NewDocument } from './create-document.ts';
export { type DocumentRow, describeFile, describeProgress } from './describe-document.ts';
export type { DocumentHook, IngestionContext } from './ingestion-context.ts';
export { placeOf } from './place-of.ts';
export { readBlocks } from './read-blocks.ts';
export { removeDocuments } from './remove-documents.ts';
export { type StoredOriginal, storeOriginal } from './store-original.ts';
