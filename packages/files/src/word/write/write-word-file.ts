import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { IMPLICIT_LABEL_KEY, implicitJson } from '../../labels/file-label.ts';
import type { PrintedFile } from '../../printed/printed-file.ts';
import { setBlocks } from '../../printed/set-blocks.ts';
import { storable } from '../../printed/storable.ts';
import { COURT_STYLES } from './court-styles.ts';
import { DOCX_STYLES } from './docx-styles.ts';
import { COURT_PAGE, LANDSCAPE, PAGE } from './page-sizes.ts';
import { setDocxBlocks } from './set-docx-blocks.ts';

/** Half points. */
const FOOTER_SIZE = 16;
const FOOTER_COLOUR = '6B6878';

/** Makes the bytes of a Word file with our styles and page numbers. Takes long for long ones: call it beside the event loop. */
export async function writeWordFile(file: PrintedFile): Promise<Uint8Array> {
  const number = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT] })],
  });
  const { label } = file;
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
          ...setDocxBlocks(setBlocks(file.blocks)),
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
