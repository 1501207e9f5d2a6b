import { readWordText } from '../read/word-text.ts';
import type { WordDocument } from './word-document.ts';
import { attributeOf, type XmlNode } from './xml-tree.ts';

/** A complex field that begins and ends in one paragraph; it is struck as a whole or not at all. */
export interface ParagraphField {
  /** Children of runs from the beginning to the end of the field. */
  nodes: Set<XmlNode>;
  /** Characters of its result. */
  start: number;
  end: number;
}

/** Characters of a paragraph that one child of a run brings. */
export interface Piece {
  run: XmlNode;
  child: XmlNode;
  start: number;
  end: number;
  /** Only the characters of a `w:t` can be parted. */
  divisible: boolean;
  /** Whether it can be struck out: not in a locked or bound control, a computed field, ruby or a formula. */
  editable: boolean;
  /** Inside somebody's insertion. */
  inserted: boolean;
  field: ParagraphField | null;
}

/** The text of a paragraph and the pieces of the source it stands in. */
export interface ParagraphText {
  node: XmlNode;
  text: string;
  pieces: Piece[];
}

/** Elements between a paragraph and its runs. */
const INLINE = ['hyperlink', 'ins', 'moveTo', 'smartTag', 'customXml', 'bdo', 'dir', 'sdt', 'sdtContent'];

/** The text of a paragraph with what can be done at each of its characters. */
export function readParagraph(word: WordDocument, node: XmlNode): ParagraphText {
  const { text, pieces } = readWordText(node);
  const fields = readFields(word, node);
  const fixed = hasFixedControlAround(word, node);
  const read = pieces.map(({ element, run, start, end, divisible }): Piece => {
    const at = run ?? node;
    return {
      run: at,
      child: element,
      start,
      end,
      divisible,
      editable: !fixed && element.parent === at && isPlainlyIn(word, at, node) && !fields.open.has(element),
      inserted: word.around(at, 'ins', node) !== null || word.around(at, 'moveTo', node) !== null,
      field: fields.closed.get(element) ?? null,
    };
  });
  for (const piece of read) {
    if (!piece.field) continue;
    piece.field.start = Math.min(piece.field.start, piece.start);
    piece.field.end = Math.max(piece.field.end, piece.end);
  }
  return { node, text, pieces: read };
}

/** Whether a run hangs in the paragraph by nothing but links, insertions and free controls. */
function isPlainlyIn(word: WordDocument, run: XmlNode, paragraph: XmlNode): boolean {
  for (let at = run.parent; at !== paragraph; at = at.parent) {
    if (!at || !word.is(at, ...INLINE)) return false;
    if (word.is(at, 'sdt') && isFixedControl(word, at)) return false;
  }
  return word.is(run, 'r');
}

/** A control that is locked, or whose text Word takes from data elsewhere in the package. */
function isFixedControl(word: WordDocument, control: XmlNode): boolean {
  const properties = word.child(control, 'sdtPr');
  if (!properties) return false;
  const lock = word.child(properties, 'lock');
  const isLocked = lock !== null && /contentLocked/i.test(attributeOf(lock, 'val') ?? '');
  return isLocked || properties.children.some(({ local }) => local === 'dataBinding');
}

function hasFixedControlAround(word: WordDocument, paragraph: XmlNode): boolean {
  for (let at = paragraph.parent; at; at = at.parent) {
    if (word.is(at, 'sdt') && isFixedControl(word, at)) return true;
  }
  return false;
}

/** Complex fields of a paragraph, the outermost of nested ones; `open` is what belongs to one that leaves the paragraph. */
function readFields(
  word: WordDocument,
  paragraph: XmlNode,
): { closed: Map<XmlNode, ParagraphField>; open: Set<XmlNode> } {
  const closed = new Map<XmlNode, ParagraphField>();
  const open = new Set<XmlNode>();
  let before: XmlNode[] = [];
  let field: XmlNode[] | null = null;
  let depth = 0;
  for (const node of runChildren(word, paragraph)) {
    const type = word.is(node, 'fldChar') ? attributeOf(node, 'fldCharType') : null;
    if (type === 'begin') {
      depth += 1;
      field ??= [];
    }
    before.push(node);
    field?.push(node);
    if (type !== 'end') continue;
    if (depth === 0) {
      // It began in an earlier paragraph.
      for (const one of before) open.add(one);
      before = [];
      continue;
    }
    depth -= 1;
    if (depth > 0 || !field) continue;
    const whole = { nodes: new Set(field), start: Number.POSITIVE_INFINITY, end: 0 };
    for (const one of field) closed.set(one, whole);
    field = null;
  }
  for (const one of field ?? []) open.add(one);
  return { closed, open };
}

/** Children of the runs of a paragraph in order, without those of text boxes inside it. */
function* runChildren(word: WordDocument, parent: XmlNode): Generator<XmlNode> {
  for (const child of parent.children) {
    if (word.is(child, 'r')) yield* child.children.filter((one) => !word.is(one, 'rPr'));
    else if (!word.is(child, 'pPr')) yield* runChildren(word, child);
  }
}
