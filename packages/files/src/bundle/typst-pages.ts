import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readPrintFonts } from '../pdf/write/print-fonts.ts';

/** A program of pages that takes its files from memory: nothing is read from the disk. */
export interface TypstPages {
  program: string;
  inputs: Record<string, string>;
  /** By the name the program calls them. */
  files: Readonly<Record<string, Uint8Array>>;
  /** It sets words. */
  withFonts?: boolean;
}

/** The compiler refuses a file or a page of it. */
export class PagesRefused extends Error {
  override name = 'PagesRefused';
}

/** Sets pages as a PDF. @throws PagesRefused */
export function setPages({ program, inputs, files, withFonts = false }: TypstPages): Uint8Array {
  // Names of files are looked for in a folder that need not be there.
  const workspace = join(process.cwd(), 'bundle');
  const fontArgs = withFonts ? [{ fontBlobs: readPrintFonts() }] : [];
  const compiler = NodeCompiler.create({ workspace, fontArgs });
  for (const [name, content] of Object.entries(files))
    compiler.mapShadow(
      join(workspace, name),
      Buffer.from(content.buffer, content.byteOffset, content.length),
    );
  try {
    const compiled = compiler.compile({ mainFileContent: program, inputs });
    if (!compiled.result)
      throw new PagesRefused(JSON.stringify(compiled.takeError()?.shortDiagnostics).slice(0, 2000));
    return compiler.pdf(compiled.result);
  } catch (error) {
    throw error instanceof PagesRefused ? error : new PagesRefused(String(error).slice(0, 2000));
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}
