import { declarePart } from '../change/package-links.ts';
import { decodePart } from '../change/part-text.ts';
import { attributeOf, escapeXml, readXmlTree, type XmlNode } from '../change/xml-tree.ts';
import type { OpenLetterhead } from './open-letterhead.ts';

type NoteKind = 'footnotes' | 'endnotes';

const SEPARATORS = new Set(['separator', 'continuationSeparator', 'continuationNotice']);
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml';
const LINES = [
  ['separator', -1],
  ['continuationSeparator', 0],
] as const;

/** The first id that a footnote of a letter can have: those below are the lines between text and notes. */
export function firstNoteId({ file, links }: OpenLetterhead): number {
  const name = partOf({ file, links }, 'footnotes');
  if (name === null) return 1;
  const { root } = readXmlTree(decodePart(file.read(name)).text);
  return 1 + Math.max(0, ...separatorsOf(root).map((note) => Number(attributeOf(note, 'id')) || 0));
}

/** Leaves of the sample's notes only the lines above them, and puts those of the letter in. The answer is the part of its footnotes. */
export function writeNotes(letterhead: OpenLetterhead, notes: string): string | null {
  const { file, main, tree } = letterhead;
  dropNotes(letterhead, 'endnotes', '');
  if (dropNotes(letterhead, 'footnotes', notes)) return partOf(letterhead, 'footnotes');
  if (notes === '') return null;
  const part = `${main.slice(0, main.lastIndexOf('/') + 1)}footnotes.xml`;
  const lines = LINES.map(
    ([type, id]) =>
      `<w:footnote w:type="${type}" w:id="${id}"><w:p><w:r><w:${type}/></w:r></w:p></w:footnote>`,
  ).join('');
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:footnotes xmlns:w="${escapeXml(tree.root.uri)}">${lines}${notes}</w:footnotes>`;
  file.replace(part, Buffer.from(xml, 'utf8'));
  declarePart(file, part, CONTENT_TYPE);
  return part;
}

function dropNotes(letterhead: OpenLetterhead, kind: NoteKind, notes: string): boolean {
  const { file } = letterhead;
  const name = partOf(letterhead, kind);
  if (name === null) return false;
  const part = decodePart(file.read(name));
  const { source, root } = readXmlTree(part.text);
  const kept = separatorsOf(root).map(({ start, end }) => source.slice(start, end));
  const own = notes.replaceAll('<w:footnote ', `<w:footnote xmlns:w="${escapeXml(root.uri)}" `);
  const open = source.slice(0, root.openEnd).replace(/\s*\/>$/, '>');
  file.replace(name, part.encode(`${open}${kept.join('')}${own}</${root.name}>`));
  return true;
}

const separatorsOf = (root: XmlNode) =>
  root.children.filter((note) => SEPARATORS.has(attributeOf(note, 'type') ?? ''));

function partOf({ file, links }: Pick<OpenLetterhead, 'file' | 'links'>, kind: NoteKind): string | null {
  const link = links.find((one) => one.kind === kind && !one.external);
  return link ? file.find(link.target) : null;
}
