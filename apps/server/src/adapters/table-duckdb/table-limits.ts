import type { TableLimits } from './child-program.ts';

/** Of reading files: memory for a workbook of a million cells, and the engine beside it. */
export const LOAD_LIMITS: TableLimits = {
  heapMegabytes: 768,
  dataMegabytes: 2560,
  residentMegabytes: 1536,
  processorSeconds: 7200,
};
/** Of questions: what SQL may take is said by the engine's own limit; the others are for what passes it by. */
export const ASK_LIMITS: TableLimits = {
  heapMegabytes: 256,
  dataMegabytes: 2048,
  residentMegabytes: 1024,
  processorSeconds: 3600,
};

/** How long each may take. */
export const TABLE_TIMES = {
  recogniseMs: 120_000,
  previewMs: 60_000,
  buildMs: 3_600_000,
  exportMs: 600_000,
  askMs: 60_000,
  /** SQL that a person wrote. */
  writtenMs: 30_000,
  /** A child that nobody asked for so long ends. */
  idleMs: 60_000,
} as const;

/** Bytes of an answer. */
export const ANSWER_BYTES_MAX = 16 * 1024 * 1024;
/** Children that read files, and that answer questions, at the same time. */
export const LOADING_MAX = 2;
export const ASKING_MAX = 3;
/** Children that wait for the next question to their dataset. */
export const WAITING_MAX = 4;
