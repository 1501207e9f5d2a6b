import { readFile } from 'node:fs/promises';
import { FEATURES } from './features.ts';
import type { RankingModel } from './ranking-model.ts';
import { READ_FEATURES } from './read-features.ts';

interface ModelFile extends RankingModel {
  /** What made it. */
  about: string;
  /** Names of the features it was fitted on. */
  features: string[];
}

/** Reads `model.json`, which `npm run bench -- fit-ranking` writes, or another file made by it. */
export async function loadRankingModel(path?: string): Promise<RankingModel> {
  const text = await readFile(path ?? new URL('./model.json', import.meta.url), 'utf8');
  const { features, associations, library, digests } = JSON.parse(text) as ModelFile;
  if (features.join() !== [...FEATURES, ...READ_FEATURES].join()) {
    throw new Error('model.json was fitted on other features: npm run bench -- fit-ranking');
  }
  return { associations, library, digests };
}
