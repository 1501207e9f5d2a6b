import type { Finding, Review } from '@mingfa/contract/review';
import { expect } from 'vitest';
import { askUntil } from '../ask-until.ts';
import type { ScriptStep } from '../model-scripts.ts';
import type { KilledWork } from './killed-work.ts';

const CLAUSES = Array.from(
  { length: 12 },
  (_, index) =>
    `第${index + 1}条 事项${index + 1}\n甲方应当履行第${index + 1}项义务，期限____日。${'约定如下。'.repeat(180)}`,
);
const CONTRACT = `房屋租赁合同\n出租人（甲方）：张某\n承租人（乙方）：李某\n${CLAUSES.join('\n')}`;
/** The model answers no further before the kill. */
const HELD_BEHIND = 4;

/** A contract a model reviews clause by clause. */
export function reviewedContract(): KilledWork {
  /** Clauses the model was asked about, by the words it quotes. */
  const asked: string[] = [];
  const reached = Promise.withResolvers<void>();
  let goOn = false;
  async function* findIn(quote: string): AsyncGenerator<ScriptStep> {
    if (asked.length >= HELD_BEHIND && !goOn) {
      reached.resolve();
      await new Promise(() => {});
    }
    asked.push(quote);
    const finding = {
      quote,
      level: 'low',
      title: quote,
      reason: '应当写明。',
      articles: [],
      action: 'comment',
      suggestion: '',
    };
    yield { do: 'text', text: JSON.stringify({ findings: [finding] }) };
    yield { do: 'finish' };
  }
  return {
    proves: 'a review that is killed goes on behind the clauses looked at, and finds nothing twice',
    model: ({ question }) => {
      const quote = /甲方应当履行第\d+项义务/.exec(question)?.[0];
      return quote ? findIn(quote) : null;
    },
    killed() {
      goOn = true;
    },
    async *run(client) {
      await client.register('13800000006');
      const uploadId = await client.upload('合同.txt', Buffer.from(CONTRACT));
      const { documentId } = await client.ask<{ documentId: string }>('/v1/document/create', { uploadId });
      await askUntil(
        () => client.ask<{ state: string }>(`/v1/document/${documentId}/progress`),
        ({ state }) => state === 'ready',
      );
      yield 'prepared';
      const { reviewId } = await client.ask<Review>('/v1/document/review/create', {
        documentId,
        side: 'party_b',
      });
      const detail = () =>
        client.ask<Review & { findings: Finding[] }>(`/v1/document/review/${reviewId}/detail`);
      await reached.promise;
      const before = await detail();
      expect(before.state).toBe('working');
      expect(before.clausesDone).toBeGreaterThan(0);
      expect(before.clausesDone).toBeLessThan(12);
      const found = before.findings.filter(({ source }) => source === 'model');
      expect(found.length).toBeGreaterThan(0);
      const askedBefore = asked.length;
      yield 'under way';

      const after = await askUntil(detail, ({ state }) => state === 'finished');
      expect(after.modelErrorMessage).toBeNull();
      const ids = after.findings.map(({ findingId }) => findingId);
      expect(ids).toEqual(expect.arrayContaining(found.map(({ findingId }) => findingId)));
      const titles = after.findings.map(
        ({ title, source, clauseLabel }) => `${source} ${title} ${clauseLabel}`,
      );
      expect(new Set(titles).size).toBe(titles.length);
      // What was kept was not asked again.
      const known = new Set(found.map(({ quote }) => quote));
      expect(asked.slice(askedBefore).filter((quote) => known.has(quote))).toEqual([]);
    },
  };
}
