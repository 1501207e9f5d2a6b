import { newEndingOf } from '@mingfa/contract/document-limits';
import { UPLOAD_PURPOSES } from '@mingfa/contract/upload';
import type { TFunction } from 'i18next';
import { describeFailure } from '../../lib/describe-failure.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import type { Upload } from '../../lib/upload/upload-queue.ts';
import type { DescribedProgress } from './describe-progress.ts';

/** Where an upload is, in words and as a share. */
export function describeUpload(upload: Upload, t: TFunction<'document'>): DescribedProgress {
  const { state, failure, bytesDone, file } = upload;
  const share = file.size > 0 ? bytesDone / file.size : 0;
  switch (state) {
    case 'waiting':
      return { text: t('upload.waiting'), tone: 'still', share: 0 };
    case 'hashing':
      return { text: t('upload.hashing'), tone: 'moving', share: 0 };
    case 'sending':
      return { text: t('upload.sending', { percent: Math.floor(share * 100) }), tone: 'moving', share };
    case 'resuming':
      return { text: t('upload.resuming'), tone: 'moving', share };
    case 'finishing':
      return { text: t('upload.finishing'), tone: 'moving', share: 1 };
    case 'duplicate':
      return { text: failure?.message || t('upload.duplicate'), tone: 'still', share: 1 };
    case 'cancelled':
      return { text: t('upload.cancelled'), tone: 'still', share };
    default:
      return { text: whyFailed(upload, t), tone: 'bad', share };
  }
}

function whyFailed({ refusal, failure, file, purpose }: Upload, t: TFunction<'document'>): string {
  const { endings, bytesMax } = UPLOAD_PURPOSES[purpose];
  if (refusal === 'oldFormat') return t('upload.oldFormat', { ending: newEndingOf(file.name) });
  if (refusal === 'unsupported') return t('upload.unsupported', { types: endings.join(' ') });
  if (refusal === 'tooLarge') return t('upload.tooLarge', { limit: formatBytes(bytesMax) });
  if (refusal === 'empty') return t('upload.empty');
  if (failure?.errorCode === 'unreadable_here') return t('upload.unreadable');
  return (failure && describeFailure(failure)) || t('upload.failed');
}
