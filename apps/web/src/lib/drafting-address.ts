/** The home of drafting; its tabs by `?tab=`. */
export const DRAFTING = '/document_generation';

export const tabAddress = (tab: 'matters' | 'addresses'): string => `${DRAFTING}?tab=${tab}`;
export const templateAddress = (templateId: string): string => `${DRAFTING}/template/${templateId}`;
export const matterAddress = (matterId: string): string => `${DRAFTING}/matter/${matterId}`;
export const draftAddress = (draftId: string): string => `${DRAFTING}/draft/${draftId}`;
