import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  type FootnoteReferenceRun,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { IMPLICIT_LABEL_KEY, implicitJson } from '../../labels/file-label.ts';
import { COURT_STYLES } from './court-styles.ts';
import { DOCX_STYLES } from './docx-styles.ts';
import { markdownToDocx, withNotes } from './markdown-to-docx.ts';
import { COURT_PAGE, LANDSCAPE, PAGE } from './page-sizes.ts';
import { storable } from './storable.ts';
import type { WordBlock, WordCell, WordFile, WordRun, WordTable, WordText } from './word-file.ts';

const HEADINGS = {
  1: HeadingLevel.TITLE,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
  5: HeadingLevel.HEADING_5,
} as const;
const INDENT = 420;
const INDENT_MAX = 8;
const HEADER_FILL = 'F3F1FA';
/** Half points. */
const FOOTER_SIZE = 16;
const FOOTER_COLOUR = '6B6878';

/** Makes the bytes of a Word file with our styles and page numbers. Takes long for long ones: call it in a worker. */
export async function writeWordFile(file: WordFile): Promise<Uint8Array> {
  const number = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT] })],
  });
  const { label } = file;
  // Every list counts anew.
  let instance = 0;
  const nextInstance = () => {
    instance += 1;
    return instance;
  };
  const document = new Document({
    title: storable(file.title),
    creator: '明法 Mingfa',
    ...(label ? { customProperties: [{ name: IMPLICIT_LABEL_KEY, value: implicitJson(label) }] } : {}),
    ...(file.layout === 'court' ? COURT_STYLES : DOCX_STYLES),
    sections: [
      {
        properties: { page: file.landscape ? LANDSCAPE : file.layout === 'court' ? COURT_PAGE : PAGE },
        footers: {
          default: new Footer({ children: [...(label?.text ? footnoteOf(label.text) : []), number] }),
        },
        children: [
          ...(label?.text ? remarkOf(label.text) : []),
          ...file.blocks.flatMap((block) => childrenOf(block, nextInstance)),
          ...(label?.text && label.position === 'both' ? remarkOf(label.text) : []),
        ],
      },
    ],
  });
  return await Packer.toBuffer(document);
}

const remarkOf = (text: string): Paragraph[] => [
  new Paragraph({ style: 'Remark', children: [new TextRun(storable(text))] }),
];
/** The label on every page. */
const footnoteOf = (text: string): Paragraph[] => [
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ text: storable(text), size: FOOTER_SIZE, color: FOOTER_COLOUR })],
  }),
];

function childrenOf(block: WordBlock, nextInstance: () => number): FileChild[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: HEADINGS[block.level],
          pageBreakBefore: block.pageBreak,
          spacing: block.spacing,
          children: runsOf(block.text),
        }),
      ];
    case 'paragraph':
      return [
        new Paragraph({
          style: block.style,
          alignment: block.align === 'right' ? AlignmentType.RIGHT : undefined,
          spacing: block.spacing,
          indent: block.indent ? { left: INDENT * Math.min(INDENT_MAX, block.indent) } : undefined,
          children: block.notes ? notedRuns(block.text, block.notes) : runsOf(block.text),
        }),
      ];
    case 'markdown':
      return markdownToDocx(block.markdown, block.notes, nextInstance);
    case 'table':
      return [tableOf(block)];
  }
}

const runsOf = (text: WordText, look: Omit<WordRun, 'text'> = {}): TextRun[] =>
  (typeof text === 'string' ? [{ text }] : text).map((run) => {
    const { underline, ...rest } = { ...look, ...run };
    return new TextRun({ ...rest, text: storable(run.text), underline: underline ? {} : undefined });
  });

/** Runs with the footnotes whose marks stand in them. */
const notedRuns = (text: WordText, notes: readonly string[]): (TextRun | FootnoteReferenceRun)[] =>
  (typeof text === 'string' ? [{ text }] : text).flatMap(({ text: words, underline, ...look }) =>
    withNotes(words, notes, { ...look, underline: underline ? {} : undefined }),
  );

function tableOf({ columns, rows, size, wholeRows }: WordTable): Table {
  const row = (cells: readonly WordCell[], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader,
      cantSplit: isHeader || wholeRows,
      children: columns.map(
        ({ width, centred }, index) =>
          new TableCell({
            width: { size: width, type: WidthType.DXA },
            verticalAlign: VerticalAlignTable.TOP,
            margins: { top: 60, bottom: 60, left: 90, right: 90 },
            shading: isHeader ? { fill: HEADER_FILL } : undefined,
            children: paragraphsOf(cells[index] ?? '').map(
              (text) =>
                new Paragraph({
                  alignment: centred ? AlignmentType.CENTER : AlignmentType.LEFT,
                  spacing: { line: 264, after: 20 },
                  children: runsOf(text, { size, bold: isHeader }),
                }),
            ),
          }),
      ),
    });
  return new Table({
    columnWidths: columns.map(({ width }) => width),
    width: { size: columns.reduce((sum, { width }) => sum + width, 0), type: WidthType.DXA },
    rows: [
      row(
        columns.map(({ title }) => title),
        true,
      ),
      ...rows.map((cells) => row(cells, false)),
    ],
  });
}

const paragraphsOf = (cell: WordCell): readonly WordText[] => (typeof cell === 'string' ? [cell] : cell);
