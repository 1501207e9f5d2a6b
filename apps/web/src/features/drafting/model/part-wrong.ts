import type { MatterFacts } from '@mingfa/contract/matter';
import { TOLD_ACCOUNT } from '@mingfa/legal/drafting/told-account';
import { TOLD_WORDS } from '@mingfa/legal/drafting/told-words';

/**
 * Paths that may be confirmed in one go, and those that may not: what a check finds wrong, which somebody has to correct first, and what rules
 * retold of somebody's own words, which has to be read.
 */
export function partWrong(paths: readonly string[], problems: MatterFacts['problems']) {
  const isWrong = (path: string) =>
    path === TOLD_ACCOUNT || path === TOLD_WORDS || problems.some((one) => one.path === path);
  return { right: paths.filter((path) => !isWrong(path)), wrong: paths.filter(isWrong) };
}
