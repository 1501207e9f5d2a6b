import { COLUMN_GROUPS } from './column-groups.ts';
import type { ColumnLibrary } from './column-rule.ts';

const PROGRAM = new URL('./column-rules.ts', import.meta.url);

/** Reads the rules of a program; the product's own unless tests bring theirs. */
export async function openColumnLibrary(program: URL = PROGRAM): Promise<ColumnLibrary> {
  const { COLUMN_RULES }: { COLUMN_RULES: ColumnLibrary['rules'] } =
    program.href === PROGRAM.href ? await import('./column-rules.ts') : await import(program.href);
  return { program, rules: COLUMN_RULES, groups: COLUMN_GROUPS };
}
