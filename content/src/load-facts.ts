import { readdir } from 'node:fs/promises';
import {
  dictionaryOf,
  type FactDefinition,
  type FactDictionary,
  type RecordDefinition,
} from '@mingfa/legal/drafting/fact-definition';
import { z } from 'zod';
import { readYaml } from './read-yaml.ts';
import { factSchema, recordSchema } from './template.ts';

const folder = new URL('../facts/', import.meta.url);
const fileSchema = z.strictObject({
  records: z.array(recordSchema).default([]),
  facts: z.array(factSchema).default([]),
});

/**
 * Reads the dictionary of facts that templates share, `facts/*.yaml`, once.
 * @throws Error naming the file that does not follow its form, or what comes twice or is missing
 */
export function loadFacts(): Promise<FactDictionary> {
  factsRead ??= readFacts();
  return factsRead;
}

let factsRead: Promise<FactDictionary> | undefined;

async function readFacts(): Promise<FactDictionary> {
  const facts: FactDefinition[] = [];
  const records: RecordDefinition[] = [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted();
  for (const name of names) {
    const read = fileSchema.safeParse(await readYaml(new URL(name, folder)));
    if (!read.success) throw new Error(`facts/${name}: ${z.prettifyError(read.error)}`);
    for (const record of read.data.records) put(records, record, name);
    for (const fact of read.data.facts) put(facts, fact, name);
  }
  const dictionary = dictionaryOf(facts, records);
  for (const { id, record, oftenSameAs = [] } of facts) {
    if (record !== undefined && !dictionary.records.has(record))
      throw new Error(`facts: ${id} is of no record ${record}`);
    const missing = oftenSameAs.find((other) => !dictionary.facts.has(other));
    if (missing) throw new Error(`facts: ${id} is like no fact ${missing}`);
  }
  return dictionary;
}

function put<Named extends { id: string }>(into: Named[], one: Named, file: string): void {
  if (into.some(({ id }) => id === one.id)) throw new Error(`facts/${file}: ${one.id} comes twice`);
  into.push(one);
}
