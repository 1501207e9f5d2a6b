import type { MatterFacts } from '@mingfa/contract/matter';

/** Paths that may be confirmed in one go, and those a check finds wrong, which somebody has to correct first. */
export function partWrong(paths: readonly string[], problems: MatterFacts['problems']) {
  const isWrong = (path: string) => problems.some((one) => one.path === path);
  return { right: paths.filter((path) => !isWrong(path)), wrong: paths.filter(isWrong) };
}
