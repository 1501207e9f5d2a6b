import type { Message } from '@mingfa/contract/chat';
import { expect } from 'vitest';
import type { ScriptStep } from '../model-scripts.ts';
import { dataIn, type SentEvent, streamEvents, textOf } from '../read-events.ts';
import type { KilledServerClient, KilledWork } from './killed-work.ts';

/** The first words of a model that then waits to be let on. */
async function* heldAnswer(goOn: Promise<void>): AsyncGenerator<ScriptStep> {
  for (const text of ['一二三', '四五六', '七八九']) yield { do: 'text', text };
  await goOn;
  yield { do: 'text', text: '。' };
  yield { do: 'finish' };
}

async function readAll(response: Response): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  for await (const event of streamEvents(response)) events.push(event);
  return events;
}

async function readFirstWords(response: Response): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  for await (const event of streamEvents(response)) {
    events.push(event);
    if (textOf(events).endsWith('七八九')) break;
  }
  return events;
}

async function historyOf(client: KilledServerClient, conversationId: string): Promise<Message[]> {
  const path = `/v1/chat/conversation/history?conversationId=${conversationId}`;
  return (await client.ask<{ items: Message[] }>(path)).items;
}

/** An answer somebody reads while it is written. */
export function streamedAnswer(): KilledWork {
  const goOn = Promise.withResolvers<void>();
  return {
    proves: 'an answer that is killed has all that was shown, marked interrupted, and can be written anew',
    model: ({ question }) => (question.includes('请数到九') ? heldAnswer(goOn.promise) : null),
    async *run(client) {
      await client.register('13800000008');
      const { conversationId } = await client.ask<{ conversationId: string }>('/v1/chat/start', {});
      yield 'prepared';
      const asked = { conversationId, question: '请数到九' };
      const shown = await readFirstWords(await client.call('/v1/chat/reasons', asked));
      yield 'under way';

      const [, answer] = await historyOf(client, conversationId);
      expect(answer?.run).toMatchObject({ state: 'interrupted', errorCode: 'run_interrupted' });
      const kept = answer?.parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
      expect(kept).toBe(textOf(shown));

      // The tab that was cut off asks for the rest, and a new tab for everything.
      const runId = answer?.run?.runId as string;
      const cursor = shown.at(-1)?.cursor as number;
      const resume = async (from: number) =>
        readAll(await client.call(`/v1/chat/conversation/record/reasons?runId=${runId}&cursor=${from}`));
      const rest = await resume(cursor);
      expect(textOf(rest)).toBe('');
      expect(rest.map((event) => event.chunk.type)).toEqual(['text-end', 'data-error', 'error']);
      expect(rest[0]?.cursor).toBe(cursor + 1);
      const whole = await resume(0);
      expect(whole.slice(0, cursor)).toEqual(shown);
      expect(whole.map((event) => event.cursor)).toEqual(whole.map((_, index) => index + 1));

      goOn.resolve();
      const anew = await client.call('/v1/chat/regenerate', { messageId: answer?.messageId });
      const again = await readAll(anew);
      expect(textOf(again)).toBe('一二三四五六七八九。');
      expect(again.at(-1)?.chunk.type).toBe('finish');
    },
  };
}

/** A search in chosen scopes. */
export function streamedSearch(): KilledWork {
  const goOn = Promise.withResolvers<void>();
  return {
    proves: 'a search that is killed keeps its plan and its log, and is written anew in the same scopes',
    model: ({ question }) => (question.includes('去哪里起诉') ? heldAnswer(goOn.promise) : null),
    async *run(client) {
      await client.register('13800000009');
      yield 'prepared';
      const scopes = { laws: true, cases: false, web: false };
      const asked = { question: '押金不退怎么办？去哪里起诉？', scopes, depth: 'thorough' };
      const shown = await readFirstWords(await client.call('/v1/chat/rag-internet/reasons', asked));
      yield 'under way';

      const [first] = shown;
      if (first?.chunk.type !== 'start') throw new Error('no start');
      const { messageId, messageMetadata } = first.chunk;
      const [question, answer] = await historyOf(client, messageMetadata.conversationId ?? '');
      expect(question?.search).toEqual({ scopes, depth: 'thorough' });
      expect(answer?.run?.state).toBe('interrupted');
      expect(answer?.parts.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['data-plan', 'data-search-log', 'text']),
      );
      goOn.resolve();
      const again = await readAll(await client.call('/v1/chat/regenerate', { messageId }));
      const plannedIn = (events: SentEvent[]) =>
        dataIn(events, 'plan')
          .at(-1)
          ?.searches.map(({ scope }) => scope);
      expect(plannedIn(again)).toEqual(plannedIn(shown));
      expect(dataIn(again, 'gaps')).toHaveLength(1);
    },
  };
}
