import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { implicitJson } from '../../labels/file-label.ts';
import type { PrintedFile } from '../../printed/printed-file.ts';
import { setBlocks } from '../../printed/set-blocks.ts';
import { storable } from '../../printed/storable.ts';
import type { LetterheadLook, LetterLine } from '../../word/letterhead/letterhead.ts';
import { labelPdf } from './label-pdf.ts';
import { readPrintFonts } from './print-fonts.ts';
import { typstBlocks } from './typst-blocks.ts';

const PROGRAM = readFileSync(new URL('./print.typ', import.meta.url), 'utf8');
/** Where the program believes to be: a folder that is on no disk, with nothing in it but what is put there here. */
const WORKSPACE = resolve('/mingfa-printing');
let compiler: NodeCompiler | undefined;

/**
 * Makes the bytes of a tagged PDF with bookmarks, its fonts embedded as far as they are used. It cannot be interrupted: call it in
 * a process that can be ended.
 * @param layout `picture`: one page as long as it needs, in place of the file's own layout
 */
export function writePdfFile(file: PrintedFile, layout?: 'picture'): Uint8Array {
  compiler ??= NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: readPrintFonts() }] });
  const { label } = file;
  const pictures = file.letterheadPictures ?? [];
  const [lang, region] = file.language === 'en' ? ['en', 'GB'] : ['zh', 'CN'];
  const data = {
    title: storable(file.title),
    lang,
    region,
    // A letterhead has a layout of its own.
    layout: layout ?? (file.letterhead ? 'usual' : file.layout) ?? 'usual',
    landscape: file.landscape ?? false,
    label: label?.text ? storable(label.text) : null,
    both: typeof label?.text === 'string' && label.position === 'both',
    letterhead: layout === undefined && file.letterhead ? roomFor(file.letterhead) : null,
    pictures: pictures.map((content, at) => (content === null ? null : pictureName(at))),
    pageFoot: file.pageFoot ? storable(file.pageFoot) : null,
    blocks: typstBlocks(setBlocks(file.blocks)),
  };
  for (const [at, content] of pictures.entries())
    if (content !== null)
      compiler.mapShadow(join(WORKSPACE, pictureName(at)), Buffer.from(content, 'base64'));
  const compiled = compiler.compile({ mainFileContent: PROGRAM, inputs: { file: JSON.stringify(data) } });
  const document = compiled.result;
  if (!document) throw new Error(`Setting failed: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
  const content = compiler.pdf(document);
  compiler.resetShadow();
  // What was remembered of other files would pile up.
  compiler.evictCache(0);
  return label ? labelPdf(content, implicitJson(label)) : content;
}

/** By name alone: the program that sets a file can read nothing else. */
const pictureName = (at: number): string => `/letterhead-${at}`;

/** A line of a header in twentieths of a point: letters of 9 pt with the space between lines. */
const LINE = 240;

/** Text begins below a header that is higher than its margin, as Word has it. */
function roomFor(look: LetterheadLook): LetterheadLook {
  const { page, headers } = look;
  const heightOf = (lines: readonly LetterLine[]) =>
    lines.reduce(
      (sum, { pieces }) =>
        sum + Math.max(LINE, ...pieces.map((piece) => ('picture' in piece ? piece.picture.height + 60 : 0))),
      0,
    );
  const height = Math.max(heightOf(headers.usual), heightOf(headers.first ?? []));
  const top = Math.min(Math.max(page.top, page.header + height), Math.round(page.height / 2));
  return { ...look, page: { ...page, top } };
}
