import { readFile } from 'node:fs/promises';
import { CHOICE_FEATURES } from './read-candidates.ts';
import { SECOND_FEATURES } from './second-features.ts';
import { readTextModel, type StoredTextModel, type TextModel } from './text-model.ts';

/** The numbers by which a guide is chosen, fitted on labelled questions (`bench/choosing`). */
export interface ChoiceModel {
  words: TextModel;
  /** Weight of each feature of a candidate. */
  weights: readonly number[];
  /** That no guide fits: a constant, then a weight for each thing that says so. */
  none: readonly number[];
  /** Whether a guide answers another trouble of the same message. */
  second: readonly number[];
  /** From how likely a guide is chosen, a second one, one that is told shortly besides, and from how likely it is asked about. */
  limits: { chosen: number; second: number; beside: number; asked: number; together: number };
}

interface ChoiceModelFile extends Omit<ChoiceModel, 'words'> {
  words: StoredTextModel;
  /** What made it. */
  about: string;
  features: string[];
}

/** Reads `choice-model.json`, or that of questions in English, which `npm run bench -- choosing` writes. */
export async function loadChoiceModel(
  name: 'choice-model' | 'english-choice-model' = 'choice-model',
): Promise<ChoiceModel> {
  const text = await readFile(new URL(`./${name}.json`, import.meta.url), 'utf8');
  const { about: _, features, words, ...model } = JSON.parse(text) as ChoiceModelFile;
  const known = features?.join() === CHOICE_FEATURES.join();
  if (!known || model.second.length !== SECOND_FEATURES.length + 1) {
    throw new Error(`${name}.json was fitted on other features: npm run bench -- choosing`);
  }
  return { ...model, words: readTextModel(words) };
}
