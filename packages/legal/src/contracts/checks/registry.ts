import type { Check } from './check.ts';

/** Checks by the id of their rule. */
export const CHECKS: Record<string, Check> = {};
