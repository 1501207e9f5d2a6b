import { splitsCharacter } from './locate-words.ts';
import type { ParagraphText } from './paragraph-text.ts';
import type { WordDocument } from './word-document.ts';
import { lengthOf, type WordEdits } from './word-edits.ts';
import type { XmlNode } from './xml-tree.ts';

/** Elements in which the ends of a comment may stand without becoming part of something that others accept or compute. */
const OPEN = ['p', 'hyperlink', 'smartTag', 'customXml', 'bdo', 'dir', 'sdt', 'sdtContent'];

/** The signs of one comment in the text. */
export interface CommentSigns {
  start: string;
  /** Followed by the run that refers to the comment. */
  end: string;
}

/** The marks of a comment: where its words begin and end, and what refers to it. */
export function commentSigns(word: WordDocument, id: number): CommentSigns & { reference: string } {
  const { markup } = word;
  const named = ` ${markup.name('id')}="${id}"`;
  const reference = markup.element('r', '', markup.element('commentReference', named, ''));
  return {
    start: markup.element('commentRangeStart', named, ''),
    end: markup.element('commentRangeEnd', named, ''),
    reference,
  };
}

/** Hangs a comment on characters of a paragraph; on the shape around it, where the paragraph stands in a text box. */
export function anchorComment(
  word: WordDocument,
  edits: WordEdits,
  paragraph: ParagraphText,
  range: { start: number; end: number },
  signs: CommentSigns,
): void {
  const shape = shapeAround(word, paragraph.node);
  if (shape) {
    edits.before(shape, signs.start);
    edits.after(shape, signs.end);
    return;
  }
  const covered = paragraph.pieces.filter((piece) => piece.start < range.end && range.start < piece.end);
  const first = covered[0];
  const last = covered.at(-1);
  if (!first || !last) {
    edits.last(paragraph.node, signs.start + signs.end);
    return;
  }
  const whole = {
    start: range.start - Number(splitsCharacter(paragraph.text, range.start)),
    end: range.end + Number(splitsCharacter(paragraph.text, range.end)),
  };
  const start = Math.max(whole.start, first.start) - first.start;
  const end = Math.min(whole.end, last.end) - last.start;
  const opens = first.field ? edge(first.field.nodes, 0) : { child: first.child, at: start };
  const closes = last.field ? edge(last.field.nodes, -1) : { child: last.child, at: end };
  const placeOf = ({ child }: { child: XmlNode }, run: XmlNode) => {
    const at = child.parent ?? run;
    return { at, place: openPlace(word, at, paragraph.node) };
  };
  const begin = placeOf(opens, first.run);
  if (begin.at === begin.place) edits.mark(opens.child, opens.at, 'start', signs.start);
  else edits.before(begin.place, signs.start);
  const finish = placeOf(closes, last.run);
  if (finish.at === finish.place) edits.mark(closes.child, closes.at, 'end', signs.end);
  else edits.after(finish.place, signs.end);
}

/** Before the first or after the last element of a field. */
function edge(nodes: ReadonlySet<XmlNode>, side: 0 | -1): { child: XmlNode; at: number } {
  const child = [...nodes].at(side) as XmlNode;
  return { child, at: side === 0 ? 0 : lengthOf(child) };
}

/** The run itself, or the outermost element around it in which no sign may stand. */
function openPlace(word: WordDocument, node: XmlNode, paragraph: XmlNode): XmlNode {
  let place = node;
  for (let at = node; at !== paragraph && at.parent; at = at.parent) {
    if (!word.is(at.parent, ...OPEN)) place = at.parent;
  }
  return place;
}

/** The run that holds the text box a paragraph stands in, in the paragraph of the page. */
function shapeAround(word: WordDocument, paragraph: XmlNode): XmlNode | null {
  let found: XmlNode | null = null;
  for (let box = word.around(paragraph, 'txbxContent'); box; box = word.around(box, 'txbxContent')) {
    const run = word.around(box, 'r');
    const around = run && word.around(run, 'p');
    if (run && around) found = openPlace(word, run, around);
  }
  return found;
}
