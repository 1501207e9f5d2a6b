import type { Sample } from './sample.ts';
import { enter } from './sample-world.ts';

/** Somebody else's account, made anew: what is done to it lasts. */
const ofAccount = (body?: object): Sample => ({
  request: async ({ server }) => ({
    params: { userId: (await enter(server, 'user')).userId },
    ...(body ? { body } : {}),
  }),
});

/** Sample requests of what administrators do with people. */
export const ADMIN_USER_SAMPLES: Record<string, Sample> = {
  'adminUser.listUsers': { request: () => ({ query: { q: '138', role: 'user', state: 'open' } }) },
  'adminUser.getUser': ofAccount(),
  'adminUser.changeRole': ofAccount({ role: 'admin' }),
  'adminUser.lockUser': ofAccount({ isLocked: true }),
  'adminUser.signOutUser': ofAccount(),
  'adminUser.resetUserPassword': ofAccount(),
  'adminUser.removeUserSecondFactor': ofAccount(),
  'personalQuota.listUserLimits': ofAccount(),
  'personalQuota.saveUserLimit': ofAccount({ kind: 'question', limit: 500, reason: '值班律师' }),
  'personalQuota.removeUserLimit': ofAccount({ kind: 'question' }),
  'adminUser.deleteUser': {
    request: async ({ server }) => {
      const { userId, mobile } = await enter(server, 'user');
      return { params: { userId }, body: { typed: mobile } };
    },
  },
};
