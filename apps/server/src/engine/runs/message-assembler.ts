import type { UIMessageChunk } from 'ai';

/** One part of a message as it is kept. */
export interface MessagePart {
  type: string;
  [key: string]: unknown;
}

/** Builds the parts of a message from the chunks of its stream, as the AI SDK's reader does. */
export interface MessageAssembler {
  accept(chunk: UIMessageChunk): void;
  /** Chunks that close what is still open. */
  closing(): UIMessageChunk[];
  parts(): MessagePart[];
  /** The text parts joined by a blank line. */
  text(): string;
  metadata(): Record<string, unknown>;
}

export function createMessageAssembler(): MessageAssembler {
  let parts: MessagePart[] = [];
  let metadata: Record<string, unknown> = {};
  const open = new Map<
    string,
    { kind: 'text' | 'reasoning'; id: string; part: MessagePart & { text: string } }
  >();

  const begin = (kind: 'text' | 'reasoning', id: string) => {
    const part = { type: kind, ...(kind === 'reasoning' ? { id } : {}), text: '', state: 'done' };
    open.set(`${kind}:${id}`, { kind, id, part });
    parts.push(part);
  };
  const putData = (chunk: {
    type: string;
    id?: string | undefined;
    data: unknown;
    transient?: boolean | undefined;
  }) => {
    if (chunk.transient) return;
    const held = chunk.id
      ? parts.find((part) => part.type === chunk.type && part.id === chunk.id)
      : undefined;
    if (held) held.data = chunk.data;
    else parts.push({ type: chunk.type, ...(chunk.id ? { id: chunk.id } : {}), data: chunk.data });
  };

  return {
    accept(chunk) {
      switch (chunk.type) {
        case 'text-start':
          begin('text', chunk.id);
          break;
        case 'reasoning-start':
          begin('reasoning', chunk.id);
          break;
        case 'text-delta':
        case 'reasoning-delta': {
          const held = open.get(`${chunk.type.split('-')[0]}:${chunk.id}`);
          if (held) held.part.text += chunk.delta;
          break;
        }
        case 'text-end':
        case 'reasoning-end':
          open.delete(`${chunk.type.split('-')[0]}:${chunk.id}`);
          break;
        case 'start':
        case 'message-metadata':
        case 'finish':
          metadata = { ...metadata, ...(chunk.messageMetadata as Record<string, unknown> | undefined) };
          break;
        case 'reset-step':
          parts = [];
          open.clear();
          break;
        default:
          if (chunk.type.startsWith('data-')) putData(chunk as Parameters<typeof putData>[0]);
      }
    },
    closing: () => [...open.values()].map(({ kind, id }) => ({ type: `${kind}-end`, id }) as const),
    parts: () => parts.map((part) => storable(part) as MessagePart),
    text: () =>
      parts.flatMap((part) => (part.type === 'text' ? [storable(part.text) as string] : [])).join('\n\n'),
    metadata: () => metadata,
  };
}

/** The database's JSON takes no NUL and no half of a surrogate pair, which a model may well send. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner)]));
  }
  return value;
}

/** The chunks that make these parts, for readers of a run whose events were removed. */
export function chunksOfParts(parts: MessagePart[]): UIMessageChunk[] {
  return parts.flatMap((part, index): UIMessageChunk[] => {
    const id = `part-${index}`;
    if (part.type === 'text' || part.type === 'reasoning') {
      return [
        { type: `${part.type}-start`, id },
        { type: `${part.type}-delta`, id, delta: String(part.text) },
        { type: `${part.type}-end`, id },
      ];
    }
    return [part as UIMessageChunk];
  });
}
