import { readFile } from 'node:fs/promises';
import type { UrgentModel } from '@mingfa/legal/questions/urgent-likelihood';

/** Reads what words say of emergencies, which `npm run bench -- urgent` writes. */
export async function loadUrgentModel(): Promise<UrgentModel> {
  const text = await readFile(new URL('../urgent/urgent-model.json', import.meta.url), 'utf8');
  const { about: _, ...model } = JSON.parse(text) as UrgentModel & { about: string };
  return model;
}
