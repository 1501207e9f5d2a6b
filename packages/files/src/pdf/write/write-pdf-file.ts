import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { implicitJson } from '../../labels/file-label.ts';
import type { PrintedFile } from '../../printed/printed-file.ts';
import { setBlocks } from '../../printed/set-blocks.ts';
import { storable } from '../../printed/storable.ts';
import { labelPdf } from './label-pdf.ts';
import { readPrintFonts } from './print-fonts.ts';
import { typstBlocks } from './typst-blocks.ts';

const PROGRAM = readFileSync(new URL('./print.typ', import.meta.url), 'utf8');
let compiler: NodeCompiler | undefined;

/**
 * Makes the bytes of a tagged PDF with bookmarks, its fonts embedded as far as they are used. It cannot be interrupted: call it in
 * a process that can be ended.
 * @param layout `picture`: one page as long as it needs, in place of the file's own layout
 */
export function writePdfFile(file: PrintedFile, layout?: 'picture'): Uint8Array {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: readPrintFonts() }] });
  const { label } = file;
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
    letterhead: layout === undefined ? (file.letterhead ?? null) : null,
    pageFoot: file.pageFoot ? storable(file.pageFoot) : null,
    blocks: typstBlocks(setBlocks(file.blocks)),
  };
  const compiled = compiler.compile({ mainFileContent: PROGRAM, inputs: { file: JSON.stringify(data) } });
  const document = compiled.result;
  if (!document) throw new Error(`Setting failed: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
  const content = compiler.pdf(document);
  // What was remembered of other files would pile up.
  compiler.evictCache(0);
  return label ? labelPdf(content, implicitJson(label)) : content;
}
