/** The home of drafting; its tabs by `?tab=`. */
export const DRAFTING = '/document_generation';

export const tabAddress = (tab: 'matters' | 'addresses'): string => `${DRAFTING}?tab=${tab}`;
export const templateAddress = (templateId: string): string => `${DRAFTING}/template/${templateId}`;
export const matterAddress = (matterId: string): string => `${DRAFTING}/matter/${matterId}`;
export const draftAddress = (draftId: string): string => `${DRAFTING}/draft/${draftId}`;
/** Where a document is drafted from what something tells. */
export const draftFromAddress = (kind: 'conversation' | 'document' | 'report', id: string): string =>
  `${DRAFTING}/from/${kind}/${id}`;
/** Where somebody tells what happened and is shown what to draft. */
export const DRAFT_FROM_STORY = `${DRAFTING}/from/text`;
/** The letterheads of one's own. */
export const LETTERHEADS = `${DRAFTING}/letterheads`;
/** The evidence of a matter: its files, their order, and the bundle made of them. */
export const evidenceAddress = (matterId: string): string => `${matterAddress(matterId)}?part=evidence`;
