export { beginIngestion } from './begin-ingestion.ts';
export { cancelIngestion } from './cancel-ingestion.ts';
export { changeDocument, moveDocuments } from './change-document.ts';
export { createDocument, type NewDocument } from './create-document.ts';
export { type DocumentRow, describeFile, describeProgress } from './describe-document.ts';
export { disownDocuments } from './disown-documents.ts';
export { editSegments } from './edit-segments.ts';
export type { DocumentHook, IngestionContext } from './ingestion-context.ts';
export { personalDocuments } from './personal-documents.ts';
export { readBlocks } from './read-blocks.ts';
export { removeDocuments } from './remove-documents.ts';
export { replaceOriginal } from './replace-original.ts';
export { resumeIngestion } from './resume-ingestion.ts';
export { retryIngestion } from './retry-ingestion.ts';
export { registerIngestion } from './run-stage.ts';
export { type StoredOriginal, storeOriginal } from './store-original.ts';
export {
  holdObject,
  listHeldObjects,
  removeForgottenObjects,
  removeObjects,
  type StoreContext,
} from './stored-objects.ts';
