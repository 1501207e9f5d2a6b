import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { DOCX_STYLES, LANDSCAPE, PAGE } from './docx-styles.ts';
import { storable } from './storable.ts';

/** Makes the bytes of a Word file with our styles and page numbers. Takes long for long ones: call it in a worker. */
export async function packDocument(input: {
  title: string;
  children: FileChild[];
  landscape?: boolean;
}): Promise<Uint8Array> {
  const number = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT] })],
  });
  const file = new Document({
    title: storable(input.title),
    creator: '明法 Mingfa',
    ...DOCX_STYLES,
    sections: [
      {
        properties: { page: input.landscape ? LANDSCAPE : PAGE },
        footers: { default: new Footer({ children: [number] }) },
        children: input.children,
      },
    ],
  });
  return await Packer.toBuffer(file);
}
