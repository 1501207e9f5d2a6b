import type { MatterFacts } from '@mingfa/contract/matter';
import { isConfirmedAlone } from '@mingfa/legal/drafting/confirmed-alone';
import type { FactSheet } from '@mingfa/legal/drafting/fact-sheet';

/**
 * Paths that may be confirmed in one go, and those that may not: what a check finds wrong, which somebody has to correct first, and what has to
 * be looked at by itself.
 */
export function partWrong(
  paths: readonly string[],
  { sheet, problems }: { sheet: FactSheet; problems: MatterFacts['problems'] },
) {
  const isWrong = (path: string) =>
    isConfirmedAlone(sheet, path) || problems.some((one) => one.path === path);
  return { right: paths.filter((path) => !isWrong(path)), wrong: paths.filter(isWrong) };
}
