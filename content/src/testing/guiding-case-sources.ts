import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Where guiding cases are read in full; not part of the project. */
export const caseFolder = resolve(import.meta.dirname, '../../../../shared/data/cases');

export const hasCases = (): boolean => existsSync(caseFolder);

const OWN_NUMBER = /指导性案例\d{1,4}号|检例第\d{1,4}号/;

/** The text of each guiding case by its number. A batch of the Procuratorate holds several: each has the whole of it. */
export async function readGuidingCases(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const name of ['supremecourt', 'spp']) {
    const folder = join(caseFolder, name);
    for (const file of await readdir(folder)) {
      const { text } = JSON.parse(await readFile(join(folder, file), 'utf8')) as { text: string };
      for (const [number] of text.matchAll(new RegExp(OWN_NUMBER, 'g')))
        if (!found.has(number)) found.set(number, text);
    }
  }
  return found;
}
