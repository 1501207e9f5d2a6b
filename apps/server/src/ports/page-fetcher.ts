/** A page as it came, after redirects. */
export interface FetchedPage {
  finalAddress: string;
  status: number;
  /** Without parameters, lower case: `text/html`. */
  mediaType: string;
  /** Character set the server named, or null. */
  charset: string | null;
  content: Uint8Array;
}

/**
 * Opens addresses that a person or a document names. http and https only; every address a name resolves to must be public,
 * the connection goes to the address that was checked, and every redirect is checked again.
 */
export interface PageFetcher {
  /**
   * @throws AppError `address_refused`, `page_unreachable`, `page_blocked`, `page_not_text`, `too_large`
   */
  fetch(address: string, signal?: AbortSignal): Promise<FetchedPage>;
}
