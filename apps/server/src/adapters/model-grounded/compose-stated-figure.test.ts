import { loadFields } from '@mingfa/content/fields';
import type { Language } from '@mingfa/contract/values';
import { expect, test } from 'vitest';
import { makeDigestEvidence, makeLawEvidence } from '../../testing/make-evidence.ts';
import { composeAnswer } from './compose-answer.ts';
import { foundSchema } from './found-material.ts';

const content = { fields: await loadFields() };
// Law of our own making, under the name and number of a real place.
const PLACE = {
  title: '中华人民共和国民法典',
  shortTitle: '民法典',
  label: '第一百八十八条',
  text: '怀表租赁的保修期间为三年。',
};
const held = makeLawEvidence(PLACE);
const law = { ...held, place: { ...held.place, articleKey: '188' } };

const answer = (question: string, evidence: unknown[] = [law], language: Language = 'zh-CN') =>
  composeAnswer(
    foundSchema.parse({
      question,
      evidence,
      asOf: '2026-11-20',
      language,
      asked: [{ label: '《民法典》第一百八十八条', state: 'held' }],
      starterOnly: false,
    }),
    content,
  );

test('who asks whether a figure of an article is right is told so first', () => {
  expect(answer('民法典第188条规定保修期间是二年，对吗')[0]).toBe(
    '**不对：《民法典》第一百八十八条[1]写的是三年。**',
  );
  expect(answer('民法典188条是三年吗')[0]).toBe('**对：《民法典》第一百八十八条[1]写的是三年。**');
  expect(answer('Article 188 of the Civil Code says it is two years, right?', [law], 'en')[0]).toMatch(
    /^\*\*Wrong: Article 188 of .*\[1\] says 3 years\.\*\*$/,
  );
});

test('nothing of it is said where only a digest is held, or nobody asks it', () => {
  const digest = makeDigestEvidence({
    ...PLACE,
    place: { ...law.place, versionId: null },
    digest: { heading: '保修', text: PLACE.text, checkedOn: '2026-11-20' },
  });
  expect(answer('民法典第188条规定保修期间是二年，对吗', [digest]).join('\n')).not.toContain('不对');
  expect(answer('民法典第188条').join('\n')).not.toContain('写的是');
});
