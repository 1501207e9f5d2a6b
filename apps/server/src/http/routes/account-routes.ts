import * as contract from '@mingfa/contract/account';
import * as invite from '@mingfa/contract/invite';
import * as passwordContract from '@mingfa/contract/password';
import * as quota from '@mingfa/contract/quota';
import * as secondFactorContract from '@mingfa/contract/second-factor';
import * as sessionContract from '@mingfa/contract/session';
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
    bind(passwordContract.ratePassword, account.ratePassword),
    bind(contract.changePassword, account.changePassword),
    bind(secondFactorContract.getSecondFactor, account.getSecondFactor),
    bind(secondFactorContract.beginSecondFactor, account.beginSecondFactor),
    bind(secondFactorContract.confirmSecondFactor, account.confirmSecondFactor),
    bind(secondFactorContract.renewRecoveryCodes, account.renewRecoveryCodes),
    bind(secondFactorContract.switchOffSecondFactor, account.switchOffSecondFactor),
    bind(sessionContract.listSessions, account.listSessions),
    bind(sessionContract.confirmSession, account.confirmSession),
    bind(sessionContract.revokeSession, account.revokeSession),
    bind(sessionContract.revokeOtherSessions, account.revokeOtherSessions),
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
