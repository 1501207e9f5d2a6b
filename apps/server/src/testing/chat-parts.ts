import type { LanguageModelV4, LanguageModelV4Prompt } from '@ai-sdk/provider';
import { CITATION_RULES } from '@mingfa/contract/evidence';
import type { ModelMessage } from 'ai';
import { openAICompatibleModels } from '../adapters/model-openai-compatible/index.ts';
import type { ChatParts } from '../compose-chat.ts';
import { streamWithFallback } from '../engine/models/index.ts';
import { silentLogger } from '../runtime/silent-logger.ts';

/** What a chat test puts in the place of retrieval and the citation check: the model is asked, nothing else. */
export function plainChatParts(): ChatParts {
  return {
    async answer(input, write, signal) {
      if (input.wantsTitle)
        write({ type: 'data-title', data: { title: `题：${input.question.slice(0, 10)}` } });
      const messages: ModelMessage[] = [
        ...input.history.map((turn) => ({
          role: turn.role,
          content: [{ type: 'text' as const, text: turn.text }],
        })),
        {
          role: 'user',
          content: [
            {
              type: 'text',
              text: [...input.attachments.map((file) => `${file.name}：${file.text}`), input.question].join(
                '\n',
              ),
            },
          ],
        },
      ];
      await streamWithFallback(input.models, () => ({ messages }), {
        write,
        signal,
        logger: silentLogger,
        language: input.language,
      });
    },
    checkAnswer: async ({ asOf }) => ({
      citations: [],
      total: 0,
      verified: 0,
      existing: 0,
      partial: false,
      rules: CITATION_RULES,
      asOf,
      libraryDate: null,
    }),
    readScopes: async () => ({
      laws: { articles: 0, digests: 0, isStarterOnly: true },
      cases: { cases: 0 },
      web: { isConfigured: false, service: null },
    }),
    listTips: (question) =>
      question.includes('辞退') && !question.includes('入职')
        ? [{ tipId: 'entry-date', label: '入职日期', insert: '我是____年入职的。' }]
        : [],
    builtIn: { name: '内置引擎', model: echoModel() },
    openModel: openAICompatibleModels({ firstTokenMs: 2000, idleMs: 5000 }),
  };
}

/** Answers with the question. */
function echoModel(): LanguageModelV4 {
  const usage = {
    inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: undefined, text: undefined, reasoning: undefined },
  };
  const finishReason = { unified: 'stop', raw: undefined } as const;
  const echo = (prompt: LanguageModelV4Prompt) => {
    const last = prompt.at(-1)?.content;
    const part = Array.isArray(last) ? last[0] : undefined;
    return `答：${part?.type === 'text' ? part.text : ''}`;
  };
  return {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'echo',
    supportedUrls: {},
    async doGenerate(options) {
      const content = [{ type: 'text' as const, text: echo(options.prompt) }];
      return { content, finishReason, usage, warnings: [] };
    },
    async doStream(options) {
      return {
        stream: new ReadableStream({
          start(controller) {
            controller.enqueue({ type: 'text-start', id: '1' });
            controller.enqueue({ type: 'text-delta', id: '1', delta: echo(options.prompt) });
            controller.enqueue({ type: 'text-end', id: '1' });
            controller.enqueue({ type: 'finish', finishReason, usage });
            controller.close();
          },
        }),
      };
    },
  };
}
