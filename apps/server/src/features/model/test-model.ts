import type { LanguageModelV4 } from '@ai-sdk/provider';
import { eq } from 'drizzle-orm';
import { modelProvider } from '../../db/schema/chat.ts';
import { ENVIRONMENT_MODEL_ID, streamWithFallback } from '../../engine/models/index.ts';
import type { RequestInfo } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { toErrorAnswer } from '../../ports/error-answer.ts';
import type { ModelContext } from './model-context.ts';

const TEST_MAX_MS = 30_000;
const ANSWER_SHOWN = 200;

export interface ModelTest {
  ok: boolean;
  firstTokenMs: number | null;
  answer: string | null;
  errorCode: string | null;
  errorMessage: string | null;
}

/** Asks the model for a word and says what happened, also of a model that is switched off. @throws AppError `not_found` */
export async function testModel(
  context: ModelContext,
  info: RequestInfo,
  input: { modelId: string },
  signal: AbortSignal,
): Promise<ModelTest> {
  const { name, model } = await openForTest(context, input.modelId);
  const startedMs = performance.now();
  let firstTokenMs: number | null = null;
  try {
    const answer = await streamWithFallback(
      [{ modelId: input.modelId, name, builtIn: false, model }],
      () => ({ prompt: [{ role: 'user', content: [{ type: 'text', text: '请只回答“好”。' }] }] }),
      {
        write: () => {
          firstTokenMs ??= Math.round(performance.now() - startedMs);
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(TEST_MAX_MS)]),
        logger: context.logger,
      },
    );
    return {
      ok: true,
      firstTokenMs,
      answer: answer.text.slice(0, ANSWER_SHOWN).toWellFormed(),
      errorCode: null,
      errorMessage: null,
    };
  } catch (error) {
    const isTooLate = error instanceof DOMException && error.name === 'TimeoutError';
    const { body } = toErrorAnswer(isTooLate ? new AppError('model_timeout') : error, info);
    return {
      ok: false,
      firstTokenMs,
      answer: null,
      errorCode: body.errorCode,
      errorMessage: body.errorMessage,
    };
  }
}

async function openForTest(
  context: ModelContext,
  modelId: string,
): Promise<{ name: string; model: LanguageModelV4 }> {
  if (modelId === ENVIRONMENT_MODEL_ID && context.environmentModel) {
    return {
      name: context.environmentModel.modelName,
      model: context.openModel(context.environmentModel),
    };
  }
  const [row] = await context.db.select().from(modelProvider).where(eq(modelProvider.id, modelId));
  if (!row) throw new AppError('not_found');
  const apiKey = row.apiKeyCipher === '' ? '' : context.secrets.decryptSecret(row.apiKeyCipher);
  return {
    name: row.name,
    model: context.openModel({ baseUrl: row.baseUrl, modelName: row.modelName, apiKey }),
  };
}
