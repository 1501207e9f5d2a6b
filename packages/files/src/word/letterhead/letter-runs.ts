import type { SetInline, SetLine } from '../../printed/set-block.ts';
import { escapeXml } from '../change/xml-tree.ts';
import type { PlacedComments } from '../place-comments.ts';
import type { LetterStyles } from './letter-styles.ts';

/** Notes of the size that notes have in Word. */
const NOTE_SIZE = 18;

/** The runs of a letter; footnotes are collected, comments stand where they were placed. */
export class LetterRuns {
  /** Texts of footnotes in order; the first has the id `firstNote`. */
  readonly notes: string[] = [];
  readonly #styles: LetterStyles;
  readonly #comments: PlacedComments;
  readonly #firstNote: number;

  constructor(styles: LetterStyles, comments: PlacedComments, firstNote: number) {
    this.#styles = styles;
    this.#comments = comments;
    this.#firstNote = firstNote;
  }

  /** `look` is of what says nothing of itself. */
  line(line: SetLine, look: { size?: number; bold?: boolean; color?: string } = {}): string {
    return line.map((inline) => this.#withComments(inline, this.#run(inline, look))).join('');
  }

  #withComments(inline: SetInline, run: string): string {
    const ends = this.#comments.get(inline);
    if (!ends) return run;
    const opened = ends.opens.map((id) => `<w:commentRangeStart w:id="${id}"/>`).join('');
    const closed = ends.closes.map(
      (id) => `<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`,
    );
    return opened + run + closed.join('');
  }

  #run(inline: SetInline, usual: { size?: number; bold?: boolean; color?: string }): string {
    switch (inline.kind) {
      case 'break':
        return '<w:r><w:br/></w:r>';
      case 'note': {
        const id = this.#firstNote + this.notes.length;
        this.notes.push(inline.text);
        return `<w:r><w:rPr>${this.#noteSign()}</w:rPr><w:footnoteReference w:id="${id}"/></w:r>`;
      }
      case 'text': {
        const look = { ...usual, ...inline };
        const format = [
          look.code ? '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas"/>' : '',
          look.bold ? '<w:b/><w:bCs/>' : '',
          look.strike ? '<w:strike/>' : '',
          look.color === undefined ? '' : `<w:color w:val="${escapeXml(look.color)}"/>`,
          look.size === undefined ? '' : `<w:sz w:val="${look.size}"/><w:szCs w:val="${look.size}"/>`,
          look.underline ? '<w:u w:val="single"/>' : '',
        ].join('');
        return `<w:r>${format === '' ? '' : `<w:rPr>${format}</w:rPr>`}${wordsXml(inline.text)}</w:r>`;
      }
    }
  }

  #noteSign(): string {
    const style = this.#styles.footnoteReference;
    return style ? `<w:rStyle w:val="${escapeXml(style.id)}"/>` : '<w:vertAlign w:val="superscript"/>';
  }

  /** The footnotes as elements of their part. */
  notesXml(): string {
    const style = this.#styles.footnoteText;
    const format = style
      ? `<w:pPr><w:pStyle w:val="${escapeXml(style.id)}"/></w:pPr>`
      : '<w:pPr><w:ind w:firstLineChars="0" w:firstLine="0"/></w:pPr>';
    const size = style ? '' : `<w:rPr><w:sz w:val="${NOTE_SIZE}"/></w:rPr>`;
    return this.notes
      .map(
        (text, at) =>
          `<w:footnote w:id="${this.#firstNote + at}"><w:p>${format}<w:r><w:rPr>${this.#noteSign()}</w:rPr><w:footnoteRef/></w:r><w:r>${size}${wordsXml(` ${text}`)}</w:r></w:p></w:footnote>`,
      )
      .join('');
  }
}

/** Words with their line breaks and tabs. */
export const wordsXml = (text: string): string =>
  text
    .split(/(\n|\t)/)
    .map((piece) =>
      piece === '\n'
        ? '<w:br/>'
        : piece === '\t'
          ? '<w:tab/>'
          : piece === ''
            ? ''
            : `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`,
    )
    .join('');
