import type { UploadPurpose } from '@mingfa/contract/upload';
import { AppRequestError } from '../api-answer.ts';
import { uploadFile } from './upload-file.ts';

/** Uploads one file outside of the queue and returns the finished upload. @throws AppRequestError */
export async function sendUpload(file: File, purpose: UploadPurpose): Promise<string> {
  const sent = await uploadFile(file, { purpose, signal: new AbortController().signal });
  if (!sent.status) throw new AppRequestError(sent);
  return sent.data.uploadId;
}
