import * as search from '@mingfa/contract/ai-search';
import * as contract from '@mingfa/contract/chat';
import * as chat from '../../features/chat/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Conversations, their answers, and what can be done with them. */
export function chatRoutes(context: chat.ChatContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.startConversation, chat.startConversation),
    bind(contract.streamAnswer, chat.askQuestion),
    bind(search.streamSearch, chat.askSearch),
    bind(search.feedbackSearch, chat.giveFeedback),
    bind(search.voteSearch, chat.voteAnswer),
    bind(search.exportMemo, chat.exportMemo),
    bind(search.describeScopes, chat.describeScopes),
    bind(contract.regenerateAnswer, chat.regenerateAnswer),
    bind(contract.resumeAnswer, chat.resumeAnswer),
    bind(contract.cancelRun, chat.cancelAnswer),
    bind(contract.listConversations, chat.listConversations),
    bind(contract.getConversation, chat.getConversation),
    bind(contract.listMessages, chat.listMessages),
    bind(contract.getMessage, chat.getMessage),
    bind(contract.selectBranch, chat.selectBranch),
    bind(contract.updateTitle, chat.updateTitle),
    bind(contract.deleteConversations, chat.deleteConversations),
    bind(contract.clearConversations, chat.clearConversations),
    bind(contract.recheckAnswer, chat.recheckAnswer),
    bind(contract.voteAnswer, chat.voteAnswer),
    bind(contract.feedbackAnswer, chat.giveFeedback),
    bind(contract.uploadAttachment, chat.uploadAttachment),
    bind(contract.getAttachment, chat.getAttachment),
    bind(contract.listLangTips, chat.listLangTips),
    bind(contract.respondLangTip, chat.respondLangTip),
    bind(contract.exportConversation, chat.exportConversation),
    bind(contract.listModelChoices, chat.listModelChoices),
  ];
}
