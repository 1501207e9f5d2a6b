import { S3ServiceException } from '@aws-sdk/client-s3';
import { AppError } from '../../ports/app-error.ts';

/** What servers call it when they have no room: Amazon never, MinIO, Ceph and others so. */
const FULL = new Set(['XMinioStorageFull', 'StorageFull', 'QuotaExceeded', 'InsufficientStorage']);

/** Whether the object is not there; a bucket that is missing is trouble of the store. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  if (error.name === 'NoSuchBucket') return false;
  return error.name === 'NoSuchKey' || error.name === 'NotFound' || error.$metadata.httpStatusCode === 404;
}

/** Whatever the store answers, or that it does not, in the words of the error table. */
export function storeError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const full =
    error instanceof S3ServiceException && (FULL.has(error.name) || error.$metadata.httpStatusCode === 507);
  return new AppError(full ? 'disk_full' : 'store_unavailable', {}, { cause: error, retryAfterSeconds: 30 });
}
