import type { DraftDetail } from '@mingfa/contract/draft-state';
import { type PlainFacts, sheetOf } from '@mingfa/legal/drafting/fact-sheet';

const both = (words: string) => ({ zh: words, en: words });

/** A draft as the server has it. */
export function aDraft(over: Partial<DraftDetail> = {}, facts: PlainFacts = {}): DraftDetail {
  return {
    draftId: 'dra_1',
    matterId: 'mat_1',
    matterName: '借款',
    templateId: 'iou',
    templateTitle: both('借条'),
    title: '借条',
    revision: 1,
    touchedBy: [],
    isFree: false,
    versions: 0,
    createdAt: '2026-11-01T08:00:00.000Z',
    savedAt: '2026-11-01T08:00:00.000Z',
    document: { title: '借条', layout: 'plain', pageFoot: [], blocks: [] },
    form: [],
    missing: [],
    problems: [],
    contradicted: [],
    sheet: sheetOf(facts) as DraftDetail['sheet'],
    factsRevision: 1,
    parts: {},
    body: null,
    ...over,
  };
}
