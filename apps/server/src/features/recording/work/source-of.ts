import { buffer } from 'node:stream/consumers';
import { AppError } from '../../../ports/app-error.ts';
import type { RecordingFile } from '../../../ports/recording-reader.ts';
import type { RecordingFileRow } from '../describe-recording.ts';
import type { RecordingContext } from '../recording-context.ts';

/** A file as the reader of recordings asks for it: by ranges, wherever the store keeps it. @throws AppError `original_deleted` */
export function sourceOf({ files }: Pick<RecordingContext, 'files'>, file: RecordingFileRow): RecordingFile {
  const { fileKey, name, bytes } = file;
  if (fileKey === null) throw new AppError('original_deleted');
  return {
    ...{ name, bytes },
    async read(start, end) {
      const stream = await files.read(fileKey, { start, end });
      if (!stream) throw new AppError('original_deleted');
      return buffer(stream);
    },
  };
}
