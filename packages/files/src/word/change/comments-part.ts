import { ParseFailure } from '../../reading/parse-failure.ts';
import type { PackageFile } from './package-file.ts';
import { appendToRoot, declarePart, linkedPart, linkPart } from './package-links.ts';
import { decodePart } from './part-text.ts';
import { type WordDocument, WordMarkup } from './word-document.ts';
import { attributeOf, childOf, escapeXml, readXmlTree, type XmlTree } from './xml-tree.ts';

const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
const RELATIONSHIP = {
  transitional: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments',
  strict: 'http://purl.oclc.org/ooxml/officeDocument/relationships/comments',
};
/** Half points; comments without a style of their own would take the size of the text. */
const TEXT_SIZE = 20;

/** The comments of a Word file, with new ones behind those that are there. */
export class CommentsPart {
  readonly #file: PackageFile;
  readonly #main: string;
  readonly #word: WordDocument;
  readonly #tree: XmlTree;
  readonly #name: string;
  readonly #isNew: boolean;
  readonly #encode: (text: string) => Buffer;
  readonly #markup: WordMarkup;
  readonly #attributes: { author: string; initials: string; date: string };
  readonly #style: string | null;
  readonly #added: string[] = [];

  /** @throws ParseFailure */
  constructor(
    file: PackageFile,
    main: string,
    word: WordDocument,
    by: { author: string; initials: string; date: string },
  ) {
    this.#file = file;
    this.#main = main;
    this.#word = word;
    this.#attributes = by;
    const linked = linkedPart(file, main, 'comments');
    const held = linked === null ? null : file.find(linked);
    this.#isNew = held === null;
    this.#name = held ?? linked ?? freeName(file, main);
    const part = held === null ? null : decodePart(file.read(held));
    this.#encode = part?.encode ?? ((text) => Buffer.from(text, 'utf8'));
    this.#tree = readXmlTree(part?.text ?? emptyComments(word.markup.uri));
    this.#markup = new WordMarkup(this.#tree);
    word.keepIds(this.#tree.root);
    this.#style = commentStyle(file, main);
  }

  /** Keeps a comment; its id. */
  add(words: string): number {
    const id = this.#word.nextId();
    const { markup, by } = { markup: this.#markup, by: this.#attributes };
    const format = this.#style
      ? markup.element(
          'pPr',
          '',
          markup.element('pStyle', ` ${markup.name('val')}="${escapeXml(this.#style)}"`, ''),
        )
      : markup.element('pPr', '', markup.element('ind', ` ${markup.name('firstLine')}="0"`, ''));
    const runFormat = this.#style
      ? ''
      : markup.element('rPr', '', markup.element('sz', ` ${markup.name('val')}="${TEXT_SIZE}"`, ''));
    const lines = words.split('\n').map((line) => {
      const text = markup.element('t', ' xml:space="preserve"', escapeXml(line));
      return markup.element('p', '', format + (line === '' ? '' : markup.element('r', '', runFormat + text)));
    });
    const attributes = `${markup.name('id')}="${id}" ${markup.name('author')}="${by.author}" ${markup.name('date')}="${by.date}" ${markup.name('initials')}="${by.initials}"`;
    this.#added.push(markup.element('comment', ` ${attributes}`, lines.join('')));
    return id;
  }

  /** Puts the part into the package, linked and declared; nothing where there is no new comment. */
  write(): void {
    if (this.#added.length === 0) return;
    this.#file.replace(this.#name, this.#encode(appendToRoot(this.#tree, this.#added.join(''))));
    if (!this.#isNew) return;
    declarePart(this.#file, this.#name, CONTENT_TYPE);
    if (linkedPart(this.#file, this.#main, 'comments') === null) {
      const type = this.#word.markup.strict ? RELATIONSHIP.strict : RELATIONSHIP.transitional;
      linkPart(this.#file, this.#main, type, this.#name);
    }
  }
}

const emptyComments = (uri: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${uri}"/>`;

function freeName(file: PackageFile, main: string): string {
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  let name = `${folder}comments.xml`;
  for (let number = 2; file.find(name); number += 1) name = `${folder}comments${number}.xml`;
  return name;
}

/** The id of the style that Word calls "annotation text", where the file has it. */
function commentStyle(file: PackageFile, main: string): string | null {
  try {
    const name = linkedPart(file, main, 'styles');
    if (!name || !file.find(name)) return null;
    const { root } = readXmlTree(decodePart(file.read(name)).text);
    const style = root.children.find((one) => {
      const named = childOf(one, 'name');
      return one.local === 'style' && named && attributeOf(named, 'val')?.toLowerCase() === 'annotation text';
    });
    return style ? attributeOf(style, 'styleId') : null;
  } catch (error) {
    // A comment looks plain without its style; that is no reason to refuse the file.
    if (error instanceof ParseFailure) return null;
    throw error;
  }
}
