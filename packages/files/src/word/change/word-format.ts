import { type ParagraphText, readParagraph } from './paragraph-text.ts';
import type { WordDocument } from './word-document.ts';
import { escapeXml, type XmlNode } from './xml-tree.ts';

/** What belongs to one paragraph alone: the end of a section, and changes of its format. */
const OF_ONE_PARAGRAPH = ['sectPr', 'pPrChange'];
/** What belongs to one run or mark alone: that it was put in, struck out or formatted by somebody. */
const OF_ONE_RUN = ['ins', 'del', 'moveFrom', 'moveTo', 'rPrChange'];

/** The source of an element without some of its children. */
function sourceWithout(word: WordDocument, node: XmlNode, drop: (child: XmlNode) => boolean): string {
  const { source } = word.tree;
  let xml = '';
  let at = node.start;
  for (const child of node.children) {
    if (!drop(child)) continue;
    xml += source.slice(at, child.start);
    at = child.end;
  }
  return xml + source.slice(at, node.end);
}

/** Run properties to write beside runs of that format; empty for none. */
function copyRunFormat(word: WordDocument, properties: XmlNode | null): string {
  return properties ? sourceWithout(word, properties, (child) => word.is(child, ...OF_ONE_RUN)) : '';
}

/**
 * The format most of the given text has, by characters. Blanks and underscores that stand for something to be filled in count
 * little, so that words put in are not underlined like them.
 */
export function prevailingFormat(
  word: WordDocument,
  paragraph: ParagraphText,
  start = 0,
  end = paragraph.text.length,
): string {
  const weights = new Map<string, number>();
  for (const piece of paragraph.pieces) {
    if (!word.is(piece.run, 'r')) continue;
    const text = paragraph.text.slice(Math.max(start, piece.start), Math.min(end, piece.end));
    if (Math.max(start, piece.start) >= Math.min(end, piece.end)) continue;
    const properties = word.child(piece.run, 'rPr');
    const format = copyRunFormat(word, properties);
    const isLink = word.around(piece.run, 'hyperlink', paragraph.node) !== null;
    const letters = text.replace(/[\s_＿…　]/g, '').length;
    weights.set(format, (weights.get(format) ?? 0) + (isLink ? 0 : letters) + 0.001);
  }
  let best = '';
  let weight = 0;
  for (const [format, sum] of weights) if (sum > weight) [best, weight] = [format, sum];
  return best;
}

/** The format of the text of a new paragraph that is like another. */
export function formatLike(word: WordDocument, node: XmlNode): string {
  const paragraph = readParagraph(word, node);
  if (paragraph.pieces.length > 0) return prevailingFormat(word, paragraph);
  const properties = word.child(node, 'pPr');
  return copyRunFormat(word, properties ? word.child(properties, 'rPr') : null);
}

/** The properties of a paragraph for another one of the same look, with a sign in its mark that it was put in or struck out. */
export function copyParagraphFormat(word: WordDocument, node: XmlNode, sign: string): string {
  const { markup } = word;
  const properties = word.child(node, 'pPr');
  if (!properties) return sign === '' ? '' : markup.element('pPr', '', markup.element('rPr', '', sign));
  const markFormat = word.child(properties, 'rPr');
  const kept = properties.children.filter(
    (child) => child !== markFormat && !word.is(child, ...OF_ONE_PARAGRAPH),
  );
  const { source } = word.tree;
  const format = kept.map((child) => source.slice(child.start, child.end)).join('');
  return markup.element('pPr', '', format + signedMark(word, markFormat, sign, OF_ONE_RUN));
}

/** The run properties of a paragraph mark with the sign at their beginning, where the schema wants it. */
export function signedMark(
  word: WordDocument,
  markFormat: XmlNode | null,
  sign: string,
  without: readonly string[] = [],
): string {
  const { source } = word.tree;
  const kept = markFormat?.children.filter((child) => !word.is(child, ...without)) ?? [];
  // An insertion comes before a deletion.
  const ahead = kept.filter((child) => word.is(child, 'ins'));
  const behind = kept.filter((child) => !ahead.includes(child));
  const xml = (nodes: XmlNode[]) => nodes.map((child) => source.slice(child.start, child.end)).join('');
  const inner = xml(ahead) + sign + xml(behind);
  return inner === '' ? '' : word.markup.element('rPr', '', inner);
}

/** Runs for some text: line breaks and tabs have elements of their own. */
export function textRun(word: WordDocument, text: string, format: string): string {
  const { markup } = word;
  const inner = text
    .split(/(\n|\t)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '\n') return markup.element('br', '', '');
      if (part === '\t') return markup.element('tab', '', '');
      return markup.element('t', ' xml:space="preserve"', escapeXml(part));
    })
    .join('');
  return markup.element('r', '', format + inner);
}

/** The element that follows among its siblings, signs and bookmarks passed over. */
export function nextBlock(word: WordDocument, node: XmlNode): XmlNode | null {
  const siblings = node.parent?.children ?? [];
  return (
    siblings.slice(siblings.indexOf(node) + 1).find((one) => word.is(one, 'p', 'tbl', 'sdt', 'sectPr')) ??
    null
  );
}

/** Whether a paragraph is the last of a section. */
export function endsSection(word: WordDocument, node: XmlNode): boolean {
  const properties = word.child(node, 'pPr');
  return properties !== null && word.child(properties, 'sectPr') !== null;
}

/** Whether somebody has struck out or put in the mark of a paragraph. */
export function hasSignedMark(word: WordDocument, node: XmlNode): boolean {
  const properties = word.child(node, 'pPr');
  const markFormat = properties && word.child(properties, 'rPr');
  return markFormat?.children.some((child) => word.is(child, 'ins', 'del', 'moveFrom', 'moveTo')) ?? false;
}
