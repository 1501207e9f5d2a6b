import type { OwnBlock } from '@mingfa/legal/drafting/own/own-template';
import { ownUses } from '@mingfa/legal/drafting/own/own-uses';
import { findMainPart } from '../../office/office-package.ts';
import { openPackage, type ZipPackage } from '../../office/open-package.ts';
import { childOf, readXmlTree } from '../../office/read-xml.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import { hasActiveParts, reachesOut } from '../unsafe-parts.ts';
import { type FieldPart, fieldParts } from './field-parts.ts';
import { fillParts } from './fill-parts.ts';
import { nestSections } from './nest-sections.ts';
import { hasReachingFields, type RawBlock, readWordText } from './read-word-text.ts';
import { WORD_TEMPLATE_LIMITS, type WordTemplate, type WordTemplateProblem } from './word-template.ts';

/**
 * Reads a Word file as a template. Nothing in it is run: its text is looked through for names in braces.
 * @throws ParseFailure where it is no Word file, is damaged, too long, or made to do harm
 */
export async function readWordTemplate(content: Buffer): Promise<WordTemplate> {
  const zip = await openPackage({ path: '', name: '', content });
  try {
    const found = await findMainPart(zip);
    if (found?.format !== 'docx') throw new ParseFailure('unsupported_file');
    const sources = await readParts(zip, found.main);
    const { text, problems } = readSources(sources);
    const names = ownUses(text).length;
    if (hasActiveParts(zip, found.type)) problems.push(ofFile('active_content'));
    if (await reachesOut(zip)) problems.push(ofFile('remote_content'));
    if (names > WORD_TEMPLATE_LIMITS.fields) problems.push(ofFile('too_many_fields'));
    if (names === 0 && problems.length === 0) problems.push(ofFile('no_fields'));
    // What the library that fills it cannot read is told now, not when it is filled.
    const tried =
      problems.length === 0 ? fillParts(sources, { texts: {}, shown: {}, rows: {} }).problems : [];
    return { text, problems: [...problems, ...tried].slice(0, WORD_TEMPLATE_LIMITS.problems) };
  } finally {
    zip.close();
  }
}

const ofFile = (problem: WordTemplateProblem['problem']): WordTemplateProblem => ({
  ...{ problem, tag: '', where: 'file', near: '' },
});

/** The bytes of the parts in which fields are filled. */
async function readParts(zip: ZipPackage, main: string): Promise<{ part: FieldPart; content: Buffer }[]> {
  const sources: { part: FieldPart; content: Buffer }[] = [];
  let bytes = 0;
  for (const part of await fieldParts(zip, main)) {
    const source = await zip.read(part.name, WORD_TEMPLATE_LIMITS.bytes - bytes);
    if (!source) throw new ParseFailure('file_damaged');
    bytes += source.length;
    sources.push({ part, content: source });
  }
  return sources;
}

function readSources(sources: readonly { part: FieldPart; content: Buffer }[]): WordTemplate {
  const problems: WordTemplateProblem[] = [];
  const text = { body: [] as OwnBlock[], headers: [] as OwnBlock[], footers: [] as OwnBlock[] };
  for (const { part, content } of sources) {
    const root = readXmlTree(content);
    if (hasReachingFields(root)) problems.push(ofFile('remote_content'));
    const raw = readWordText(childOf(root, 'body') ?? root);
    refuseTooLong(raw);
    const blocks = nestSections(raw, (one) => {
      if (problems.length < WORD_TEMPLATE_LIMITS.problems) problems.push({ ...one, where: part.where });
    });
    if (part.where === 'body') text.body.push(...asTitled(blocks));
    else if (holdsFields(blocks))
      (part.where === 'header' ? text.headers : text.footers).push(...asRemark(blocks));
  }
  return { text, problems };
}

/** @throws ParseFailure where it holds more than a draft may */
function refuseTooLong(raw: readonly RawBlock[]): void {
  let characters = 0;
  let blocks = 0;
  const count = (some: readonly RawBlock[]): void => {
    for (const block of some) {
      blocks += 1;
      if (block.kind === 'paragraph') characters += block.text.length;
      else for (const row of block.rows) for (const cell of row) count(cell.blocks);
    }
  };
  count(raw);
  const { characters: limit, blocks: most } = WORD_TEMPLATE_LIMITS;
  if (characters > limit || blocks > most) throw new ParseFailure('file_too_long', { limit });
}

const holdsFields = (blocks: readonly OwnBlock[]): boolean =>
  ownUses({ body: blocks, headers: [], footers: [] }).length > 0;

/** The first words of a paper are its title where they stand in the middle. */
function asTitled(blocks: OwnBlock[]): OwnBlock[] {
  const first = blocks.findIndex((block) => block.kind !== 'paragraph' || block.of.length > 0);
  const block = blocks[first];
  if (block?.kind !== 'paragraph' || block.look !== 'centred') return blocks;
  return blocks.with(first, { ...block, look: 'title' });
}

const asRemark = (blocks: readonly OwnBlock[]): OwnBlock[] =>
  blocks
    .filter((block) => block.kind !== 'paragraph' || block.of.length > 0)
    .map((block) => (block.kind === 'paragraph' ? { ...block, look: 'remark' } : block));
