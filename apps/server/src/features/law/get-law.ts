import { readLibrary } from '../../engine/library/index.ts';
import { AppError } from '../../ports/app-error.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { describeLawDetail } from './describe-law.ts';
import type { LawContext } from './law-context.ts';

/** A law with its versions. */
export async function getLaw(context: Pick<LawContext, 'db' | 'clock'>, input: { lawId: string }) {
  const law = (await readLibrary(context)).laws.get(input.lawId);
  if (!law) throw new AppError('not_found');
  return describeLawDetail(law, todayInChina(context.clock));
}
