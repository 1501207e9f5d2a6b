import * as invite from '@mingfa/contract/invite';
import { readRevision } from '../features/administration/index.ts';
import type { Sample } from './sample.ts';
import { enter, type SampleWorld } from './sample-world.ts';

const revisionOf = async ({ server }: SampleWorld, key: string) => ({
  seenRevision: await readRevision(server.context.db, key),
});
const limits = { guest: null, user: 100, vip: 500, admin: 0 };

let asked = 0;
/** An open request for a code. */
async function inviteRequest({ server }: SampleWorld): Promise<{ requestId: string }> {
  asked += 1;
  const mobile = `139${String(asked).padStart(8, '0')}`;
  const body = { name: '楚云飞', mobile, reason: '想试用', agreed: true };
  await server.call(invite.requestInvite, { body, address: `10.7.${asked}.1` });
  const { token } = await enter(server, 'admin');
  const { body: list } = await server.call(invite.listInviteRequests, { token, query: { q: mobile } });
  return { requestId: list.items[0]?.requestId ?? '' };
}

/** Requests about quotas, invites and VIP. */
export const INVITE_SAMPLES: Record<string, Sample> = {
  'invite.getRewardInfo': { request: () => ({}) },
  'invite.claimInvite': {
    request: async ({ server }) => {
      const { token } = await enter(server, 'user');
      return { body: { code: (await server.call(invite.getRewardInfo, { token })).body.code } };
    },
  },
  'invite.requestInvite': {
    request: () => {
      asked += 1;
      const mobile = `139${String(asked).padStart(8, '0')}`;
      return { body: { name: '楚云飞', mobile, reason: '想试用', agreed: true }, address: `10.7.${asked}.1` };
    },
  },
  'invite.listInviteRequests': { request: () => ({}) },
  'invite.approveInviteRequest': { request: async (world) => ({ params: await inviteRequest(world) }) },
  'invite.refuseInviteRequest': {
    request: async (world) => ({ params: await inviteRequest(world), body: { reason: '暂不开放' } }),
  },
  'invite.getInviteRewards': { request: () => ({}) },
  'invite.saveInviteRewards': {
    request: async (world) => ({
      body: {
        claimerDays: 7,
        inviterDays: 7,
        inviterDaysAMonth: 70,
        ...(await revisionOf(world, 'invite-rewards')),
      },
    }),
  },
  'invite.giveVip': {
    request: async ({ server }) => ({
      body: { mobile: (await enter(server, 'user')).mobile, days: 7, reason: '试用' },
    }),
  },
  'quota.describeTiers': { request: () => ({}) },
  'quota.getQuotaTable': { request: () => ({}) },
  'quota.saveQuotaTable': {
    request: async (world) => ({
      body: { rows: [{ kind: 'playbook', limits }], ...(await revisionOf(world, 'quotas')) },
    }),
  },
  'quota.resetQuotaTable': { request: async (world) => ({ body: await revisionOf(world, 'quotas') }) },
};
