export {
  getInstallationSettings,
  type InstallationSettings,
  saveInstallationSettings,
} from './installation-settings.ts';
export { createInvite, listInvites, redeemInvite, requireInvite } from './invites.ts';
