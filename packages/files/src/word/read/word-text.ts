/** An element of a Word file as this needs it: whoever reads the XML may keep more in its nodes. */
export interface WordElement {
  readonly local: string;
  readonly uri: string;
  readonly children: readonly WordElement[];
  /** Characters directly inside, decoded. */
  readonly text: string;
  readonly attributes: readonly { readonly local: string; readonly uri: string; readonly value: string }[];
}

/** Both namespaces of WordprocessingML: ECMA-376 transitional, and strict. */
export const WORD_NAMESPACES: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

/** An element that characters come from. `start` may lie before 0 and `end` behind the text, by blanks that are cut off. */
export interface WordPiece<Element extends WordElement = WordElement> {
  element: Element;
  start: number;
  end: number;
  /** The nearest `w:r` (or `m:r`) around it. */
  run: Element | null;
  /** Only the characters of a `w:t` can be parted. */
  divisible: boolean;
}

/** Words that a reviewer put in or struck out. What was struck out is not in the text: `start` and `end` are the same. */
export interface WordChange {
  kind: 'inserted' | 'deleted';
  start: number;
  end: number;
  author: string;
  text: string;
}

/** The text of a paragraph, the elements it came from, and what reviewers changed in it. */
export interface PrintedText<Element extends WordElement = WordElement> {
  text: string;
  pieces: WordPiece<Element>[];
  changes: WordChange[];
}

/** Elements that put nothing into the text of the paragraph around them; text boxes have paragraphs of their own. */
const SILENT = new Set([
  'pPr', 'rPr', 'sdtPr', 'sdtEndPr', 'instrText', 'delInstrText', 'txbxContent', 'rt', 'rubyPr', 'ffData', 'smartTagPr', 'customXmlPr', 'fldData',
]); // biome-ignore format: a list
const MATH = /\/(?:officeDocument\/2006|ooxml\/officeDocument)\/math$/;
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/**
 * The text of a `w:p` as Word shows it with all changes accepted, and which element each character comes from. This is the text
 * of a block (behind its `number`) and what offsets into a paragraph count.
 *
 * Characters, in document order, through all elements but those in `SILENT`: `w:t` and `m:t` their own (line breaks and tabs in
 * them as blanks), `w:tab` and `w:ptab` a tab, `w:br` and `w:cr` a line feed, `w:noBreakHyphen` `-`, `w:sym` one character.
 * Nothing: `w:del` and `w:moveFrom`, hidden runs, the code of fields, `mc:Fallback`, references to notes, pictures. White space at
 * both ends is cut off, and position 0 stands behind it.
 */
export function readWordText<Element extends WordElement>(paragraph: Element): PrintedText<Element> {
  const reader = new TextReader<Element>();
  reader.readChildren(paragraph, { run: null, change: null });
  return reader.finish();
}

interface Surroundings<Element> {
  run: Element | null;
  change: { kind: 'inserted' | 'deleted'; author: string } | null;
}

class TextReader<Element extends WordElement> {
  private readonly parts: string[] = [];
  private length = 0;
  private readonly pieces: WordPiece<Element>[] = [];
  private readonly changes: WordChange[] = [];
  /** Open fields of this paragraph, innermost last: whether their code is over; and how many are still in their code. */
  private readonly fields: boolean[] = [];
  private fieldsInCode = 0;

  readChildren(parent: Element, around: Surroundings<Element>): void {
    for (const child of parent.children) this.read(child as Element, around);
  }

  private read(element: Element, around: Surroundings<Element>): void {
    if (!WORD_NAMESPACES.has(element.uri)) {
      if (element.uri === COMPATIBILITY && element.local === 'Fallback') return;
      if (MATH.test(element.uri) && element.local === 't') this.add(element, flat(element.text), around);
      else
        this.readChildren(
          element,
          MATH.test(element.uri) && element.local === 'r' ? { ...around, run: element } : around,
        );
      return;
    }
    if (SILENT.has(element.local)) return;
    switch (element.local) {
      case 'r':
        if (!isHidden(element)) this.readChildren(element, { ...around, run: element });
        return;
      case 'ins':
      case 'moveTo':
        this.readChildren(element, {
          ...around,
          change: around.change ?? { kind: 'inserted', author: authorOf(element) },
        });
        return;
      case 'del':
      case 'moveFrom':
        this.readChildren(element, { ...around, change: { kind: 'deleted', author: authorOf(element) } });
        return;
      case 'fldChar':
        this.moveField(attributeOf(element, 'fldCharType'));
        return;
      default: {
        const characters = charactersOf(element);
        if (characters === null) this.readChildren(element, around);
        else this.add(element, characters, around);
      }
    }
  }

  private moveField(type: string | null): void {
    if (type === 'begin') {
      this.fields.push(false);
      this.fieldsInCode += 1;
    } else if (this.fields.length > 0 && (type === 'separate' || type === 'end')) {
      if (this.fields.pop() === false) this.fieldsInCode -= 1;
      if (type === 'separate') this.fields.push(true);
    }
  }

  private add(element: Element, text: string, { run, change }: Surroundings<Element>): void {
    if (text === '' || this.fieldsInCode > 0) return;
    if (element.local === 'delText' && change?.kind !== 'deleted') return;
    if (change) this.mark(change, text);
    if (change?.kind === 'deleted') return;
    const start = this.length;
    this.parts.push(text);
    this.length += text.length;
    this.pieces.push({
      element,
      start,
      end: this.length,
      run,
      divisible: element.local === 't' && !MATH.test(element.uri),
    });
  }

  /** Runs of one change side by side are one change. */
  private mark(change: { kind: 'inserted' | 'deleted'; author: string }, text: string): void {
    const end = change.kind === 'inserted' ? this.length + text.length : this.length;
    const last = this.changes.findLast(({ kind }) => kind === change.kind);
    if (last && last.author === change.author && last.end === this.length) {
      last.end = end;
      last.text += text;
    } else this.changes.push({ ...change, start: this.length, end, text });
  }

  finish(): PrintedText<Element> {
    const whole = this.parts.join('').toWellFormed();
    const text = whole.trim();
    const cut = whole.length - whole.trimStart().length;
    for (const place of [...this.pieces, ...this.changes]) {
      place.start -= cut;
      place.end -= cut;
    }
    const within = (offset: number) => Math.min(Math.max(offset, 0), text.length);
    const changes = this.changes
      .map((change) => ({ ...change, start: within(change.start), end: within(change.end) }))
      .map((change) =>
        change.kind === 'deleted' ? change : { ...change, text: text.slice(change.start, change.end) },
      )
      .filter((change) => change.text !== '');
    return { text, pieces: this.pieces, changes };
  }
}

/** What an element stands for by itself; null for one that only holds others. */
function charactersOf(element: WordElement): string | null {
  switch (element.local) {
    case 't':
    case 'delText':
      return flat(element.text);
    case 'tab':
    case 'ptab':
      return '\t';
    case 'br':
    case 'cr':
      return '\n';
    case 'noBreakHyphen':
      return '-';
    case 'sym':
      return symbolOf(element);
    default:
      return null;
  }
}

/** Line breaks of the XML itself are blanks to Word. One character stays one. */
const flat = (text: string): string => text.replace(/[\n\r\t]/g, ' ');

/** Boxes, ticks and bullets of the symbol fonts that forms are made with; the code may carry 0xF000. */
const SYMBOLS: Record<string, Record<number, string>> = {
  wingdings: { 108: '●', 110: '■', 111: '□', 112: '□', 113: '□', 114: '□', 117: '◆', 161: '○', 167: '▪', 168: '□', 216: '➢', 232: '➔', 251: '✗', 252: '✓', 253: '☒', 254: '☑' },
  'wingdings 2': { 42: '□', 79: '✗', 80: '✓', 81: '☒', 82: '☑', 83: '☒', 84: '☒', 163: '□' },
  symbol: { 163: '≤', 176: '°', 177: '±', 179: '≥', 180: '×', 183: '•', 184: '÷', 185: '≠' },
}; // biome-ignore format: a table

function symbolOf(element: WordElement): string {
  const code = Number.parseInt(attributeOf(element, 'char') ?? '', 16);
  const font = (attributeOf(element, 'font') ?? '').toLowerCase();
  const known = SYMBOLS[font]?.[code & 0xff];
  if (known) return known;
  // Other codes of the picture fonts, and of the private area, mean nothing outside their font.
  const isLetter = code >= 0x21 && code < 0xd800 && !/^(?:wingdings|webdings|symbol)/.test(font);
  return isLetter ? String.fromCharCode(code) : '•';
}

function isHidden(run: WordElement): boolean {
  const properties = run.children.find(({ local }) => local === 'rPr');
  const vanish = properties?.children.find(({ local }) => local === 'vanish');
  return vanish !== undefined && !/^(?:0|false|off)$/.test(attributeOf(vanish, 'val') ?? '');
}

const authorOf = (element: WordElement): string => (attributeOf(element, 'author') ?? '').slice(0, 200);

const attributeOf = (element: WordElement, local: string): string | null =>
  element.attributes.find((attribute) => attribute.local === local)?.value ?? null;
