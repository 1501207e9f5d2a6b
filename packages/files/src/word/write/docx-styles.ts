import { AlignmentType, type IPropertiesOptions, LevelFormat, LineRuleType } from 'docx';

/** Name of the numbering of bulleted lists. */
export const BULLETS = 'bullets';
/** Name of the numbering of numbered lists. */
export const NUMBERS = 'numbers';

const BODY_FONT = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: 'SimSun' };
const HEADING_FONT = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: 'SimHei' };
/** A heading is not left alone at the foot of a page. Single lines at the ends of pages are kept off by Word itself where nothing is said. */
const KEPT = { keepNext: true, keepLines: true };
/** Of small print: as high as its letters want. */
export const SINGLE = { line: 240, lineRule: LineRuleType.AUTO, after: 0 };
const LEVELS = Array.from({ length: 9 }, (_, level) => level);
const indentOf = (level: number) => ({ left: 420 * (level + 1), hanging: 420 });

/** A4, margins and lines as Chinese office papers have them; sizes are half points, lines 240ths. */
export const DOCX_STYLES = {
  styles: {
    default: {
      document: {
        run: { font: BODY_FONT, size: 24 },
        paragraph: {
          // As high as in the PDF, whatever font a machine has, so that both have as many pages; pictures make a line higher.
          spacing: { line: 408, lineRule: LineRuleType.AT_LEAST, after: 60 },
        },
      },
      title: {
        run: { font: HEADING_FONT, size: 36, bold: true },
        paragraph: { ...KEPT, spacing: { after: 160 } },
      },
      heading2: { run: { font: HEADING_FONT, size: 28, bold: true, color: '1F1D2B' }, paragraph: KEPT },
      heading3: { run: { font: HEADING_FONT, size: 26, bold: true, color: '1F1D2B' }, paragraph: KEPT },
      heading4: { run: { font: HEADING_FONT, size: 24, bold: true, color: '1F1D2B' }, paragraph: KEPT },
      heading5: { run: { font: HEADING_FONT, size: 24, color: '1F1D2B' }, paragraph: KEPT },
      footnoteText: { run: { size: 18 }, paragraph: { spacing: SINGLE } },
    },
    paragraphStyles: [
      { id: 'Body', name: 'Body', basedOn: 'Normal', quickFormat: true },
      {
        id: 'Quoted',
        name: 'Quoted',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: {
          indent: { left: 420 },
          border: { left: { style: 'single', size: 12, color: '5B3FC4', space: 8 } },
        },
      },
      {
        id: 'Remark',
        name: 'Remark',
        basedOn: 'Normal',
        run: { size: 18, color: '6B6878' },
        paragraph: { spacing: { line: 280, lineRule: LineRuleType.AT_LEAST } },
      },
    ],
  },
  numbering: {
    config: [
      {
        reference: BULLETS,
        levels: LEVELS.map((level) => ({
          level,
          format: LevelFormat.BULLET,
          text: level % 2 === 0 ? '•' : '–',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: indentOf(level) } },
        })),
      },
      {
        reference: NUMBERS,
        levels: LEVELS.map((level) => ({
          level,
          format: LevelFormat.DECIMAL,
          text: `%${level + 1}.`,
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: indentOf(level) } },
        })),
      },
    ],
  },
} satisfies Partial<IPropertiesOptions>;
