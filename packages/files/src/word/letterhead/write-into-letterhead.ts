import { type FileLabel, implicitJson } from '../../labels/file-label.ts';
import type { PrintedFile } from '../../printed/printed-file.ts';
import { setBlocks } from '../../printed/set-blocks.ts';
import { storable } from '../../printed/storable.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import { labelPackage } from '../change/label-package.ts';
import { decodePart } from '../change/part-text.ts';
import { escapeXml, readXmlTree } from '../change/xml-tree.ts';
import { placeComments } from '../place-comments.ts';
import { LetterBlocks } from './letter-blocks.ts';
import { writeComments } from './letter-comments.ts';
import { type MadeFooter, writeFoot } from './letter-foot.ts';
import { firstNoteId, writeNotes } from './letter-notes.ts';
import { keepLetterParts } from './letter-parts.ts';
import { LetterRuns } from './letter-runs.ts';
import type { OpenLetterhead } from './open-letterhead.ts';
import type { PackageLink } from './read-links.ts';
import { relationsOf } from './relations.ts';

/**
 * The words of a file in the page, header, footer and styles of a letterhead, in place of its sample. Nothing of the sample is left: not its
 * notes, comments, pictures or properties.
 * @throws ParseFailure
 */
export function writeIntoLetterhead(letterhead: OpenLetterhead, printed: PrintedFile): Buffer {
  const { file, main, strict, section, styles } = letterhead;
  const label = printed.label ?? null;
  const said = setBlocks(printed.blocks);
  const placed = placeComments(said);
  const runs = new LetterRuns(styles, placed, firstNoteId(letterhead));
  const { width, left, right } = section.page;
  const blocks = new LetterBlocks(styles, runs, { strict, textWidth: Math.max(1440, width - left - right) });
  const body = labelled(label, (text) => blocks.remark(text), blocks.blocks(said));
  const made = writeFoot(letterhead, {
    foot: printed.pageFoot ? storable(printed.pageFoot) : null,
    label: label?.text ? storable(label.text) : null,
  });
  const notes = writeNotes(letterhead, runs.notesXml());
  const comments = writeComments(letterhead, printed.comments ?? [], placed);
  const added: PackageLink[] = [
    ...made.map(({ part, of }) => linkOf(strict, 'footer', part, `mfFooter_${of}`)),
    ...(notes === null ? [] : [linkOf(strict, 'footnotes', notes, 'mfFootnotes')]),
    ...(comments === null ? [] : [linkOf(strict, 'comments', comments, 'mfComments')]),
  ];
  const source = bodyIn(letterhead, body, made);
  // Whatever is wrong with how the parts fit together is told here, not by Word.
  const written = readXmlTree(source);
  file.replace(main, decodePart(file.read(main)).encode(source));
  keepLetterParts(letterhead, { title: storable(printed.title), written, added });
  if (label) labelPackage(file, implicitJson(label), strict);
  return file.toBytes();
}

const labelled = (label: FileLabel | null, remark: (text: string) => string, body: string): string =>
  label?.text ? remark(label.text) + body + (label.position === 'both' ? remark(label.text) : '') : body;

const linkOf = (strict: boolean, kind: string, target: string, id: string): PackageLink => ({
  ...{ id, kind, target, type: `${relationsOf(strict)}/${kind}`, external: false },
});

/** The main part with our body and its section, whatever its prefixes are. */
function bodyIn(
  { tree, section, strict }: OpenLetterhead,
  body: string,
  made: readonly MadeFooter[],
): string {
  const { source, root } = tree;
  const held = root.children.find(({ local, uri }) => local === 'body' && uri === root.uri);
  if (!held) throw new ParseFailure('file_damaged');
  const relations = relationsOf(strict);
  const references = made.map(
    ({ of }) => `<w:footerReference xmlns:mfr="${relations}" w:type="${of}" mfr:id="mfFooter_${of}"/>`,
  );
  const open = `<w:body xmlns:w="${escapeXml(root.uri)}">`;
  return `${source.slice(0, held.start)}${open}${body}${sectionXml(tree.source, section, references.join(''))}</w:body>${source.slice(held.end)}`;
}

/** The section as it stands, without what was changed in it and which page it began on. */
function sectionXml(source: string, { node }: OpenLetterhead['section'], references: string): string {
  if (!node) return `<w:sectPr>${references}</w:sectPr>`;
  const kept = node.children.filter(({ local }) => !['sectPrChange', 'type', 'formProt'].includes(local));
  const start = source.slice(node.start, node.openEnd).replace(/\s*\/>$/, '>');
  const inner = kept.map((child) => source.slice(child.start, child.end)).join('');
  return `${start}${references}${inner}</${node.name}>`;
}
