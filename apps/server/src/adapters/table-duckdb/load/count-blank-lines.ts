/** A text with a line for each row, line by line: whether a line is blank, and whether a cell in quotes goes on behind it. */
class RowLines {
  /** Whatever is no delimiter; a row of these alone is blank, as spreadsheets write an empty one. */
  readonly #said: RegExp;
  readonly #delimiter: string;
  /** The sign before, also across pieces. */
  #before = '\n';
  #isBlank = true;
  isQuoted = false;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
    this.#said = new RegExp(`[^\\r${delimiter.replace(/[\\\]^-]/g, '\\$&')}]`);
  }

  /** A part of a line, or all of it, without its end. */
  take(part: string): void {
    if (part === '') return;
    if (this.#isBlank && (this.isQuoted || this.#said.test(part))) this.#isBlank = false;
    for (let at = part.indexOf('"'); at >= 0; at = part.indexOf('"', at + 1)) {
      const before = at === 0 ? this.#before : (part[at - 1] ?? '');
      // Quotes open a cell at its beginning, or go on as two of them; 5" within a cell opens nothing.
      if (this.isQuoted) this.isQuoted = false;
      else this.isQuoted = before === '\n' || before === this.#delimiter || before === '"';
    }
    this.#before = part.at(-1) ?? '';
  }

  /** The end of a line: `within` where a cell in quotes goes on. */
  end(): 'blank' | 'row' | 'within' {
    this.#before = '\n';
    if (this.isQuoted) return 'within';
    const what = this.#isBlank ? 'blank' : 'row';
    this.#isBlank = true;
    return what;
  }
}

/** Counts lines without anything that have something behind them, while a text goes by: a row behind one has another number than its place. */
export class BlankLines {
  readonly #lines: RowLines;
  /** Those that nothing stands behind so far. */
  #last = 0;
  count = 0;

  constructor(delimiter: string) {
    this.#lines = new RowLines(delimiter);
  }

  /** Passes a text on as it is, and counts in it. */
  async *through(text: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of text) {
      const parts = piece.split('\n');
      for (const [at, part] of parts.entries()) {
        this.#lines.take(part);
        if (at < parts.length - 1) this.#end();
      }
      yield piece;
    }
    // The last line may have no end.
    this.#end();
  }

  #end(): void {
    if (this.#lines.end() === 'blank') {
      this.#last += 1;
      return;
    }
    this.count += this.#last;
    this.#last = 0;
  }
}

/** Lines without anything that stand above the row with this number: they are no rows, and are counted where the file is read by people. */
export function blankLinesAbove(text: string, delimiter: string, row: number): number {
  const lines = new RowLines(delimiter);
  let [blank, rows] = [0, 0];
  for (const line of text.split('\n')) {
    const isBeginning = !lines.isQuoted;
    lines.take(line);
    const what = lines.end();
    if (what === 'blank') blank += 1;
    else if (isBeginning && rows + 1 >= row) break;
    else if (what === 'row') rows += 1;
  }
  return blank;
}
