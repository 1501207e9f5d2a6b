import { writeFile } from 'node:fs/promises';
import type { UrgentModel } from '../../packages/legal/src/questions/urgent-likelihood.ts';

const FILE = new URL('../../content/urgent/urgent-model.json', import.meta.url);

/** Writes the model, one feature a line, so that a new fit can be compared with the last. */
export async function writeUrgentModel(
  { features, ...numbers }: UrgentModel,
  about: string,
): Promise<number> {
  const lines = Object.entries(features)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, weights]) => `${JSON.stringify(feature)}:${JSON.stringify(weights)}`)
    .join(',\n');
  const head = JSON.stringify({ about, ...numbers });
  const text = `${head.slice(0, -1)},\n"features":{\n${lines}\n}}\n`;
  await writeFile(FILE, text);
  return Buffer.byteLength(text);
}
