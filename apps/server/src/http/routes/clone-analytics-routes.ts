import * as contract from '@mingfa/contract/clone-analytics';
import * as chatContract from '@mingfa/contract/clone-chat';
import * as clone from '../../features/clone/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** What a maker sees of the use of a clone. */
export function cloneAnalyticsRoutes(context: clone.CloneContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.getOverview, clone.getOverview),
    bind(contract.listActiveUsers, clone.listActiveUsers),
    bind(contract.listUnanswered, clone.listUnanswered),
    bind(contract.settleUnanswered, clone.settleUnanswered),
    bind(contract.exportOverview, clone.exportOverview),
    bind(chatContract.listCloneConversations, clone.listCloneConversations),
    bind(chatContract.getCloneConversation, clone.getCloneConversation),
  ];
}
