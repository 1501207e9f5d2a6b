import * as contract from '@mingfa/contract/account';
import * as account from '../../features/account/index.ts';
import { type BoundRoute, bindRoute } from '../route.ts';

const DONE = { done: true } as const;

/** Accounts, sessions, profile and quotas. */
export function accountRoutes(context: account.AccountContext): BoundRoute[] {
  return [
    bindRoute(contract.accountOptions, () => account.getAccountOptions(context)),
    bindRoute(contract.register, ({ body, caller, info }) => account.register(context, body, caller, info)),
    bindRoute(contract.passwordLogin, ({ body, caller, info }) =>
      account.signInByPassword(context, body, caller, info),
    ),
    bindRoute(contract.codeLogin, ({ body, caller, info }) =>
      account.signInByCode(context, body, caller, info),
    ),
    bindRoute(contract.sendSmsCode, ({ body, info }) => account.sendSmsCode(context, body, info)),
    bindRoute(contract.resetPassword, async ({ body, info }) => {
      await account.resetPassword(context, body, info);
      return DONE;
    }),
    bindRoute(contract.guestToken, ({ info }) => account.openGuestSession(context, info)),
    bindRoute(contract.getProfile, ({ caller }) => account.getProfile(context, caller)),
    bindRoute(contract.signOut, async ({ caller }) => {
      await account.signOut(context, caller);
      return DONE;
    }),
    bindRoute(contract.claimSetup, ({ body, caller, info }) =>
      account.claimSetup(context, body, caller, info),
    ),
    bindRoute(contract.updateProfile, ({ body, caller }) => account.updateProfile(context, body, caller)),
    bindRoute(contract.uploadAvatar, ({ file, caller }) => account.uploadAvatar(context, file, caller)),
    bindRoute(contract.changePassword, async ({ body, caller, info }) => {
      await account.changePassword(context, body, caller, info);
      return DONE;
    }),
    bindRoute(contract.listSessions, ({ query, caller }) => account.listSessions(context, query, caller)),
    bindRoute(contract.revokeSession, async ({ params, caller }) => {
      await account.revokeSession(context, params, caller);
      return DONE;
    }),
    bindRoute(contract.revokeOtherSessions, async ({ caller }) => {
      await account.revokeOtherSessions(context, caller);
      return DONE;
    }),
    bindRoute(contract.listQuotas, ({ caller }) => account.listQuotas(context, caller)),
  ];
}
