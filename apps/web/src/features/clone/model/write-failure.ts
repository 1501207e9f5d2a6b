import type { GoldenFailure } from '@mingfa/contract/clone-golden';
import type { TFunction } from 'i18next';
import { readPlace, writePlace } from './golden-place.ts';

/** What did not hold, in a sentence. */
export function writeFailure(t: TFunction<'clone'>, { rule, wanted }: GoldenFailure): string {
  // Its value is true or false, which is nothing to read.
  if (rule === 'insufficient')
    return t(wanted === 'true' ? 'golden.failures.insufficient' : 'golden.failures.notInsufficient');
  const place = readPlace(wanted);
  return t(`golden.failures.${rule}`, { wanted: place ? writePlace(place) : wanted });
}
