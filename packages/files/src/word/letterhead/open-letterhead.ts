import { readXmlTree as readElements, type XmlElement } from '../../office/read-xml.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import { PackageFile } from '../change/package-file.ts';
import { decodePart } from '../change/part-text.ts';
import { WordMarkup } from '../change/word-document.ts';
import { attributeOf, childOf, readXmlTree, walkXml, type XmlTree } from '../change/xml-tree.ts';
import { findSection, isOn, type LetterSection } from './letter-section.ts';
import { type LetterStyles, readLetterStyles } from './letter-styles.ts';
import { type PackageLink, readLinks } from './read-links.ts';

/** A Word file whose body a letter takes the place of. */
export interface OpenLetterhead {
  file: PackageFile;
  /** Name of the main part, and what it holds. */
  main: string;
  tree: XmlTree;
  strict: boolean;
  links: PackageLink[];
  section: LetterSection;
  styles: LetterStyles;
  /** Elements of the part `styles`; null: the file has none. */
  styleElements: XmlElement | null;
  /** Even pages have headers and footers of their own. */
  hasEven: boolean;
}

/** @throws ParseFailure */
export async function openLetterhead(content: Uint8Array): Promise<OpenLetterhead> {
  const file = await PackageFile.open(content);
  const linked = readLinks(file, '').find(({ kind, external }) => kind === 'officeDocument' && !external);
  const main = file.find(linked?.target ?? 'word/document.xml');
  if (main === null) throw new ParseFailure('file_damaged');
  const tree = readXmlTree(decodePart(file.read(main)).text);
  const { strict } = new WordMarkup(tree);
  const links = readLinks(file, main);
  const elements = (kind: string): XmlElement | null => {
    const target = links.find((link) => link.kind === kind && !link.external)?.target;
    const name = target === undefined ? null : file.find(target);
    return name === null ? null : readElements(file.read(name));
  };
  const styleElements = elements('styles');
  const settings = elements('settings');
  const even = settings?.children.find(({ local }) => local === 'evenAndOddHeaders');
  return {
    ...{ file, main, tree, strict, links, styleElements, section: findSection(tree.root, links) },
    styles: readLetterStyles(styleElements, elements('theme'), sampleTable(tree)),
    hasEven: isOn(even ?? null),
  };
}

/** The style of the first table. */
function sampleTable({ root }: XmlTree): string | null {
  for (const node of walkXml(root)) {
    if (node.local !== 'tbl' || node.uri !== root.uri) continue;
    const format = childOf(node, 'tblPr');
    const style = format && childOf(format, 'tblStyle');
    if (style) return attributeOf(style, 'val');
  }
  return null;
}
