export type { EndedRun, EndState } from './end-run.ts';
export type { RunEvent } from './live-run.ts';
export { pruneRuns } from './prune-runs.ts';
export { replayAnswer } from './replay-answer.ts';
export { type NewRun, type Produce, Runs, type RunsOptions } from './runs.ts';
export { waitUnlessAborted } from './wait-unless-aborted.ts';
