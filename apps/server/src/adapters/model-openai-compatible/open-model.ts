import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { AppError } from '../../ports/app-error.ts';
import type { ModelAddress, OpenModel } from '../../ports/model.ts';
import { classifyFailure } from './classify-failure.ts';
import { guardFetch, type TransportRecord } from './guard-fetch.ts';

export interface ModelTimeouts {
  /** Until the first token, connecting included. */
  firstTokenMs: number;
  /** Between two tokens. */
  idleMs: number;
}
const DEFAULT_TIMEOUTS: ModelTimeouts = { firstTokenMs: 60_000, idleMs: 60_000 };
/** A process that was busy, or stopped for a while, first reads what came in time. */
const READING_MS = 1500;

/** Opens models of OpenAI-compatible servers: DeepSeek, Qwen, Ollama, vLLM … */
export function openAICompatibleModels(timeouts: Partial<ModelTimeouts> = {}): OpenModel {
  const limits = { ...DEFAULT_TIMEOUTS, ...timeouts };
  return (address) => openModel(address, limits);
}

function openModel(address: ModelAddress, timeouts: ModelTimeouts): LanguageModelV4 {
  const call = (record: TransportRecord) =>
    createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: address.baseUrl,
      ...(address.apiKey === '' ? {} : { apiKey: address.apiKey }),
      fetch: guardFetch(record),
    }).chatModel(address.modelName);

  return {
    specificationVersion: 'v4',
    provider: 'openai-compatible',
    modelId: address.modelName,
    supportedUrls: {},
    async doGenerate(options) {
      const watch = startWatch(timeouts, options.abortSignal);
      try {
        return await call({ done: false }).doGenerate({ ...options, abortSignal: watch.signal });
      } catch (error) {
        throw watch.reasonOf(error);
      } finally {
        watch.stop();
      }
    },
    async doStream(options: LanguageModelV4CallOptions) {
      const record: TransportRecord = { done: false };
      const watch = startWatch(timeouts, options.abortSignal);
      try {
        const result = await call(record).doStream({ ...options, abortSignal: watch.signal });
        return { ...result, stream: checked(result.stream, record, watch) };
      } catch (error) {
        watch.stop();
        throw watch.reasonOf(error);
      }
    },
  };
}

/** Passes the stream on, ends it at its first failure, and tells a broken-off answer from a complete one. */
function checked(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  record: TransportRecord,
  watch: Watch,
): ReadableStream<LanguageModelV4StreamPart> {
  const reader = stream.getReader();
  let begun = false;
  const fail = (
    controller: ReadableStreamDefaultController<LanguageModelV4StreamPart>,
    error: unknown,
  ): void => {
    watch.stop();
    reader.cancel().catch(() => {});
    controller.enqueue({ type: 'error', error });
    controller.close();
  };
  return new ReadableStream<LanguageModelV4StreamPart>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          watch.stop();
          controller.close();
          return;
        }
        if (value.type === 'error') {
          const unfinished = /without a finish reason/.test(String((value.error as Error)?.message));
          if (!unfinished) return fail(controller, classifyFailure(value.error));
          if (!record.done)
            return fail(controller, new AppError(begun ? 'model_cut_off' : 'model_malformed'));
          // `[DONE]` without a finish reason: complete; the `finish` part follows.
          return controller.enqueue({ type: 'ping' });
        }
        if (value.type.endsWith('-delta')) {
          begun = true;
          watch.touch();
        }
        controller.enqueue(value);
      } catch (error) {
        const reason = watch.reasonOf(error);
        const broken = begun && reason instanceof AppError && reason.code === 'model_unreachable';
        fail(controller, broken ? new AppError('model_cut_off') : reason);
      }
    },
    cancel(reason) {
      watch.stop();
      return reader.cancel(reason);
    },
  });
}

interface Watch {
  signal: AbortSignal;
  /** A token came: from now on the shorter limit counts. */
  touch(): void;
  stop(): void;
  /** Why the call really ended: the caller's own abort, a limit, or the classified failure. */
  reasonOf(error: unknown): unknown;
}

function startWatch(timeouts: ModelTimeouts, callerSignal: AbortSignal | undefined): Watch {
  const limit = new AbortController();
  let lastMs = performance.now();
  let allowedMs = timeouts.firstTokenMs;
  // One timer that looks again, not one armed for every token.
  let timer = setTimeout(look, allowedMs);
  let isLastLook = false;
  function look() {
    const leftMs = lastMs + allowedMs - performance.now();
    if (leftMs <= 0 && isLastLook) return limit.abort(new AppError('model_timeout'));
    isLastLook = leftMs <= 0;
    timer = setTimeout(look, isLastLook ? READING_MS : leftMs);
  }
  return {
    signal: callerSignal ? AbortSignal.any([limit.signal, callerSignal]) : limit.signal,
    touch() {
      lastMs = performance.now();
      if (allowedMs === timeouts.idleMs) return;
      allowedMs = timeouts.idleMs;
      clearTimeout(timer);
      timer = setTimeout(look, allowedMs);
    },
    stop: () => clearTimeout(timer),
    reasonOf(error) {
      if (callerSignal?.aborted) return callerSignal.reason;
      if (limit.signal.aborted) return limit.signal.reason;
      return classifyFailure(error);
    },
  };
}
