import { writeFile } from 'node:fs/promises';
import type { RankingModel } from '../../apps/server/src/engine/retrieval/laws/ranking/ranking-model.ts';
import { ALL_FEATURES } from './fit-model.ts';

/** Writes the model, one term a line, so that a new fit can be compared with the last. */
export async function writeModel(path: string, model: RankingModel, about: string): Promise<number> {
  const { associations, library, digests } = model;
  const { words, termLaws, termPlaces, ...lists } = associations;
  const text = `{
"about": ${JSON.stringify(about)},
"features": ${JSON.stringify(ALL_FEATURES)},
"library": ${JSON.stringify(library)},
"digests": ${JSON.stringify(digests)},
"associations": {
${Object.entries(lists)
  .map(([name, list]) => `${JSON.stringify(name)}: ${JSON.stringify(list)},\n`)
  .join('')}"words": ${oneALine(words)},
"termLaws": ${oneALine(termLaws)},
"termPlaces": ${oneALine(termPlaces)}
}
}
`;
  await writeFile(path, text);
  return Buffer.byteLength(text);
}

const oneALine = (entries: Record<string, unknown>): string =>
  `{\n${Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, value]) => `${JSON.stringify(term)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}`;
