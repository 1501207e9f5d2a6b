import { findIgnored, findMainPart, relationshipsOf } from '../../office/office-package.ts';
import { openPackage, type ZipPackage } from '../../office/open-package.ts';
import { readXmlTree, streamXml, type XmlElement } from '../../office/read-xml.ts';
import { BlockWriter } from '../../reading/block-writer.ts';
import type { BlockDraft } from '../../reading/cut-draft.ts';
import { HeadingLevels } from '../../reading/heading-levels.ts';
import type { ParseEvent } from '../../reading/parse-event.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import type { ReadableFile } from '../../reading/source-file.ts';
import { NumberCounter } from './count-numbers.ts';
import { formatNumber } from './format-number.ts';
import { type BodyItem, BodyReader } from './read-body.ts';
import { readNotes, type WordNote } from './read-notes.ts';
import { readNumbering } from './read-numbering.ts';
import { type ParagraphContext, type ReadParagraph, readParagraphs } from './read-paragraph.ts';
import { readStyles } from './read-styles.ts';
import { readTable } from './table-drafts.ts';

const HEARTBEAT_MS = 5_000;
/** Styles, numbering, notes and comments are kept in memory whole. */
const SIDE_PART_BYTES_MAX = 32 * 1024 * 1024;

/**
 * A Word file in reading order: headings, paragraphs with the numbers Word shows, tables, footnotes behind their paragraph, and
 * comments at the end. Changes count as accepted. Page headers and footers, the table of contents, pictures and programs are
 * left out; nothing outside the file is opened.
 */
export async function* parseDocx(file: ReadableFile, limits: ParserLimits): AsyncGenerator<ParseEvent> {
  const zip = await openPackage(file, limits);
  try {
    const found = await findMainPart(zip);
    const body = found?.format === 'docx' ? zip.open(found.main) : null;
    if (!found || !body) throw new ParseFailure('file_damaged');
    yield { kind: 'found', format: 'docx', pages: null };
    const document = new WordDocument(await readSideParts(zip, found.main), limits);
    const reader = new BodyReader();
    let heardAt = performance.now();
    for await (const _ of streamXml(body, reader, limits.nesting)) {
      for (const item of reader.items.splice(0)) document.add(item);
      yield* document.writer.takeParts();
      // Megabytes of empty paragraphs give no part for long, and whoever waits wants to hear something.
      if (performance.now() - heardAt > HEARTBEAT_MS) {
        yield { kind: 'progress', done: 0, total: 1 };
        heardAt = performance.now();
      }
    }
    document.addComments();
    yield* document.writer.finish();
    const ignored = await findIgnored(zip, [found.main, settingsOf(found.main)]);
    if (reader.hasEmbeddedText && !ignored.includes('embedded_files')) ignored.push('embedded_files');
    for (const what of ignored) yield { kind: 'ignored', what };
  } finally {
    zip.close();
  }
}

const settingsOf = (main: string): string => `${main.slice(0, main.lastIndexOf('/') + 1)}settings.xml`;

interface SideParts {
  context: ParagraphContext;
  footnotes: Map<string, WordNote[]>;
  endnotes: Map<string, WordNote[]>;
  comments: Map<string, WordNote[]>;
}

async function readSideParts(zip: ZipPackage, main: string): Promise<SideParts> {
  const relationships = await relationshipsOf(zip, main);
  const read = async (type: string): Promise<XmlElement | null> => {
    const part = relationships.find((relationship) => relationship.type === type && !relationship.external);
    const content = part ? await zip.read(part.target, SIDE_PART_BYTES_MAX) : null;
    return content ? readXmlTree(content) : null;
  };
  const styles = readStyles(await read('styles'));
  return {
    context: { styles, counter: new NumberCounter(readNumbering(await read('numbering'), styles)) },
    footnotes: readNotes(await read('footnotes')),
    endnotes: readNotes(await read('endnotes')),
    comments: readNotes(await read('comments')),
  };
}

/** Puts what comes out of the main part in order and joins notes and comments to it. */
class WordDocument {
  readonly writer: BlockWriter;
  private readonly parts: SideParts;
  private readonly headings = new HeadingLevels();
  private readonly anchors = new Map<string, string>();
  private readonly notesShown = { footnote: 0, endnote: 0 };
  /** Comments whose range begins between paragraphs. */
  private pendingComments: string[] = [];

  constructor(parts: SideParts, limits: ParserLimits) {
    this.parts = parts;
    this.writer = new BlockWriter(limits);
  }

  add(item: BodyItem): void {
    this.pendingComments.push(...item.commentIds);
    if (item.kind === 'paragraph') this.addParagraphs(readParagraphs(item.element, this.parts.context));
    else {
      const table = readTable(item.rows, item.isFirst && item.isLast, this.parts.context);
      if (table.kind === 'frame') this.addParagraphs(table.paragraphs);
      else if (table.draft.text.trim() !== '') this.addBlock(table.draft, table.paragraphs);
    }
  }

  private addParagraphs(paragraphs: readonly ReadParagraph[]): void {
    for (const paragraph of paragraphs) {
      const { text, changes } = paragraph;
      if (paragraph.isContents || (text === '' && changes.length === 0)) {
        this.pendingComments.push(...paragraph.commentIds);
        continue;
      }
      const level = text === '' ? null : this.headings.next(paragraph);
      this.addBlock(
        {
          kind: level !== null ? 'heading' : paragraph.number !== null ? 'list_item' : 'paragraph',
          level,
          text,
          number: paragraph.number,
          paragraph: paragraph.paragraph,
          changes,
        },
        [paragraph],
      );
    }
  }

  private addBlock(draft: BlockDraft, paragraphs: readonly ReadParagraph[]): void {
    const block = this.writer.add(draft);
    for (const id of [
      ...this.pendingComments.splice(0),
      ...paragraphs.flatMap(({ commentIds }) => commentIds),
    ]) {
      if (!this.anchors.has(id)) this.anchors.set(id, block.id);
    }
    for (const { kind, id } of paragraphs.flatMap(({ notes }) => notes)) {
      const note = (kind === 'footnote' ? this.parts.footnotes : this.parts.endnotes).get(id)?.[0];
      if (!note) continue;
      this.notesShown[kind] += 1;
      const shown =
        kind === 'footnote' ? this.notesShown.footnote : formatNumber(this.notesShown.endnote, 'lowerRoman');
      const number = `[${shown}] `;
      this.writer.add({ kind: 'footnote', text: number + note.text, number, anchorId: block.id });
    }
  }

  /** Comments in the order of their places; those that hang on nothing come last. */
  addComments(): void {
    const { comments } = this.parts;
    const inOrder = [...this.anchors.keys()].filter((id) => comments.has(id));
    const loose = [...comments.keys()].filter((id) => !this.anchors.has(id));
    for (const id of [...inOrder, ...loose]) {
      for (const { text, author } of comments.get(id) ?? []) {
        this.writer.add({ kind: 'comment', text, author, anchorId: this.anchors.get(id) ?? null });
      }
    }
  }
}
