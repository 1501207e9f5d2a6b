import type { Sample } from './sample.ts';

const QUESTION = '押金不退怎么办？';

/** A request for each endpoint of AI search. */
export const AI_SEARCH_SAMPLES: Record<string, Sample> = {
  'aiSearch.streamSearch': { request: () => ({ body: { question: QUESTION, depth: 'thorough' } }) },
  'aiSearch.feedbackSearch': {
    ofOwner: true,
    request: async (world) => ({
      body: { messageId: (await world.answer()).messageId, reasons: ['incomplete'], comment: '少了' },
    }),
  },
  'aiSearch.voteSearch': {
    ofOwner: true,
    request: async (world) => ({ body: { messageId: (await world.answer()).messageId, vote: 'up' } }),
  },
  'aiSearch.exportMemo': {
    ofOwner: true,
    request: async (world) => ({ query: { messageId: await world.search(), format: 'md' } }),
  },
  'aiSearch.describeScopes': { request: () => ({}) },
};
