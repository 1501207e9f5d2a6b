import { writeFile } from 'node:fs/promises';
import type { ChoiceModel } from '../../apps/server/src/engine/retrieval/guides/choice-model.ts';
import { CHOICE_FEATURES } from '../../apps/server/src/engine/retrieval/guides/read-candidates.ts';

const FOLDER = new URL('../../apps/server/src/engine/retrieval/guides/', import.meta.url);

/** Writes the model, one term a line, so that a new fit can be compared with the last. */
export async function writeChoiceModel(model: ChoiceModel, about: string, file: string): Promise<number> {
  const { words, ...numbers } = model;
  const terms = Object.entries(words.terms)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, weights]) => `${JSON.stringify(term)}:${JSON.stringify(weights)}`)
    .join(',\n');
  const head = JSON.stringify({ about, features: CHOICE_FEATURES, ...numbers });
  const text = `${head.slice(0, -1)},\n"words":{"guides":${JSON.stringify(words.guides)},\n"bias":${JSON.stringify(words.bias)},\n"terms":{\n${terms}\n}}}\n`;
  await writeFile(new URL(file, FOLDER), text);
  return Buffer.byteLength(text);
}
