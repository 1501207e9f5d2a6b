import type { ModelMessage, streamText } from 'ai';
import type { z } from 'zod';

/** What a model is asked. */
export interface ModelCall {
  /** The instructions first, as a system message; then the conversation. */
  messages: ModelMessage[];
  maxOutputTokens?: number;
  temperature?: number;
  providerOptions?: NonNullable<Parameters<typeof streamText>[0]['providerOptions']>;
}

/** Something a model may call while it answers. It changes nothing: what it reads may hold orders of a stranger. */
export interface ModelTool<Input = unknown> {
  name: string;
  /** Told to the model. */
  description: string;
  input: z.ZodType<Input>;
  /**
   * `text` is told to the model, `outcome` to the reader.
   * @throws ToolProblem in words for both; whatever else is thrown is a bug and told as such
   */
  run(input: Input, signal: AbortSignal): Promise<ToolResult>;
}

export interface ToolResult {
  text: string;
  outcome: unknown;
}

/** Why a tool gave nothing, in words for the model and the reader. */
export class ToolProblem extends Error {}
