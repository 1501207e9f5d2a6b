import { readFile } from 'node:fs/promises';
import { NO_POINT_FEATURES, POINT_FEATURES, type PointAskings } from './point-index.ts';

/** The numbers by which the points that were asked are told, fitted on labelled questions (`bench/choosing`). */
export interface PointNumbers {
  /** Weight of each feature of a point. */
  weights: readonly number[];
  /** That none of them is asked: a constant, then a weight for each thing that says so. */
  none: readonly number[];
  /**
   * From how likely a point leads the answer. Then, as shares of what speaks for any point: a second one beside it, in a message that asks once
   * and in one that asks twice; and, where none leads, one that is told below the situation as a whole.
   */
  limits: { asked: number; beside: number; besideOfTwo: number; below: number };
}

/** The numbers, and what people are known to ask. */
export interface PointModel extends PointNumbers {
  askings: PointAskings;
}

/** Reads `point-model.json`, which `npm run bench -- points` writes. */
export async function loadPointModel(): Promise<PointModel> {
  const text = await readFile(new URL('./point-model.json', import.meta.url), 'utf8');
  const {
    about: _,
    features,
    ...model
  } = JSON.parse(text) as PointModel & { about: string; features: string[] };
  if (features?.join() !== POINT_FEATURES.join() || model.none.length !== NO_POINT_FEATURES.length + 1)
    throw new Error('point-model.json was fitted on other features: npm run bench -- points');
  return model;
}
