import type { Draft } from '../../hooks/use-draft.ts';

/** What every step of the form is given. */
export interface StepProps {
  draft: Draft;
}
