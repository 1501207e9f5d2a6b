/** Counts lines without anything that have something behind them, while a text goes by: a row behind one has another number than its place. */
export class BlankLines {
  /** Lines of delimiters alone, as spreadsheets write an empty row. */
  readonly #blank: RegExp;
  readonly #delimiter: string;
  #rest = '';
  #isQuoted = false;
  /** Those that nothing stands behind so far. */
  #last = 0;
  count = 0;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
    const sign = delimiter.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    this.#blank = new RegExp(`(?:^|\\n)(?:${sign})*\\r?(?:\\n|$)`);
  }

  /** Passes a text on as it is, and counts in it. */
  async *through(text: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of text) {
      this.#read(piece);
      yield piece;
    }
    if (this.#rest !== '') this.#readLines(this.#rest);
  }

  #read(piece: string): void {
    const end = piece.lastIndexOf('\n');
    if (end < 0) {
      this.#rest += piece;
      return;
    }
    const lines = this.#rest + piece.slice(0, end);
    this.#rest = piece.slice(end + 1);
    if (this.#blank.test(lines)) this.#readLines(lines);
    else {
      this.#settle();
      this.#quote(lines);
    }
  }

  #readLines(lines: string): void {
    for (const line of lines.split('\n')) {
      if (!this.#isQuoted && line.replace(/\r$/, '').replaceAll(this.#delimiter, '') === '') this.#last += 1;
      else {
        this.#settle();
        this.#quote(line);
      }
    }
  }

  #settle(): void {
    this.count += this.#last;
    this.#last = 0;
  }

  #quote(text: string): void {
    for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1))
      this.#isQuoted = !this.#isQuoted;
  }
}
