import { EVIDENCE_LIMITS } from '@mingfa/contract/matter-evidence';
import { formatBytes } from '@mingfa/files/naming/format-bytes';
import { AppError } from '../../../../ports/app-error.ts';

/** More than a bundle may have. */
export const tooLarge = (): AppError =>
  new AppError('evidence_too_large', {
    pages: EVIDENCE_LIMITS.pages,
    bytes: formatBytes(EVIDENCE_LIMITS.bytes),
  });
