import type { ErrorCode } from '@mingfa/contract/errors';

/** A piece was not written down this time, and is to be sent again after a while. */
export class PieceWaits extends Error {
  override name = 'PieceWaits';
  readonly code: ErrorCode;
  readonly seconds: number;

  constructor(code: ErrorCode, seconds: number) {
    super(`A piece waits after ${code}.`);
    this.code = code;
    this.seconds = seconds;
  }
}
