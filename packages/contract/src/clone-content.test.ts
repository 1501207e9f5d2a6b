import { expect, test } from 'vitest';
import { type CloneContent, cloneContent, clonePublic, publicationGaps } from './clone-content.ts';

const named: CloneContent = cloneContent.parse({ name: '租房' });
const isTaken = (more: object) => cloneContent.safeParse({ ...named, ...more }).success;

test('a name is all a draft needs; what an older release did not know has its default', () => {
  expect(named).toMatchObject({
    name: '租房',
    category: 'other',
    knowledge: { baseIds: [] },
    language: 'asked',
  });
  expect(cloneContent.parse({ name: '租房', scope: { fields: ['tenancy'] } }).scope).toEqual({
    fields: ['tenancy'],
    lawsOnly: [],
    lawsWithout: [],
    region: null,
    asOf: null,
  });
});

test('what is read is read again as the same, key for key', () => {
  const again = cloneContent.parse(JSON.parse(JSON.stringify(named)));
  expect(JSON.stringify(again)).toBe(JSON.stringify(named));
});

test('each limit holds', () => {
  const bases = (count: number) => ({
    knowledge: { baseIds: Array.from({ length: count }, (_, index) => `kon_${100_000 + index}`) },
  });
  expect([isTaken(bases(20)), isTaken(bases(21))]).toEqual([true, false]);
  expect([isTaken({ name: '名'.repeat(30) }), isTaken({ name: '名'.repeat(31) })]).toEqual([true, false]);
  expect([isTaken({ persona: '人'.repeat(6000) }), isTaken({ persona: '人'.repeat(6001) })]).toEqual([
    true,
    false,
  ]);
  const questions = (count: number) => ({
    guideQuestions: Array.from({ length: count }, (_, index) => `第${index}问`),
  });
  expect([isTaken(questions(6)), isTaken(questions(7))]).toEqual([true, false]);
  for (const wrong of [
    { name: '  ' },
    { category: 'astrology' },
    { scope: { region: '月球' } },
    { scope: { asOf: '2026-02-30' } },
    { knowledge: { baseIds: ['doc_123456'] } },
    { playbookId: 'https://evil.example' },
    { model: { temperature: 3 } },
    { skills: ['search_laws; drop table'] },
  ])
    expect(isTaken(wrong), JSON.stringify(wrong)).toBe(false);
});

test('nothing is named twice, and a choice leaves a choice', () => {
  expect(isTaken({ skills: ['calculate', 'calculate'] })).toBe(false);
  expect(isTaken({ guideQuestions: ['押金呢', '押金呢'] })).toBe(false);
  expect(isTaken({ template: { parts: [{ part: 'why' }, { part: 'why' }] } })).toBe(false);
  const asked = { factId: 'rent', label: '租金', kind: 'money' };
  expect([
    isTaken({ firstQuestions: [asked] }),
    isTaken({ firstQuestions: [asked, asked] }),
    isTaken({ firstQuestions: [{ ...asked, kind: 'choice', options: ['一'] }] }),
  ]).toEqual([true, false, false]);
});

test('who uses a clone sees neither persona nor knowledge nor model', () => {
  const content = { ...named, persona: '秘密', knowledge: { baseIds: ['kon_123456'], showOriginals: true } };
  const shown = clonePublic.parse({ ...content, appId: 'app_123456', version: 1, showsOriginals: true });
  expect(Object.keys(shown)).not.toEqual(
    expect.arrayContaining(['persona', 'knowledge', 'model', 'refusals', 'template', 'playbookId']),
  );
  expect(JSON.stringify(shown)).not.toMatch(/秘密|kon_/);
});

test('what its maker has still to write is told', () => {
  expect(publicationGaps(named).map(({ path, problem }) => [path, problem])).toEqual([
    ['persona', 'missing'],
    ['opening', 'missing'],
    ['introduction', 'missing'],
    ['guideQuestions', 'too_few'],
  ]);
  const whole = {
    persona: '律师',
    opening: '你好',
    introduction: '租房',
    guideQuestions: ['一问', '二问', '三问'],
  };
  expect(publicationGaps({ ...named, ...whole })).toEqual([]);
});
