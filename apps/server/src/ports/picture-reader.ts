/** Reads hostile pictures in processes of their own, with limits on time and memory. */
export interface PictureReader {
  /**
   * The middle of a PNG, JPEG or WebP as a square WebP of at most so many bytes, without anything else that was in the file.
   * @throws AppError `unsupported_file`, `file_unsafe`, `file_damaged`, `empty_file`, `too_large`, `parser_timeout`, `parser_memory`; or the
   * signal's reason
   */
  square(
    content: Uint8Array,
    size: { side: number; bytesMax: number },
    signal: AbortSignal,
  ): Promise<Uint8Array>;
  /**
   * All of a picture as a WebP of at most so many bytes, made smaller where a side is longer than `sideMax` dots, without anything
   * else that was in the file.
   * @throws AppError as `square` does; or the signal's reason
   */
  redraw(
    content: Uint8Array,
    size: { sideMax: number; bytesMax: number },
    signal: AbortSignal,
  ): Promise<Uint8Array>;
}
