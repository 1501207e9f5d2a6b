import { createHash } from 'node:crypto';
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type * as contract from '@mingfa/contract/dataset-model-sql';
import { MODEL_SQL_REPAIRS } from '@mingfa/contract/dataset-model-sql';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { ModelMessage } from 'ai';
import { streamWithFallback } from '../../../engine/models/index.ts';
import { maskPrompt } from '../../../engine/outgoing-gate/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { ResolvedModel } from '../../../ports/model.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { getDatasetSamples } from '../asking/get-samples.ts';
import { openTables } from '../asking/open-tables.ts';
import { composeSqlPrompt, repairWords, type SqlPrompt } from './compose-sql-prompt.ts';
import type { ModelSqlContext } from './model-sql-context.ts';
import { parseSqlAnswer } from './parse-sql-answer.ts';
import { trySql } from './try-sql.ts';

type Context = ModelSqlContext & RequestContext;
const MODEL_MS = 60_000;
const ANSWER_MAX_TOKENS = 2000;

/** What is about to be asked, of whom. */
interface PreparedQuestion {
  model: ResolvedModel;
  masked: boolean;
  prompt: SqlPrompt;
  /** Names model and words: with others it is another. */
  seen: string;
}

/** What would be sent to a model; nothing is sent. @throws AppError `not_found`, `dataset_not_ready`, `model_not_configured`, and those of the gate */
export async function previewModelSql(
  context: Context,
  { datasetId, question }: EndpointInput<typeof contract.previewModelSql>,
): Promise<EndpointOutput<typeof contract.previewModelSql>> {
  const { model, masked, prompt, seen } = await prepare(context, datasetId, question);
  const told = { modelName: model.name, masked, seen };
  if (!masked)
    return {
      ...{ ...told, replaced: 0 },
      messages: [
        { role: 'system', text: prompt.system },
        { role: 'user', text: prompt.user },
      ],
    };
  const asSent: LanguageModelV4Prompt = [
    { role: 'system', content: prompt.system },
    { role: 'user', content: [{ type: 'text', text: prompt.user }] },
  ];
  const outgoing = await maskPrompt(context.gate, asSent, context.signal);
  const messages = outgoing.prompt.map((message) => ({
    role: message.role === 'system' ? ('system' as const) : ('user' as const),
    text:
      typeof message.content === 'string'
        ? message.content
        : message.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n'),
  }));
  return { ...told, messages, replaced: outgoing.originals.size };
}

/**
 * Asks one model for SQL, tries it, and has it mended where it would not run. Its answer is never shown nor kept.
 * @throws AppError `not_found`, `dataset_not_ready`, `model_not_configured`, `model_view_changed`, `quota_exceeded`, those of the model and the gate
 */
export async function proposeModelSql(
  context: Context,
  { datasetId, question, seen }: EndpointInput<typeof contract.proposeModelSql>,
): Promise<EndpointOutput<typeof contract.proposeModelSql>> {
  const prepared = await prepare(context, datasetId, question);
  if (prepared.seen !== seen) throw new AppError('model_view_changed');
  const { key } = await openTables(context, datasetId);
  await context.db.transaction((tx) => context.takeQuota(tx, context.caller, 'question'));
  const { model, prompt } = prepared;
  const messages: ModelMessage[] = [
    { role: 'system', content: prompt.system },
    { role: 'user', content: [{ type: 'text', text: prompt.user }] },
  ];
  const told: EndpointOutput<typeof contract.proposeModelSql> = {
    ...{ modelName: model.name, sql: null, explanation: '', columns: [], attempts: [] },
  };
  for (let repairs = 0; repairs <= MODEL_SQL_REPAIRS; repairs += 1) {
    const text = await askOnce(context, model, messages);
    const answer = parseSqlAnswer(text);
    if (!answer) {
      if (told.attempts.length > 0) return told;
      throw new AppError('model_malformed');
    }
    told.explanation = answer.explanation;
    if (answer.sql === '') return told;
    const { columns, problem } = await trySql(context, key, answer.sql);
    told.attempts.push({ sql: answer.sql, problem: problem?.shown ?? null });
    if (!problem) return { ...told, sql: answer.sql, columns };
    messages.push(
      { role: 'assistant', content: [{ type: 'text', text }] },
      { role: 'user', content: [{ type: 'text', text: repairWords(problem.told) }] },
    );
  }
  return told;
}

async function prepare(context: Context, datasetId: string, question: string): Promise<PreparedQuestion> {
  const samples = await getDatasetSamples(context, { datasetId });
  const [model] = (await context.models.resolve(null)).filter(({ builtIn }) => !builtIn);
  if (!model) throw new AppError('model_not_configured');
  const choices = await context.models.list();
  const masked = choices.find(({ modelId }) => modelId === model.modelId)?.masked ?? false;
  const { language, clock } = context;
  const prompt = composeSqlPrompt(samples, question, { today: todayInChina(clock), language });
  const words = JSON.stringify([model.modelId, masked, prompt.system, prompt.user]);
  return { model, masked, prompt, seen: createHash('sha256').update(words).digest('hex') };
}

/** One call of this model alone: another was not agreed to. */
async function askOnce(context: Context, model: ResolvedModel, messages: ModelMessage[]): Promise<string> {
  const time = AbortSignal.timeout(MODEL_MS);
  try {
    const { text } = await streamWithFallback(
      [model],
      () => ({ messages, maxOutputTokens: ANSWER_MAX_TOKENS, temperature: 0.1 }),
      {
        write: () => {},
        signal: AbortSignal.any([context.signal, time]),
        logger: context.logger,
      },
    );
    return text;
  } catch (error) {
    context.signal.throwIfAborted();
    if (time.aborted) throw new AppError('model_timeout', {}, { cause: error });
    throw error;
  }
}
