import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import { ERRORS } from '@mingfa/contract/errors';
import type { Language } from '@mingfa/contract/values';
import { AppError } from '../../ports/app-error.ts';
import type { Logger } from '../../ports/logger.ts';
import type { ResolvedModel } from '../../ports/model.ts';
import { type ModelCall, type ModelTool, ToolProblem } from './model-call.ts';
import { createPartWriter, type PartWriter } from './part-writer.ts';
import { RepetitionGuard, type UnrepeatedWords } from './repetition-guard.ts';
import { runTurns } from './run-turns.ts';
import { TOOL_LIMITS, type ToolLimits } from './tool-limits.ts';
import { toToolSet } from './tool-set.ts';
import type { ToolSupport } from './tool-support.ts';

export interface StreamedAnswer {
  model: ResolvedModel;
  /** All text parts, joined by a blank line. */
  text: string;
  finishReason: string;
}

export interface StreamOptions {
  write: (chunk: AnswerChunk) => void;
  signal: AbortSignal;
  logger: Logger;
  /** In which the reader is told why a model failed. */
  language?: Language;
  /** What the models may call; the built-in engine and those that take no tools answer without. */
  tools?: { all: readonly ModelTool[]; support: ToolSupport; limits?: Partial<ToolLimits> };
  /** Start of the ids of the parts, where one answer makes several calls. */
  partId?: string;
  /** What a model is told and may not repeat to the reader: one that does has failed. */
  unrepeated?: UnrepeatedWords;
}

/**
 * Streams an answer from the first of `models` that works, as text, reasoning and calls of tools. Before the first text the
 * next model takes over, with a `fallback_…` notice; afterwards a failure is final and the text stays.
 * @param call what to ask the given model, and whether tools are offered with it
 * @throws AppError the first model's failure when none answered, `model_cut_off` when the answer broke off
 */
export async function streamWithFallback(
  models: readonly ResolvedModel[],
  call: (model: ResolvedModel, withTools: boolean) => ModelCall,
  options: StreamOptions,
): Promise<StreamedAnswer> {
  const guard = options.unrepeated ? RepetitionGuard.of(options.unrepeated) : null;
  const parts = createPartWriter(options.write, options.partId ?? 'answer');
  let firstFailure: AppError | undefined;
  let failed: ResolvedModel | undefined;
  let announced: ResolvedModel | undefined;
  for (const model of models) {
    // Told once, with the first part: a model that fails before it is not named.
    const announce = () => {
      if (announced === model) return;
      announced = model;
      options.write({ type: 'message-metadata', messageMetadata: { model: model.name } });
      if (!failed || !firstFailure) return;
      const { code } = firstFailure;
      const reason = ERRORS[code].text[options.language ?? 'zh-CN'];
      const kind = model.builtIn ? 'fallback_built_in' : 'fallback_model';
      const values = { from: failed.name, to: model.name, errorCode: code, reason };
      options.write({ type: 'data-notice', data: { kind, values } });
    };
    parts.announceWith(announce);
    // The built-in engine is told nothing that it could repeat.
    const guarded = model.builtIn ? null : guard;
    parts.guardWith(guarded);
    try {
      const finishReason = await askModel(model, call, parts, { ...options, guard: guarded });
      return { model, text: parts.text(), finishReason };
    } catch (error) {
      parts.close();
      options.signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      const begun = parts.text() !== '';
      options.logger.warn({ code: error.code, modelId: model.modelId, begun }, 'a model failed');
      if (begun) throw new AppError('model_cut_off', {}, { cause: error });
      firstFailure ??= error;
      failed ??= model;
    }
  }
  throw firstFailure ?? new AppError('model_not_configured');
}

/** Asks with tools where they are offered; a model that refuses the request is asked again without. */
async function askModel(
  model: ResolvedModel,
  call: (model: ResolvedModel, withTools: boolean) => ModelCall,
  parts: PartWriter,
  { tools, signal, logger, guard }: StreamOptions & { guard: RepetitionGuard | null },
): Promise<string> {
  const limits = { ...TOOL_LIMITS, ...tools?.limits };
  const ask = (offered: readonly ModelTool[]) =>
    runTurns(model, call(model, offered.length > 0), parts, {
      tools: toToolSet(guard ? offered.map((tool) => guardTool(tool, guard)) : offered, limits, logger),
      turns: limits.turns,
      atOnce: limits.atOnce,
      signal,
    });
  if (!tools || tools.all.length === 0 || model.builtIn || tools.support.isRefusing(model.modelId)) {
    return await ask([]);
  }
  const calls = parts.calls();
  try {
    return await ask(tools.all);
  } catch (error) {
    const isRefusal = error instanceof AppError && error.code === 'model_refused' && parts.text() === '';
    if (!isRefusal) throw error;
    const finishReason = await ask([]);
    if (parts.calls() === calls) tools.support.refused(model.modelId);
    return finishReason;
  }
}

/** A tool may ask the web: it is not run with what a model may not repeat. */
const guardTool = (tool: ModelTool, guard: RepetitionGuard): ModelTool => ({
  ...tool,
  async run(input, signal) {
    try {
      guard.check(input);
    } catch {
      throw new ToolProblem(ERRORS.model_repeated_instructions.text['zh-CN']);
    }
    return await tool.run(input, signal);
  },
});
