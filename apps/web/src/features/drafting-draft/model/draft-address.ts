/** The gallery of templates, and the matters. */
export const DRAFTING = '/document_generation';
export const matterAddress = (matterId: string): string => `${DRAFTING}/matter/${matterId}`;
export const draftAddress = (draftId: string): string => `${DRAFTING}/draft/${draftId}`;
