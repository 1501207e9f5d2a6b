import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectedTexts, randomChanges, settled, writeAndCheck } from './testing/check-writing.ts';
import { readPart } from './testing/word-package.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../shared/data/documents');
const present = existsSync(FOLDER);
if (!present && process.env.CI) throw new Error(`the documents are missing at ${FOLDER}`);
/** Its main part is not well-formed: neither Word nor LibreOffice opens it. */
const BROKEN = new Set(['commercial_001.docx']);

const files = present
  ? (await readdir(FOLDER, { recursive: true })).filter(
      (name) => name.endsWith('.docx') && !BROKEN.has(name.split('/').at(-1) ?? ''),
    )
  : [];

describe.skipIf(!present)('real Word files, where they are there (../shared/data/documents)', () => {
  test.each(files)('%s: rejecting gives the original, accepting the suggestions', async (name) => {
    const original = await readFile(join(FOLDER, name));
    const source = await readPart(original, 'word/document.xml');
    for (const seed of [1, 2]) {
      const changes = randomChanges(source, seed * 97, 60);
      const { outcomes, accepted } = await writeAndCheck(original, changes);
      expect([...outcomes.values()].filter((outcome) => outcome === 'written').length).toBeGreaterThan(15);
      const wanted = expectedTexts(source, changes, outcomes);
      expect(accepted.map(settled).filter((text) => text !== '')).toEqual(wanted);
    }
  });
});
