import { describe, expect, test } from 'vitest';
import { deriveClaimsOfCause } from './derive-claims-of-cause.ts';
import { confirmFact, EMPTY_SHEET, entryAt, type FactSheet, rowsOf, typeFact } from './fact-sheet.ts';
import { offerStory } from './offer-story.ts';
import type { StoryFact } from './story-fact.ts';

const STORY = '群里骂我是骗子。我要他退押金三千元。';
const ALL = { start: 0, end: 8 };
const ASKED = { start: 8, end: STORY.length };
const FACTS: StoryFact[] = [
  { path: 'cause', value: '名誉权纠纷', ...ALL },
  { path: 'cause', value: '房屋租赁合同纠纷', ...ASKED },
  { path: 'claims/c1/content', value: '请求判令被告赔礼道歉', ...ALL },
  { path: 'claims/c2/content', value: '请求判令被告赔偿精神损害抚慰金＿＿＿元', ...ALL },
  { path: 'claims/c3/content', value: '请求判令被告退还押金3000元', ...ASKED },
  { path: 'claims/c3/amount', value: 3000, ...ASKED },
];
const told = offerStory(EMPTY_SHEET, STORY, FACTS);
const contents = (sheet: FactSheet) =>
  rowsOf(sheet, 'claims').map((row) => entryAt(sheet, `claims/${row}/content`)?.chosen.value);
const choosing = (sheet: FactSheet) => deriveClaimsOfCause(sheet, confirmFact(sheet, 'cause', 1));

describe('another cause is chosen', () => {
  test('what was claimed for the former one goes, what was asked with its sum stays', () => {
    expect(contents(told)).toHaveLength(3);
    expect(contents(choosing(told))).toEqual(['请求判令被告退还押金3000元']);
  });

  test('what a person confirmed or wrote stays', () => {
    const [first = '', second = ''] = rowsOf(told, 'claims');
    const settled = typeFact(
      confirmFact(told, `claims/${first}/content`),
      `claims/${second}/content`,
      '请求判令被告赔偿损失5000元',
    );
    expect(contents(choosing(settled))).toHaveLength(3);
  });

  test('the same cause confirmed changes nothing', () => {
    const confirmed = confirmFact(told, 'cause');
    expect(deriveClaimsOfCause(told, confirmed)).toBe(confirmed);
  });
});
