import { IMPLICIT_LABEL_KEY } from '../../labels/file-label.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import type { PackageFile } from './package-file.ts';
import { appendToRoot, declarePart, linkedPart, linkPart } from './package-links.ts';
import { decodePart } from './part-text.ts';
import { attributeOf, escapeXml, readXmlTree } from './xml-tree.ts';

const PART = 'docProps/custom.xml';
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.custom-properties+xml';
const TRANSITIONAL = {
  relationship: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/custom-properties',
  properties: 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties',
  types: 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes',
};
const STRICT = {
  relationship: 'http://purl.oclc.org/ooxml/officeDocument/relationships/customProperties',
  properties: 'http://purl.oclc.org/ooxml/officeDocument/customProperties',
  types: 'http://purl.oclc.org/ooxml/officeDocument/docPropsVTypes',
};
/** Of every property that a user or a program defines (ECMA-376 part 1, §22.3.2.2). */
const FORMAT_ID = '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}';
/** 0 and 1 are reserved. */
const FIRST_ID = 2;

/**
 * Puts an implicit label into the custom properties of a Word file. A file has one: where another provider's is there already it
 * stays as it is (标识办法第十条: nobody may alter a label).
 * @param strict the file is in the strict form of the standard
 * @throws ParseFailure
 */
export function labelPackage(file: PackageFile, json: string, strict: boolean): void {
  const form = strict ? STRICT : TRANSITIONAL;
  const linked = linkedPart(file, '', 'custom-properties') ?? linkedPart(file, '', 'customProperties');
  const held = file.find(linked ?? PART);
  if (held === null) {
    const empty = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="${form.properties}">${propertyXml('', FIRST_ID, json, form.types)}</Properties>`;
    file.replace(linked ?? PART, Buffer.from(empty, 'utf8'));
    declarePart(file, linked ?? PART, CONTENT_TYPE);
    if (linked === null) linkPart(file, '', form.relationship, PART);
    return;
  }
  const part = decodePart(file.read(held));
  const tree = readXmlTree(part.text);
  const properties = tree.root.children;
  if (properties.some((one) => attributeOf(one, 'name') === IMPLICIT_LABEL_KEY)) return;
  if (tree.root.local !== 'Properties') throw new ParseFailure('file_damaged');
  const ids = properties.map((one) => Number(attributeOf(one, 'pid')) || 0);
  const prefix = tree.root.name.slice(0, -'Properties'.length);
  const xml = propertyXml(prefix, Math.max(FIRST_ID - 1, ...ids) + 1, json, form.types);
  file.replace(held, part.encode(appendToRoot(tree, xml)));
  if (linked === null) linkPart(file, '', form.relationship, held);
}

const propertyXml = (prefix: string, id: number, json: string, types: string): string =>
  `<${prefix}property fmtid="${FORMAT_ID}" pid="${id}" name="${IMPLICIT_LABEL_KEY}"><vt:lpwstr xmlns:vt="${types}">${escapeXml(json)}</vt:lpwstr></${prefix}property>`;
