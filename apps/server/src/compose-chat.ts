import { nanoid } from 'nanoid';
import type { ComposedModels, ModelParts } from './compose-models.ts';
import type { IngestionContext } from './engine/ingestion/index.ts';
import { pruneRuns, Runs } from './engine/runs/index.ts';
import { type QuotaContext, refundQuota, takeQuota } from './features/account/index.ts';
import {
  type ChatContext,
  type FileWait,
  recordAnswerEnd,
  refundUnanswered,
  removeUnsentAttachments,
} from './features/chat/index.ts';
import type { ModelContext } from './features/model/index.ts';
import type { BoundRoute } from './http/route.ts';
import { adminModelRoutes } from './http/routes/admin-model-routes.ts';
import { chatRoutes } from './http/routes/chat-routes.ts';
import type { Secrets } from './ports/secrets.ts';

/** Chat needs these of the rest: who answers, and what a question leaves open. Tests put others in their place. */
export type ChatParts = Pick<ChatContext, 'answer' | 'listTips'> & ModelParts & { fileWait?: FileWait };

const FILE_WAIT: FileWait = { pollMs: 400, giveUpMs: 5 * 60_000 };

/** Composes runs, chat and the administration of models. */
export async function composeChat(
  context: QuotaContext & { secrets: Secrets },
  parts: Pick<ChatContext, 'answer' | 'listTips'> & {
    fileWait?: FileWait | undefined;
    models: ComposedModels;
    ingestion: IngestionContext;
    settleVectors: ModelContext['settleVectors'];
  },
): Promise<{ routes: BoundRoute[]; runs: Runs; keepHouse(): Promise<void> }> {
  const runs = new Runs(context, {
    nodeId: nanoid(),
    async onEnd(tx, ended) {
      await recordAnswerEnd(tx, ended);
      await refundUnanswered(tx, ended, (inside, userId) => refundQuota(context, inside, userId, 'question'));
    },
  });
  const chat: ChatContext = {
    ...parts.ingestion,
    runs,
    fileWait: parts.fileWait ?? FILE_WAIT,
    models: parts.models.models,
    answer: parts.answer,
    listTips: parts.listTips,
    takeQuota: (tx, caller, kind) => takeQuota(context, tx, caller, kind),
  };
  const model: ModelContext = {
    ...context,
    ...parts.models,
    settleVectors: parts.settleVectors,
  };
  await runs.begin();
  return {
    routes: [...chatRoutes(chat), ...adminModelRoutes(model)],
    runs,
    async keepHouse() {
      while ((await pruneRuns(context)) > 0);
      await removeUnsentAttachments(parts.ingestion);
    },
  };
}
