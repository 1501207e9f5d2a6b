// Packages of fonts bring every weight; what the product does not print with is removed after they were installed (127 MB).
// Plain JavaScript for Node 20: the launchers use it.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

const LIST = 'packages/files/src/pdf/write/print-fonts.json';

/** Removes the fonts that are not on the list of those printed with, and the pictures that show them. */
export function removeUnusedFonts(root) {
  const fonts = JSON.parse(readFileSync(join(root, LIST), 'utf8'));
  const kept = new Set(fonts.map(({ path }) => basename(path)));
  for (const name of new Set(fonts.map((font) => font.package))) {
    const folder = join(root, 'node_modules', name);
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder, { recursive: true }))
      if (/\.(?:ttf|otf)(?:\.png)?$/.test(file) && !kept.has(basename(file))) rmSync(join(folder, file));
  }
}
