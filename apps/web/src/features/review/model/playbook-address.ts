import { DOCUMENTS } from '../../../lib/document-address.ts';

/** The tab of playbooks. */
export const PLAYBOOKS = `${DOCUMENTS}?tab=playbooks`;

export const playbookAddress = (playbookId: string): string => `${DOCUMENTS}/playbook/${playbookId}`;
