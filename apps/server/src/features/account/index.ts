export type { AccountContext, AccountSettings } from './account-context.ts';
export { getAccountOptions } from './account-options.ts';
export {
  changeRole,
  deleteUser,
  getUser,
  listUserLimits,
  listUsers,
  lockUser,
  removeUserLimit,
  removeUserSecondFactor,
  resetUserPassword,
  saveUserLimit,
  signOutUser,
} from './administer/index.ts';
export { makeAdmin, setPassword } from './administer-account.ts';
export { type AgreementTexts, acceptAgreements, describeAcceptance } from './agreements.ts';
export { authenticate } from './authenticate.ts';
export { changeMobile } from './change-mobile.ts';
export { changePassword, resetPassword } from './change-password.ts';
export { claimSetup, readSetupCode } from './claim-setup.ts';
export { confirmSession } from './confirm-session.ts';
export { beginExport } from './data-export/begin-export.ts';
export { registerExport, resumeExports } from './data-export/pack-export.ts';
export { getExport, readExport } from './data-export/read-export.ts';
export { personalDataExports, removeOldExports } from './data-export/remove-exports.ts';
export {
  type DeletionContext,
  registerDeletion,
  resumeDeletions,
} from './deletion/carry-out-deletion.ts';
export { describeDeletion } from './deletion/describe-deletion.ts';
export { getReceipt } from './deletion/receipt.ts';
export { repeatDeletions } from './deletion/repeat-deletions.ts';
export { cancelDeletion, requestDeletion } from './deletion/request-deletion.ts';
export { type ExportedFile, exportPerson } from './export-person.ts';
export { forgetOldRows } from './forget-old-rows.ts';
export { forgetPerson } from './forget-person.ts';
export { getProfile } from './get-profile.ts';
export { hashPassword, verifyPassword } from './hash-password.ts';
export { householdOf } from './household-of.ts';
export {
  approveInviteRequest,
  claimInvite,
  getInviteRewards,
  getRewardInfo,
  giveVip,
  listInviteRequests,
  refuseInviteRequest,
  requestInvite,
  saveInviteRewards,
} from './invites/index.ts';
export { listQuotas } from './list-quotas.ts';
export { openGuestSession, removeGoneGuests } from './open-guest-session.ts';
export { openStoredFile } from './open-stored-file.ts';
export {
  describeTiers,
  getQuotaTable,
  resetQuotaTable,
  saveQuotaTable,
} from './quota-table.ts';
export {
  countUse,
  lastMidnightInChina,
  type QuotaContext,
  type QuotaKind,
  quotaExceeded,
  refundQuota,
  takeQuota,
} from './quotas.ts';
export { ratePassword } from './rate-password.ts';
export { register } from './register.ts';
export { listSessions, revokeOtherSessions, revokeSession } from './sessions.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeLostSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from './set-up-second-factor.ts';
export { signInByCode, signInByPassword } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { sendSmsCode } from './sms-code.ts';
export { getStorage, takeStorage } from './storage-quota.ts';
export { takeRoom } from './thing-limits.ts';
export { throttleAttempts } from './throttle-attempts.ts';
export { updateProfile } from './update-profile.ts';
export { uploadAvatar } from './upload-avatar.ts';
