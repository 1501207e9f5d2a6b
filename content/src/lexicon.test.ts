import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ABBREVIATIONS } from '@mingfa/legal/statute/law-title';
import { describe, expect, it } from 'vitest';
import { loadFields } from './fields.ts';
import { LEXICON_FIELDS, loadLexicon, readLexiconFile } from './lexicon.ts';
import { currentTexts, hasCorpora } from './testing/digest-sources.ts';

const lexicon = await loadLexicon();
const of = (...kinds: string[]) => lexicon.filter((entry) => kinds.includes(entry.kind));

/** Terms we use although no current text of the corpora has them. Each would need a reason here. */
const NOT_IN_STATUTES: string[] = [];

describe('a file of the lexicon', () => {
  const read = (text: string) => readLexiconFile(text, { field: 'tenancy', kind: 'everyday' });

  it('has an entry a line, with a weight where the word is not sure', () => {
    expect(read('# Tenancy\n房客 = 承租人\n老板 = 出租人, 用人单位 (0.5)\n')).toEqual([
      { everyday: '房客', legal: ['承租人'], field: 'tenancy', kind: 'everyday', weight: 1 },
      { everyday: '老板', legal: ['出租人', '用人单位'], field: 'tenancy', kind: 'everyday', weight: 0.5 },
    ]);
  });

  it.each([
    '房客',
    '房客 =',
    '= 承租人',
    '房客 = 承租人 (2)',
    '房客 = 承租人 (0)',
    '房客 = 承租人 = 租客',
    '房客=承租人',
  ])('says which line is no entry: %s', (line) => {
    expect(() => read(line)).toThrow(line);
  });
});

describe('the lexicon', () => {
  it('holds at least 1,550 everyday words and 150 English ones, over every field of law', () => {
    expect(of('everyday').length).toBeGreaterThanOrEqual(1550);
    expect(of('english').length).toBeGreaterThanOrEqual(150);
    const fields = new Set(of('everyday').map(({ field }) => field));
    expect(LEXICON_FIELDS.filter((field) => !fields.has(field))).toEqual(['titles']);
  });

  it('names fields of law as the pages of what to prepare do', async () => {
    const known: readonly string[] = LEXICON_FIELDS;
    expect((await loadFields()).map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
  });

  it('says no word twice within a field', () => {
    const places = lexicon.map(({ kind, field, everyday }) =>
      kind === 'english' ? `${field} ${everyday} (English)` : `${field} ${everyday}`,
    );
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('translates into something other than the word itself, each term once', () => {
    const idle = lexicon.filter(
      ({ everyday, legal }) => legal.includes(everyday) || new Set(legal).size < legal.length,
    );
    expect(idle.map(({ everyday }) => everyday)).toEqual([]);
  });

  it('has no longer word that says only what a word inside it says', () => {
    const said = new Map<string, string[]>();
    for (const { field, legal, weight, everyday } of of('everyday')) {
      const key = [field, weight, ...legal].join(' ');
      said.set(key, [...(said.get(key) ?? []), everyday]);
    }
    const needless = [...said.values()].flatMap((words) =>
      words.filter((word) => words.some((other) => other !== word && word.includes(other))),
    );
    expect(needless).toEqual([]);
  });

  it('keeps abbreviations of titles in their one home', () => {
    expect(
      lexicon
        .filter(({ kind }) => kind === 'everyday' || kind === 'synonym')
        .map(({ everyday }) => everyday)
        .filter((word) => word in ABBREVIATIONS),
    ).toEqual([]);
  });

  it('knows the words the product was made for', () => {
    const legal = (word: string) =>
      lexicon.filter(({ everyday }) => everyday === word).flatMap((entry) => entry.legal);
    expect(legal('房东')).toContain('出租人');
    expect(legal('炒鱿鱼')).toContain('解除劳动合同');
    expect(legal('判刑')).toContain('有期徒刑');
    expect(legal('老赖')).toContain('失信被执行人');
    expect(legal('试用期被辞退')).toContain('试用期');
    expect(legal('landlord')).toContain('出租人');
    expect(legal('按金')).toContain('押金');
    expect(legal('居间合同')).toContain('中介合同');
    expect(legal('交强险条例')).toContain('机动车交通事故责任强制保险条例');
    expect(legal('债权人')).toContain('权利人');
  });

  it('stands sorted by the first term, then the word, in every file', async () => {
    for (const kind of ['everyday', 'english', 'former']) {
      for (const field of new Set(of(kind).map((entry) => entry.field))) {
        const keys = of(kind)
          .filter((entry) => entry.field === field)
          .map(({ legal, everyday }) => `${legal[0]}\n${everyday}`);
        expect(keys, `${kind}/${field}`).toEqual([...keys].sort());
      }
    }
  });

  it.skipIf(!hasCorpora() && !process.env.CI)(
    'uses terms that stand in current statutes',
    { timeout: 120_000 },
    async () => {
      const terms = new Set(of('everyday', 'english', 'former', 'synonym').flatMap((entry) => entry.legal));
      for (const term of NOT_IN_STATUTES) terms.delete(term);
      for (const file of await currentTexts()) {
        const text = (await readFile(file, 'utf8')).replace(/[\s*]/g, '');
        for (const term of terms) if (text.includes(term)) terms.delete(term);
      }
      expect([...terms]).toEqual([]);
    },
  );

  it('has a file for every word: nothing lies beside the folders that are read', async () => {
    const names = await readdir(join(import.meta.dirname, '../lexicon'));
    expect(names.sort()).toEqual(['english', 'everyday', 'former', 'synonyms']);
  });
});
