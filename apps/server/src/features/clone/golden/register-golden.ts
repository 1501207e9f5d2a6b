import { askNext } from './ask-next.ts';
import type { GoldenContext } from './golden-context.ts';
import { registerRuns, resumeRuns } from './golden-queue.ts';
import { registerChanges, resumeChanges } from './run-changed.ts';

/** Declares the work on golden questions; before the jobs start. */
export function registerGolden(context: GoldenContext): void {
  registerRuns(context, askNext);
  registerChanges(context);
}

/** Takes up the runs that the last process left, and sets the alarm that looks for what has changed. */
export async function resumeGolden(context: GoldenContext): Promise<void> {
  await resumeRuns(context);
  await resumeChanges(context);
}
