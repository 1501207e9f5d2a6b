/** A page as it came, after redirects. */
export interface FetchedPage {
  finalAddress: string;
  status: number;
  /** What the header says and the content is, lower case and without parameters. */
  mediaType: PageMediaType;
  /** Character set the server named, or null. */
  charset: string | null;
  content: Uint8Array;
}

/** Media types that are read as a page. */
export type PageMediaType = 'text/html' | 'application/xhtml+xml' | 'text/plain' | 'application/pdf';

/**
 * Why a page could not be opened: the value `problem` of `page_unreachable`, which a feature puts into words.
 * `status`: the server answered with an error, the value `status`. `downgrade`: https leads to http.
 */
export type PageProblem =
  | 'name'
  | 'connection'
  | 'certificate'
  | 'timeout'
  | 'status'
  | 'redirects'
  | 'downgrade'
  | 'response'
  | 'cancelled';

/**
 * Opens addresses that a person or a document names. http and https only; every address a name resolves to must be public,
 * the connection goes to the address that was checked, and every redirect is checked again.
 */
export interface PageFetcher {
  /**
   * Opens an address with nothing of the reader's or the installation's: no cookies, no referrer, no proxy.
   * @throws AppError `address_refused`, `page_unreachable`, `page_blocked`, `page_not_text`, `too_large`
   */
  fetch(address: string, signal?: AbortSignal): Promise<FetchedPage>;
}
