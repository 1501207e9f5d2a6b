import { loadGuides } from '@mingfa/content/load-guides';
import { expect, test } from 'vitest';
import type { GuideFindings } from '../retrieval/index.ts';
import { guidesBelow, withoutAsking } from './guides-below.ts';

const guides = await loadGuides();

/** A guide with two sources behind what else was found. */
function found(id: string, sources: (number | null)[]): GuideFindings['found'][number] {
  const guide = guides.find((one) => one.id === id);
  if (!guide) throw new Error(`No guide ${id}`);
  return { guide, about: '', points: ['reported-as-owner'], pointsLead: true, sources, places: [] };
}
const evidence = [1, 2, 3, 4].map((index) => ({ index, title: `来源${index}` })) as GuideFindings['evidence'];
const nothing = { found: [], choices: [], possible: [], evidence };

test('a guide of another matter does not follow, nor its articles', () => {
  const findings = {
    ...nothing,
    found: [found('dog-bite', [2, null, 4]), found('child-hurt-at-school', [3])],
  };
  const below = guidesBelow(findings, ['dog-bite', 'bad-food']);
  expect(below?.found.map(({ guide }) => guide.id)).toEqual(['dog-bite']);
  expect(below?.found[0]?.sources).toEqual([1, null, 2]);
  // Points may be the other side's.
  expect(below?.found[0]?.points).toEqual([]);
  expect(below?.evidence.map(({ index, title }) => [index, title])).toEqual([
    [1, '来源2'],
    [2, '来源4'],
  ]);
});

test('in doubt nobody is asked: the guide of the danger follows, or none', () => {
  const choices = [{ guide: 'fraud-sentence', title: '' }];
  const findings = {
    ...nothing,
    choices,
    possible: [found('fraud-sentence', [1]), found('scammed-online', [2])],
  };
  expect(guidesBelow(findings, ['scammed-online'])).toMatchObject({
    choices: [],
    possible: [],
    found: [{ guide: { id: 'scammed-online' }, sources: [1] }],
  });
  expect(guidesBelow(findings, ['domestic-violence'])).toBeNull();
  expect(guidesBelow(null, ['domestic-violence'])).toBeNull();
});

test('a danger heard as possible whose guide is among the choices is answered unasked, anything else as it was found', () => {
  const choices = [{ guide: 'interest-too-high', title: '' }];
  const asking = {
    ...nothing,
    choices,
    possible: [found('interest-too-high', [1]), found('scammed-online', [2])],
  };
  expect(withoutAsking(asking, ['scammed-online'])).toMatchObject({
    choices: [],
    found: [{ guide: { id: 'scammed-online' } }],
  });
  expect(withoutAsking(asking, [])).toBe(asking);
  const sure = { ...nothing, found: [found('dog-bite', [1])] };
  expect(withoutAsking(sure, ['dog-bite'])).toBe(sure);
});
