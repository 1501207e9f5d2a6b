import { readLibrary } from '../../engine/library/index.ts';
import { AppError } from '../../ports/app-error.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import type { LawContext } from './law-context.ts';
import { viewLawDetail } from './view-law.ts';

/** A law with its versions. */
export async function getLaw(context: Pick<LawContext, 'db' | 'clock'>, input: { lawId: string }) {
  const law = (await readLibrary(context)).laws.get(input.lawId);
  if (!law) throw new AppError('not_found');
  return viewLawDetail(law, todayInChina(context.clock));
}
