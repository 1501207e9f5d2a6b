import { writeFile } from 'node:fs/promises';
import type { ChoiceModel } from '../../apps/server/src/engine/retrieval/guides/choice-model.ts';
import { CHOICE_FEATURES } from '../../apps/server/src/engine/retrieval/guides/read-candidates.ts';
import type { StoredTextModel } from '../../apps/server/src/engine/retrieval/guides/text-model.ts';

const FOLDER = new URL('../../apps/server/src/engine/retrieval/guides/', import.meta.url);

/** Writes the model with what its words say, and gives its length in bytes. */
export async function writeChoiceModel(
  { words: _, ...numbers }: ChoiceModel,
  words: StoredTextModel,
  about: string,
  file: string,
): Promise<number> {
  const text = `${JSON.stringify({ about, features: CHOICE_FEATURES, ...numbers, words }, null, 1)}\n`;
  await writeFile(new URL(file, FOLDER), text);
  return Buffer.byteLength(text);
}
