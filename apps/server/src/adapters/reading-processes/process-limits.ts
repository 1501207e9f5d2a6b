import { DOCUMENT_MAX_BYTES } from '@mingfa/contract/document-limits';
import type { ChildAnswer, ChildTask } from './messages.ts';

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
  /** Processor time in seconds, kept by the kernel, where an hour is not enough. */
  processorSeconds?: number;
  /** How long a child without work is kept, where `IDLE_MS` is too short. */
  idleMs?: number;
  /** Folders it reads besides the program and its own; one that is not there is left out. */
  readable?: readonly string[];
}

/** Children of one kind of work have the same limits. */
export type Lane = ChildTask['task'];

export const PROCESS_LIMITS: Record<Lane, ProcessLimits> = {
  parse: { heapMegabytes: 1024, residentMegabytes: 1536, silentMs: 60_000, totalMs: 600_000, requests: 50 },
  recognise: {
    heapMegabytes: 768,
    residentMegabytes: 1536,
    silentMs: 120_000,
    totalMs: 120_000,
    requests: 200,
  },
  render: { heapMegabytes: 768, residentMegabytes: 1280, silentMs: 30_000, totalMs: 30_000, requests: 200 },
  change: { heapMegabytes: 1024, residentMegabytes: 1536, silentMs: 60_000, totalMs: 60_000, requests: 50 },
  // Fonts are read once for all files of a child.
  // Whoever drafts prints again and again, and reading fonts anew takes longer than printing.
  print: {
    heapMegabytes: 768,
    residentMegabytes: 1280,
    silentMs: 45_000,
    totalMs: 45_000,
    requests: 200,
    idleMs: 600_000,
  },
  // Nothing of a hostile picture or page outlives it.
  square: { heapMegabytes: 256, residentMegabytes: 768, silentMs: 15_000, totalMs: 15_000, requests: 1 },
  redraw: { heapMegabytes: 256, residentMegabytes: 768, silentMs: 15_000, totalMs: 15_000, requests: 1 },
  // A file may be drawn page by page; a bundle holds all of its files, and pages of fonts and pictures, at once.
  piece: { heapMegabytes: 1024, residentMegabytes: 1536, silentMs: 120_000, totalMs: 120_000, requests: 50 },
  bundle: { heapMegabytes: 1024, residentMegabytes: 2560, silentMs: 180_000, totalMs: 180_000, requests: 1 },
  template: { heapMegabytes: 512, residentMegabytes: 1024, silentMs: 20_000, totalMs: 20_000, requests: 20 },
  fill: { heapMegabytes: 768, residentMegabytes: 1280, silentMs: 30_000, totalMs: 30_000, requests: 50 },
  paper: { heapMegabytes: 768, residentMegabytes: 1280, silentMs: 30_000, totalMs: 30_000, requests: 50 },
  letterhead: {
    heapMegabytes: 512,
    residentMegabytes: 1024,
    silentMs: 20_000,
    totalMs: 20_000,
    requests: 20,
  },
  letter: { heapMegabytes: 768, residentMegabytes: 1280, silentMs: 30_000, totalMs: 30_000, requests: 50 },
  transcript: {
    heapMegabytes: 512,
    residentMegabytes: 1024,
    silentMs: 30_000,
    totalMs: 30_000,
    requests: 20,
  },
  article: { heapMegabytes: 400, residentMegabytes: 1024, silentMs: 20_000, totalMs: 20_000, requests: 1 },
  // Recordings are read through, never held: memory does not grow with them.
  probe: { heapMegabytes: 384, residentMegabytes: 640, silentMs: 60_000, totalMs: 60_000, requests: 20 },
  listen: { heapMegabytes: 384, residentMegabytes: 640, silentMs: 120_000, totalMs: 1_800_000, requests: 5 },
  listen_ffmpeg: {
    heapMegabytes: 384,
    residentMegabytes: 640,
    silentMs: 120_000,
    totalMs: 1_800_000,
    requests: 1,
  },
  cut: { heapMegabytes: 768, residentMegabytes: 1024, silentMs: 120_000, totalMs: 120_000, requests: 50 },
  play: { heapMegabytes: 512, residentMegabytes: 768, silentMs: 120_000, totalMs: 3_600_000, requests: 5 },
  speech: { heapMegabytes: 512, residentMegabytes: 768, silentMs: 120_000, totalMs: 120_000, requests: 50 },
  speech_ffmpeg: {
    heapMegabytes: 512,
    residentMegabytes: 768,
    silentMs: 120_000,
    totalMs: 120_000,
    requests: 1,
  },
  // A model stays loaded from piece to piece: some are of a gigabyte, and slower than speech without a graphics card.
  hear: {
    heapMegabytes: 768,
    residentMegabytes: 6144,
    silentMs: 600_000,
    totalMs: 3_600_000,
    requests: 100,
    processorSeconds: 200_000,
  },
};

export type Queue = 'background' | 'people' | 'hearing';

/** Work that nobody waits for in front of a screen has a queue of its own, and a model, which takes minutes, another. */
export const QUEUE_OF: Record<Lane, Queue> = {
  parse: 'background',
  recognise: 'background',
  render: 'people',
  change: 'people',
  print: 'people',
  square: 'people',
  redraw: 'people',
  // One at a time, since their jobs are: people who print are not kept waiting by them.
  piece: 'people',
  bundle: 'people',
  template: 'people',
  fill: 'people',
  paper: 'people',
  letterhead: 'people',
  letter: 'people',
  transcript: 'people',
  article: 'people',
  probe: 'people',
  listen: 'background',
  listen_ffmpeg: 'background',
  cut: 'people',
  play: 'background',
  speech: 'people',
  speech_ffmpeg: 'people',
  hear: 'hearing',
};
/** Children of each queue that work at the same time. */
export const WORKING_CHILDREN_MAX: Record<Queue, number> = { background: 2, people: 2, hearing: 1 };
/** A child without work ends after this. */
export const IDLE_MS = 30_000;

/** Largest answer of a child in one piece: a part with its blocks, or some of the bytes of a content. */
export const FRAME_BYTES_MAX = 4 * 1024 * 1024;
/** Largest content that follows an answer. What is written into a Word file makes it a little longer. */
export const CONTENT_BYTES_MAX: Record<Extract<ChildAnswer, { bytes: number }>['kind'], number> = {
  image: 24 * 1024 * 1024,
  article: 24 * 1024 * 1024,
  transcript: 96 * 1024 * 1024,
  printed: 64 * 1024 * 1024,
  piece: 256 * 1024 * 1024,
  bundled: 384 * 1024 * 1024,
  template: 24 * 1024 * 1024,
  filled: 64 * 1024 * 1024,
  loudness: 4 * 1024 * 1024,
  cut: 256 * 1024 * 1024,
  speech: 32 * 1024 * 1024,
  heard: 24 * 1024 * 1024,
  chunk: FRAME_BYTES_MAX,
  changed: DOCUMENT_MAX_BYTES + 64 * 1024 * 1024,
};
