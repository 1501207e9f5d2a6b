import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import { AppError } from '../../ports/app-error.ts';
import type { Logger } from '../../ports/logger.ts';
import type { ResolvedModel } from '../../ports/model.ts';

export interface StreamedAnswer {
  model: ResolvedModel;
  /** All text parts, joined by a blank line. */
  text: string;
  finishReason: string;
}

/**
 * Streams an answer from the first of `models` that works, as text and reasoning parts. Before the first token the next
 * model takes over, with a `fallback_model` notice; afterwards a failure is final and the text stays.
 * @param call what to ask the given model; the signal is added
 * @throws AppError the first model's failure when none answered, `model_cut_off` when the answer broke off
 */
export async function streamWithFallback(
  models: ResolvedModel[],
  call: (model: ResolvedModel) => LanguageModelV4CallOptions | Promise<LanguageModelV4CallOptions>,
  options: {
    write: (chunk: AnswerChunk) => void;
    signal: AbortSignal;
    logger: Logger;
    /** Start of the ids of the parts, where one answer makes several calls. */
    partId?: string;
  },
): Promise<StreamedAnswer> {
  let firstFailure: AppError | undefined;
  let failed: ResolvedModel | undefined;
  for (const model of models) {
    const announce = () => {
      options.write({ type: 'message-metadata', messageMetadata: { model: model.name } });
      if (!failed || !firstFailure) return;
      const values = { from: failed.name, to: model.name, errorCode: firstFailure.code };
      options.write({ type: 'data-notice', data: { kind: 'fallback_model', values } });
    };
    const parts = createPartWriter(options.write, options.partId ?? 'answer', announce);
    try {
      const finishReason = await streamOne(model, await call(model), parts, options.signal);
      return { model, text: parts.text(), finishReason };
    } catch (error) {
      parts.close();
      options.signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      options.logger.warn(
        { code: error.code, modelId: model.modelId, begun: parts.begun() },
        'a model failed',
      );
      if (parts.begun()) throw new AppError('model_cut_off', {}, { cause: error });
      firstFailure ??= error;
      failed ??= model;
    }
  }
  throw firstFailure ?? new AppError('model_not_configured');
}

async function streamOne(
  model: ResolvedModel,
  call: LanguageModelV4CallOptions,
  parts: PartWriter,
  signal: AbortSignal,
): Promise<string> {
  const { stream } = await model.model.doStream({ ...call, abortSignal: signal });
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) throw new AppError(parts.begun() ? 'model_cut_off' : 'model_malformed');
      if (value.type === 'error') throw value.error;
      if (value.type === 'finish') {
        // An answer of nothing is no answer: the next model may do better.
        if (parts.text() === '') throw new AppError('model_malformed');
        parts.close();
        return value.finishReason.unified;
      }
      parts.accept(value);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

interface PartWriter {
  accept(part: LanguageModelV4StreamPart): void;
  close(): void;
  /** Whether anything of the answer was written. */
  begun(): boolean;
  text(): string;
}

function createPartWriter(
  write: (chunk: AnswerChunk) => void,
  partId: string,
  announce: () => void,
): PartWriter {
  let open: { kind: 'text' | 'reasoning'; id: string } | null = null;
  let count = 0;
  const texts: string[] = [];

  const close = () => {
    if (open) write({ type: `${open.kind}-end`, id: open.id });
    open = null;
  };
  const append = (kind: 'text' | 'reasoning', delta: string) => {
    if (delta === '') return;
    if (count === 0) announce();
    if (open?.kind !== kind) {
      close();
      count += 1;
      open = { kind, id: `${partId}-${count}` };
      if (kind === 'text') texts.push('');
      write({ type: `${kind}-start`, id: open.id });
    }
    if (kind === 'text') texts[texts.length - 1] += delta;
    write({ type: `${kind}-delta`, id: (open as { id: string }).id, delta });
  };
  return {
    accept(part) {
      if (part.type === 'text-delta') append('text', part.delta);
      else if (part.type === 'reasoning-delta') append('reasoning', part.delta);
      else if (part.type === 'text-end' || part.type === 'reasoning-end') close();
    },
    close,
    begun: () => count > 0,
    text: () => texts.join('\n\n'),
  };
}
