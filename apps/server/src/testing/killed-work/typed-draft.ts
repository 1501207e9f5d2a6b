import type { DraftDetail } from '@mingfa/contract/draft-state';
import { expect } from 'vitest';
import type { KilledWork } from './killed-work.ts';

/** Saves before the kill: each as long as what somebody has written so far. */
const SAVED = 25;

/** A draft somebody types. */
export const typedDraft: KilledWork = {
  proves:
    'a draft whose typing is cut off by a kill has all that was said to be saved, facts and words of the same save',
  async *run(client) {
    await client.register('13800000003');
    let held = await client.ask<DraftDetail>('/v1/drafting/draft/create', { templateId: 'iou' });
    const { draftId } = held;
    const save = (typed: number) =>
      client.ask<DraftDetail>(`/v1/drafting/draft/${draftId}/save`, {
        seenRevision: held.revision,
        seenFactsRevision: held.factsRevision,
        facts: [{ act: 'set', path: 'loan_principal', value: typed }],
        parts: { iou_told: { text: '今借到人民币。'.repeat(typed), by: 'person' } },
      });
    for (let typed = 1; typed <= SAVED; typed += 1) held = await save(typed);
    yield 'prepared';
    // One more is on its way when the process dies: it is there whole, or not at all.
    const onItsWay = save(SAVED + 1).catch(() => null);
    yield 'under way';
    await onItsWay;
    const after = await client.ask<DraftDetail>(`/v1/drafting/draft/${draftId}/detail`);
    const typed = after.sheet.entries.loan_principal?.chosen.value;
    expect([SAVED, SAVED + 1]).toContain(typed);
    expect(after.parts.iou_told?.text).toBe('今借到人民币。'.repeat(Number(typed)));
  },
};
