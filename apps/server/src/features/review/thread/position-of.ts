/** What stands nowhere comes last, the graver first. */
const NOWHERE = 2_000_000_000;
const LEVELS = { high: 0, medium: 1, low: 2 };
const BLOCK_CHARACTERS = 10_000;

/** The place of a finding in the order of the contract, as a number that a database can sort by. */
export function positionOf(
  finding: { level: keyof typeof LEVELS },
  first: { order: number; start: number } | null,
): number {
  if (!first) return NOWHERE + LEVELS[finding.level];
  return Math.min(NOWHERE - 1, first.order * BLOCK_CHARACTERS + Math.min(first.start, BLOCK_CHARACTERS - 1));
}
