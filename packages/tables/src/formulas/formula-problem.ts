/** Why a formula cannot be read. */
export type FormulaProblemCode =
  | 'unknown_column'
  | 'unknown_function'
  | 'wrong_kind'
  | 'unexpected'
  | 'unfinished'
  | 'too_deep';

/** A formula that cannot be read, with the place where it fails. */
export class FormulaProblem extends Error {
  readonly code: FormulaProblemCode;
  readonly at: number;

  constructor(code: FormulaProblemCode, at: number) {
    super(`${code} at ${at}`);
    this.code = code;
    this.at = at;
  }
}
