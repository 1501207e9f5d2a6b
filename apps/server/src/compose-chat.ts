import { nanoid } from 'nanoid';
import { openAICompatibleModels } from './adapters/model-openai-compatible/index.ts';
import { createModelRegistry } from './engine/models/index.ts';
import { pruneRuns, Runs } from './engine/runs/index.ts';
import type { Environment } from './env.ts';
import { type QuotaContext, refundQuota, takeQuota } from './features/account/index.ts';
import {
  type ChatContext,
  recordAnswerEnd,
  refundUnanswered,
  removeUnsentAttachments,
} from './features/chat/index.ts';
import type { ModelContext } from './features/model/index.ts';
import type { BoundRoute } from './http/route.ts';
import { adminModelRoutes } from './http/routes/admin-model-routes.ts';
import { chatRoutes } from './http/routes/chat-routes.ts';
import type { ModelAddress, OpenModel } from './ports/model.ts';
import type { Secrets } from './ports/secrets.ts';

/** Chat needs these of the rest: who answers, the engine for no model at all, and what a question leaves open. */
export interface ChatParts {
  answer: ChatContext['answer'];
  listTips: ChatContext['listTips'];
  builtIn: Parameters<typeof createModelRegistry>[0]['builtIn'];
  /** Tests shorten the time limits here. */
  openModel?: OpenModel | undefined;
}

/** Composes models, runs and chat. */
export async function composeChat(
  environment: Environment,
  context: QuotaContext & { secrets: Secrets },
  parts: ChatParts,
): Promise<{ routes: BoundRoute[]; runs: Runs; keepHouse(): Promise<void> }> {
  const environmentModel = readEnvironmentModel(environment);
  const openModel = parts.openModel ?? openAICompatibleModels();
  const models = createModelRegistry({
    db: context.db,
    environment: environmentModel,
    openModel,
    decryptSecret: (cipher) => context.secrets.decryptSecret(cipher),
    builtIn: parts.builtIn,
  });
  const runs = new Runs(context, {
    nodeId: nanoid(),
    async onEnd(tx, ended) {
      await recordAnswerEnd(tx, ended);
      await refundUnanswered(tx, ended, (inside, userId) => refundQuota(context, inside, userId, 'question'));
    },
  });
  const chat: ChatContext = {
    ...context,
    runs,
    models,
    answer: parts.answer,
    listTips: parts.listTips,
    takeQuota: (tx, caller, kind) => takeQuota(context, tx, caller, kind),
  };
  const model: ModelContext = { ...context, models, openModel, environmentModel };
  await runs.begin();
  return {
    routes: [...chatRoutes(chat), ...adminModelRoutes(model)],
    runs,
    async keepHouse() {
      while ((await pruneRuns(context)) > 0);
      await removeUnsentAttachments(context);
    },
  };
}

function readEnvironmentModel(environment: Environment): ModelAddress | null {
  const { MODEL_BASE_URL, MODEL_API_KEY, MODEL_NAME } = environment;
  if (!MODEL_BASE_URL && !MODEL_NAME) return null;
  if (!MODEL_BASE_URL || !MODEL_NAME) {
    throw new Error('MODEL_BASE_URL and MODEL_NAME belong together: set both, or neither.');
  }
  return { baseUrl: MODEL_BASE_URL, apiKey: MODEL_API_KEY ?? '', modelName: MODEL_NAME };
}
