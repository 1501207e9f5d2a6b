import {
  AlignmentType,
  Document,
  Footer,
  type ICommentOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { IMPLICIT_LABEL_KEY, implicitJson } from '../../labels/file-label.ts';
import type { PrintedComment, PrintedFile } from '../../printed/printed-file.ts';
import { setBlocks } from '../../printed/set-blocks.ts';
import { storable } from '../../printed/storable.ts';
import { type PlacedComments, placeComments } from '../place-comments.ts';
import { COURT_STYLES } from './court-styles.ts';
import { DOCX_STYLES } from './docx-styles.ts';
import { COURT_PAGE, LANDSCAPE, PAGE, textWidthOf } from './page-sizes.ts';
import { setDocxBlocks } from './set-docx-blocks.ts';

/** Half points. */
const FOOTER_SIZE = 16;
const PAGE_FOOT_SIZE = 24;
const COURT_NUMBER_SIZE = 21;
const COMMENT_SIZE = 20;
const FOOTER_COLOUR = '6B6878';

/** Makes the bytes of a Word file with our styles and page numbers. Takes long for long ones: call it beside the event loop. */
export async function writeWordFile(file: PrintedFile): Promise<Uint8Array> {
  const number = new Paragraph({
    alignment: AlignmentType.CENTER,
    // As the same file is numbered as a PDF: pages are counted, so that one that is missing is seen.
    children: [
      new TextRun({
        children:
          file.layout === 'court'
            ? ['第 ', PageNumber.CURRENT, ' 页 共 ', PageNumber.TOTAL_PAGES, ' 页']
            : [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
        ...(file.layout === 'court' ? { size: COURT_NUMBER_SIZE } : {}),
      }),
    ],
  });
  const { label } = file;
  const blocks = setBlocks(file.blocks);
  const placed = placeComments(blocks);
  const page = file.landscape ? LANDSCAPE : file.layout === 'court' ? COURT_PAGE : PAGE;
  const comments = commentsOf(file.comments ?? [], placed);
  const document = new Document({
    title: storable(file.title),
    creator: '明法 Mingfa',
    ...(comments.length > 0 ? { comments: { children: comments } } : {}),
    ...(label ? { customProperties: [{ name: IMPLICIT_LABEL_KEY, value: implicitJson(label) }] } : {}),
    ...(file.layout === 'court' ? COURT_STYLES : DOCX_STYLES),
    sections: [
      {
        properties: { page },
        footers: {
          default: new Footer({
            children: [
              ...(file.pageFoot ? pageFootOf(file.pageFoot) : []),
              ...(label?.text ? footnoteOf(label.text) : []),
              number,
            ],
          }),
        },
        children: [
          ...(label?.text ? remarkOf(label.text) : []),
          ...setDocxBlocks(blocks, { comments: placed, textWidth: textWidthOf(page) }),
          ...(label?.text && label.position === 'both' ? remarkOf(label.text) : []),
        ],
      },
    ],
  });
  return await Packer.toBuffer(document);
}

/** Those that stand somewhere. */
function commentsOf(comments: readonly PrintedComment[], placed: PlacedComments): ICommentOptions[] {
  const wanted = new Set([...placed.values()].flatMap(({ opens }) => opens));
  return comments.flatMap(({ author, text, at }, id) => {
    if (!wanted.has(id)) return [];
    const name = storable(author);
    const children = storable(text)
      .split('\n')
      .map(
        (line) =>
          new Paragraph({
            indent: { firstLine: 0 },
            children: [new TextRun({ text: line, size: COMMENT_SIZE })],
          }),
      );
    return [{ id, author: name, initials: [...name].slice(0, 2).join(''), date: new Date(at), children }];
  });
}

const remarkOf = (text: string): Paragraph[] => [
  new Paragraph({ style: 'Remark', children: [new TextRun(storable(text))] }),
];
/** Our own words on every page. */
const pageFootOf = (text: string): Paragraph[] => [
  new Paragraph({
    indent: { firstLine: 0 },
    children: [new TextRun({ text: storable(text), size: PAGE_FOOT_SIZE })],
  }),
];
/** The label on every page. */
const footnoteOf = (text: string): Paragraph[] => [
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ text: storable(text), size: FOOTER_SIZE, color: FOOTER_COLOUR })],
  }),
];
