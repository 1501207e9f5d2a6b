import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';

/** The official forms templates are compared with. They stand beside the project and are no part of it. */
export const formsFolder = fileURLToPath(
  new URL('../../../../shared/data/documents/cn-court-forms', import.meta.url),
);

/** True where the forms are there to compare with. */
export const hasForms = (): boolean => existsSync(formsFolder);

/** The paragraphs of a form's DOCX in order, those of its cells too, without the places its copy marks for filling in. */
export async function readFormParagraphs(name: string): Promise<string[]> {
  const xml = entryOf(await readFile(join(formsFolder, `${name}.docx`)), 'word/document.xml');
  // One of the copies is not well-formed XML: no parser reads it.
  return xml.split('</w:p>').map((paragraph) =>
    [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
      .map(([, text = '']) => text)
      .join('')
      .replace(/\{\{[^}]*\}\}/g, '')
      .replaceAll('&amp;', '&'),
  );
}

/** An entry of a zip archive, found by its central directory. */
function entryOf(file: Buffer, wanted: string): string {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = file.readUInt32LE(end + 16);
  while (file.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((to) => file.readUInt16LE(at + to));
    const name = file.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    if (name === wanted) {
      const local = file.readUInt32LE(at + 42);
      const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
      const packed = file.subarray(from, from + file.readUInt32LE(at + 20));
      return (file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
    }
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  throw new Error(`no ${wanted} in the archive`);
}
