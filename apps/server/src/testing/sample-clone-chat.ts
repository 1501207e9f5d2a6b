import type { Sample } from './sample.ts';
import { uploadFile } from './upload-file.ts';

const nothing: Sample = { request: () => ({}) };
const ofConversation = (name: 'query' | 'body', more: object = {}): Sample => ({
  ofOwner: true,
  request: async (world) => ({ [name]: { conversationId: await world.cloneConversation(), ...more } }),
});
const ofAnswer = (name: 'query' | 'body', more: object = {}): Sample => ({
  ofOwner: true,
  request: async (world) => ({ [name]: { messageId: (await world.cloneAnswer()).messageId, ...more } }),
});
const ofRun = (name: 'query' | 'body'): Sample => ({
  ofOwner: true,
  request: async (world) => ({ [name]: { runId: (await world.cloneAnswer()).runId } }),
});

/** A request for each endpoint of conversations with clones: as the chat's, with a clone that is open by link. */
export const CLONE_CHAT_SAMPLES: Record<string, Sample> = {
  'cloneChat.startConversation': { request: async (world) => ({ body: await world.offeredClone() }) },
  'cloneChat.streamAnswer': ofConversation('body', { question: '押金不退怎么办？' }),
  'cloneChat.streamSearch': {
    request: async (world) => {
      const { appId, linkId } = await world.offeredClone();
      return { body: { question: '押金不退怎么办？', appId, linkId } };
    },
  },
  'cloneChat.feedbackSearch': ofAnswer('body', { reasons: ['incomplete'], comment: '少了' }),
  'cloneChat.voteSearch': ofAnswer('body', { vote: 'up' }),
  'cloneChat.exportMemo': {
    ofOwner: true,
    request: async (world) => ({ query: { messageId: await world.cloneSearch(), format: 'docx' } }),
  },
  'cloneChat.regenerateAnswer': ofAnswer('body'),
  'cloneChat.resumeAnswer': ofRun('query'),
  'cloneChat.cancelRun': ofRun('body'),
  'cloneChat.listConversations': {
    request: async (world) => ({ query: { q: '押金', appId: (await world.offeredClone()).appId } }),
  },
  'cloneChat.getConversation': ofConversation('query'),
  'cloneChat.listMessages': ofConversation('query'),
  'cloneChat.getMessage': ofAnswer('query'),
  'cloneChat.selectBranch': ofAnswer('body'),
  'cloneChat.updateTitle': ofConversation('body', { title: '新标题' }),
  'cloneChat.deleteConversations': {
    ofOwner: true,
    request: async (world) => ({ body: { conversationIds: [await world.cloneConversation()] } }),
  },
  'cloneChat.clearConversations': { request: () => ({ body: {} }) },
  'cloneChat.recheckAnswer': ofAnswer('body'),
  'cloneChat.voteAnswer': ofAnswer('body', { vote: 'up' }),
  'cloneChat.feedbackAnswer': ofAnswer('body', { reasons: ['outdated'], comment: '旧了' }),
  'cloneChat.uploadAttachment': {
    ofOwner: true,
    request: async ({ server, owner }) => ({
      body: { uploadId: await uploadFile(server, owner.token, { name: '经过.md', content: '# 经过' }) },
    }),
  },
  'cloneChat.getAttachment': {
    ofOwner: true,
    request: async (world) => ({ params: { attachmentId: await world.attachment() } }),
  },
  'cloneChat.listLangTips': ofConversation('query', { question: '我被辞退了' }),
  'cloneChat.respondLangTip': {
    request: () => ({ body: { tipId: 'entry-date', question: '我被公司辞退了' } }),
  },
  'cloneChat.exportConversation': {
    ofOwner: true,
    request: async (world) => ({
      query: { conversationId: (await world.cloneAnswer()).conversationId, format: 'docx' },
    }),
  },
  'cloneChat.listModelChoices': nothing,
  'cloneChat.takeNewerVersion': ofConversation('body'),
  'cloneChat.getConsent': { request: async (world) => ({ query: await world.offeredClone() }) },
  'cloneChat.giveConsent': ofConversation('body', { allowed: true }),
  'cloneChat.resetTestChat': {
    ofOwner: true,
    request: async (world) => ({ params: { chatId: await world.testChat() } }),
  },
  'cloneChat.openCloneByLink': {
    request: async (world) => ({ params: { linkId: (await world.offeredClone()).linkId } }),
  },
};
