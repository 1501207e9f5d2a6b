import type { OwnCloneDetail } from '@mingfa/contract/clone';
import type { GoldenResult, GoldenRun } from '@mingfa/contract/clone-golden';
import { expect } from 'vitest';
import { askUntil } from '../ask-until.ts';
import { completeClone } from '../complete-clone.ts';
import type { ScriptStep } from '../model-scripts.ts';
import type { KilledWork } from './killed-work.ts';

const QUESTIONS = 8;
/** The model answers no further before the kill. */
const HELD_AT = 3;

/** A clone's golden questions, asked one after another. */
export function goldenRun(): KilledWork {
  const goOn = Promise.withResolvers<void>();
  async function* answer(number: number): AsyncGenerator<ScriptStep> {
    if (number >= HELD_AT) await goOn.promise;
    yield { do: 'text', text: `第${number}问：应当退还。` };
    yield { do: 'finish' };
  }
  return {
    proves: 'a run of golden questions that is killed goes on behind the questions that were asked',
    model: ({ question }) => {
      const number = /租房押金第(\d+)问/.exec(question)?.[1];
      return number ? answer(Number(number)) : null;
    },
    async *run(client) {
      await client.register('13800000005');
      const { appId } = await client.ask<OwnCloneDetail>('/v1/brain_app/create', {
        content: completeClone(),
      });
      for (let at = 1; at <= QUESTIONS; at += 1)
        await client.ask(`/v1/brain_app/${appId}/golden/save`, { question: `租房押金第${at}问：多久退？` });
      yield 'prepared';
      const { runId } = await client.ask<GoldenRun>(`/v1/brain_app/${appId}/golden/run`, {});
      const when = (wanted: (run: GoldenRun) => boolean) =>
        askUntil(
          () => client.ask<GoldenRun & { results: GoldenResult[] }>(`/v1/brain_app/golden/run/${runId}`),
          wanted,
        );
      const before = await when(({ done }) => done === HELD_AT - 1);
      expect(before.state).toBe('running');
      yield 'under way';
      goOn.resolve();
      const after = await when(({ state }) => state !== 'running');
      expect(after).toMatchObject({ state: 'finished', total: QUESTIONS, done: QUESTIONS });
      const kept = before.results.filter(({ state }) => state !== 'waiting');
      expect(kept).toHaveLength(HELD_AT - 1);
      expect(after.results.slice(0, kept.length)).toEqual(kept);
    },
  };
}
