import type { ModelPurpose } from '@mingfa/contract/admin';
import { readImage } from '@mingfa/files/reading/image-kind';
import { eq } from 'drizzle-orm';
import { modelProvider } from '../../db/schema/chat.ts';
import { streamWithFallback } from '../../engine/models/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';
import { type FoundModel, findModel } from './find-model.ts';
import type { ModelContext } from './model-context.ts';
import { testTone } from './test-tone.ts';

const TEST_MAX_MS = 30_000;
const ANSWER_SHOWN = 200;
/** A rerank model must put the passage that answers before one that does not. */
const RERANK_QUESTION = '房东不退押金怎么办';
const RERANK_PASSAGES = ['本合同一式两份，双方各执一份。', '租赁期满，出租人应当退还押金。'];

export interface ModelTest {
  ok: boolean;
  firstTokenMs: number | null;
  answer: string | null;
  dimension: number | null;
  errorCode: string | null;
  errorMessage: string | null;
}

type Outcome = Pick<ModelTest, 'answer' | 'dimension'>;

/**
 * Asks the model for a word, a vector or an order, and says what happened, also of a model that is switched off.
 * @throws AppError `not_found`
 */
export async function testModel(
  context: ModelContext & RequestContext,
  input: { modelId: string },
): Promise<ModelTest> {
  const { signal, language, request } = context;
  const tested = await findModel(context, input.modelId);
  const startedMs = performance.now();
  let firstTokenMs: number | null = null;
  const onAnswer = () => {
    firstTokenMs ??= Math.round(performance.now() - startedMs);
  };
  const late = AbortSignal.timeout(TEST_MAX_MS);
  try {
    const outcome = await TESTS[tested.purpose](context, tested, onAnswer, AbortSignal.any([signal, late]));
    return { ok: true, firstTokenMs, ...outcome, errorCode: null, errorMessage: null };
  } catch (error) {
    const known = late.aborted && !signal.aborted ? new AppError('model_timeout') : reasonOf(error);
    const { body } = toErrorAnswer(known, { language, requestId: request.requestId });
    return {
      ok: false,
      firstTokenMs,
      answer: null,
      dimension: null,
      errorCode: body.errorCode,
      errorMessage: body.errorMessage,
    };
  }
}

/** An administrator is told why words are searched instead. */
function reasonOf(error: unknown): unknown {
  return error instanceof AppError && error.cause instanceof AppError ? error.cause : error;
}

const TESTS: Record<
  ModelPurpose,
  (context: ModelContext, tested: FoundModel, onAnswer: () => void, signal: AbortSignal) => Promise<Outcome>
> = {
  async chat(context, { modelId, name, address }, onAnswer, signal) {
    const answer = await streamWithFallback(
      [{ modelId, name, builtIn: false, model: context.openModel(address) }],
      () => ({ messages: [{ role: 'user', content: [{ type: 'text', text: '请只回答“好”。' }] }] }),
      { write: onAnswer, signal, logger: context.logger },
    );
    return { answer: answer.text.slice(0, ANSWER_SHOWN).toWellFormed(), dimension: null };
  },
  async embedding(context, { modelId, address }, onAnswer, signal) {
    const [vector] = await context
      .openEmbedder(modelId, address)
      .embed([RERANK_QUESTION], { signal, hurried: true });
    onAnswer();
    const dimension = vector?.length ?? 0;
    await context.db.update(modelProvider).set({ dimension }).where(eq(modelProvider.id, modelId));
    return { answer: `${dimension}`, dimension };
  },
  async rerank(context, { modelId, address }, onAnswer, signal) {
    const scores = await context
      .openReranker(modelId, address)
      .rerank(RERANK_QUESTION, RERANK_PASSAGES, { signal, hurried: true });
    onAnswer();
    return { answer: scores.map((score) => score.toFixed(3)).join(' · '), dimension: null };
  },
  async image(context, { address }, onAnswer, signal) {
    const picture = await context.openImageModel(address).draw('A plain purple square.', signal);
    onAnswer();
    const kind = readImage(Buffer.from(picture));
    if (!kind) throw new AppError('model_malformed');
    return { answer: `${kind.width} × ${kind.height}`, dimension: null };
  },
  async transcription(context, { name, address }, onAnswer, signal) {
    const heard = await context
      .openTranscriber(name, address)
      .hear(testTone(), { language: 'auto', prompt: '', signal });
    onAnswer();
    // Nobody speaks in it: nothing, or a word that was made up, are both an answer.
    const answer = heard.map(({ text }) => text).join(' ');
    return { answer: answer.slice(0, ANSWER_SHOWN).toWellFormed(), dimension: null };
  },
};
