import { loadFields } from '@mingfa/content/fields';
import { loadGuides } from '@mingfa/content/load-guides';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { expect, test } from 'vitest';
import { makeDigestEvidence, makeFileEvidence } from '../../testing/make-evidence.ts';
import { lengthOf } from './answer-length.ts';
import { composeAnswer } from './compose-answer.ts';
import type { FoundMaterial } from './found-material.ts';

type Template = CloneContent['template'];
const content = { fields: await loadFields() };
const guides = await loadGuides();
const guide = guides.find(({ id }) => id === 'dismissed-without-reason');
if (!guide) throw new Error('no such guide');

function compose(template?: Partial<Template>, more: Partial<FoundMaterial> = {}): string {
  const [name = '', key = ''] = guide?.articles[0]?.place.split(' ') ?? [];
  const evidence = [
    makeDigestEvidence({
      index: 1,
      title: name,
      shortTitle: name,
      label: `第${key}条`,
      text: '赔偿金的要点。',
    }),
  ];
  const found: FoundMaterial = {
    question: '公司突然口头辞退我，2021年3月入职，上个月辞退，月工资8000，能赔多少钱',
    evidence,
    asOf: '2026-11-20',
    language: 'zh-CN',
    words: [],
    guides: guide
      ? [{ guide, sources: guide.articles.map((_, at) => (at === 0 ? 1 : null)), about: null }]
      : [],
    inDoubt: false,
    offTopic: false,
    asked: [],
    filesAsked: false,
    urgent: false,
    inDanger: false,
    starterOnly: false,
    ...(template ? { template: { parts: [], length: 'usual', wordLayout: 'note', ...template } } : {}),
    ...more,
  };
  return composeAnswer(found, content).join('\n\n');
}
const part = (name: Template['parts'][number]['part'], zh = '') => ({ part: name, heading: { zh, en: '' } });
const headings = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);

test('an empty template changes nothing', () => {
  expect(compose({})).toBe(compose());
});

test('a template orders the parts, renames them and leaves the others out', () => {
  const text = compose({
    parts: [part('now', '马上做'), part('conclusion', '一句话'), part('why'), part('where')],
  });
  expect(headings(text)).toEqual(['马上做', '一句话', '为什么', '去哪里办']);
});

test('the conclusion is never left out, and bears the place that decides where there are no reasons', () => {
  const text = compose({ parts: [part('proof', '要留的证据')] });
  expect(headings(text)).toEqual(['结论', '要留的证据']);
  expect(text).toMatch(/依据：《[^》]+》第[^[]+条\[1\]/);
});

test('where how much is left out nothing points at it', () => {
  expect(compose()).toContain('怎么算见下');
  expect(compose({ parts: [part('conclusion'), part('why')] })).not.toContain('怎么算见下');
});

test('a heading is one line of text, whatever Markdown is in it', () => {
  const text = compose({ parts: [part('conclusion', '# **结**\n![x](y)')] });
  expect(text).not.toContain('![x](y)');
  expect(headings(text)).toHaveLength(1);
});

test('a short answer says less and a full one more', () => {
  const [short, usual, full] = (['short', 'usual', 'full'] as const).map((length) =>
    lengthOf(compose({ length }), 'zh-CN'),
  ) as [number, number, number];
  expect(short).toBeLessThan(usual);
  expect(full).toBeGreaterThan(usual);
});

test('only the calculators that may be used compute, and no sum rests on law left out', () => {
  expect(headings(compose())).toContain('能拿多少');
  expect(headings(compose(undefined, { calculators: ['court-fee'] }))).not.toContain('能拿多少');
  expect(headings(compose(undefined, { lawsLeftOut: ['中华人民共和国劳动合同法'] }))).not.toContain(
    '能拿多少',
  );
});

const withKnowledge = (parts: Template['parts']) => {
  const knowledge = makeFileEvidence({
    index: 2,
    from: 'knowledge',
    title: '知识库资料',
    text: '公司口头辞退员工的，门店按月工资另付两个月的安抚金。',
  });
  const law = makeDigestEvidence({ index: 1, text: '赔偿金的要点。' });
  return headings(compose({ parts }, { evidence: [law, knowledge], filesAsked: true }));
};

test('what the knowledge says stands behind the conclusion and what to do now, or where the template puts it', () => {
  const usual = withKnowledge([]);
  expect(usual.slice(0, 3)).toEqual(['结论', '现在先做', '知识库中的内容（不是法条）']);
  expect(withKnowledge([part('conclusion'), part('knowledge'), part('proof')]).slice(0, 2)).toEqual([
    '结论',
    '知识库中的内容（不是法条）',
  ]);
  expect(withKnowledge([part('conclusion'), part('why'), part('proof')])).not.toContain(
    '知识库中的内容（不是法条）',
  );
  expect(withKnowledge([part('conclusion'), part('proof'), part('knowledge', '本店规定')]).at(-1)).toBe(
    '本店规定',
  );
});
