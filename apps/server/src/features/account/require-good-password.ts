import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { AppError } from '../../ports/app-error.ts';

/** What is tried first here besides the list of leaked passwords: the product, the trade, and what Chinese sites leak most. */
const TRIED_FIRST =
  'mingfa 明法 law lawyer lvshi falv fayuan woaini aini 5201314 1314520 1314 520 zhongguo beijing'.split(' ');
/** The time of the estimate grows with the square of the length; what is common is so at its beginning. */
const LOOKED_AT = 64;
/** Fewer than a million guesses on the library's scale. */
const TOO_EASY = 2;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Refuses a password that is common or easy to guess: one of 49,000 leaked ones in whatever spelling, a pattern of keys, a date,
 * a repetition, or what is known of the person.
 * @throws AppError `weak_password`
 */
export async function requireGoodPassword(
  password: string,
  known: readonly (string | null | undefined)[],
): Promise<void> {
  estimator ??= loadEstimator();
  const words = [
    ...TRIED_FIRST,
    ...known.filter((word) => word !== null && word !== undefined && word !== ''),
  ];
  const { score } = (await estimator).check(password.slice(0, LOOKED_AT), words as string[]);
  if (score < TOO_EASY) throw new AppError('weak_password');
}

/** The list takes some megabytes and a tenth of a second, and is read when a password is first chosen. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
