import { posix } from 'node:path';
import type { PackageFile } from './package-file.ts';
import { decodePart } from './part-text.ts';
import { attributeOf, escapeXml, readXmlTree, type XmlTree } from './xml-tree.ts';

const CONTENT_TYPES = '[Content_Types].xml';

/** Reads an XML part, changes it and puts it back. */
function editPart(file: PackageFile, name: string, edit: (tree: XmlTree) => string): void {
  const part = decodePart(file.read(name));
  file.replace(name, part.encode(edit(readXmlTree(part.text))));
}

/** The source with something put in at the end of its root element. */
export function appendToRoot({ source, root }: XmlTree, xml: string): string {
  if (!root.selfClosing) return source.slice(0, root.closeStart) + xml + source.slice(root.closeStart);
  const start = source.slice(root.start, root.end).replace(/\s*\/>$/, '>');
  return `${source.slice(0, root.start)}${start}${xml}</${root.name}>${source.slice(root.end)}`;
}

/** Where the relationships of a part are kept. */
function linksOf(part: string): string {
  return part === '' ? '_rels/.rels' : `${posix.dirname(part)}/_rels/${posix.basename(part)}.rels`;
}

/** The part that a relationship of a kind (the last word of its type) leads to, as the package would name it. */
export function linkedPart(file: PackageFile, from: string, kind: string): string | null {
  const links = linksOf(from);
  if (!file.find(links)) return null;
  const { root } = readXmlTree(decodePart(file.read(links)).text);
  for (const link of root.children) {
    if (!attributeOf(link, 'Type')?.endsWith(`/${kind}`)) continue;
    if (attributeOf(link, 'TargetMode') === 'External') continue;
    const target = attributeOf(link, 'Target') ?? '';
    if (target !== '') return posix.resolve(`/${posix.dirname(from)}`, target).slice(1);
  }
  return null;
}

/** Adds a relationship from one part to another. */
export function linkPart(file: PackageFile, from: string, type: string, target: string): void {
  const links = linksOf(from);
  if (!file.find(links)) {
    const empty = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>';
    file.replace(links, Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${empty}`));
  }
  editPart(file, links, (tree) => {
    const used = new Set(tree.root.children.map((link) => attributeOf(link, 'Id')));
    let number = tree.root.children.length + 1;
    while (used.has(`rId${number}`)) number += 1;
    const name = tree.root.name.replace(/Relationships$/, 'Relationship');
    return appendToRoot(
      tree,
      `<${name} Id="rId${number}" Type="${type}" Target="${escapeXml(posix.relative(posix.dirname(from), target))}"/>`,
    );
  });
}

/** Says what a part is, unless the package says so already. */
export function declarePart(file: PackageFile, part: string, contentType: string): void {
  editPart(file, CONTENT_TYPES, (tree) => {
    const isDeclared = tree.root.children.some(
      (entry) => attributeOf(entry, 'PartName')?.toLowerCase() === `/${part}`.toLowerCase(),
    );
    if (isDeclared) return tree.source;
    const name = tree.root.name.replace(/Types$/, 'Override');
    return appendToRoot(tree, `<${name} PartName="/${escapeXml(part)}" ContentType="${contentType}"/>`);
  });
}
