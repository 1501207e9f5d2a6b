import { type ToolSet, tool } from 'ai';
import type { Logger } from '../../ports/logger.ts';
import { errorForLog } from '../../runtime/error-for-log.ts';
import { type ModelTool, ToolProblem, type ToolResult } from './model-call.ts';
import type { ToolLimits } from './tool-limits.ts';

const TOO_MANY = '本次回答可用的查询次数已用完，请根据已有资料作答。';
const TOO_SLOW = '查询超时，没有结果。';
const NO_ROOM = '资料已经足够多，不再返回更多内容，请根据已有资料作答。';
const BROKEN = '查询出错，没有结果。';
const CUT = '\n（结果过长，其余从略）';

/** Tools in the AI SDK's form, each call held within the limits; a stopped answer ends a call at once. */
export function toToolSet(tools: readonly ModelTool[], limits: ToolLimits, logger: Logger): ToolSet {
  let calls = 0;
  let told = 0;
  const tell = (text: string): string => {
    if (told >= limits.allCharacters) return NO_ROOM;
    const shown =
      text.length > limits.characters ? text.slice(0, limits.characters).toWellFormed() + CUT : text;
    told += shown.length;
    return shown;
  };
  const call = async (one: ModelTool, input: unknown, signal: AbortSignal): Promise<ToolResult> => {
    calls += 1;
    if (calls > limits.calls) throw new ToolProblem(TOO_MANY);
    try {
      const { text, outcome } = await within(limits.timeMs, signal, (ends) => one.run(input, ends));
      return { text: tell(text), outcome };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ToolProblem) throw error;
      logger.error({ tool: one.name, err: errorForLog(error) }, 'a tool of a model failed');
      throw new ToolProblem(BROKEN);
    }
  };
  return Object.fromEntries(
    tools.map((one) => [
      one.name,
      tool({
        description: one.description,
        inputSchema: one.input,
        execute: (input, { abortSignal }) => call(one, input, abortSignal ?? new AbortController().signal),
        toModelOutput: ({ output }) => ({ type: 'text', value: output.text }),
      }),
    ]),
  );
}

/** Waits for the work until its time is over or the answer is stopped, whether or not the work notices. */
async function within<Result>(
  timeMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new ToolProblem(TOO_SLOW)), timeMs);
  const ends = AbortSignal.any([signal, limit.signal]);
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(ends.reason);
  ends.addEventListener('abort', end, { once: true });
  try {
    ends.throwIfAborted();
    return await Promise.race([work(ends), ended.promise]);
  } finally {
    clearTimeout(timer);
    ends.removeEventListener('abort', end);
  }
}
