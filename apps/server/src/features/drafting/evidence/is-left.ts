import { JobsStopping, JobTakenOver } from '../../../ports/jobs.ts';

/** Whether a job's signal says that somebody else goes on with it: another process, or this one at its next start. */
export const isLeft = ({ reason }: AbortSignal): boolean =>
  reason instanceof JobsStopping || reason instanceof JobTakenOver;
