export {
  getInstallationSettings,
  type InstallationSettings,
  saveInstallationSettings,
} from './installation-settings.ts';
export { createInvite, listInvites, redeemInvite } from './invites.ts';
