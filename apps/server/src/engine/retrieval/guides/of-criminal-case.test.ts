import type { Guide } from '@mingfa/content/guide';
import { loadGuides } from '@mingfa/content/load-guides';
import { expect, test } from 'vitest';
import { ofCriminalCase } from './of-criminal-case.ts';

const guides = await loadGuides();
const guideOf = (id: string): Guide => guides.find((guide) => guide.id === id) as Guide;
const SENTENCED = '我哥因为打架被判了一年二个月，11月21号拿到的判决书，觉得判重了';
const FINED = '被判了掩饰隐瞒罪罚金，判决早就生效了，现在找到新证据能翻案吗';

test('a guide that another takes the place of in a criminal case names one that is there', () => {
  const named = guides.flatMap(({ inCriminalCase }) => inCriminalCase ?? []);
  expect(named).toContain('criminal-judgment-appeal');
  expect(named.filter((id) => !guides.some((guide) => guide.id === id))).toEqual([]);
});

test.each([SENTENCED, FINED])('who was sentenced is told no civil appeal: %s', (text) => {
  const choice = ofCriminalCase(
    { kind: 'chosen', guides: [{ guide: guideOf('appeal-or-retrial'), about: text }] },
    guides,
    text,
  );
  expect(choice).toMatchObject({ guides: [{ guide: { id: 'criminal-judgment-appeal' } }] });
});

test('among guides in doubt the one to criminal judgments is told outright', () => {
  const choice = ofCriminalCase(
    {
      kind: 'doubt',
      guides: [guideOf('beaten-and-hurt'), guideOf('appeal-or-retrial')],
      standsOut: false,
    },
    guides,
    SENTENCED,
  );
  expect(choice).toMatchObject({ kind: 'chosen', guides: [{ guide: { id: 'criminal-judgment-appeal' } }] });
});

test('a civil judgment keeps its guide', () => {
  const text = '法院判我赔他3万，一审判决昨天拿到，不服想上诉';
  const choice = {
    kind: 'chosen' as const,
    guides: [{ guide: guideOf('appeal-or-retrial'), about: text }],
  };
  expect(ofCriminalCase(choice, guides, text)).toEqual(choice);
});
