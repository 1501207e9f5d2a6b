import type { CommentSigns } from './comment-anchors.ts';
import type { DocxParagraph } from './docx-change.ts';
import type { WordDocument } from './word-document.ts';
import type { WordEdits } from './word-edits.ts';
import {
  copyParagraphFormat,
  endsSection,
  formatLike,
  hasSignedMark,
  nextBlock,
  textRun,
} from './word-format.ts';
import type { XmlNode } from './xml-tree.ts';

/** The marks of a comment on what is put in. */
export type InsertedComment = CommentSigns & { reference: string };

/** What is put in behind one element of the part, in order of asking. */
interface Insertion {
  lines: DocxParagraph[];
  comment: InsertedComment | null;
}

/**
 * Puts whole paragraphs behind others, their marks signed as put in. Rejecting joins such a paragraph, empty then, with the next
 * one, which keeps its own format. Behind the last paragraph of a cell, a text box or a section there is no next one: there the
 * mark of the paragraph itself is signed, and the last new one ends with the mark that was there. So it is behind new words at
 * the end of a paragraph, too: LibreOffice would take them and the paragraphs for one insertion, and reject too much.
 */
export class ParagraphInsertions {
  readonly #word: WordDocument;
  readonly #edits: WordEdits;
  readonly #endsWithNew: (paragraph: XmlNode) => boolean;
  readonly #behind = new Map<XmlNode, Insertion[]>();

  constructor(word: WordDocument, edits: WordEdits, endsWithNew: (paragraph: XmlNode) => boolean) {
    this.#word = word;
    this.#edits = edits;
    this.#endsWithNew = endsWithNew;
  }

  /** Where paragraphs can go behind this one: itself, the table around it when it begins after the clause, or nowhere. */
  placeBehind(paragraph: XmlNode, clauseStart: XmlNode | null): XmlNode | null {
    const word = this.#word;
    let place = paragraph;
    if (clauseStart) {
      for (let table = word.around(paragraph, 'tbl'); table; table = word.around(table, 'tbl')) {
        if (clauseStart.start < table.start) place = table;
      }
    }
    const isPlaceable = word.is(place, 'p')
      ? !hasSignedMark(word, place) || word.is(nextBlock(word, place), 'p')
      : word.is(nextBlock(word, place), 'p');
    return isPlaceable ? place : null;
  }

  add(place: XmlNode, lines: DocxParagraph[], comment: InsertedComment | null): void {
    const held = this.#behind.get(place);
    if (held) held.push({ lines, comment });
    else this.#behind.set(place, [{ lines, comment }]);
  }

  /** Whether the mark of a paragraph is used for something put in behind it. */
  usesMark(paragraph: XmlNode): boolean {
    return this.#behind.has(paragraph) && this.#endsPlace(paragraph);
  }

  /** Writes all of it. */
  write(): void {
    for (const [place, insertions] of this.#behind) {
      const lines = insertions.flatMap((insertion) => this.#contentsOf(insertion));
      if (this.#endsPlace(place)) this.#writeAtEnd(place, lines);
      else {
        const xml = lines.map(({ like, content }) => this.#paragraph(this.#signedFormat(like), content));
        this.#edits.after(place, xml.join(''));
      }
    }
  }

  #endsPlace(place: XmlNode): boolean {
    const word = this.#word;
    if (!word.is(place, 'p')) return false;
    return this.#endsWithNew(place) || endsSection(word, place) || !word.is(nextBlock(word, place), 'p');
  }

  #writeAtEnd(place: XmlNode, lines: { like: XmlNode; content: string }[]): void {
    const word = this.#word;
    const { source } = word.tree;
    const properties = word.child(place, 'pPr');
    const signed = this.#signedFormat(place);
    if (properties) this.#edits.replace(properties, signed);
    else this.#edits.first(place, signed);
    const xml = lines
      .slice(0, -1)
      .map(({ like, content }) => this.#paragraph(this.#signedFormat(like), content));
    // The paragraph that rejecting leaves is this one: it has all that the former one had.
    this.#edits.bare(place);
    const start = source.slice(place.start, place.openEnd).replace(/\s*\/>$/, '>');
    const former = properties ? source.slice(properties.start, properties.end) : '';
    xml.push(`${start}${former}${lines.at(-1)?.content ?? ''}</${place.name}>`);
    this.#edits.after(place, xml.join(''));
  }

  #signedFormat(like: XmlNode): string {
    return copyParagraphFormat(this.#word, like, this.#edits.revised('ins', ''));
  }

  #paragraph(format: string, content: string): string {
    return this.#word.markup.element('p', '', format + content);
  }

  #contentsOf({ lines, comment }: Insertion): { like: XmlNode; content: string }[] {
    const word = this.#word;
    return lines.map(({ text, like }, index) => {
      const model = word.paragraphs[like] as XmlNode;
      const run = textRun(word, text, formatLike(word, model));
      const start = index === 0 ? (comment?.start ?? '') : '';
      // The reference is part of the insertion, so that rejecting it leaves no comment behind.
      const end =
        comment && index === lines.length - 1
          ? comment.end + this.#edits.revised('ins', comment.reference)
          : '';
      return { like: model, content: start + this.#edits.revised('ins', run) + end };
    });
  }
}
