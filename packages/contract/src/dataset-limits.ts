// Apart from what zod describes, as `document-limits.ts` is.

/** What a dataset may hold at most. */
export const DATASET_LIMITS = {
  bytes: 2 * 1024 * 1024 * 1024,
  rows: 50_000_000,
  columns: 2000,
  tables: 50,
  steps: 500,
} as const;
