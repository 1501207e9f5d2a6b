import { expect, test } from 'vitest';
import { type DecidedCase, decisionEffect } from './decision-effect.ts';

const first: DecidedCase = {
  authority: 'ordinary',
  area: 'civil',
  level: 'basic',
  procedure: 'first_instance',
  kind: 'judgment',
  text: '被告于本判决生效之日起十日内返还押金。如不服本判决，可以上诉于某市中级人民法院。',
  later: [],
};
const appeal = {
  number: '（2024）浙01民终45号',
  procedure: 'second_instance',
  disposal: ['affirmed'],
} as const;

test.each<[string, Partial<DecidedCase>, string, string]>([
  ['of first instance may be appealed', {}, 'unknown', 'appeal_open'],
  ['that was appealed gave way', { later: [appeal] }, 'not_effective', 'appealed'],
  [
    'that was changed gave way',
    { later: [{ ...appeal, disposal: ['changed'] }] },
    'not_effective',
    'reversed',
  ],
  [
    'of second instance is final',
    { procedure: 'second_instance', level: 'intermediate' },
    'effective',
    'second_instance',
  ],
  [
    'to death waits for approval',
    { procedure: 'second_instance', area: 'criminal', text: '判处被告人死刑，剥夺政治权利终身。' },
    'unknown',
    'death_sentence',
  ],
  ['of the Supreme Court is final', { level: 'supreme' }, 'effective', 'supreme_court'],
  ['on a small claim is final', { procedure: 'small_claims' }, 'effective', 'small_claims'],
  ['says that it is final', { text: '本判决为终审判决。' }, 'effective', 'own_words'],
  [
    'that is due on taking effect says nothing',
    { text: '本判决生效后十日内履行。' },
    'unknown',
    'appeal_open',
  ],
  ['by mediation needs signatures', { kind: 'mediation' }, 'unknown', 'mediation'],
  ['that is a guiding case counts', { authority: 'guiding', kind: 'guiding_case' }, 'effective', 'published'],
  [
    'that is a typical case must say so',
    { authority: 'typical', kind: 'typical_case' },
    'unknown',
    'not_told',
  ],
  [
    'that is a typical case and says so',
    { authority: 'typical', kind: 'typical_case', text: '法院生效裁判认为：应当返还。' },
    'effective',
    'own_words',
  ],
])('a decision %s', (_, more, state, reason) => {
  expect(decisionEffect({ ...first, ...more })).toMatchObject({ state, reason });
});
