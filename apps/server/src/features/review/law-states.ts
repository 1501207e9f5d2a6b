import type { LawState } from '@mingfa/legal/contracts/playbook-rule';
import { resolvePlaces } from '../../engine/library/index.ts';
import type { ReviewContext } from './review-context.ts';

/** The standing of laws on a day, by the titles a contract uses. What the library does not know is left to the rules. */
export async function readLawStates(
  context: Pick<ReviewContext, 'db'>,
  titles: readonly string[],
  asOf: string,
): Promise<Record<string, LawState>> {
  const found = await resolvePlaces(
    context,
    titles.map((lawName) => ({ lawName, article: null, asOf })),
  );
  return Object.fromEntries(
    titles.map((title, index) => {
      const state = found[index]?.state ?? 'not_in_library';
      if (state === 'repealed' || state === 'not_yet_effective') return [title, state];
      return [title, state === 'not_in_library' || state === 'not_found' ? 'unknown' : 'in_force'];
    }),
  );
}
