import { SaxesParser } from 'saxes';
import { ParseFailure } from '../../reading/parse-failure.ts';

/** Deeper nesting stands in no real document. */
const DEPTH_MAX = 400;

/** An element by its places in the source, so that what is not touched can be copied as it is. */
export interface XmlNode {
  local: string;
  uri: string;
  /** As written, with its prefix. */
  name: string;
  parent: XmlNode | null;
  children: XmlNode[];
  start: number;
  /** After the start tag. */
  openEnd: number;
  /** Before the end tag; of a self-closing one the same as `end`. */
  closeStart: number;
  end: number;
  selfClosing: boolean;
  /** Characters directly inside, decoded. */
  text: string;
  attributes: { local: string; uri: string; value: string }[];
}

/** An XML document whose elements know their place in the source. */
export interface XmlTree {
  source: string;
  root: XmlNode;
  /** Prefix that means `uri` everywhere in the document; null where there is none. */
  prefixOf(uri: string): string | null;
}

/** Reads an XML part. Document types are refused: nothing can be declared, so nothing unfolds. @throws ParseFailure */
export function readXmlTree(source: string): XmlTree {
  const parser = new SaxesParser({ xmlns: true });
  let root: XmlNode | null = null;
  let open: XmlNode | null = null;
  let depth = 0;
  /** Every namespace a prefix ever means; one that means two is of no use. */
  const meanings = new Map<string, Set<string>>();
  parser.on('doctype', () => {
    throw new ParseFailure('file_unsafe');
  });
  parser.on('error', () => {
    throw new ParseFailure('file_damaged');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > DEPTH_MAX) throw new ParseFailure('file_unsafe');
    for (const [prefix, uri] of Object.entries(tag.ns)) {
      if (!meanings.has(prefix)) meanings.set(prefix, new Set());
      meanings.get(prefix)?.add(uri);
    }
    // No attribute can hold a bare `<`, so the last one begins this tag.
    const openEnd = parser.position;
    const node: XmlNode = {
      local: tag.local,
      uri: tag.uri,
      name: tag.name,
      parent: open,
      children: [],
      start: source.lastIndexOf('<', openEnd - 1),
      openEnd,
      closeStart: openEnd,
      end: openEnd,
      selfClosing: tag.isSelfClosing,
      text: '',
      attributes: Object.values(tag.attributes).map(({ local, uri, value }) => ({ local, uri, value })),
    };
    if (open) open.children.push(node);
    else root = node;
    open = node;
  });
  parser.on('closetag', () => {
    depth -= 1;
    if (!open) return;
    open.end = parser.position;
    open.closeStart = open.selfClosing ? open.end : source.lastIndexOf('<', open.end - 1);
    open = open.parent;
  });
  const addText = (text: string) => {
    if (open) open.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(source).close();
  if (!root) throw new ParseFailure('file_damaged');
  const found: XmlNode = root;
  return {
    source,
    root: found,
    prefixOf(uri) {
      const declared = Object.entries(rootPrefixes(found));
      const usable = declared.find(([prefix, meant]) => meant === uri && meanings.get(prefix)?.size === 1);
      return usable?.[0] ?? null;
    },
  };
}

/** Prefixes that the root declares; the default namespace is none, since attributes cannot use it. */
function rootPrefixes(root: XmlNode): Record<string, string> {
  return Object.fromEntries(
    root.attributes
      .filter(({ uri, local }) => uri === 'http://www.w3.org/2000/xmlns/' && local !== 'xmlns')
      .map(({ local, value }) => [local, value]),
  );
}

/** The value of an attribute by its local name, whatever its prefix. */
export function attributeOf(node: XmlNode, local: string): string | null {
  return node.attributes.find((attribute) => attribute.local === local)?.value ?? null;
}

/** The first child of that local name; null where there is none. */
export function childOf(node: XmlNode, local: string): XmlNode | null {
  return node.children.find((child) => child.local === local) ?? null;
}

/** All elements below `root` in document order, itself included. */
export function* walkXml(root: XmlNode): Generator<XmlNode> {
  const waiting: XmlNode[] = [root];
  for (;;) {
    const node = waiting.pop();
    if (!node) return;
    yield node;
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      waiting.push(node.children[index] as XmlNode);
    }
  }
}

/** Characters that XML takes, with the special ones written as references. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
