import * as contract from '@mingfa/contract/account';
import * as invite from '@mingfa/contract/invite';
import * as quota from '@mingfa/contract/quota';
import * as account from '../../features/account/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Accounts, sessions, profile and quotas. */
export function accountRoutes(context: account.AccountContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.accountOptions, account.getAccountOptions),
    bind(contract.register, account.register),
    bind(contract.passwordLogin, account.signInByPassword),
    bind(contract.codeLogin, account.signInByCode),
    bind(contract.sendSmsCode, account.sendSmsCode),
    bind(contract.resetPassword, account.resetPassword),
    bind(contract.guestToken, account.openGuestSession),
    bind(contract.getProfile, account.getProfile),
    bind(contract.signOut, account.signOut),
    bind(contract.claimSetup, account.claimSetup),
    bind(contract.updateProfile, account.updateProfile),
    bind(contract.uploadAvatar, account.uploadAvatar),
    bind(contract.changePassword, account.changePassword),
    bind(contract.getSecondFactor, account.getSecondFactor),
    bind(contract.beginSecondFactor, account.beginSecondFactor),
    bind(contract.confirmSecondFactor, account.confirmSecondFactor),
    bind(contract.renewRecoveryCodes, account.renewRecoveryCodes),
    bind(contract.switchOffSecondFactor, account.switchOffSecondFactor),
    bind(contract.listSessions, account.listSessions),
    bind(contract.revokeSession, account.revokeSession),
    bind(contract.revokeOtherSessions, account.revokeOtherSessions),
    bind(contract.listQuotas, account.listQuotas),
    bind(invite.getRewardInfo, account.getRewardInfo),
    bind(invite.claimInvite, account.claimInvite),
    bind(invite.requestInvite, account.requestInvite),
    bind(invite.listInviteRequests, account.listInviteRequests),
    bind(invite.approveInviteRequest, account.approveInviteRequest),
    bind(invite.refuseInviteRequest, account.refuseInviteRequest),
    bind(invite.getInviteRewards, account.getInviteRewards),
    bind(invite.saveInviteRewards, account.saveInviteRewards),
    bind(invite.giveVip, account.giveVip),
    bind(quota.describeTiers, account.describeTiers),
    bind(quota.getQuotaTable, account.getQuotaTable),
    bind(quota.saveQuotaTable, account.saveQuotaTable),
    bind(quota.resetQuotaTable, account.resetQuotaTable),
  ];
}
