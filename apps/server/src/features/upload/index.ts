export { getUpload, receiveUpload } from '../../engine/uploads/index.ts';
export { createUpload } from './create-upload.ts';
export { takeFile } from './take-file.ts';
