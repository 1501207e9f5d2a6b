import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  ImageRun,
  LineRuleType,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { drawChartPng } from '../../charts/draw-chart.ts';
import type { PrintedChart } from '../../printed/printed-file.ts';
import type { SetBlock, SetLine, SetParagraph, SetTable } from '../../printed/set-block.ts';
import type { PlacedComments } from '../place-comments.ts';
import { runsOf } from './docx-runs.ts';
import { BULLETS, NUMBERS } from './docx-styles.ts';
import { endingAnywhere } from './ending-anywhere.ts';
import { setDocxForm } from './set-docx-form.ts';

/** Deeper lists and quotes are set like this depth. */
const DEPTH_MAX = 8;
const INDENT = 420;
/** Of a cell that names no size; half points. */
const CELL_SIZE = 21;
const HEADER_FILL = 'F3F1FA';
const HEADINGS = {
  1: HeadingLevel.TITLE,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
  5: HeadingLevel.HEADING_5,
} as const;

interface WritingPlace {
  depth: number;
  quoted: boolean;
  list: { reference: string; instance: number } | null;
  /** Every list counts anew. */
  nextInstance: () => number;
  comments: PlacedComments;
  /** Of the text, in dots of 96 to an inch. */
  textWidth: number;
}

/** Blocks as paragraphs and tables of Word, with the ends of comments. */
export function setDocxBlocks(
  blocks: readonly SetBlock[],
  { comments, textWidth }: Pick<WritingPlace, 'comments' | 'textWidth'>,
): (Paragraph | Table)[] {
  let instance = 0;
  const nextInstance = () => {
    instance += 1;
    return instance;
  };
  return childrenOf(blocks, { depth: 0, quoted: false, list: null, nextInstance, comments, textWidth });
}

function childrenOf(blocks: readonly SetBlock[], place: WritingPlace): (Paragraph | Table)[] {
  return blocks.flatMap((block) => childOf(block, place));
}

function childOf(block: SetBlock, place: WritingPlace): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: HEADINGS[block.level],
          pageBreakBefore: block.pageBreak,
          alignment: block.align && AlignmentType.CENTER,
          spacing: block.spacing,
          children: runsOf(block.line, place.comments),
        }),
      ];
    case 'paragraph':
      return [paragraphOf(block, place)];
    case 'quote':
      return childrenOf(block.blocks, { ...deeper(place), quoted: true, list: null });
    case 'list': {
      const reference = block.ordered ? NUMBERS : BULLETS;
      const list = { reference, instance: place.nextInstance() };
      return block.items.flatMap((item) => itemOf(item, { ...place, list }));
    }
    case 'code':
      return block.lines.map((text) =>
        paragraphOf({ kind: 'paragraph', style: 'Body', line: [{ kind: 'text', text, code: true }] }, place),
      );
    case 'rule':
      return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'BBBBBB' } } })];
    case 'table':
      return [tableOf(block, place.comments)];
    case 'form':
      return [setDocxForm(block, place.comments)];
    case 'together':
      return block.blocks.map((one, at) => paragraphOf(one, place, at < block.blocks.length - 1));
    case 'chart':
      return [chartOf(block, place.textWidth)];
    case 'page_break':
      return [new Paragraph({ children: [new PageBreak()] })];
  }
}

function itemOf(blocks: readonly SetBlock[], place: WritingPlace): (Paragraph | Table)[] {
  return blocks.flatMap((block, index) => {
    if (block.kind === 'list') return childrenOf([block], deeper(place));
    // What follows the first paragraph of an item is indented, without another bullet.
    return childrenOf([block], index === 0 ? place : { ...deeper(place), list: null });
  });
}

function paragraphOf(
  { style, line, align, firstLine, spacing, indent = 0 }: SetParagraph,
  place: WritingPlace,
  keepNext = false,
): Paragraph {
  const level = Math.min(place.depth, DEPTH_MAX);
  const steps = Math.min(indent + (place.list ? 0 : level), DEPTH_MAX);
  return new Paragraph({
    children: runsOf(line, place.comments),
    ...endingAnywhere(line),
    style: place.quoted ? 'Quoted' : style,
    alignment: align && ALIGNMENTS[align],
    spacing: spacing?.line === undefined ? spacing : { ...spacing, lineRule: LineRuleType.AUTO },
    ...(keepNext ? { keepNext, keepLines: true } : {}),
    ...(place.list ? { numbering: { ...place.list, level } } : {}),
    ...(steps > 0 || firstLine === false || align
      ? { indent: { left: INDENT * steps, ...(firstLine === false || align ? { firstLine: 0 } : {}) } }
      : {}),
  });
}

/** As a picture: of a drawing every programme makes something else. */
function chartOf(chart: PrintedChart, textWidth: number): Paragraph {
  const { width, height, alternative } = chart;
  const transformation = { width: textWidth, height: Math.round((height * textWidth) / width) };
  const altText = { name: alternative, title: '', description: alternative };
  return new Paragraph({
    indent: { firstLine: 0 },
    children: [new ImageRun({ type: 'png', data: drawChartPng(chart), transformation, altText })],
  });
}

function tableOf(table: SetTable, comments: PlacedComments): Table {
  const { columns } = table;
  const widths = columns.flatMap(({ width }) => width ?? []);
  const rows = [table.head, ...table.rows].map((cells, index) => rowOf(cells, index === 0, table, comments));
  // As wide as the text where nobody said how wide its columns are.
  if (widths.length < columns.length)
    return new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
  return new Table({
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    rows,
  });
}

const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  right: AlignmentType.RIGHT,
  centred: AlignmentType.CENTER,
};

function rowOf(
  cells: readonly (readonly SetLine[])[],
  isHead: boolean,
  { columns, size, wholeRows }: SetTable,
  comments: PlacedComments,
): TableRow {
  const children = columns.map(({ width, align }, index) => {
    const lines = cells[index] ?? [];
    if (width === null)
      return new TableCell({
        children: lines.map(
          (line) =>
            new Paragraph({
              ...endingAnywhere(line),
              ...{ alignment: ALIGNMENTS[align], children: runsOf(line, comments) },
            }),
        ),
      });
    return new TableCell({
      width: { size: width, type: WidthType.DXA },
      verticalAlign: VerticalAlignTable.TOP,
      margins: { top: 60, bottom: 60, left: 90, right: 90 },
      shading: isHead ? { fill: HEADER_FILL } : undefined,
      children: lines.map(
        (line) =>
          new Paragraph({
            ...endingAnywhere(line),
            alignment: ALIGNMENTS[align],
            // The letters and 4 pt, as in the PDF.
            spacing: { line: (size ?? CELL_SIZE) * 10 + 80, lineRule: LineRuleType.AT_LEAST, after: 20 },
            children: runsOf(line, comments, size === null ? {} : { size }),
          }),
      ),
    });
  });
  return new TableRow({ tableHeader: isHead, ...(isHead || wholeRows ? { cantSplit: true } : {}), children });
}

const deeper = (place: WritingPlace): WritingPlace => ({
  ...place,
  depth: Math.min(place.depth + 1, DEPTH_MAX),
});
