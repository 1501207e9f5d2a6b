import type { PrintedSpacing } from '../../printed/printed-file.ts';
import type { SetBlock, SetForm, SetLine, SetParagraph, SetTable } from '../../printed/set-block.ts';
import { isWholeRow } from '../../printed/whole-row.ts';
import { escapeXml } from '../change/xml-tree.ts';
import type { LetterRuns } from './letter-runs.ts';
import type { LetterStyle, LetterStyles } from './letter-styles.ts';
import { type LetterRow, LetterTables } from './letter-tables.ts';

const INDENT = 420;
const DEPTH_MAX = 8;
const REMARK = { size: 18, color: '595959' };
/** Half points of a title and of headings where the letterhead has no style for them. */
const TITLE_SIZE = 36;
const HEADING_SIZES = [28, 26, 24];

/** What a paragraph has beside its style; XML of its format, in the order that the standard wants. */
interface ParagraphFormat {
  style?: LetterStyle | null;
  isNumbered?: boolean;
  keep?: boolean;
  pageBreak?: boolean | undefined;
  rule?: boolean;
  spacing?: PrintedSpacing | undefined;
  /** Twentieths of a point. */
  left?: number;
  hanging?: number;
  firstLine?: false;
  align?: 'left' | 'right' | 'centred' | undefined;
  outline?: number;
}

/** Blocks as paragraphs and tables in the styles of a letterhead. */
export class LetterBlocks {
  readonly #styles: LetterStyles;
  readonly #runs: LetterRuns;
  /** The strict form calls the right side `end`. */
  readonly #strict: boolean;
  readonly #tables: LetterTables;

  /** `textWidth`: between the margins, in twentieths of a point. */
  constructor(
    styles: LetterStyles,
    runs: LetterRuns,
    { strict, textWidth }: { strict: boolean; textWidth: number },
  ) {
    this.#styles = styles;
    this.#runs = runs;
    this.#strict = strict;
    this.#tables = new LetterTables(styles.table, textWidth);
  }

  blocks(blocks: readonly SetBlock[], depth = 0, quoted = false): string {
    return blocks.map((block) => this.#block(block, Math.min(depth, DEPTH_MAX), quoted)).join('');
  }

  /** Small print of the file itself. */
  remark(text: string): string {
    return this.#paragraph({ kind: 'paragraph', style: 'Remark', line: [{ kind: 'text', text }] }, 0, false);
  }

  #block(block: SetBlock, depth: number, quoted: boolean): string {
    switch (block.kind) {
      case 'heading':
        return this.#heading(block);
      case 'paragraph':
        return this.#paragraph(block, depth, quoted);
      case 'together':
        return block.blocks
          .map((one, at) => this.#paragraph(one, depth, quoted, at < block.blocks.length - 1))
          .join('');
      case 'quote':
        return this.blocks(block.blocks, depth + 1, true);
      case 'list':
        return block.items
          .map((item, at) => this.#item(item, block.ordered ? `${block.start + at}.` : '•', depth))
          .join('');
      case 'code':
        return block.lines
          .map((text) => this.#p(this.#runs.line([{ kind: 'text', text, code: true }]), { firstLine: false }))
          .join('');
      case 'rule':
        return this.#p('', { rule: true });
      case 'table':
        return this.#table(block);
      case 'form':
        return this.#form(block);
      // No letter is drawn from tables: its words stand for it.
      case 'chart':
        return this.remark(block.alternative);
      case 'page_break':
        return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
    }
  }

  #heading({ level, line, spacing, pageBreak, align }: Extract<SetBlock, { kind: 'heading' }>): string {
    if (level === 1) {
      const style = this.#styles.title;
      const look = style ? {} : { size: TITLE_SIZE, bold: true };
      const side = style ? undefined : (align ?? 'centred');
      return this.#p(this.#runs.line(line, look), {
        ...{
          style,
          spacing: spacing ?? (style ? undefined : { after: 240 }),
          pageBreak,
          align: align ?? side,
        },
        ...(style ? {} : { firstLine: false }),
      });
    }
    const at = Math.min(level - 2, 2);
    const style = this.#styles.headings[at] ?? null;
    const look = style ? {} : { size: HEADING_SIZES[at] ?? 24, bold: true };
    return this.#p(this.#runs.line(line, look), {
      ...{ style, spacing, pageBreak, align, keep: true },
      ...(style ? {} : { outline: at, firstLine: false }),
    });
  }

  #item(blocks: readonly SetBlock[], sign: string, depth: number): string {
    const left = INDENT * (Math.min(depth, DEPTH_MAX) + 1);
    return blocks
      .map((block, at) => {
        if (block.kind === 'list') return this.blocks([block], depth + 1);
        if (block.kind !== 'paragraph') return this.blocks([block], depth + 1);
        const line: SetLine = at === 0 ? [{ kind: 'text', text: `${sign}\t` }, ...block.line] : block.line;
        return this.#p(this.#runs.line(line), {
          left,
          ...(at === 0 ? { hanging: INDENT } : { firstLine: false }),
        });
      })
      .join('');
  }

  #paragraph(
    { style, line, align, firstLine, spacing, indent = 0 }: SetParagraph,
    depth: number,
    quoted: boolean,
    keep = false,
  ): string {
    const isQuote = quoted || style === 'Quoted';
    const quote = isQuote ? this.#styles.quote : null;
    const isRemark = style === 'Remark';
    const steps = Math.min(indent + depth + (isQuote && !quote && depth === 0 ? 1 : 0), DEPTH_MAX);
    return this.#p(this.#runs.line(line, isRemark ? REMARK : {}), {
      ...{ style: quote ?? this.#styles.body, isNumbered: quote === null && this.#styles.isBodyNumbered },
      ...{ keep, spacing, align, ...(steps > 0 ? { left: INDENT * steps } : {}) },
      ...(firstLine === false || align || isRemark ? { firstLine: false as const } : {}),
    });
  }

  #p(inner: string, format: ParagraphFormat): string {
    const { style, keep, pageBreak, rule, spacing, left, hanging, firstLine, align, outline } = format;
    const isNumbered = style?.isNumbered || format.isNumbered;
    const indent = [
      left === undefined ? '' : ` w:left="${left}"`,
      hanging === undefined
        ? firstLine === false
          ? ' w:firstLineChars="0" w:firstLine="0"'
          : ''
        : ` w:hangingChars="0" w:hanging="${hanging}"`,
    ].join('');
    const room = (['before', 'after', 'line'] as const)
      .flatMap((name) => (spacing?.[name] === undefined ? [] : ` w:${name}="${spacing[name]}"`))
      .join('');
    const properties = [
      style ? `<w:pStyle w:val="${escapeXml(style.id)}"/>` : '',
      keep ? '<w:keepNext/><w:keepLines/>' : '',
      pageBreak ? '<w:pageBreakBefore/>' : '',
      // Documents bring their numbers as words.
      isNumbered ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>' : '',
      rule ? '<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="1" w:color="BBBBBB"/></w:pBdr>' : '',
      room === '' ? '' : `<w:spacing${room}/>`,
      indent === '' ? '' : `<w:ind${indent}/>`,
      align ? `<w:jc w:val="${this.#side(align)}"/>` : '',
      outline === undefined ? '' : `<w:outlineLvl w:val="${outline}"/>`,
    ].join('');
    return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${inner}</w:p>`;
  }

  #side(align: 'left' | 'right' | 'centred'): string {
    if (align === 'centred') return 'center';
    if (this.#strict) return align === 'left' ? 'start' : 'end';
    return align;
  }

  #table({ columns, head, rows, size, wholeRows }: SetTable): string {
    const widths = columns.map(({ width }) => width ?? 1);
    const whole = widths.reduce((sum, width) => sum + width, 0);
    const row = (cells: readonly (readonly SetLine[])[], isHead: boolean): LetterRow => ({
      ...{ isHead, isWhole: isHead || wholeRows },
      cells: columns.map(({ align }, at) => ({
        ...{ columns: 1, isFilled: isHead && this.#styles.table === null, isMiddle: false },
        paragraphs: this.#cell(cells[at] ?? [], size, align, isHead),
      })),
    });
    return this.#tables.table(
      widths.map((width) => (width / whole) * 100),
      [row(head, true), ...rows.map((cells) => row(cells, false))],
    );
  }

  #form({ widths, rows, headRows, size }: SetForm): string {
    return this.#tables.table(
      widths,
      rows.map((cells, at) => ({
        ...{ isHead: at < headRows, isWhole: at < headRows || isWholeRow(cells) },
        cells: cells.map(({ lines, columns, role }) => ({
          ...{ columns, isFilled: role === 'section' || role === 'head', isMiddle: role !== 'content' },
          paragraphs: this.#cell(lines, size, role === 'content' ? 'left' : 'centred', role === 'section'),
        })),
      })),
    );
  }

  #cell(
    lines: readonly SetLine[],
    size: number | null,
    align: SetTable['columns'][number]['align'],
    keep: boolean,
  ): string {
    return (lines.length > 0 ? lines : [[]])
      .map((line) =>
        this.#p(this.#runs.line(line, size === null ? {} : { size }), {
          ...{ style: this.#styles.body, isNumbered: this.#styles.isBodyNumbered, keep, firstLine: false },
          ...{
            spacing: { before: 20, after: 20 },
            align,
          },
        }),
      )
      .join('');
  }
}
