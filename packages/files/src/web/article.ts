/** A page, or a text somebody pasted, as bytes. */
export interface PageSource {
  content: Uint8Array;
  mediaType: 'text/html' | 'application/xhtml+xml' | 'text/plain';
  /** Character set that came with it; null where nothing was said. */
  charset: string | null;
  /** Where it stands, for its links and its source; null for pasted text. */
  address: string | null;
  /** Its title, where somebody said so; null where it is to be found. */
  title: string | null;
}

/**
 * Why a page has hardly any text. `scripts`: it is put together by programs, which are never run. `login`: it asks to sign in.
 * `empty`: there is none.
 */
export type MissingText = 'scripts' | 'login' | 'empty';

/** What a page is about, without its surroundings. */
export interface Article {
  title: string;
  author: string | null;
  /** `2026-11-20`, or with the time: `2026-11-20 09:30`. */
  publishedAt: string | null;
  /** Who published it, else its host. */
  source: string | null;
  /** Its beginning. */
  excerpt: string;
  /** Headings, paragraphs, lists and tables as a page of its own in UTF-8, without anything that runs or is fetched. */
  html: string;
  /** Characters of the text, without blanks. */
  characters: number;
  /** Set where what was found is hardly the text one came for. */
  missing: MissingText | null;
}
