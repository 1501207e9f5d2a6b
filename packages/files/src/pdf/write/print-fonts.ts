import { readFileSync } from 'node:fs';
import { GlobalFonts } from '@napi-rs/canvas';

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

/** The sans font among them, as it calls itself. */
export const SANS = 'Noto Sans S Chinese';
let registered = false;

/** Lets pictures be drawn with the fonts a PDF carries. */
export function registerPrintFonts(): void {
  if (registered) return;
  registered = true;
  for (const font of readPrintFonts()) GlobalFonts.register(font);
}
