import { escapeXml } from '../change/xml-tree.ts';
import type { LetterStyle } from './letter-styles.ts';

/** A row whose cells go over all columns together. */
export interface LetterRow {
  /** It comes again on every page. */
  isHead: boolean;
  /** It stands on one page. */
  isWhole: boolean;
  cells: readonly { columns: number; isFilled: boolean; isMiddle: boolean; paragraphs: string }[];
}

const FILL = 'F2F2F2';
const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join('');
const MARGINS =
  '<w:tblCellMar><w:top w:w="40" w:type="dxa"/><w:bottom w:w="40" w:type="dxa"/></w:tblCellMar>';

/** Tables as wide as the text, in the style of the letterhead. */
export class LetterTables {
  readonly #style: LetterStyle | null;
  readonly #textWidth: number;

  constructor(style: LetterStyle | null, textWidth: number) {
    this.#style = style;
    this.#textWidth = textWidth;
  }

  /** `shares` of the width, in percent. */
  table(shares: readonly number[], rows: readonly LetterRow[]): string {
    const widths = shares.map((share) => Math.max(1, Math.round((share / 100) * this.#textWidth)));
    const hasHead = rows[0]?.isHead === true;
    const properties = [
      this.#style ? `<w:tblStyle w:val="${escapeXml(this.#style.id)}"/>` : '',
      '<w:tblW w:w="5000" w:type="pct"/>',
      // A style of the letterhead draws its own lines.
      this.#style ? '' : `<w:tblBorders>${BORDERS}</w:tblBorders>`,
      `<w:tblLayout w:type="fixed"/>${MARGINS}<w:tblLook w:val="${hasHead ? '0020' : '0000'}"/>`,
    ].join('');
    const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
    const written = rows.map((row) => rowXml(row, widths)).join('');
    return `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>${written}</w:tbl>`;
  }
}

function rowXml({ isHead, isWhole, cells }: LetterRow, widths: readonly number[]): string {
  let from = 0;
  const written = cells.map(({ columns, isFilled, isMiddle, paragraphs }) => {
    const width = widths.slice(from, from + columns).reduce((sum, one) => sum + one, 0);
    from += columns;
    const properties = [
      `<w:tcW w:w="${width}" w:type="dxa"/>`,
      columns > 1 ? `<w:gridSpan w:val="${columns}"/>` : '',
      isFilled ? `<w:shd w:val="clear" w:color="auto" w:fill="${FILL}"/>` : '',
      isMiddle ? '<w:vAlign w:val="center"/>' : '',
    ].join('');
    return `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraphs}</w:tc>`;
  });
  const properties = (isWhole ? '<w:cantSplit/>' : '') + (isHead ? '<w:tblHeader/>' : '');
  return `<w:tr>${properties === '' ? '' : `<w:trPr>${properties}</w:trPr>`}${written.join('')}</w:tr>`;
}
