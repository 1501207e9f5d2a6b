export { forgetUploads } from './forget-uploads.ts';
export { noteGivenBack } from './given-back.ts';
export { type AnnouncedFile, checkAnnounced, openUpload } from './open-upload.ts';
export { personalUploads } from './personal-uploads.ts';
export { getUpload, receiveUpload } from './receive-upload.ts';
export { requireUpload, type TakenUpload, takeUpload } from './take-upload.ts';
export type { UploadContext } from './upload-context.ts';
