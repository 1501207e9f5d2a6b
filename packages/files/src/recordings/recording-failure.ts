/** Why a recording cannot be used. Trying again helps with `parser_timeout` and `parser_memory` alone. */
export const RECORDING_FAILURES = [
  'empty_file',
  'file_damaged',
  /** It names other files or addresses instead of holding sound. They are never opened. */
  'recording_playlist',
  'recording_no_audio',
  'recording_encrypted',
  /** `{container}` or `{codec}` is known by name but cannot be read here; both are missing for what is no recording at all. */
  'recording_unsupported',
  /** A cut asks for a time in which there is no sound, or for more than the limit of bytes. */
  'recording_empty_cut',
  'recording_cut_too_large',
  'parser_timeout',
  'parser_memory',
] as const;
/** One of them. */
export type RecordingFailureCode = (typeof RECORDING_FAILURES)[number];

/** A recording that cannot be used, for a reason a person is told. */
export class RecordingFailure extends Error {
  readonly code: RecordingFailureCode;
  readonly values: Record<string, string | number>;
  constructor(
    code: RecordingFailureCode,
    values: Record<string, string | number> = {},
    options: ErrorOptions = {},
  ) {
    super(code, options);
    this.name = 'RecordingFailure';
    this.code = code;
    this.values = values;
  }
}
