import type { ComposedModels, ModelParts } from './compose-models.ts';
import type { Transaction } from './db/client.ts';
import type { IngestionContext } from './engine/ingestion/index.ts';
import type { Runs } from './engine/runs/index.ts';
import { type QuotaContext, refundQuota, takeQuota } from './features/account/index.ts';
import {
  answerSubject,
  type ChatContext,
  type CloneDesk,
  type FileWait,
  FirstWords,
  removeEmptyConversations,
  removeOldTests,
  removeUnsentAttachments,
} from './features/chat/index.ts';
import type { ModelContext } from './features/model/index.ts';
import type { BoundRoute } from './http/route.ts';
import { adminModelRoutes } from './http/routes/admin-model-routes.ts';
import { chatRoutes } from './http/routes/chat-routes.ts';
import { cloneChatRoutes } from './http/routes/clone-chat-routes.ts';
import type { PrintedFileWriter } from './ports/printed-file-writer.ts';
import type { Secrets } from './ports/secrets.ts';

/** Chat needs these of the rest: who answers, and what a question leaves open. Tests put others in their place. */
export type ChatParts = Pick<ChatContext, 'answer' | 'checkAnswer' | 'listTips' | 'readScopes'> &
  ModelParts & { fileWait?: FileWait };

const FILE_WAIT: FileWait = { pollMs: 400, giveUpMs: 5 * 60_000 };

/** Composes chat and the administration of models. */
export function composeChat(
  context: QuotaContext & { secrets: Secrets },
  parts: Pick<ChatContext, 'answer' | 'checkAnswer' | 'listTips' | 'readScopes'> & {
    fileWait?: FileWait | undefined;
    models: ComposedModels;
    ingestion: IngestionContext;
    runs: Runs;
    printer: PrintedFileWriter;
    clones: CloneDesk;
  } & Pick<ModelContext, 'settleVectors' | 'recogniserFolders' | 'recordingReader'>,
): { routes: BoundRoute[]; chat: ChatContext; keepHouse(): Promise<void> } {
  const { runs, clones } = parts;
  const firstWords = new FirstWords();
  const refund = (tx: Transaction, userId: string) => refundQuota(context, tx, userId, 'question');
  runs.register(answerSubject({ refund, clones, firstWords }));
  const chat: ChatContext = {
    ...parts.ingestion,
    runs,
    clones,
    firstWords,
    fileWait: parts.fileWait ?? FILE_WAIT,
    models: parts.models.models,
    printer: parts.printer,
    answer: parts.answer,
    checkAnswer: parts.checkAnswer,
    listTips: parts.listTips,
    readScopes: parts.readScopes,
    takeQuota: (tx, caller, kind) => takeQuota(context, tx, caller, kind),
  };
  const model: ModelContext = {
    ...context,
    ...parts.models,
    files: parts.ingestion.files,
    settleVectors: parts.settleVectors,
    recogniserFolders: parts.recogniserFolders,
    recordingReader: parts.recordingReader,
  };
  return {
    chat,
    routes: [...chatRoutes(chat), ...cloneChatRoutes(chat), ...adminModelRoutes(model)],
    async keepHouse() {
      await removeOldTests(context);
      await removeUnsentAttachments(parts.ingestion);
      await removeEmptyConversations(context);
    },
  };
}
