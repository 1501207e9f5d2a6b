import type { DraftDetail } from '@mingfa/contract/draft-state';
import type { DraftSuggestion } from '@mingfa/contract/draft-suggestion';
import { expect } from 'vitest';
import type { ScriptStep } from '../model-scripts.ts';
import { type SentEvent, streamEvents, textOf } from '../read-events.ts';
import type { KilledWork } from './killed-work.ts';

/** Words a model writes into a draft. */
export function suggestedWords(): KilledWork {
  /** Lets the model go on after its first words. */
  const goOn = Promise.withResolvers<void>();
  async function* write(): AsyncGenerator<ScriptStep> {
    for (const text of ['被告郑建平', '至今', '未还']) yield { do: 'text', text };
    await goOn.promise;
    yield { do: 'text', text: '。' };
    yield { do: 'finish' };
  }
  return {
    proves:
      'words a model is writing into a draft are there after a kill as they were shown, to be taken over or written anew',
    model: ({ question }) => (question.includes('事实') ? write() : null),
    async *run(client) {
      await client.register('13800000004');
      const { draftId, revision } = await client.ask<DraftDetail>('/v1/drafting/draft/create', {
        templateId: 'civil-complaint',
      });
      const of = `/v1/drafting/draft/${draftId}/suggestion`;
      const asked = { act: 'write', part: 'facts_and_grounds' };
      yield 'prepared';
      const shown: SentEvent[] = [];
      for await (const event of streamEvents(await client.call(of, asked))) {
        shown.push(event);
        if (textOf(shown).endsWith('未还')) break;
      }
      yield 'under way';
      const newest = async () => (await client.ask<{ items: DraftSuggestion[] }>(`${of}/list`)).items[0];
      const held = await newest();
      expect(held).toMatchObject({
        text: '被告郑建平至今未还',
        run: { state: 'interrupted' },
        decision: 'open',
      });
      const taken = await client.ask<{ draft: DraftDetail }>(`${of}/${held?.suggestionId}/accept`, {
        seenRevision: revision,
      });
      expect(taken.draft.parts.facts_and_grounds).toMatchObject({ text: '被告郑建平至今未还', by: 'model' });

      goOn.resolve();
      const again: SentEvent[] = [];
      for await (const event of streamEvents(await client.call(of, asked))) again.push(event);
      expect(textOf(again)).toBe('被告郑建平至今未还。');
      expect((await newest())?.run.state).toBe('finished');
    },
  };
}
