import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { GuardedStream, RepetitionGuard } from './repetition-guard.ts';

/** Writes what models send as the chunks of one answer. */
export interface PartWriter {
  /** Told before every part. */
  announceWith(announce: () => void): void;
  /** From now on nothing is written that the guard finds. */
  guardWith(guard: RepetitionGuard | null): void;
  append(kind: 'text' | 'reasoning', delta: string): void;
  /** Ends the part that is open. */
  close(): void;
  called(call: { id: string; name: string; input: unknown }): void;
  /** The model called what does not exist, or with an input that is none. */
  misCalled(call: { id: string; name: string; input: unknown; problem: string }): void;
  returned(id: string, result: { outcome: unknown } | { problem: string }): void;
  text(): string;
  /** Tools that were run. */
  calls(): number;
}

/** @param partId start of the ids of the parts */
export function createPartWriter(write: (chunk: AnswerChunk) => void, partId: string): PartWriter {
  let announce = () => {};
  let open: { kind: 'text' | 'reasoning'; id: string } | null = null;
  let count = 0;
  let run = 0;
  const texts: string[] = [];
  /** Servers use an id again in their next turn; ours are unique in the message. */
  const toolCallIds = new Map<string, string>();

  let guard: RepetitionGuard | null = null;
  let guarded: Record<'text' | 'reasoning', GuardedStream> | null = null;

  const begin = (): string => {
    announce();
    end();
    count += 1;
    return `${partId}-${count}`;
  };
  const end = () => {
    if (open) write({ type: `${open.kind}-end`, id: open.id });
    open = null;
  };
  const say = (kind: 'text' | 'reasoning', delta: string) => {
    if (delta === '') return;
    if (open?.kind !== kind) {
      open = { kind, id: begin() };
      if (kind === 'text') texts.push('');
      write({ type: `${kind}-start`, id: open.id });
    }
    if (kind === 'text') texts[texts.length - 1] += delta;
    write({ type: `${kind}-delta`, id: open.id, delta });
  };
  /** What the guard kept back comes before what is said next. */
  const release = (...kinds: ('text' | 'reasoning')[]) => {
    for (const kind of kinds) say(kind, guarded?.[kind].release() ?? '');
  };
  const close = () => {
    release('reasoning', 'text');
    end();
  };
  const call = ({ id, name, input }: { id: string; name: string; input: unknown }) => {
    const toolCallId = begin();
    toolCallIds.set(id, toolCallId);
    return { toolCallId, toolName: name, input, dynamic: true as const };
  };
  return {
    announceWith(next) {
      announce = next;
    },
    guardWith(next) {
      guard = next;
      guarded = next && { text: next.open(), reasoning: next.open() };
    },
    append(kind, delta) {
      if (delta === '') return;
      release(kind === 'text' ? 'reasoning' : 'text');
      say(kind, guarded ? guarded[kind].take(delta) : delta);
    },
    close,
    called(one) {
      guard?.check([one.name, one.input]);
      close();
      run += 1;
      write({ type: 'tool-input-available', ...call(one) });
    },
    misCalled(one) {
      guard?.check([one.name, one.input]);
      close();
      write({ type: 'tool-input-error', ...call(one), errorText: one.problem });
    },
    returned(id, result) {
      const toolCallId = toolCallIds.get(id) ?? id;
      if ('problem' in result) write({ type: 'tool-output-error', toolCallId, errorText: result.problem });
      else write({ type: 'tool-output-available', toolCallId, output: result.outcome });
    },
    text: () => texts.join('\n\n'),
    calls: () => run,
  };
}
