import * as contract from '@mingfa/contract/feedback';
import { PIXEL } from './pixel.ts';
import type { Sample } from './sample.ts';
import type { SampleWorld } from './sample-world.ts';

/** Feedback of the owner's with a picture. */
export async function sampleFeedback({ server, owner }: SampleWorld): Promise<string> {
  const body = { kind: 'broken', text: '导出没有反应', screenshot: PIXEL.toString('base64') };
  const sent = await server.call(contract.createFeedback, { token: owner.token, body });
  if (sent.status !== 200) throw new Error(sent.text);
  return sent.body.feedbackId;
}

const nothing: Sample = { request: () => ({}) };
const ofFeedback = (body?: object): Sample => ({
  request: async (world) => ({
    params: { feedbackId: await sampleFeedback(world) },
    ...(body ? { body } : {}),
  }),
});

/** Sample requests of feedback. */
export const FEEDBACK_SAMPLES: Record<string, Sample> = {
  'feedback.createFeedback': { request: () => ({ body: { kind: 'wish', text: '希望能导出为 PDF' } }) },
  'feedback.listOwnFeedback': nothing,
  'feedbackUnread.countUnreadAnswers': nothing,
  'feedback.markAnswersRead': nothing,
  'feedback.listFeedback': { request: () => ({ query: { q: '导出', state: 'new', kind: 'broken' } }) },
  'feedback.getFeedback': ofFeedback(),
  'feedback.updateFeedback': ofFeedback({ answer: '已经修好，谢谢。' }),
  'feedback.readScreenshot': ofFeedback(),
  'feedback.exportFeedback': { request: () => ({ query: { format: 'csv' } }) },
};
