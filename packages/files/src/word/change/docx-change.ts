/** A paragraph that is put in. */
export interface DocxParagraph {
  text: string;
  /** Index of the `w:p` whose paragraph format it takes, numbering too. */
  like: number;
}

/**
 * One suggestion to be written into a Word file. Paragraphs are counted among all `w:p` of the main part, from 0; characters are
 * those of the paragraph's text without a number that Word computes.
 */
export interface DocxChange {
  /** The caller's name for it, in the answer. */
  id: string;
  /**
   * `replace`: `text` takes the place of the quoted words. `insert`: `paragraphs` are put in after the paragraph. `remove`: the
   * quoted words are struck out, and the paragraph with them when nothing is left of it. `comment`: words alone.
   */
  action: 'replace' | 'insert' | 'remove' | 'comment';
  paragraph: number;
  /** Ignored by `insert`. */
  start: number;
  end: number;
  /** The words at the place; looked for near it when something else stands there. Empty: the whole paragraph. */
  quote: string;
  text: string;
  paragraphs: DocxParagraph[];
  /** First paragraph of the clause: a table that begins after it is passed over by `insert`. */
  clauseStart: number | null;
  /** Text of the comment, lines separated by line breaks. Empty: none. */
  comment: string;
  /** Text of the comment when the change itself cannot be written there, such as inside a locked control. */
  commentAlone: string;
}

/** Who a change or comment is by, and what the file's properties say of it. */
export interface DocxAuthor {
  name: string;
  initials: string;
  date: Date;
  /** JSON of the implicit label of what a model suggests; absent: nothing is a model's. */
  implicitLabel?: string | undefined;
}

/** What became of a suggestion: as asked, as a comment alone, or nothing because the place is not there. */
export type DocxOutcome = 'written' | 'comment' | 'nothing';
