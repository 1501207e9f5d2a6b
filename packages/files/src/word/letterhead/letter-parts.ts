import type { PackageFile } from '../change/package-file.ts';
import { declarePart } from '../change/package-links.ts';
import { decodePart } from '../change/part-text.ts';
import {
  attributeOf,
  escapeXml,
  readXmlTree,
  walkXml,
  type XmlNode,
  type XmlTree,
} from '../change/xml-tree.ts';
import type { OpenLetterhead } from './open-letterhead.ts';
import { linksPart, type PackageLink, readLinks, writeLinks } from './read-links.ts';
import { relationsOf } from './relations.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const CORE = 'docProps/core.xml';
const CORE_TYPE = 'application/vnd.openxmlformats-package.core-properties+xml';
const CORE_RELATION = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** What a letter needs without naming it. */
const NEEDED = new Set([
  'styles',
  'stylesWithEffects',
  'numbering',
  'settings',
  'fontTable',
  'theme',
  'footnotes',
  'endnotes',
]);
/** Locks and sources of the letterhead that are none of the letter's: it would be sent out with them. */
const SETTINGS_LEFT_OUT = new Set([
  ...['attachedTemplate', 'mailMerge', 'docVars', 'saveThroughXslt', 'documentProtection', 'writeProtection'],
  ...['trackRevisions', 'updateFields', 'rsids'],
]);
/** How far parts lead to parts: a header to a picture. */
const STEPS_MAX = 4;

/** Keeps of the package what the letter shows: what belonged to the sample alone, and what the file says of itself, is taken out. */
export function keepLetterParts(
  letterhead: OpenLetterhead,
  { title, written, added }: { title: string; written: XmlTree; added: readonly PackageLink[] },
): void {
  const { file, main, links, section, strict } = letterhead;
  const named = new Set([...walkXml(written.root)].flatMap(relationIds));
  const stories = new Set(section.stories.map(({ part }) => part));
  const addedKinds = new Set(added.filter(({ kind }) => kind !== 'footer').map(({ kind }) => kind));
  const kept = links.filter(({ kind, id, target, external }) => {
    if (external || addedKinds.has(kind)) return false;
    if (kind === 'header' || kind === 'footer') return stories.has(target) && named.has(id);
    return NEEDED.has(kind) || named.has(id);
  });
  writeLinks(file, main, [...kept, ...added]);
  const settings = kept.find(({ kind }) => kind === 'settings');
  if (settings) cleanSettings(file, settings.target);
  const parts = reachable(file, main, settings?.target ?? null);
  const core = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:creator>明法 Mingfa</dc:creator></cp:coreProperties>`;
  file.keepOnly([
    CONTENT_TYPES,
    ...parts,
    ...parts.filter((part) => part !== settings?.target).map(linksPart),
  ]);
  file.replace(CORE, Buffer.from(core, 'utf8'));
  writeLinks(file, '', [
    { id: 'rId1', kind: '', type: `${relationsOf(strict)}/officeDocument`, target: main, external: false },
    { id: 'rId2', kind: '', type: CORE_RELATION, target: CORE, external: false },
  ]);
  cleanTypes(file, main);
  declarePart(file, CORE, CORE_TYPE);
}

const relationIds = ({ attributes }: XmlNode): string[] =>
  attributes.filter(({ uri }) => /\/relationships$/.test(uri)).map(({ value }) => value);

/** All parts that the main one leads to. */
function reachable(file: PackageFile, main: string, settings: string | null): string[] {
  const found = new Set([main]);
  let waiting = [main];
  for (let step = 0; step < STEPS_MAX && waiting.length > 0; step += 1) {
    const next = waiting
      .filter((part) => part !== settings)
      .flatMap((part) => readLinks(file, part))
      .filter(({ external, target }) => !external && !found.has(target) && file.find(target) !== null)
      .map(({ target }) => target);
    for (const part of next) found.add(part);
    waiting = [...new Set(next)];
  }
  return [...found];
}

function cleanSettings(file: PackageFile, name: string): void {
  const held = file.find(name);
  if (held === null) return;
  const part = decodePart(file.read(held));
  const { source, root } = readXmlTree(part.text);
  const gone = root.children.filter(
    (child) => SETTINGS_LEFT_OUT.has(child.local) || relationIds(child).length > 0,
  );
  file.replace(held, part.encode(withoutNodes(source, gone)));
}

/** Says nothing of parts that are gone; a template becomes a document. */
function cleanTypes(file: PackageFile, main: string): void {
  const part = decodePart(file.read(CONTENT_TYPES));
  const { source, root } = readXmlTree(part.text);
  const nameOf = (entry: XmlNode) => attributeOf(entry, 'PartName')?.replace(/^\/+/, '') ?? null;
  const gone = root.children.filter((entry) => {
    const name = nameOf(entry);
    return name !== null && (file.find(name) === null || name.toLowerCase() === main.toLowerCase());
  });
  file.replace(CONTENT_TYPES, part.encode(withoutNodes(source, gone)));
  declarePart(file, main, DOCUMENT_TYPE);
}

function withoutNodes(source: string, gone: readonly XmlNode[]): string {
  let left = source;
  for (const { start, end } of [...gone].reverse()) left = left.slice(0, start) + left.slice(end);
  return left;
}
