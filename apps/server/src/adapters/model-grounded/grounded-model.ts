import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { BUILT_IN_MODEL_ID } from '../../ports/model.ts';
import type { AnswerContent } from './answer-content.ts';
import { composeAnswer } from './compose-answer.ts';
import { foundSchema } from './found-material.ts';

/**
 * The built-in answer engine as a language model: it writes from what retrieval found (`providerOptions.mingfa`), and
 * invents no sentence of law. It asks nothing of the network and cannot fail for want of a key.
 */
export function createGroundedModel(content: AnswerContent): LanguageModelV4 {
  const answer = (options: LanguageModelV4CallOptions) =>
    composeAnswer(foundSchema.parse(options.providerOptions?.mingfa), content);
  return {
    specificationVersion: 'v4',
    provider: 'mingfa',
    modelId: BUILT_IN_MODEL_ID,
    supportedUrls: {},
    async doGenerate(options) {
      const text = answer(options).join('\n\n');
      return { content: [{ type: 'text', text }], finishReason: FINISHED, usage: NO_USAGE, warnings: [] };
    },
    async doStream(options) {
      const blocks = answer(options);
      return { stream: streamOf(blocks, options.abortSignal) };
    },
  };
}

/** Streams block by block, giving the event loop a turn between them. */
function streamOf(
  blocks: string[],
  signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV4StreamPart> {
  let next = 0;
  return new ReadableStream({
    start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] });
      controller.enqueue({ type: 'text-start', id: 'answer' });
    },
    pull(controller) {
      if (signal?.aborted) {
        controller.error(signal.reason);
        return;
      }
      const block = blocks[next];
      if (block !== undefined) {
        controller.enqueue({ type: 'text-delta', id: 'answer', delta: next === 0 ? block : `\n\n${block}` });
        next += 1;
        return;
      }
      controller.enqueue({ type: 'text-end', id: 'answer' });
      controller.enqueue({ type: 'finish', finishReason: FINISHED, usage: NO_USAGE });
      controller.close();
    },
  });
}

const FINISHED = { unified: 'stop', raw: undefined } as const;
const NO_USAGE = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
} as const;
