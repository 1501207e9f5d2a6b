import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ParseFailure } from '../reading/parse-failure.ts';
import { PARSER_LIMITS } from '../reading/parser-limits.ts';

const REPAIRS_MAX = 20;
/** A tree is kept in memory as a whole. */
const TREE_NODES_MAX = 1_000_000;

/** An element with all below it. */
export interface XmlElement {
  local: string;
  uri: string;
  children: XmlElement[];
  /** Characters directly inside, decoded. */
  text: string;
  attributes: XmlAttribute[];
  /** Index of a `w:p` among all of its part, where that is counted. */
  paragraph?: number;
}
/** An attribute, its value decoded. */
export interface XmlAttribute {
  local: string;
  uri: string;
  value: string;
}

/** What is told of a document while it is read. */
export interface XmlHandler {
  open(local: string, uri: string, attributes: XmlAttribute[]): void;
  text(text: string): void;
  close(local: string): void;
}

/**
 * Reads XML as it comes. A document type is refused, so that no entity can be declared and nothing outside is ever named; what
 * remains are the five entities of XML and character references.
 */
class XmlReader {
  private readonly parser = new SaxesParser({ xmlns: true });
  private decoder: InstanceType<typeof TextDecoder> | null = null;
  private depth = 0;
  private repairs = 0;

  /** `nestingMax`: tables inside tables need some four elements a level. */
  constructor(handler: XmlHandler, nestingMax = PARSER_LIMITS.nesting) {
    this.parser.on('doctype', () => {
      throw new ParseFailure('file_unsafe');
    });
    this.parser.on('error', (error) => {
      // A forgotten end tag, as in one of the courts' own forms, loses no words: whatever is open inside ends with it.
      this.repairs += /(?:unexpected|unmatched) clos(?:e|ing) tag/.test(error.message) ? 1 : REPAIRS_MAX + 1;
      if (this.repairs > REPAIRS_MAX) throw new ParseFailure('file_damaged');
    });
    this.parser.on('opentag', (tag: SaxesTagNS) => {
      this.depth += 1;
      if (this.depth > nestingMax) throw new ParseFailure('file_unsafe');
      handler.open(tag.local, tag.uri, attributesOf(tag));
    });
    this.parser.on('text', (text) => handler.text(text));
    this.parser.on('cdata', (text) => handler.text(text));
    this.parser.on('closetag', (tag) => {
      this.depth -= 1;
      handler.close(tag.local);
    });
  }

  write(chunk: Buffer): void {
    this.decoder ??= new TextDecoder(encodingOf(chunk));
    this.parser.write(this.decoder.decode(chunk, { stream: true }));
  }

  close(): void {
    if (!this.decoder) throw new ParseFailure('file_damaged');
    this.parser.write(this.decoder.decode()).close();
  }
}

/** Parts are UTF-8 or UTF-16 with its mark. */
function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
}

function attributesOf(tag: SaxesTagNS): XmlAttribute[] {
  const found: XmlAttribute[] = [];
  for (const name in tag.attributes) {
    const { local, uri, value } = tag.attributes[name] as XmlAttribute;
    if (uri !== 'http://www.w3.org/2000/xmlns/') found.push({ local, uri, value });
  }
  return found;
}

/** Runs `handler` over a part. The generator yields between chunks, where what was collected can be handed on. */
export async function* streamXml(
  chunks: AsyncIterable<Buffer>,
  handler: XmlHandler,
  nestingMax: number,
): AsyncGenerator<void> {
  const reader = new XmlReader(handler, nestingMax);
  for await (const chunk of chunks) {
    reader.write(chunk);
    yield;
  }
  reader.close();
  yield;
}

/** Puts elements together as trees; `onRoot` gets each one that has no element around it. */
export class TreeBuilder implements XmlHandler {
  private readonly openElements: XmlElement[] = [];
  private nodes = 0;
  private readonly onRoot: (root: XmlElement) => void;

  constructor(onRoot: (root: XmlElement) => void) {
    this.onRoot = onRoot;
  }

  get isOpen(): boolean {
    return this.openElements.length > 0;
  }

  open(local: string, uri: string, attributes: XmlAttribute[]): XmlElement {
    this.nodes += 1;
    if (this.nodes > TREE_NODES_MAX) throw new ParseFailure('file_unsafe');
    const element: XmlElement = { local, uri, children: [], text: '', attributes };
    this.openElements.at(-1)?.children.push(element);
    this.openElements.push(element);
    return element;
  }

  text(text: string): void {
    const element = this.openElements.at(-1);
    if (element) element.text += text;
  }

  close(): void {
    const element = this.openElements.pop();
    if (!element || this.openElements.length > 0) return;
    this.nodes = 0;
    this.onRoot(element);
  }
}

/** A small part as a tree. */
export function readXmlTree(content: Buffer): XmlElement {
  let root: XmlElement | null = null;
  const reader = new XmlReader(
    new TreeBuilder((element) => {
      root = element;
    }),
  );
  reader.write(content);
  reader.close();
  if (!root) throw new ParseFailure('file_damaged');
  return root;
}

/** The attribute of that local name; null where there is none. */
export function attributeOf(element: { attributes: readonly XmlAttribute[] }, local: string): string | null {
  return element.attributes.find((attribute) => attribute.local === local)?.value ?? null;
}

/** The first child of that local name; null where there is none. */
export function childOf(element: XmlElement | null | undefined, local: string): XmlElement | null {
  return element?.children.find((child) => child.local === local) ?? null;
}

/** All children of that local name. */
export function childrenOf(element: XmlElement | null | undefined, local: string): XmlElement[] {
  return element?.children.filter((child) => child.local === local) ?? [];
}

/** `w:val` of a child; null where there is none. */
export function valueIn(element: XmlElement | null | undefined, local: string): string | null {
  const child = childOf(element, local);
  return child ? attributeOf(child, 'val') : null;
}

/** A property that is switched on by being there: `<w:b/>`, and off by `w:val="0"`. Null where it is not said. */
export function switchIn(element: XmlElement | null | undefined, local: string): boolean | null {
  const child = childOf(element, local);
  return child ? !/^(?:0|false|off|none)$/.test(attributeOf(child, 'val') ?? '') : null;
}

/** All elements below, the root first, in document order. */
export function* walkXml(root: XmlElement): Generator<XmlElement> {
  const waiting: XmlElement[] = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element;
    for (let index = element.children.length - 1; index >= 0; index -= 1) {
      waiting.push(element.children[index] as XmlElement);
    }
  }
}
