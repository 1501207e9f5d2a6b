/** Why a file cannot be read: codes of the error table, with the values of their texts. */
export type ParseFailureCode =
  | 'file_password'
  | 'file_damaged'
  | 'file_old_format'
  | 'empty_file'
  | 'unsupported_file'
  | 'too_large'
  | 'file_too_many_pages'
  | 'file_too_many_rows'
  | 'file_too_many_blocks'
  | 'file_too_long'
  | 'file_unsafe'
  | 'print_too_long'
  | 'parser_timeout'
  | 'parser_memory';

/** A file that cannot be read. Trying again helps with `parser_timeout` and `parser_memory` alone. */
export class ParseFailure extends Error {
  readonly code: ParseFailureCode;
  readonly values: Record<string, string | number>;
  constructor(code: ParseFailureCode, values: Record<string, string | number> = {}) {
    super(code);
    this.name = 'ParseFailure';
    this.code = code;
    this.values = values;
  }
}
