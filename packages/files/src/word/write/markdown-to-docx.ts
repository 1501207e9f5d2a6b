import {
  BorderStyle,
  FootnoteReferenceRun,
  HeadingLevel,
  type IRunOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { PhrasingContent, RootContent, Table as TableNode } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm } from 'micromark-extension-gfm';
import { BULLETS, NUMBERS } from './docx-styles.ts';
import { NOTE } from './note-marks.ts';
import { storable } from './storable.ts';

/** Deeper lists and quotes are set like this depth. */
const DEPTH_MAX = 8;
const HEADINGS = [HeadingLevel.HEADING_3, HeadingLevel.HEADING_4, HeadingLevel.HEADING_5] as const;

interface WritingPosition {
  notes: readonly string[];
  depth: number;
  quoted: boolean;
  list: { reference: string; instance: number } | null;
  nextInstance: () => number;
}

/** Markdown as paragraphs and tables of Word; HTML stays text, pictures become their description. */
export function markdownToDocx(
  markdown: string,
  notes: readonly string[],
  nextInstance: () => number,
): (Paragraph | Table)[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm(), cjkFriendlyExtension()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return blocks(tree.children, { notes, depth: 0, quoted: false, list: null, nextInstance });
}

function blocks(nodes: RootContent[], place: WritingPosition): (Paragraph | Table)[] {
  return nodes.flatMap((node): (Paragraph | Table)[] => {
    switch (node.type) {
      case 'heading':
        return [
          new Paragraph({
            heading: HEADINGS[Math.min(node.depth, 3) - 1] ?? HeadingLevel.HEADING_5,
            children: runs(node.children, place, {}),
          }),
        ];
      case 'paragraph':
        return [paragraph(runs(node.children, place, {}), place)];
      case 'blockquote':
        return blocks(node.children, { ...deeper(place), quoted: true, list: null });
      case 'list': {
        const reference = node.ordered ? NUMBERS : BULLETS;
        const list = { reference, instance: place.nextInstance() };
        return node.children.flatMap((item) => listItem(item.children, { ...place, list }));
      }
      case 'code':
        return node.value
          .split('\n')
          .map((line) => paragraph([new TextRun({ text: plain(line), font: 'Consolas' })], place));
      case 'thematicBreak':
        return [
          new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'BBBBBB' } } }),
        ];
      case 'table':
        return [table(node, place)];
      case 'html':
        return [paragraph([new TextRun(plain(node.value))], place)];
      default:
        return [];
    }
  });
}

function listItem(children: RootContent[], place: WritingPosition): (Paragraph | Table)[] {
  return children.flatMap((child, index) => {
    if (child.type === 'list') return blocks([child], deeper(place));
    // What follows the first paragraph of an item is indented, without another bullet.
    return blocks([child], index === 0 ? place : { ...deeper(place), list: null });
  });
}

function paragraph(children: (TextRun | FootnoteReferenceRun)[], place: WritingPosition): Paragraph {
  const level = Math.min(place.depth, DEPTH_MAX);
  return new Paragraph({
    children,
    style: place.quoted ? 'Quoted' : 'Body',
    ...(place.list ? { numbering: { ...place.list, level } } : {}),
    ...(!place.list && level > 0 ? { indent: { left: level * 420 } } : {}),
  });
}

function table(node: TableNode, place: WritingPosition): Table {
  const rows = node.children.map(
    (row, index) =>
      new TableRow({
        tableHeader: index === 0,
        children: row.children.map(
          (cell) =>
            new TableCell({
              children: [
                new Paragraph({ children: runs(cell.children, place, index === 0 ? { bold: true } : {}) }),
              ],
            }),
        ),
      }),
  );
  return new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
}

function runs(
  nodes: PhrasingContent[],
  place: WritingPosition,
  style: IRunOptions,
): (TextRun | FootnoteReferenceRun)[] {
  return nodes.flatMap((node): (TextRun | FootnoteReferenceRun)[] => {
    switch (node.type) {
      case 'text':
        return withNotes(node.value, place.notes, style);
      case 'strong':
        return runs(node.children, place, { ...style, bold: true });
      case 'delete':
        return runs(node.children, place, { ...style, strike: true });
      // Chinese is not set in italics; what a model emphasises lightly stays plain.
      case 'emphasis':
      case 'linkReference':
        return runs(node.children, place, style);
      case 'link':
        return [
          ...runs(node.children, place, style),
          ...(textOf(node.children) === node.url ? [] : withNotes(` (${node.url})`, [], style)),
        ];
      case 'inlineCode':
        return [new TextRun({ ...style, text: plain(node.value), font: 'Consolas' })];
      case 'break':
        return [new TextRun({ ...style, break: 1 })];
      case 'image':
        return withNotes(node.alt ?? '', [], style);
      case 'html':
        return [new TextRun({ ...style, text: plain(node.value) })];
      default:
        return [];
    }
  });
}

/** Runs of a text, its marks as footnotes. */
export function withNotes(
  text: string,
  notes: readonly string[],
  style: IRunOptions,
): (TextRun | FootnoteReferenceRun)[] {
  // Odd places of the split are the numbers of notes.
  return text.split(NOTE).flatMap((piece, index): (TextRun | FootnoteReferenceRun)[] => {
    if (index % 2 === 0) return piece === '' ? [] : [new TextRun({ ...style, text: storable(piece) })];
    const note = notes[Number(piece)];
    if (note === undefined) return [];
    return [
      new FootnoteReferenceRun({
        children: [new Paragraph({ text: storable(note), style: 'FootnoteText' })],
      }),
    ];
  });
}

const deeper = (place: WritingPosition): WritingPosition => ({
  ...place,
  depth: Math.min(place.depth + 1, DEPTH_MAX),
});
const textOf = (nodes: PhrasingContent[]) =>
  nodes.map((node) => ('value' in node ? node.value : '')).join('');
const plain = (text: string) => storable(text.replace(NOTE, ''));
