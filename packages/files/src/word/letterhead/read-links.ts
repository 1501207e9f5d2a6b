import { posix } from 'node:path';
import type { PackageFile } from '../change/package-file.ts';
import { decodePart } from '../change/part-text.ts';
import { attributeOf, escapeXml, readXmlTree } from '../change/xml-tree.ts';

/** A relationship of a part as it stands in the package. */
export interface PackageLink {
  id: string;
  /** The whole address, and its last word. */
  type: string;
  kind: string;
  /** A part by its name in the package; an address where it is external. */
  target: string;
  external: boolean;
}

/** Where the relationships of a part are kept. */
export const linksPart = (part: string): string =>
  part === '' ? '_rels/.rels' : `${posix.dirname(part)}/_rels/${posix.basename(part)}.rels`;

/** The relationships of a part; of the package itself for ''. @throws ParseFailure */
export function readLinks(file: PackageFile, part: string): PackageLink[] {
  const name = file.find(linksPart(part));
  if (name === null) return [];
  return readXmlTree(decodePart(file.read(name)).text).root.children.map((link) => {
    const type = attributeOf(link, 'Type') ?? '';
    const target = attributeOf(link, 'Target') ?? '';
    const external = /^external$/i.test(attributeOf(link, 'TargetMode') ?? '');
    return {
      ...{ id: attributeOf(link, 'Id') ?? '', type, kind: type.split('/').pop() ?? '', external },
      target: external ? target : posix.resolve(`/${posix.dirname(part)}`, target).slice(1),
    };
  });
}

/** Puts these relationships of a part in place of all it had. */
export function writeLinks(file: PackageFile, part: string, links: readonly PackageLink[]): void {
  const written = links.map(
    ({ id, type, target, external }) =>
      `<Relationship Id="${escapeXml(id)}" Type="${escapeXml(type)}" Target="${escapeXml(external ? target : `/${target}`)}"${external ? ' TargetMode="External"' : ''}/>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${written.join('')}</Relationships>`;
  file.replace(linksPart(part), Buffer.from(xml, 'utf8'));
}
