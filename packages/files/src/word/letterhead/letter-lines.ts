import { attributeOf, childOf, type XmlNode } from '../change/xml-tree.ts';
import type { LetterLine, LetterPicture } from './letterhead.ts';

type Piece = LetterLine['pieces'][number];

const LINES_MAX = 60;
const PIECES_MAX = 200;
const PIECE_CHARACTERS = 2000;
/** Written once more for older readers; what was deleted; what says how something looks. */
const SKIPPED = new Set(['Fallback', 'del', 'moveFrom', 'delText', 'pPr', 'rPr', 'sdtPr', 'tblPr', 'tcPr']);
const FIELDS: Readonly<Record<string, 'page' | 'pages'>> = {
  PAGE: 'page',
  NUMPAGES: 'pages',
  SECTIONPAGES: 'pages',
};

/** What tells of a style whether it is centred, and of a drawing what it is in its line: null where it stands elsewhere or is no picture. */
export interface LetterReading {
  isCentred: (style: string | null) => boolean;
  pictureOf: (drawing: XmlNode) => LetterPicture | null;
}

/** The words and pictures of a header or footer line by line; cells of a row stand in one line. */
export function readLetterLines(root: XmlNode, reading: LetterReading): LetterLine[] {
  return linesOf(root, reading)
    .map(({ align, pieces }) => ({ align, pieces: joined(pieces) }))
    .filter(({ pieces }) =>
      pieces.some((one) => 'field' in one || 'picture' in one || ('text' in one && one.text.trim() !== '')),
    )
    .slice(0, LINES_MAX);
}

function linesOf(parent: XmlNode, reading: LetterReading): LetterLine[] {
  return parent.children.flatMap((child): LetterLine[] => {
    if (SKIPPED.has(child.local)) return [];
    if (child.local === 'p') return linesOfParagraph(child, reading);
    if (child.local === 'tr') return linesOfRow(child, reading);
    return linesOf(child, reading);
  });
}

/** Lines of the same height in neighbouring cells are one. */
function linesOfRow(row: XmlNode, reading: LetterReading): LetterLine[] {
  const cells = row.children
    .filter(({ local }) => local === 'tc' || local === 'sdt')
    .map((cell) => linesOf(cell, reading));
  if (cells.length === 1) return cells[0] ?? [];
  const height = Math.max(0, ...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) => ({
    align: 'left' as const,
    pieces: cells.flatMap((lines, index): Piece[] => [
      ...(index > 0 ? [{ tab: true } as const] : []),
      ...(lines[at]?.pieces ?? []),
    ]),
  }));
}

function linesOfParagraph(paragraph: XmlNode, reading: LetterReading): LetterLine[] {
  const lines: Piece[][] = [[]];
  const boxes: XmlNode[] = [];
  /** Fields that are open, the innermost last: its code so far, and whether its result has begun. */
  const open: { code: string; result: boolean; isNumber: boolean }[] = [];
  const put = (piece: Piece) => lines.at(-1)?.push(piece);
  const numberOf = (code: string) => FIELDS[/^\s*([A-Z]+)/i.exec(code)?.[1]?.toUpperCase() ?? ''];
  const read = (node: XmlNode): void => {
    if (SKIPPED.has(node.local)) return;
    const field = open.at(-1);
    const isHidden = open.some(({ result, isNumber }) => !result || isNumber);
    switch (node.local) {
      case 'drawing': {
        const picture = isHidden ? null : reading.pictureOf(node);
        if (picture) put({ picture });
        else node.children.forEach(read);
        return;
      }
      case 'txbxContent':
        boxes.push(node);
        return;
      case 'instrText':
        if (field) field.code += node.text;
        return;
      case 'fldSimple': {
        const number = numberOf(attributeOf(node, 'instr') ?? '');
        if (number && !isHidden) put({ field: number });
        else node.children.forEach(read);
        return;
      }
      case 'fldChar': {
        const type = attributeOf(node, 'fldCharType');
        if (type === 'begin') open.push({ code: '', result: false, isNumber: false });
        else if (type === 'end') {
          // A number whose result was never worked out is one all the same.
          const ended = open.pop();
          const number = ended && !ended.result ? numberOf(ended.code) : undefined;
          if (number) put({ field: number });
        } else if (field) {
          field.result = true;
          const number = numberOf(field.code);
          field.isNumber = number !== undefined;
          if (number) put({ field: number });
        }
        return;
      }
      case 't':
        if (!isHidden) put({ text: node.text });
        return;
      case 'tab':
      case 'ptab':
        if (!isHidden) put({ tab: true });
        return;
      case 'br':
      case 'cr':
        if (!isHidden) lines.push([]);
        return;
      default:
        node.children.forEach(read);
    }
  };
  paragraph.children.forEach(read);
  const align = alignOf(paragraph, reading);
  return [...lines.map((pieces) => ({ align, pieces })), ...boxes.flatMap((box) => linesOf(box, reading))];
}

function alignOf(paragraph: XmlNode, reading: LetterReading): LetterLine['align'] {
  const format = childOf(paragraph, 'pPr');
  const value = (name: string) => {
    const found = format && childOf(format, name);
    return found ? attributeOf(found, 'val') : null;
  };
  const side = value('jc');
  if (side === 'center' || (side === null && reading.isCentred(value('pStyle')))) return 'centred';
  return side === 'right' || side === 'end' ? 'right' : 'left';
}

/** Words that follow each other are one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last && 'text' in last && 'text' in piece)
      found[found.length - 1] = { text: (last.text + piece.text).slice(0, PIECE_CHARACTERS) };
    else found.push('text' in piece ? { text: piece.text.slice(0, PIECE_CHARACTERS) } : piece);
  }
  return found.slice(0, PIECES_MAX);
}
