import { readdir, readFile } from 'node:fs/promises';
import { ABBREVIATIONS } from '@mingfa/legal/law-title';
import { parse } from 'yaml';
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

const weight = z.number().gt(0).max(1);
const word = z.string().trim().min(1).max(40);
const wordsSchema = z.array(
  z.strictObject({
    everyday: word,
    legal: z.array(z.string().min(1).max(30)).min(1).max(4),
    weight: weight.default(1),
  }),
);
const fieldSchema = z.enum(LEXICON_FIELDS);
const synonymsSchema = z.array(
  z.strictObject({ terms: z.array(word).min(2).max(5), field: fieldSchema, weight: weight.default(0.5) }),
);

/** A title's abbreviation is as sure as the title; 合同法 for facts of today is not one. */
const ABBREVIATION_WEIGHT = 1;

/** Reads `lexicon/`; the abbreviations of titles are those with which citations are resolved. */
export async function loadLexicon(): Promise<LexiconEntry[]> {
  const [everyday, english, former, synonyms] = await Promise.all([
    readWords('everyday'),
    readWords('english'),
    readWords('former'),
    readSynonyms(),
  ]);
  return [...everyday, ...english, ...former, ...synonyms, ...abbreviations()];
}

/** One folder a kind, one file a field. */
async function readWords(kind: 'everyday' | 'english' | 'former'): Promise<LexiconEntry[]> {
  const folder = new URL(`../lexicon/${kind}/`, import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const files = await Promise.all(
    names.map(async (name) => {
      const field = fieldSchema.parse(name.replace('.yaml', ''));
      const words = wordsSchema.parse(parse(await readFile(new URL(name, folder), 'utf8')));
      return words.map((entry) => ({ ...entry, field, kind }));
    }),
  );
  return files.flat();
}

/** Each term of a group leads to the others. */
async function readSynonyms(): Promise<LexiconEntry[]> {
  const text = await readFile(new URL('../lexicon/synonyms.yaml', import.meta.url), 'utf8');
  return synonymsSchema.parse(parse(text)).flatMap(({ terms, ...group }) =>
    terms.map((term) => ({
      ...group,
      everyday: term,
      legal: terms.filter((other) => other !== term),
      kind: 'synonym' as const,
    })),
  );
}

function abbreviations(): LexiconEntry[] {
  return Object.entries(ABBREVIATIONS)
    .map(([name, title]) => ({ name, title: title.replace('中华人民共和国', '') }))
    .filter(({ name, title }) => name !== title)
    .map(({ name, title }) => ({
      everyday: name,
      legal: [title],
      field: 'titles' as const,
      weight: ABBREVIATION_WEIGHT,
      kind: 'abbreviation' as const,
    }));
}
