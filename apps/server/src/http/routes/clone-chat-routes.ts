import * as contract from '@mingfa/contract/clone-chat';
import * as chat from '../../features/chat/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Conversations with clones: the verbs of the chat, which find no other conversation here. */
export function cloneChatRoutes(context: chat.ChatContext): BoundRoute[] {
  const bind = bindTo<chat.ChatContext>({ ...context, withClonesOnly: true });
  return [
    bind(contract.startConversation, chat.startConversation),
    bind(contract.streamAnswer, chat.askQuestion),
    bind(contract.streamSearch, chat.askSearch),
    bind(contract.feedbackSearch, chat.giveFeedback),
    bind(contract.voteSearch, chat.voteAnswer),
    bind(contract.exportMemo, chat.exportMemo),
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
    bind(contract.takeNewerVersion, chat.takeNewerVersion),
    bind(contract.resetTestChat, chat.resetTestChat),
  ];
}
