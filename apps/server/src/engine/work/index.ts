export { LiveWork, WorkOverridden } from './live-work.ts';
export { NodeLease } from './node-lease.ts';
export { plainValues, planRetry } from './plan-retry.ts';
export { repeat } from './repeat.ts';
