/** A file as it came, after redirects. */
export interface Downloaded {
  finalAddress: string;
  /** What the header says, lower case and without parameters; empty where it says nothing. */
  mediaType: string;
}

/**
 * Fetches a file from an address that somebody named, under the rules of the page fetcher: it opens public addresses, and
 * internal ones that an administrator named.
 */
export interface Downloader {
  /**
   * Writes what the address answers into a new file, as it is, at most `maxBytes` of it.
   * @throws AppError `address_refused`, `page_unreachable`, `page_blocked`, `too_large`
   */
  download(address: string, path: string, limits: { maxBytes: number }): Promise<Downloaded>;
}
