import { join } from 'node:path';
import { localFiles } from './adapters/files-local/local-files.ts';
import { s3Files } from './adapters/files-s3/s3-files.ts';
import type { Environment } from './env.ts';
import type { FileStore } from './ports/file-store.ts';

/** The bucket that the environment names, else a folder of the data folder. */
export function chooseFiles(environment: Environment): FileStore {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  if (!S3_BUCKET) return localFiles(join(environment.dataDir, 'files'));
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error(
      'The environment is not usable: S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    );
  }
  return s3Files({
    endpoint: environment.S3_ENDPOINT,
    region: environment.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: environment.S3_PREFIX,
  });
}
