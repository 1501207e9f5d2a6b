export {
  changeRole,
  deleteUser,
  lockUser,
  removeUserSecondFactor,
  resetUserPassword,
  signOutUser,
} from './change-account.ts';
export { getUser } from './get-user.ts';
export { listUsers } from './list-users.ts';
export { listUserLimits, removeUserLimit, saveUserLimit } from './user-limits.ts';
