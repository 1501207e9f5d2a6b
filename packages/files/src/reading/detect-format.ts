import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { DocumentFormat } from '@mingfa/contract/document-content';
import { DOCUMENT_ENDINGS } from '@mingfa/contract/document-limits';
import { isStoredTranscript } from '../formats/transcript/is-stored-transcript.ts';
import { findMainPart } from '../office/office-package.ts';
import { openPackage } from '../office/open-package.ts';
import { detectTextFormat } from './detect-text-format.ts';
import { ParseFailure } from './parse-failure.ts';
import type { ReadableFile } from './source-file.ts';

const HEAD_BYTES = 64 * 1024;
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');
const ZIP = Buffer.from('504b0304', 'hex');
const EMPTY_ZIP = Buffer.from('504b0506', 'hex');

/**
 * What a file is, by what is in it. Its name is asked only between kinds of text, which look alike.
 * @throws ParseFailure `empty_file`, `unsupported_file`, `file_old_format`, `file_password`, `file_damaged`, `file_unsafe`
 */
export async function detectFormat(file: ReadableFile): Promise<DocumentFormat> {
  if ((file.content?.length ?? (await stat(file.path)).size) === 0) throw new ParseFailure('empty_file');
  const head = file.content?.subarray(0, HEAD_BYTES) ?? (await readHead(file.path));
  if (file.isTranscript) {
    if (isStoredTranscript(head)) return 'transcript';
    throw new ParseFailure('file_damaged');
  }
  const begins = (magic: Buffer) => head.subarray(0, magic.length).equals(magic);
  // Some writers put a few bytes in front of a PDF; readers look for its mark in the first 1,024.
  if (head.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (begins(PNG) || begins(JPEG)) return 'image';
  if (begins(ZIP) || begins(EMPTY_ZIP)) return detectOffice(file);
  if (begins(OLE)) throw await describeOldOffice(file);
  if (head.subarray(0, 6).toString('latin1').startsWith('{\\rtf')) {
    throw new ParseFailure('file_old_format', { ending: '.docx' });
  }
  const format = detectTextFormat(head, file.name);
  if (!format) throw unsupported();
  return format;
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function detectOffice(file: ReadableFile): Promise<DocumentFormat> {
  const zip = await openPackage(file);
  try {
    const found = await findMainPart(zip);
    // The binary form of a workbook is in a zip, too.
    if (!found || /\.binary\./i.test(found.type)) throw unsupported();
    if (!zip.has(found.main)) throw new ParseFailure('file_damaged');
    return found.format;
  } finally {
    zip.close();
  }
}

/** Files of Office before 2007, and new ones under a password, which are wrapped in the old container. */
async function describeOldOffice(file: ReadableFile): Promise<ParseFailure> {
  const name = (text: string) => Buffer.from(text, 'utf16le');
  const found = await findStrings(file, {
    encrypted: name('EncryptedPackage'),
    sheet: name('Workbook'),
    oldSheet: name('Book\0'),
    slides: name('PowerPoint Document'),
    words: name('WordDocument'),
  });
  if (found.has('encrypted')) return new ParseFailure('file_password');
  if (found.has('words')) return new ParseFailure('file_old_format', { ending: '.docx' });
  if (found.has('slides')) return new ParseFailure('file_old_format', { ending: '.pptx' });
  if (found.has('sheet') || found.has('oldSheet'))
    return new ParseFailure('file_old_format', { ending: '.xlsx' });
  return unsupported();
}

/** Which of some byte strings stand in a file; the names of streams stand in its directory, wherever that is. */
async function findStrings<Name extends string>(
  file: ReadableFile,
  needles: Record<Name, Buffer>,
): Promise<Set<Name>> {
  const found = new Set<Name>();
  const chunks = file.content ? [file.content] : createReadStream(file.path, { highWaterMark: 1024 * 1024 });
  let tail: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const window = Buffer.concat([tail, chunk as Buffer]);
    for (const name in needles) if (window.includes(needles[name])) found.add(name);
    tail = window.subarray(-64);
  }
  return found;
}

const unsupported = () => new ParseFailure('unsupported_file', { types: DOCUMENT_ENDINGS.join(' ') });
