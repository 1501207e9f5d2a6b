import type { LanguageModelV4Content, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import {
  type Originals,
  PlaceholderStream,
  restorePlaceholders,
} from '@mingfa/legal/redaction/restore-placeholders';
import { mapWords } from './map-words.ts';

type DeltaPart = Extract<LanguageModelV4StreamPart, { delta: string }>;

/** Puts the originals back into one part of an answer. @param isJson the texts are JSON that somebody parses */
export function restoreContent<Content extends LanguageModelV4Content>(
  content: Content,
  originals: Originals,
  isJson: boolean,
): Content;
export function restoreContent(
  content: LanguageModelV4Content,
  originals: Originals,
  isJson: boolean,
): LanguageModelV4Content {
  switch (content.type) {
    case 'text':
      return {
        ...content,
        text: restorePlaceholders(content.text, isJson ? withinJson(originals) : originals),
      };
    case 'reasoning':
      return { ...content, text: restorePlaceholders(content.text, originals) };
    case 'tool-call':
      return { ...content, input: restoreInput(content.input, originals) };
    case 'tool-result':
      return { ...content, result: mapWords(content.result, (text) => restorePlaceholders(text, originals)) };
    case 'source':
      return content.title === undefined
        ? content
        : { ...content, title: restorePlaceholders(content.title, originals) };
    default:
      return content;
  }
}

/** Puts the originals back into the parts of a stream, whichever way they part the placeholders. */
export function restoreStream(
  originals: Originals,
  isJson: boolean,
): TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart> {
  const escaped = withinJson(originals);
  const open = new Map<string, { stream: PlaceholderStream; like: DeltaPart }>();
  return new TransformStream({
    transform(part, controller) {
      switch (part.type) {
        case 'text-delta':
        case 'reasoning-delta':
        case 'tool-input-delta': {
          const isEscaped = part.type === 'tool-input-delta' || (isJson && part.type === 'text-delta');
          const key = keyOf(part.type, part.id);
          const held = open.get(key) ?? {
            stream: new PlaceholderStream(isEscaped ? escaped : originals),
            like: part,
          };
          open.set(key, held);
          const delta = held.stream.take(part.delta);
          if (delta !== '') controller.enqueue({ ...part, delta });
          return;
        }
        case 'text-end':
        case 'reasoning-end':
        case 'tool-input-end':
          releaseOne(keyOf(part.type, part.id), controller);
          controller.enqueue(part);
          return;
        case 'finish':
        case 'error':
          releaseAll(controller);
          controller.enqueue(part);
          return;
        case 'tool-call':
        case 'tool-result':
        case 'source':
          controller.enqueue(restoreContent(part, originals, isJson));
          return;
        default:
          controller.enqueue(part);
      }
    },
    flush: releaseAll,
  });

  type Controller = TransformStreamDefaultController<LanguageModelV4StreamPart>;
  function releaseOne(key: string, controller: Controller): void {
    const held = open.get(key);
    open.delete(key);
    const delta = held?.stream.release() ?? '';
    if (held && delta !== '') controller.enqueue({ ...held.like, delta });
  }
  function releaseAll(controller: Controller): void {
    for (const key of [...open.keys()]) releaseOne(key, controller);
  }
}

const keyOf = (type: string, id: string) => `${type.replace(/-(?:delta|end)$/, '')} ${id}`;

/** As they stand between the quotation marks of JSON. */
const withinJson = (originals: Originals): Originals =>
  new Map(
    [...originals].map(([placeholder, original]) => [placeholder, JSON.stringify(original).slice(1, -1)]),
  );

/** A model may escape the brackets, so JSON is read first. */
function restoreInput(input: string, originals: Originals): string {
  try {
    return JSON.stringify(mapWords(JSON.parse(input), (text) => restorePlaceholders(text, originals)));
  } catch {
    return restorePlaceholders(input, withinJson(originals));
  }
}
