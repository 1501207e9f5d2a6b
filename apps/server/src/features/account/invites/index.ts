export { claimInvite, claimPersonalCode } from './claim-invite.ts';
export { giveVip } from './give-vip.ts';
export {
  approveInviteRequest,
  listInviteRequests,
  refuseInviteRequest,
  requestInvite,
} from './invite-requests.ts';
export { getInviteRewards, saveInviteRewards } from './invite-rewards.ts';
export { isPersonalCode, ownerOfCode } from './personal-code.ts';
export { getRewardInfo } from './reward-info.ts';
