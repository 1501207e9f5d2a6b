/** What one child process may use while it works for one request. */
export interface ProcessLimits {
  /** Heap of JavaScript alone, and everything of the process together. */
  heapMegabytes: number;
  residentMegabytes: number;
  /** Longest time without any sign of the child, and longest time of work altogether. Time in which nobody asks for more is not counted. */
  silentMs: number;
  totalMs: number;
  /** Requests after which a fresh child takes over. */
  requests: number;
}

export type Lane = 'read' | 'recognise' | 'render';

export const PROCESS_LIMITS: Record<Lane, ProcessLimits> = {
  read: { heapMegabytes: 1024, residentMegabytes: 1536, silentMs: 60_000, totalMs: 600_000, requests: 50 },
  recognise: {
    heapMegabytes: 768,
    residentMegabytes: 1536,
    silentMs: 120_000,
    totalMs: 120_000,
    requests: 200,
  },
  render: { heapMegabytes: 768, residentMegabytes: 1280, silentMs: 30_000, totalMs: 30_000, requests: 200 },
};

/** Children that read or recognise at the same time; one more renders pages for people who wait for them. */
export const WORKING_CHILDREN_MAX = 2;
/** A child without work ends after this. */
export const IDLE_MS = 30_000;
/** Largest answer of a child in one piece: a part with its blocks, and a rendered page. */
export const ANSWER_BYTES_MAX = 4 * 1024 * 1024;
export const IMAGE_BYTES_MAX = 24 * 1024 * 1024;
