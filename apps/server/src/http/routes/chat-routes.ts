import * as contract from '@mingfa/contract/chat';
import * as chat from '../../features/chat/index.ts';
import { type BoundRoute, bindRoute } from '../route.ts';

/** Conversations, their answers, and what can be done with them. */
export function chatRoutes(context: chat.ChatContext): BoundRoute[] {
  return [
    bindRoute(contract.startConversation, ({ caller, body }) =>
      chat.startConversation(context, caller, body),
    ),
    bindRoute(contract.streamAnswer, ({ caller, info, body, signal }) =>
      chat.askQuestion(context, caller, info, body, signal),
    ),
    bindRoute(contract.regenerateAnswer, ({ caller, info, body, signal }) =>
      chat.regenerateAnswer(context, caller, info, body, signal),
    ),
    bindRoute(contract.resumeAnswer, ({ caller, query, signal }) =>
      chat.resumeAnswer(context, caller, query, signal),
    ),
    bindRoute(contract.cancelRun, ({ caller, body }) => chat.cancelAnswer(context, caller, body)),
    bindRoute(contract.listConversations, ({ caller, query }) =>
      chat.listConversations(context, caller, query),
    ),
    bindRoute(contract.getConversation, ({ caller, query }) => chat.getConversation(context, caller, query)),
    bindRoute(contract.listMessages, ({ caller, info, query }) =>
      chat.listMessages(context, caller, info, query),
    ),
    bindRoute(contract.getMessage, ({ caller, info, query }) =>
      chat.getMessage(context, caller, info, query),
    ),
    bindRoute(contract.selectBranch, ({ caller, body }) => chat.selectBranch(context, caller, body)),
    bindRoute(contract.updateTitle, ({ caller, body }) => chat.updateTitle(context, caller, body)),
    bindRoute(contract.deleteConversations, ({ caller, body }) =>
      chat.deleteConversations(context, caller, body),
    ),
    bindRoute(contract.clearConversations, ({ caller }) => chat.clearConversations(context, caller)),
    bindRoute(contract.voteAnswer, ({ caller, body }) => chat.voteAnswer(context, caller, body)),
    bindRoute(contract.feedbackAnswer, ({ caller, body }) => chat.giveFeedback(context, caller, body)),
    bindRoute(contract.uploadAttachment, ({ caller, info, body }) =>
      chat.uploadAttachment(context, caller, info, body),
    ),
    bindRoute(contract.getAttachment, ({ caller, info, params }) =>
      chat.getAttachment(context, caller, info, params),
    ),
    bindRoute(contract.listLangTips, ({ caller, info, query }) =>
      chat.listLangTips(context, caller, info.language, query),
    ),
    bindRoute(contract.respondLangTip, async ({ info, body }) =>
      chat.respondLangTip(context, info.language, body),
    ),
    bindRoute(contract.exportConversation, ({ caller, query, signal }) =>
      chat.exportConversation(context, caller, query, signal),
    ),
    bindRoute(contract.listModelChoices, () => chat.listModelChoices(context)),
  ];
}
