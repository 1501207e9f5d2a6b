import { AISDKError, isStepCount, NoSuchToolError, streamText, type ToolSet } from 'ai';
import { AppError } from '../../ports/app-error.ts';
import type { ResolvedModel } from '../../ports/model.ts';
import { type ModelCall, ToolProblem, type ToolResult } from './model-call.ts';
import type { PartWriter } from './part-writer.ts';

// Warnings of the SDK are about settings that a service does not know; an answer is not the place for them.
globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * Asks one model, runs the tools it calls and asks again, until it has answered. In the last turn it has to answer without
 * a tool.
 * @returns why the model stopped
 * @throws AppError of a `model_…` code
 */
export async function runTurns(
  model: ResolvedModel,
  call: ModelCall,
  parts: PartWriter,
  options: { tools: ToolSet; turns: number; atOnce: number; signal: AbortSignal },
): Promise<string> {
  const { tools, signal } = options;
  const turns = Object.keys(tools).length === 0 ? 1 : options.turns;
  const { stream } = streamText({
    ...call,
    model: model.model,
    // The instructions are ours; nothing a person wrote becomes a system message.
    allowSystemInMessages: true,
    ...(turns > 1 ? { tools, toolCallConcurrency: options.atOnce } : {}),
    stopWhen: isStepCount(turns),
    prepareStep: ({ stepNumber }) => (turns > 1 && stepNumber === turns - 1 ? { toolChoice: 'none' } : {}),
    maxRetries: 0,
    abortSignal: signal,
    onError: () => {},
  });
  for await (const part of stream) {
    signal.throwIfAborted();
    switch (part.type) {
      case 'text-delta':
        parts.append('text', part.text);
        break;
      case 'reasoning-delta':
        parts.append('reasoning', part.text);
        break;
      case 'text-end':
      case 'reasoning-end':
        parts.close();
        break;
      case 'tool-call':
        acceptCall(part, parts);
        break;
      case 'tool-result':
        parts.returned(part.toolCallId, part.output as ToolResult);
        break;
      case 'tool-error':
        // A call that could not be read was told already.
        if (part.error instanceof ToolProblem)
          parts.returned(part.toolCallId, { problem: part.error.message });
        break;
      case 'error':
        throw failureOf(part.error, parts);
      case 'finish':
        return endOf(part.finishReason, parts);
    }
  }
  signal.throwIfAborted();
  throw new AppError(parts.text() === '' ? 'model_malformed' : 'model_cut_off');
}

function acceptCall(
  part: { toolCallId: string; toolName: string; input: unknown; invalid?: boolean; error?: unknown },
  parts: PartWriter,
): void {
  const call = { id: part.toolCallId, name: part.toolName, input: part.input };
  if (!part.invalid) parts.called(call);
  else if (NoSuchToolError.isInstance(part.error)) parts.misCalled({ ...call, problem: '没有这项功能' });
  else parts.misCalled({ ...call, problem: '参数无法识别' });
}

/** What the SDK itself objects to: nothing was said, or a tool was called in the last turn. */
function failureOf(error: unknown, parts: PartWriter): unknown {
  if (!AISDKError.isInstance(error)) return error;
  return new AppError(parts.text() === '' ? 'model_malformed' : 'model_cut_off');
}

/** An answer of nothing is no answer: the next model may do better. One that ends in a call was never finished. */
function endOf(finishReason: string, parts: PartWriter): string {
  if (parts.text() === '') throw new AppError('model_malformed');
  if (finishReason === 'tool-calls') throw new AppError('model_cut_off');
  parts.close();
  return finishReason;
}
