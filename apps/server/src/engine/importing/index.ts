export { checkSource } from './check-source.ts';
export { copyUpload } from './copy-upload.ts';
export {
  answerOf,
  IMPORT_JOB,
  type ImportThread,
  type ImportThreadData,
  runImportThread,
} from './import-thread.ts';
export { openFolder } from './open-folder.ts';
export { openLocalSource } from './open-source.ts';
export { addProblem, describeFailure, emptyCourse, type ImportCourse } from './problems.ts';
export { type FileTextParser, readFileText } from './read-file-text.ts';
export { ImportCancelled, type ImportSources, runImportJob } from './run-import-job.ts';
export type { ReadableKinds, SourceFile, SourceFiles } from './source-file.ts';
