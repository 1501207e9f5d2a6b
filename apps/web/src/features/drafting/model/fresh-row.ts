import type { FactSheet } from './fact-types.ts';

/** A row that a list does not have yet: `t1`, `t2` … */
export function freshRow({ rows }: FactSheet, list: string): string {
  const held = rows[list] ?? [];
  let number = held.length + 1;
  while (held.includes(`t${number}`)) number += 1;
  return `t${number}`;
}
