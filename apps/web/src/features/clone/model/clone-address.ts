import type { Step } from './steps.ts';

/** Where one's own clones are listed. */
export const CLONES = '/clone_list';

/** The workbench of a clone, at one of its steps. */
export const workbenchAddress = (appId: string, step?: Step): string =>
  `/release_intelligent?app=${appId}${step ? `&step=${step}` : ''}`;

/** The numbers of a clone. */
export const dataAddress = (appId: string): string => `${CLONES}?app=${appId}&view=data`;
