import type { DocumentBlock } from '@mingfa/contract/document-content';
import { attributeOf, childOf, childrenOf, type XmlElement } from '../../office/read-xml.ts';
import type { BlockDraft } from '../../reading/cut-draft.ts';

type Cell = NonNullable<DocumentBlock['rows']>[number][number];

/** Placeholders that repeat on every slide. */
const FURNITURE = new Set(['dt', 'ftr', 'sldNum', 'hdr']);
const TITLES = new Set(['title', 'ctrTitle']);

/** What stands on a slide, its title first, then shapes, tables and groups in the order of the file. */
export function readSlide(root: XmlElement): BlockDraft[] {
  const tree = childOf(childOf(root, 'cSld'), 'spTree');
  const titles: BlockDraft[] = [];
  const others: BlockDraft[] = [];
  for (const shape of shapesOf(tree)) {
    const type = placeholderOf(shape);
    if (type !== null && FURNITURE.has(type)) continue;
    if (shape.local === 'graphicFrame') others.push(...readTable(shape));
    else if (type !== null && TITLES.has(type)) {
      const text = linesOf(childOf(shape, 'txBody'))
        .map(({ text }) => text)
        .join(' ');
      if (text !== '') titles.push({ kind: 'heading', level: 1, text });
    } else {
      for (const { text, isItem } of linesOf(childOf(shape, 'txBody'))) {
        others.push({ kind: isItem ? 'list_item' : 'paragraph', text });
      }
    }
  }
  return [...titles, ...others];
}

/** The speaker's notes: the text of the notes page that is no picture of the slide and no page number. */
export function readSlideNotes(root: XmlElement): string[] {
  const tree = childOf(childOf(root, 'cSld'), 'spTree');
  return [...shapesOf(tree)]
    .filter((shape) => placeholderOf(shape) === 'body')
    .flatMap((shape) => linesOf(childOf(shape, 'txBody')).map(({ text }) => text));
}

/** Shapes and frames, those in groups too; of two forms of one shape the first. */
function* shapesOf(tree: XmlElement | null): Generator<XmlElement> {
  const waiting = tree?.children.toReversed() ?? [];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (element.local === 'sp' || element.local === 'graphicFrame') yield element;
    else if (element.local !== 'Fallback') waiting.push(...element.children.toReversed());
  }
}

/** The role of a shape in the layout; null for one of its own. A body has no type. */
function placeholderOf(shape: XmlElement): string | null {
  const properties = shape.children.find(({ local }) => /^nv.+Pr$/.test(local));
  const placeholder = childOf(childOf(properties, 'nvPr'), 'ph');
  return placeholder ? (attributeOf(placeholder, 'type') ?? 'obj') : null;
}

function linesOf(body: XmlElement | null): { text: string; isItem: boolean }[] {
  return childrenOf(body, 'p').flatMap((paragraph) => {
    const text = textOf(paragraph);
    const properties = childOf(paragraph, 'pPr');
    const isItem =
      properties?.children.some(
        ({ local }) => local === 'buChar' || local === 'buAutoNum' || local === 'buBlip',
      ) ?? false;
    return text === '' ? [] : [{ text, isItem }];
  });
}

function textOf(paragraph: XmlElement): string {
  let text = '';
  const waiting = paragraph.children.toReversed();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (element.local === 't') text += element.text;
    else if (element.local === 'br') text += '\n';
    else if (element.local === 'fld' && attributeOf(element, 'type') === 'slidenum') continue;
    else if (element.local !== 'pPr' && element.local !== 'rPr' && element.local !== 'Fallback') {
      waiting.push(...element.children.toReversed());
    }
  }
  return text.trim();
}

function readTable(frame: XmlElement): BlockDraft[] {
  const table = childOf(childOf(childOf(frame, 'graphic'), 'graphicData'), 'tbl');
  if (!table) return [];
  const rows = childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc').flatMap((cell): Cell[] => {
      const isCovered = [attributeOf(cell, 'hMerge'), attributeOf(cell, 'vMerge')].some(
        (value) => value === '1' || value === 'true',
      );
      if (isCovered) return [];
      const text = linesOf(childOf(cell, 'txBody'))
        .map((line) => line.text)
        .join('\n');
      return [{ text, paragraph: null, columnSpan: span(cell, 'gridSpan'), rowSpan: span(cell, 'rowSpan') }];
    }),
  );
  const text = rows.map((row) => row.map((cell) => cell.text.replace(/[\n\t]/g, ' ')).join('\t')).join('\n');
  return text.trim() === '' ? [] : [{ kind: 'table', text, rows }];
}

function span(cell: XmlElement, name: string): number {
  const value = Number(attributeOf(cell, name) ?? 1);
  return Number.isInteger(value) && value >= 1 && value <= 1000 ? value : 1;
}
