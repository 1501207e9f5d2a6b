import {
  type PasswordSuggestion,
  type PasswordWarning,
  passwordSuggestion,
  passwordWarning,
} from '@mingfa/contract/password';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** What is tried first here besides the list of leaked passwords: the product, the trade, and what Chinese sites leak most. */
const TRIED_FIRST =
  'mingfa 明法 law lawyer lvshi falv fayuan woaini aini 5201314 1314520 1314 520 zhongguo beijing'.split(' ');
/** The time of the estimate grows with the square of the length; what is common is so at its beginning. */
const LOOKED_AT = 64;
/** Fewer than a million guesses on the library's scale. */
const TOO_EASY = 2;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** How hard a password is to guess. */
export interface PasswordEstimate {
  score: number;
  isTooEasy: boolean;
  warning: PasswordWarning | null;
  suggestions: PasswordSuggestion[];
}

/**
 * The one estimate that refuses and advises: it knows 49,000 leaked passwords in whatever spelling, patterns of keys, dates, repetitions,
 * and what is known of the person.
 */
export async function estimatePassword(
  password: string,
  known: readonly (string | null | undefined)[],
): Promise<PasswordEstimate> {
  estimator ??= loadEstimator();
  const words = [
    ...TRIED_FIRST,
    ...known.filter((word) => word !== null && word !== undefined && word !== ''),
  ];
  const { score, feedback } = (await estimator).check(password.slice(0, LOOKED_AT), words as string[]);
  return {
    score,
    isTooEasy: score < TOO_EASY,
    warning: passwordWarning.safeParse(codeOf(feedback.warning ?? '')).data ?? null,
    suggestions: feedback.suggestions.flatMap((key) => passwordSuggestion.safeParse(codeOf(key)).data ?? []),
  };
}

/** The library calls its advice `useWords`, the contract `use_words`. */
const codeOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The list takes some megabytes and a tenth of a second, and is read when a password is first chosen. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
