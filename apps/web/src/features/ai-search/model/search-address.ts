/** Where a search is begun. */
export const AI_SEARCH = '/ai_search';

export const searchAddress = (conversationId: string): string => `${AI_SEARCH}/${conversationId}`;
