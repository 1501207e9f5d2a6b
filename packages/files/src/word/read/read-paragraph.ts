import { attributeOf, childOf, switchIn, valueIn, type XmlElement } from '../../office/read-xml.ts';
import type { NumberCounter } from './count-numbers.ts';
import { levelOfOutline, type ParagraphStyle, type Styles } from './read-styles.ts';
import { type PrintedText, readWordText, WORD_NAMESPACES, type WordChange } from './word-text.ts';

/** A `w:p` as a reader sees it. */
export interface ReadParagraph {
  /** Index among all `w:p` of the main part. */
  paragraph: number | null;
  /** With its number in front. */
  text: string;
  number: string | null;
  isBullet: boolean;
  changes: WordChange[];
  level: number | null;
  isTitle: boolean;
  isBold: boolean;
  isCentered: boolean;
  isContents: boolean;
  commentIds: string[];
  notes: { kind: 'footnote' | 'endnote'; id: string }[];
}

/** A style meant for headings on whole paragraphs of text makes them no headings. */
const HEADING_CHARACTERS_MAX = 150;

/** What paragraphs of one document share. */
export interface ParagraphContext {
  styles: Styles;
  counter: NumberCounter;
}

/** Reads a paragraph and those of text boxes inside it, which follow it. */
export function readParagraphs(element: XmlElement, context: ParagraphContext): ReadParagraph[] {
  return [element, ...paragraphsInside(element)].map((each) => readParagraph(each, context));
}

function readParagraph(element: XmlElement, { styles, counter }: ParagraphContext): ReadParagraph {
  const properties = childOf(element, 'pPr');
  const style = styles.paragraph(valueIn(properties, 'pStyle'));
  const read = readWordText(element);
  // A paragraph that was struck out with its mark is gone, and its number with it.
  const isGone = read.text === '' && markIs(properties, 'del');
  const number = isGone ? null : numberOf(properties, style, counter);
  const shift = read.text === '' ? 0 : (number?.length ?? 0);
  const text = read.text === '' ? '' : (number ?? '') + read.text;
  return {
    paragraph: element.paragraph ?? null,
    text,
    number: text === '' ? null : number,
    isBullet: number !== null && !/[\p{L}\p{N}]/u.test(number),
    changes: read.changes.map((change) => ({
      ...change,
      start: change.start + shift,
      end: change.end + shift,
    })),
    level: text.length > HEADING_CHARACTERS_MAX ? null : levelOf(properties, style),
    isTitle: style?.isTitle ?? false,
    isBold: isAllBold(read, style),
    isCentered: (valueIn(properties, 'jc') ?? (style?.isCentered ? 'center' : '')) === 'center',
    isContents: style?.isContents ?? false,
    ...marksInside(element),
  };
}

function levelOf(properties: XmlElement | null, style: ParagraphStyle | null): number | null {
  const own = valueIn(properties, 'outlineLvl');
  return own !== null ? levelOfOutline(own) : (style?.level ?? null);
}

function numberOf(
  properties: XmlElement | null,
  style: ParagraphStyle | null,
  counter: NumberCounter,
): string | null {
  const own = childOf(properties, 'numPr');
  const numId = valueIn(own, 'numId') ?? style?.numId ?? null;
  if (numId === null) return null;
  const ownLevel = valueIn(own, 'ilvl');
  const byStyle = style ? (counter.levelOfStyle(numId, style.id) ?? style.ilvl) : null;
  return counter.next(numId, ownLevel !== null ? Number(ownLevel) : (byStyle ?? 0));
}

function isAllBold({ text, pieces }: PrintedText<XmlElement>, style: ParagraphStyle | null): boolean {
  if (text === '') return false;
  return pieces
    .filter(({ element }) => element.text.trim() !== '')
    .every(({ run }) => switchIn(childOf(run, 'rPr'), 'b') ?? style?.isBold ?? false);
}

/** Whether the paragraph's end itself was put in or struck out. */
const markIs = (properties: XmlElement | null, change: 'ins' | 'del'): boolean =>
  childOf(childOf(properties, 'rPr'), change) !== null;

/** Comments and notes that hang on a paragraph itself. */
function marksInside(element: XmlElement): Pick<ReadParagraph, 'commentIds' | 'notes'> {
  const commentIds = new Set<string>();
  const notes: ReadParagraph['notes'] = [];
  for (const inner of walkOwn(element)) {
    const id = attributeOf(inner, 'id') ?? '';
    if (inner.local === 'commentRangeStart' || inner.local === 'commentReference') commentIds.add(id);
    else if (inner.local === 'footnoteReference') notes.push({ kind: 'footnote', id });
    else if (inner.local === 'endnoteReference') notes.push({ kind: 'endnote', id });
  }
  return { commentIds: [...commentIds], notes };
}

const isOwnParagraph = (element: XmlElement): boolean =>
  WORD_NAMESPACES.has(element.uri) && element.local === 'p';

/** Everything inside a paragraph but other paragraphs, in document order. */
function* walkOwn(root: XmlElement): Generator<XmlElement> {
  const waiting = root.children.toReversed();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (isOwnParagraph(element) || element.local === 'Fallback') continue;
    yield element;
    for (let index = element.children.length - 1; index >= 0; index -= 1)
      waiting.push(element.children[index] as XmlElement);
  }
}

/** Paragraphs of text boxes, the copy for older programs left out. */
function* paragraphsInside(root: XmlElement): Generator<XmlElement> {
  const waiting = root.children.toReversed();
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (element.local === 'Fallback') continue;
    if (isOwnParagraph(element)) yield element;
    for (let index = element.children.length - 1; index >= 0; index -= 1)
      waiting.push(element.children[index] as XmlElement);
  }
}
