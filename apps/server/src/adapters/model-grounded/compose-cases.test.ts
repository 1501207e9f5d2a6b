import type { CaseEvidence } from '@mingfa/contract/evidence';
import { expect, test } from 'vitest';
import { composeCases } from './compose-cases.ts';
import { type FoundMaterial, foundSchema } from './found-material.ts';
import { phrasesOf } from './phrases.ts';

const makeCase = (change: Partial<CaseEvidence> = {}): CaseEvidence => ({
  kind: 'case',
  index: 3,
  title: '某虚构公司租赁合同纠纷案（虚构）',
  label: '裁判理由 · 第 3 段',
  text: '本案系租赁合同纠纷。出租人没有证明房屋损坏的，应当返还押金。诉讼费由被告负担。',
  score: 1,
  caseNumber: '（2023）浙0199民初123号',
  authority: 'ordinary',
  isDigest: false,
  court: '某市虚构区人民法院',
  decidedOn: '2023-05-04',
  place: { caseId: 'case_1', paragraph: 3 },
  ...change,
});
const found = (evidence: CaseEvidence[], language: 'zh-CN' | 'en' = 'zh-CN'): FoundMaterial =>
  foundSchema.parse({
    question: '房东不返还押金怎么办',
    evidence,
    asOf: '2026-11-20',
    language,
    asked: [],
    starterOnly: false,
  });
const told = (evidence: CaseEvidence[], language: 'zh-CN' | 'en' = 'zh-CN') =>
  composeCases(found(evidence, language), phrasesOf(language));

test('without cases nothing is written', () => {
  expect(told([])).toEqual([]);
});

test('the sentence that speaks of the question is quoted, with whose it is and what it weighs', () => {
  const [heading, line, weight] = told([makeCase()]);
  expect(heading).toBe('## 类似案例');
  expect(line).toBe(
    '- （2023）浙0199民初123号 · 普通案例 · 某市虚构区人民法院 · 2023-05-04：“出租人没有证明房屋损坏的，应当返还押金。”[3]',
  );
  expect(weight).toContain('仅供参考');
  expect(weight).not.toContain('应当参照');
});

test('a case that a later decision changed is told with that decision, in both languages', () => {
  const changed = makeCase({ changedBy: { caseId: 'case_2', number: '（2024）浙01民终45号' } });
  expect(told([changed])[1]).toContain('其后被（2024）浙01民终45号改判、撤销或者发回');
  expect(told([changed], 'en')[1]).toContain('（2024）浙01民终45号 later changed, annulled or sent back');
});

test('a digest of ours is marked and never quoted', () => {
  const digest = makeCase({
    caseNumber: '指导性案例999号',
    authority: 'guiding',
    isDigest: true,
    text: '出租人说房屋坏了，要拿出证据。',
  });
  const [, line, weight] = told([digest]);
  expect(line).toContain('（本站摘要，非案例原文）出租人说房屋坏了，要拿出证据。[3]');
  expect(line).not.toContain('“');
  expect(weight).toContain('法院审理类似案件时应当参照');
});

test('guiding cases of the Procuratorate are not said to bind courts', () => {
  const [, , weight] = told([makeCase({ caseNumber: '检例第999号', authority: 'guiding' })]);
  expect(weight).toContain('供检察机关参照');
  expect(weight).not.toContain('应当参照');
});

test('what was decided before the Civil Code says that its law may have changed', () => {
  const [, line] = told([makeCase({ decidedOn: '2014-03-01' })]);
  expect(line).toContain('（2014 年的裁判，所依据的法律后来可能已经改变）');
});

test('words of a court are data: no mark, no link, no end of the quotation', () => {
  const [, line] = told([makeCase({ text: '押金见“[7]”及 http://a.example 的说明，应当返还押金。' })]);
  expect(line).not.toMatch(/“[^”]*[“]/);
  expect(line).toContain('\\[7\\]');
  expect(line).not.toContain('http://');
});

test('in English the part reads in English', () => {
  const [heading, line] = told([makeCase()], 'en');
  expect(heading).toBe('## Similar cases');
  expect(line).toContain('Ordinary case');
});
