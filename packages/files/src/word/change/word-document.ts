import { ParseFailure } from '../../reading/parse-failure.ts';
import { WORD_NAMESPACES } from '../read/word-text.ts';
import { attributeOf, readXmlTree, walkXml, type XmlNode, type XmlTree } from './xml-tree.ts';

/** The strict form has other addresses for relationships, too (ISO/IEC 29500-1). */
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
/** Largest id that Word reads. */
const ID_MAX = 2_147_483_647;

/** Makes WordprocessingML that fits into a part written by somebody else. */
export class WordMarkup {
  readonly uri: string;
  readonly strict: boolean;
  readonly #prefix: string;
  readonly #declaration: string;

  constructor(tree: XmlTree) {
    this.uri = tree.root.uri;
    if (!WORD_NAMESPACES.has(this.uri)) throw new ParseFailure('file_damaged');
    this.strict = this.uri === STRICT;
    const prefix = tree.prefixOf(this.uri);
    this.#prefix = prefix ?? 'mf';
    // Where the part has no prefix of one meaning, every element of ours brings its own.
    this.#declaration = prefix === null ? ` xmlns:mf="${this.uri}"` : '';
  }

  /** The name of an element or attribute. */
  name(local: string): string {
    return `${this.#prefix}:${local}`;
  }

  /** `attributes` and `inner` are XML already. */
  element(local: string, attributes: string, inner: string): string {
    const start = `<${this.name(local)}${this.#declaration}${attributes}`;
    return inner === '' ? `${start}/>` : `${start}>${inner}</${this.name(local)}>`;
  }
}

/** The main part of a Word file with its paragraphs. */
export class WordDocument {
  readonly tree: XmlTree;
  readonly markup: WordMarkup;
  /** All `w:p` in document order, those in text boxes too. */
  readonly paragraphs: XmlNode[] = [];
  readonly #usedIds = new Set<number>();
  #lastId = 0;

  /** @throws ParseFailure */
  constructor(source: string) {
    this.tree = readXmlTree(source);
    this.markup = new WordMarkup(this.tree);
    for (const node of walkXml(this.tree.root)) {
      if (this.is(node, 'p')) this.paragraphs.push(node);
      this.#keepId(node);
    }
  }

  is(node: XmlNode | null, ...locals: string[]): boolean {
    return node !== null && node.uri === this.markup.uri && locals.includes(node.local);
  }

  child(node: XmlNode, local: string): XmlNode | null {
    return node.children.find((child) => this.is(child, local)) ?? null;
  }

  /** The nearest element of that name around a node, inside of `within` where it is given. */
  around(node: XmlNode, local: string, within: XmlNode | null = null): XmlNode | null {
    for (let at = node.parent; at && at !== within; at = at.parent) if (this.is(at, local)) return at;
    return null;
  }

  /** An id that no change, bookmark or comment of the document has. */
  nextId(): number {
    do this.#lastId = this.#lastId >= ID_MAX ? 1 : this.#lastId + 1;
    while (this.#usedIds.has(this.#lastId));
    this.#usedIds.add(this.#lastId);
    return this.#lastId;
  }

  /** Keeps ids of another part out of `nextId`. */
  keepIds(root: XmlNode): void {
    for (const node of walkXml(root)) this.#keepId(node);
  }

  #keepId(node: XmlNode): void {
    if (node.uri !== this.markup.uri) return;
    const id = Number(attributeOf(node, 'id') ?? Number.NaN);
    if (!Number.isInteger(id) || id < 0 || id > ID_MAX) return;
    this.#usedIds.add(id);
    this.#lastId = Math.max(this.#lastId, id);
  }
}
