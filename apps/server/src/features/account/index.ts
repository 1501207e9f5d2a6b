export type { AccountContext, AccountSettings } from './account-context.ts';
export { getAccountOptions } from './account-options.ts';
export {
  changeRole,
  deleteUser,
  getUser,
  listUsers,
  lockUser,
  removeUserSecondFactor,
  resetUserPassword,
  signOutUser,
} from './administer/index.ts';
export { makeAdmin, setPassword } from './administer-account.ts';
export { authenticate } from './authenticate.ts';
export { changePassword, resetPassword } from './change-password.ts';
export { claimSetup, readSetupCode } from './claim-setup.ts';
export { type ExportedFile, exportPerson } from './export-person.ts';
export { forgetOldRows } from './forget-old-rows.ts';
export { forgetPerson } from './forget-person.ts';
export { getProfile } from './get-profile.ts';
export { householdOf } from './household-of.ts';
export { listQuotas } from './list-quotas.ts';
export { openGuestSession, removeGoneGuests } from './open-guest-session.ts';
export { openStoredFile } from './open-stored-file.ts';
export {
  countUse,
  lastMidnightInChina,
  type QuotaContext,
  type QuotaKind,
  quotaExceeded,
  refundQuota,
  takeQuota,
} from './quotas.ts';
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
export { updateProfile } from './update-profile.ts';
export { uploadAvatar } from './upload-avatar.ts';
