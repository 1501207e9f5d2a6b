import { anchorComment, commentSigns } from './comment-anchors.ts';
import type { CommentsPart } from './comments-part.ts';
import type { DocxChange, DocxOutcome } from './docx-change.ts';
import { type InsertedComment, ParagraphInsertions } from './insert-paragraphs.ts';
import { locateWords } from './locate-words.ts';
import { type ParagraphText, readParagraph } from './paragraph-text.ts';
import { splitReplacement } from './split-replacement.ts';
import { StruckWords } from './strike-words.ts';
import { twinParagraph } from './twin-paragraph.ts';
import type { WordDocument } from './word-document.ts';
import { WordEdits } from './word-edits.ts';
import type { XmlNode } from './xml-tree.ts';

/** Turns suggestions into edits of the main part, one after the other; an earlier one keeps its words. */
export class ChangePlan {
  readonly #word: WordDocument;
  readonly #edits: WordEdits;
  readonly #comments: CommentsPart;
  readonly #insertions: ParagraphInsertions;
  readonly #struck: StruckWords;
  readonly #read = new Map<XmlNode, ParagraphText>();

  constructor(word: WordDocument, comments: CommentsPart, revision: string) {
    this.#word = word;
    this.#comments = comments;
    this.#edits = new WordEdits(word, revision);
    this.#struck = new StruckWords(word, this.#edits);
    this.#insertions = new ParagraphInsertions(word, this.#edits, (node) => this.#struck.endsWithNew(node));
  }

  add(change: DocxChange): DocxOutcome {
    const node = this.#word.paragraphs[change.paragraph];
    if (!node) return 'nothing';
    const paragraph = this.#paragraph(node);
    const place = locateWords(paragraph.text, change);
    const isWritten =
      change.action === 'insert'
        ? this.#insert(change, node)
        : change.action !== 'comment' && place !== null && this.#replace(change, paragraph, place);
    if (isWritten) return 'written';
    const words = change.action === 'comment' ? change.comment : change.commentAlone;
    if (words === '') return 'nothing';
    const range = place ?? { start: 0, end: paragraph.text.length };
    this.#comment(paragraph, range, words);
    return change.action === 'comment' ? 'written' : 'comment';
  }

  /** The main part with all of it. */
  toSource(): string {
    this.#struck.removeEmptied((node) => this.#insertions.usesMark(node));
    this.#insertions.write();
    return this.#edits.toSource();
  }

  #paragraph(node: XmlNode): ParagraphText {
    const read = this.#read.get(node) ?? readParagraph(this.#word, node);
    this.#read.set(node, read);
    return read;
  }

  #signs(words: string): InsertedComment {
    return commentSigns(this.#word, this.#comments.add(words));
  }

  #comment(paragraph: ParagraphText, range: { start: number; end: number }, words: string): void {
    const signs = this.#signs(words);
    anchorComment(this.#word, this.#edits, paragraph, range, { ...signs, end: signs.end + signs.reference });
  }

  #insert(change: DocxChange, node: XmlNode): boolean {
    const clauseStart =
      change.clauseStart === null ? null : (this.#word.paragraphs[change.clauseStart] ?? null);
    const place = this.#insertions.placeBehind(node, clauseStart);
    const lines = change.paragraphs.map(({ text, like }) => ({
      text,
      like: this.#word.paragraphs[like] ? like : change.paragraph,
    }));
    if (!place || lines.length === 0) return false;
    const inShape = this.#word.around(node, 'txbxContent') !== null;
    const ofLines = change.comment === '' || inShape ? null : this.#signs(change.comment);
    this.#insertions.add(place, lines, ofLines);
    if (!inShape) return true;
    const twin = twinParagraph(this.#word, node);
    if (twin && place === node) this.#insertions.add(twin, lines, null);
    // A text box takes no comments: they hang on its shape.
    if (change.comment !== '') this.#comment(this.#paragraph(node), { start: 0, end: 0 }, change.comment);
    return true;
  }

  #replace(change: DocxChange, paragraph: ParagraphText, place: { start: number; end: number }): boolean {
    const before = paragraph.text.slice(place.start, place.end);
    const after = change.action === 'remove' ? '' : change.text;
    const hunks = splitReplacement(before, after).map(({ start, end, text }) => ({
      start: start + place.start,
      end: end + place.start,
      text,
    }));
    const range = this.#struck.write(change.id, paragraph, place, hunks);
    if (!range) return false;
    // Both halves of a text box hold the same paragraph; a reader takes either.
    const twin = twinParagraph(this.#word, paragraph.node);
    const other = twin && this.#paragraph(twin);
    if (other && other.text === paragraph.text) this.#struck.write(`${change.id} twin`, other, place, hunks);
    if (change.comment !== '') this.#comment(paragraph, range, change.comment);
    return true;
  }
}
