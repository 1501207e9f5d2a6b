import { readFileSync } from 'node:fs';

/** A font, found from what its package lets be found. */
interface PrintFont {
  package: string;
  beside: string;
  path: string;
}

// Serif for running text, sans for headings and what is bold, pictographs for what a model likes to put in. The launcher reads the
// list, too: all other weights in these packages are removed when they were installed.
const FONTS: readonly PrintFont[] = JSON.parse(
  readFileSync(new URL('./print-fonts.json', import.meta.url), 'utf8'),
);

/** The fonts a PDF carries. */
export const readPrintFonts = (): Buffer[] =>
  FONTS.map(({ beside, path }) => readFileSync(new URL(path, import.meta.resolve(beside))));
