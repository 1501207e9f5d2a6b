import { readdir, readFile } from 'node:fs/promises';
import { ABBREVIATIONS } from '@mingfa/legal/statute/law-title';
import { z } from 'zod';

/**
 * Fields of law. The first eleven are those of `fields/fields.yaml`; the others have no page of what to prepare there,
 * so their words stand in a file of their own here only.
 */
export const LEXICON_FIELDS = [
  'company',
  'labour',
  'tenancy',
  'loan',
  'family',
  'traffic',
  'consumer',
  'personality',
  'inheritance',
  'crime',
  'procedure',
  // Work injury, pensions, sickness, unemployment, housing fund.
  'social-insurance',
  // Buying homes, property management, neighbours.
  'housing',
  'contract',
  // Bodily harm, medicine, schools, animals, products.
  'injury',
  'personal-information',
  'intellectual-property',
  // Banks, insurance, investments.
  'finance',
  // Penalties, reconsideration, suing an authority, petitions, papers of a person.
  'administration',
  // Farmland, homesteads, expropriation.
  'land',
  'tax',
  // Minors, the old, women, the disabled.
  'protection',
  // Titles of laws, which belong to no single field.
  'titles',
] as const;
export type LexiconField = (typeof LEXICON_FIELDS)[number];

/**
 * What a word is: `everyday` as people say it, `english` for questions in English, `abbreviation` of a title,
 * `synonym` another statute's word for the same, `former` a word or law that has a successor.
 */
export type LexiconKind = 'everyday' | 'english' | 'abbreviation' | 'synonym' | 'former';

export interface LexiconEntry {
  everyday: string;
  /** Terms of the statutes, the most telling first. */
  legal: string[];
  field: LexiconField;
  /** From 0 to 1: how surely the word means these terms, and so how much they count in a search. */
  weight: number;
  kind: LexiconKind;
}

const entrySchema = z.strictObject({
  everyday: z.string().min(1).max(40),
  legal: z.array(z.string().min(2).max(40)).min(1).max(4),
  field: z.enum(LEXICON_FIELDS),
  weight: z.number().gt(0).max(1),
  kind: z.enum(['everyday', 'english', 'abbreviation', 'synonym', 'former']),
});

/**
 * Reads `lexicon/`, once; the abbreviations of titles are those with which citations are resolved. The files have a form
 * of their own because a YAML file of this size takes a second to read.
 */
export function loadLexicon(): Promise<LexiconEntry[]> {
  lexiconRead ??= readLexicon();
  return lexiconRead;
}

let lexiconRead: Promise<LexiconEntry[]> | undefined;

async function readLexicon(): Promise<LexiconEntry[]> {
  const [everyday, english, former, synonyms] = await Promise.all([
    readFolder('everyday', 'everyday'),
    readFolder('english', 'english'),
    readFolder('former', 'former'),
    readFolder('synonyms', 'synonym'),
  ]);
  return [...everyday, ...english, ...former, ...synonyms.flatMap(eachToTheOthers), ...abbreviations()];
}

/** One folder a kind, one file a field. */
async function readFolder(folderName: string, kind: LexiconKind): Promise<LexiconEntry[]> {
  const folder = new URL(`../lexicon/${folderName}/`, import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const files = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return readLexiconFile(text, { field: name.replace('.txt', ''), kind });
    }),
  );
  return files.flat();
}

/**
 * Reads one file: a line each, `房客 = 承租人` or, less surely, `老板 = 用人单位, 出租人 (0.5)`; `#` begins a comment.
 * @throws Error naming the line that is no entry
 */
export function readLexiconFile(text: string, place: { field: string; kind: LexiconKind }): LexiconEntry[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const parts = LINE.exec(line);
    const entry = entrySchema.safeParse({
      ...place,
      everyday: parts?.[1],
      legal: parts?.[2]?.split(', '),
      weight: Number(parts?.[3] ?? 1),
    });
    if (!entry.success) throw new Error(`Not an entry of ${place.kind}/${place.field}: ${line}`);
    return entry.data;
  });
}

const LINE = /^(\S|\S[^=]*\S) = ([^=()]*\S)(?: \((0?\.\d+|1)\))?$/;

/** A group of synonyms is written once; each of its terms leads to the others. */
function eachToTheOthers(group: LexiconEntry): LexiconEntry[] {
  const terms = [group.everyday, ...group.legal];
  return terms.map((term) => ({
    ...group,
    everyday: term,
    legal: terms.filter((other) => other !== term),
  }));
}

function abbreviations(): LexiconEntry[] {
  return Object.entries(ABBREVIATIONS)
    .map(([name, title]) => ({ name, title: title.replace('中华人民共和国', '') }))
    .filter(({ name, title }) => name !== title)
    .map(({ name, title }) => ({
      everyday: name,
      legal: [title],
      field: 'titles' as const,
      // An abbreviation is as sure as the title.
      weight: 1,
      kind: 'abbreviation' as const,
    }));
}
