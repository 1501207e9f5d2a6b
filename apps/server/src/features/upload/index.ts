export { type TakenUpload, takeUpload } from './take-upload.ts';
export type { UploadContext } from './upload-context.ts';
