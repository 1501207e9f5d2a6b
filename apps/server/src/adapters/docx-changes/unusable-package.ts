/** A Word file that cannot be written into; the code is one of the error table. */
export class UnusablePackage extends Error {
  readonly code: 'file_damaged' | 'file_unsafe' | 'file_password';
  constructor(code: UnusablePackage['code']) {
    super(code);
    this.name = 'UnusablePackage';
    this.code = code;
  }
}
