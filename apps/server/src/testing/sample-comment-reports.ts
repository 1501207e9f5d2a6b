import { reportComment } from '@mingfa/contract/clone-square';
import type { Sample } from './sample.ts';
import { enter } from './sample-world.ts';

/** Sample requests of what administrators do with comments that people reported. */
export const COMMENT_REPORT_SAMPLES: Record<string, Sample> = {
  'commentReport.listReportedComments': { request: () => ({ query: { q: '帮助', state: 'waiting' } }) },
  'commentReport.decideOnReport': {
    request: async (world) => {
      const { foreign: commentId } = await world.comments();
      const { token } = await enter(world.server, 'user');
      await world.server.call(reportComment, { token, body: { commentId, reason: '广告' } });
      return { body: { commentId, decision: 'keep', reason: '没有违规' } };
    },
  },
};
