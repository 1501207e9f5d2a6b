import type { LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { Originals } from '@mingfa/legal/redaction/restore-placeholders';
import { AppError } from '../../ports/app-error.ts';
import { mapWords } from './map-words.ts';
import { type OutgoingGate, requireNoneLeft } from './outgoing-gate.ts';

/** A prompt as it leaves, and what its placeholders stand for. */
export interface MaskedPrompt {
  prompt: LanguageModelV4Prompt;
  originals: Originals;
}

const TOLD = {
  zh: '文中〔姓名1〕这类标记代替了真实的姓名、号码和地址，同一标记指同一对象。需要提到时逐字照抄标记（包括括号和数字），不要改写、翻译、猜测或新造。',
  en: 'Marks such as 〔Name1〕 stand for real names, numbers and addresses; the same mark is the same person or thing. Where you mention one, copy it exactly, brackets and number included. Do not translate, guess or invent marks.',
};

/**
 * Masks every text of a prompt: instructions, messages, calls of tools and their results.
 * @throws AppError `outgoing_gate_unmaskable` where it holds a file, and as `OutgoingGate.mask` does
 */
export async function maskPrompt(
  gate: OutgoingGate,
  prompt: LanguageModelV4Prompt,
  signal?: AbortSignal,
): Promise<MaskedPrompt> {
  const texts: string[] = [];
  mapPrompt(prompt, (text) => {
    texts.push(text);
    return text;
  });
  const { texts: masked, placeholders } = await gate.mask(texts, signal);
  let next = 0;
  const outgoing = mapPrompt(prompt, () => masked[next++] ?? '');
  const originals = new Map(placeholders.map((one) => [one.placeholder, one.original]));
  const explained = originals.size === 0 ? outgoing : explain(outgoing, [...originals.keys()].join(''));
  // Also what no rule here masks: names of fields, options of a provider.
  await requireNoneLeft(wordsOf(explained));
  return { prompt: explained, originals };
}

function explain(prompt: LanguageModelV4Prompt, placeholders: string): LanguageModelV4Prompt {
  const told = TOLD[/[\u4e00-\u9fff]/.test(placeholders) ? 'zh' : 'en'];
  const [first, ...others] = prompt;
  if (first?.role === 'system') return [{ ...first, content: `${first.content}\n\n${told}` }, ...others];
  return [{ role: 'system', content: told }, ...prompt];
}

const mapPrompt = (prompt: LanguageModelV4Prompt, say: (text: string) => string): LanguageModelV4Prompt =>
  prompt.map((message) => mapMessage(message, say));

function mapMessage(message: LanguageModelV4Message, say: (text: string) => string): LanguageModelV4Message {
  switch (message.role) {
    case 'system':
      return { ...message, content: say(message.content) };
    case 'user':
      return { ...message, content: message.content.map((part) => mapPart(part, say)) };
    case 'assistant':
      return { ...message, content: message.content.map((part) => mapPart(part, say)) };
    case 'tool':
      return { ...message, content: message.content.map((part) => mapPart(part, say)) };
  }
}

type PromptPart = Exclude<LanguageModelV4Message['content'], string>[number];

/** Sound and pictures say more than can be masked. */
function mapPart<Part extends PromptPart>(part: Part, say: (text: string) => string): Part;
function mapPart(part: PromptPart, say: (text: string) => string): PromptPart {
  switch (part.type) {
    case 'text':
    case 'reasoning':
      return { ...part, text: say(part.text) };
    case 'tool-call':
      return { ...part, input: mapWords(part.input, say) };
    case 'tool-result':
      return { ...part, output: mapOutput(part.output, say) };
    case 'tool-approval-response':
      return part.reason === undefined ? part : { ...part, reason: say(part.reason) };
    case 'custom':
      return part;
    case 'file':
    case 'reasoning-file':
      throw new AppError('outgoing_gate_unmaskable');
  }
}

type ToolOutput = Extract<PromptPart, { type: 'tool-result' }>['output'];

function mapOutput(output: ToolOutput, say: (text: string) => string): ToolOutput {
  switch (output.type) {
    case 'text':
    case 'error-text':
      return { ...output, value: say(output.value) };
    case 'json':
    case 'error-json':
      return { ...output, value: mapWords(output.value, say) };
    case 'execution-denied':
      return output.reason === undefined ? output : { ...output, reason: say(output.reason) };
    case 'content':
      return {
        ...output,
        value: output.value.map((one) => {
          if (one.type === 'text') return { ...one, text: say(one.text) };
          if (one.type === 'custom') return one;
          throw new AppError('outgoing_gate_unmaskable');
        }),
      };
  }
}

/** Every text within a value, names of fields among them. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => [key, ...wordsOf(one)]);
}
