export { addFile } from './add-file.ts';
export { deleteBase } from './delete-base.ts';
export type { KnowledgeContext } from './knowledge-context.ts';
export { getBase, listBases } from './list-bases.ts';
export { listFiles } from './list-files.ts';
export { cancelFile, deleteFile, getFileProgress, renameFile, retryFile } from './manage-file.ts';
export { createBase, updateBase } from './save-base.ts';
export { addSegment, deleteSegment, listSegments, updateSegment } from './segments.ts';
export { testRetrieval } from './test-retrieval.ts';
