import { AlignmentType, type IPropertiesOptions, LineRuleType } from 'docx';
import { DOCX_STYLES, SINGLE } from './docx-styles.ts';

const LATIN = { ascii: 'Times New Roman', hAnsi: 'Times New Roman' };
const TITLE_FONT = { ...LATIN, eastAsia: '方正小标宋简体' };
const HEADING_FONT = { ...LATIN, eastAsia: '黑体' };
const SECOND_FONT = { ...LATIN, eastAsia: '楷体_GB2312' };
const BODY_FONT = { ...LATIN, eastAsia: '仿宋_GB2312' };
/** 28.9 pt, in twentieths: 22 lines on a page. */
const LINE = { line: 578, lineRule: LineRuleType.EXACT };
/** Two characters of 16 pt. */
const FIRST_LINE = 640;
const BLACK = '000000';

/**
 * Fonts and lines of court papers: 小标宋 22 pt, 黑体 and 楷体 16 pt for headings, 仿宋 16 pt in lines of exactly 28.9 pt. Fonts are named, not
 * carried along: where one is missing Word takes another.
 */
export const COURT_STYLES = {
  ...DOCX_STYLES,
  styles: {
    default: {
      document: { run: { font: BODY_FONT, size: 32 }, paragraph: { spacing: LINE } },
      title: {
        run: { font: TITLE_FONT, size: 44, color: BLACK },
        // With what stands around it as high as in the PDF, so that both have as many pages.
        paragraph: { alignment: AlignmentType.CENTER, spacing: { ...LINE, after: 80 }, keepNext: true },
      },
      heading2: {
        run: { font: HEADING_FONT, size: 32, color: BLACK },
        paragraph: { spacing: { ...LINE, before: 40 }, indent: { firstLine: FIRST_LINE }, keepNext: true },
      },
      heading3: {
        run: { font: SECOND_FONT, size: 32, color: BLACK },
        paragraph: {
          spacing: { ...LINE, before: 40 },
          indent: { firstLine: FIRST_LINE },
          keepNext: true,
        },
      },
      footnoteText: { run: { size: 18 }, paragraph: { spacing: SINGLE } },
    },
    paragraphStyles: [
      {
        id: 'Body',
        name: 'Body',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { indent: { firstLine: FIRST_LINE }, alignment: AlignmentType.BOTH },
      },
      {
        id: 'Quoted',
        name: 'Quoted',
        basedOn: 'Normal',
        quickFormat: true,
        run: { font: SECOND_FONT },
        paragraph: { indent: { left: FIRST_LINE, firstLine: FIRST_LINE }, alignment: AlignmentType.BOTH },
      },
      { id: 'Remark', name: 'Remark', basedOn: 'Normal', run: { size: 24, color: '555555' } },
    ],
  },
} satisfies Partial<IPropertiesOptions>;
