export { createUpload } from './create-upload.ts';
export { forgetUploads } from './forget-uploads.ts';
export { getUpload, receiveUpload } from './receive-upload.ts';
export { type TakenUpload, takeUpload } from './take-upload.ts';
export type { UploadContext } from './upload-context.ts';
