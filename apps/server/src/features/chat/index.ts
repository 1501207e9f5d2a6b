export { answerSubject } from './answer-subject.ts';
export { askQuestion } from './ask-question.ts';
export { askSearch } from './ask-search.ts';
export { readBranch } from './branch.ts';
export type { ChatContext, FileWait, LangTip } from './chat-context.ts';
export { hideFromMaker, partFromClone, shareWithMaker } from './clone-conversations.ts';
export type {
  CloneAnswer,
  CloneDesk,
  CloneInstructions,
  CloneIntroduction,
  CloneSide,
  CloneVote,
  CountedAnswer,
  WantedClone,
  WordLayout,
} from './clone-desk.ts';
export { clearConversations, deleteConversations } from './delete-conversations.ts';
export { describeScopes } from './describe-scopes.ts';
export { selectBranch, updateTitle } from './edit-conversation.ts';
export { collectEntries } from './export/collect-entries.ts';
export { entryBlocks, headingText } from './export/entry-blocks.ts';
export type { ExportEntry } from './export/export-document.ts';
export { generatedInBranch, LABELLED_CHATS } from './export/generated-in-branch.ts';
export { exportConversation } from './export-conversation.ts';
export { exportMemo } from './export-memo.ts';
export { FirstWords } from './first-words.ts';
export { cancelAnswer, resumeAnswer } from './follow-run.ts';
export { giveFeedback, voteAnswer } from './judge-answer.ts';
export { listLangTips, respondLangTip } from './lang-tips.ts';
export { getConversation, listConversations } from './list-conversations.ts';
export { getMessage, listMessages } from './list-messages.ts';
export { listModelChoices } from './list-model-choices.ts';
export { openConversationAbout } from './open-conversation-about.ts';
export { personalChats } from './personal-chats.ts';
export { recheckAnswer } from './recheck-answer.ts';
export { regenerateAnswer } from './regenerate-answer.ts';
export { removeEmptyConversations } from './remove-empty-conversations.ts';
export { removeOldTests } from './remove-old-tests.ts';
export { removeUnsentAttachments } from './remove-unsent-attachments.ts';
export { resetTestChat } from './reset-test-chat.ts';
export { conversationSources } from './share/conversation-sources.ts';
export { goOnWith } from './share/go-on-with.ts';
export { startConversation } from './start-conversation.ts';
export { takeNewerVersion } from './take-newer-version.ts';
export { getAttachment, uploadAttachment } from './upload-attachment.ts';
