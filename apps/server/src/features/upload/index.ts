export { getUpload } from '../../engine/uploads/index.ts';
export { createUpload } from './create-upload.ts';
export { receiveUpload } from './receive-upload.ts';
export { takeFile } from './take-file.ts';
