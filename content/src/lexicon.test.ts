import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { corpusFolder, hasCorpora } from './digest-sources.ts';
import { loadLexicon } from './lexicon.ts';

const lexicon = await loadLexicon();

describe('the everyday lexicon', () => {
  it('holds about 300 everyday words, each once', () => {
    const words = lexicon.map((entry) => entry.everyday);
    expect(words.length).toBeGreaterThanOrEqual(300);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('knows the words the product was made for', () => {
    const legal = new Map(lexicon.map((entry) => [entry.everyday, entry.legal]));
    expect(legal.get('房东')).toContain('出租人');
    expect(legal.get('炒鱿鱼')).toContain('解除劳动合同');
    expect(legal.get('判刑')).toContain('有期徒刑');
    expect(legal.get('老赖')).toContain('失信被执行人');
  });

  it.skipIf(!hasCorpora() && !process.env.CI)(
    'uses terms that stand in statutes',
    { timeout: 60_000 },
    async () => {
      const text = await allStatutes();
      const missing = lexicon
        .flatMap((entry) => entry.legal)
        .filter((term) => !text.includes(term.replaceAll('、', '')));
      expect(missing).toEqual([]);
    },
  );
});

async function allStatutes(): Promise<string> {
  const texts: string[] = [];
  for (const folder of ['just-laws', 'lawrefbook/司法解释', 'lawrefbook/行政法规', 'lawrefbook/部门规章']) {
    const entries = await readdir(join(corpusFolder, folder), { withFileTypes: true, recursive: true });
    for (const entry of entries) {
      if (entry.name.endsWith('.md')) texts.push(await readFile(join(entry.parentPath, entry.name), 'utf8'));
    }
  }
  return texts.join('\n').replace(/[\s*、]/g, '');
}
