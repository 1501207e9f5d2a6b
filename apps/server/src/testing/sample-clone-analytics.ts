import type { Sample } from './sample.ts';

const period = { from: '2026-01-01', to: '2026-02-28' };
const ofPublished = (more: Record<string, string> = {}): Sample => ({
  ofOwner: true,
  request: async (world) => ({ query: { appId: await world.publishedClone(), ...more } }),
});

/** A request for each endpoint of what makers see of the use of their clones. */
export const CLONE_ANALYTICS_SAMPLES: Record<string, Sample> = {
  'cloneAnalytics.getOverview': ofPublished(period),
  'cloneAnalytics.listActiveUsers': ofPublished(period),
  'cloneAnalytics.exportOverview': ofPublished({ ...period, language: 'en' }),
  'cloneAnalytics.listUnanswered': ofPublished(),
  'cloneAnalytics.settleUnanswered': {
    ofOwner: true,
    request: async (world) => ({
      body: { appId: await world.publishedClone(), groupId: await world.unansweredGroup() },
    }),
  },
  'cloneChat.listCloneConversations': ofPublished(),
  'cloneChat.getCloneConversation': {
    ofOwner: true,
    request: async (world) => ({ query: { conversationId: await world.sharedConversation() } }),
  },
};
