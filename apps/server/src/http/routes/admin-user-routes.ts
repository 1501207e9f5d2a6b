import * as contract from '@mingfa/contract/admin-user';
import * as quota from '@mingfa/contract/personal-quota';
import * as account from '../../features/account/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** People, for administrators. */
export function adminUserRoutes(context: account.AccountContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.listUsers, account.listUsers),
    bind(contract.getUser, account.getUser),
    bind(contract.changeRole, account.changeRole),
    bind(contract.lockUser, account.lockUser),
    bind(contract.signOutUser, account.signOutUser),
    bind(contract.resetUserPassword, account.resetUserPassword),
    bind(contract.removeUserSecondFactor, account.removeUserSecondFactor),
    bind(contract.deleteUser, account.deleteUser),
    bind(quota.listUserLimits, account.listUserLimits),
    bind(quota.saveUserLimit, account.saveUserLimit),
    bind(quota.removeUserLimit, account.removeUserLimit),
  ];
}
