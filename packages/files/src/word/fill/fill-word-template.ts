import type { OwnFilling } from '@mingfa/legal/drafting/own/fill-own-values';
import { type FileLabel, implicitJson } from '../../labels/file-label.ts';
import { findMainPart } from '../../office/office-package.ts';
import { openPackage } from '../../office/open-package.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import { labelPackage } from '../change/label-package.ts';
import { PackageFile } from '../change/package-file.ts';
import { decodePart } from '../change/part-text.ts';
import { escapeXml } from '../change/xml-tree.ts';
import { fieldParts } from './field-parts.ts';
import { fillParts } from './fill-parts.ts';
import { readWordTemplate } from './read-word-template.ts';

/**
 * The Word file with its fields filled. All parts without fields keep their bytes. Takes long for long ones: call it in a process of its own.
 * @param label stands in it where a model's words do; the implicit one goes into the file's properties
 * @throws ParseFailure
 */
export async function fillWordTemplate(
  content: Buffer,
  filling: OwnFilling,
  label: FileLabel | null,
): Promise<Buffer> {
  // What was kept was looked at when it came; a file that was changed since is looked at again.
  const { problems } = await readWordTemplate(content);
  if (problems.length > 0) throw new ParseFailure('file_unsafe');
  const file = await PackageFile.open(content);
  const sources = (await partNames(content)).map((part) => ({ part, content: file.read(part.name) }));
  const filled = fillParts(sources, filling);
  if (filled.problems.length > 0) throw new ParseFailure('file_damaged');
  for (const [name, bytes] of filled.parts) file.replace(name, bytes);
  if (label) {
    labelPackage(file, implicitJson(label), false);
    const main = sources.find(({ part }) => part.where === 'body')?.part.name;
    if (label.text !== null && main) labelBody(file, main, label.text, label.position);
  }
  return file.toBytes();
}

async function partNames(content: Buffer) {
  const zip = await openPackage({ path: '', name: '', content });
  try {
    const found = await findMainPart(zip);
    return found ? await fieldParts(zip, found.main) : [];
  } finally {
    zip.close();
  }
}

/** Puts the label before the first words, and behind the last ones where it shall stand at both ends. */
function labelBody(file: PackageFile, main: string, text: string, position: FileLabel['position']): void {
  const part = decodePart(file.read(main));
  const paragraph = `<w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
  const begun = part.text.replace(/<w:body(?:\s[^>]*)?>/, (tag) => tag + paragraph);
  const last =
    /(?:<w:sectPr(?:\s[^>]*)?(?:\/>|>(?:(?!<w:sectPr|<\/w:p>)[\s\S])*<\/w:sectPr>)\s*)?<\/w:body>\s*<\/w:document>\s*$/;
  const labelled = position === 'both' ? begun.replace(last, (end) => paragraph + end) : begun;
  file.replace(main, part.encode(labelled));
}
