import type { AnswerPart } from '@mingfa/contract/answer-part';
import { goldenExpectation } from '@mingfa/contract/clone-golden';
import type { CheckedCitation, Evidence } from '@mingfa/contract/evidence';
import { expect, test } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';

const ofLaw = {
  headingPath: '',
  text: '……',
  score: 1,
  status: null,
  effectiveOn: null,
  effectiveApproximate: false,
};
const digest = (index: number, title: string, articleKey: string): Evidence => ({
  ...ofLaw,
  index,
  kind: 'digest',
  title,
  shortTitle: title.replace('中华人民共和国', ''),
  label: '第……条',
  place: { lawId: 'law_aaaaaa', versionId: null, articleKey, paragraph: null, item: null },
  digest: { heading: '', text: '……', checkedOn: '2026-11-01' },
});
const law = (index: number, title: string, articleKey: string): Evidence => ({
  ...ofLaw,
  index,
  kind: 'law',
  title,
  shortTitle: title,
  label: '第……条',
  place: { lawId: 'law_bbbbbb', versionId: 'lvr_bbbbbb', articleKey, paragraph: null, item: null },
  digest: null,
});
function named(label: string, articleKey: string, more: Partial<CheckedCitation> = {}): CheckedCitation {
  return {
    start: 0,
    end: 1,
    raw: '',
    type: 'statute',
    state: 'verified',
    reference: label,
    label,
    location: { lawId: 'law_cccccc', versionId: null, articleKey, paragraph: null, item: null },
    sourceIndex: null,
    toArticleKey: null,
    quote: null,
    difference: null,
    better: null,
    ...more,
  };
}
const saying = (text: string): AnswerPart => ({ type: 'text', text, state: 'done' });
const sources = (...all: Evidence[]): AnswerPart => ({ type: 'data-evidence', data: { sources: all } });
const check = (...citations: CheckedCitation[]): AnswerPart => ({
  type: 'data-citation-check',
  data: {
    citations,
    total: 1,
    verified: 1,
    existing: 0,
    partial: false,
    rules: 3,
    asOf: '2026-11-20',
    libraryDate: null,
  },
});
const judged = (parts: AnswerPart[], expected: object) =>
  judgeAnswer(parts, goldenExpectation.parse(expected)).failures.map(
    ({ rule, wanted }) => `${rule} ${wanted}`,
  );
const place = (name: string, article: string) => ({ law: name, article });

test('a place is cited where the text names its source by number, as text of the law or as our digest', () => {
  const parts = [
    saying('公司应当付二倍工资[1]，也可以仲裁[2]。'),
    sources(
      digest(1, '中华人民共和国劳动合同法', '82'),
      law(2, '劳动争议调解仲裁法', '27'),
      digest(3, '中华人民共和国劳动合同法', '87'),
    ),
  ];
  const expected = { cites: [place('劳动合同法', '82'), place('中华人民共和国劳动争议调解仲裁法', '27')] };
  expect(judged(parts, expected)).toEqual([]);
  expect(judged(parts, { cites: [place('劳动合同法', '87')] })).toEqual(['cites 劳动合同法 87']);
  expect(judgeAnswer(parts, goldenExpectation.parse({})).cited).toEqual([
    place('劳动合同法', '82'),
    place('劳动争议调解仲裁法', '27'),
  ]);
});

test.each([
  ['最高人民法院关于审理民间借贷案件适用法律若干问题的规定', '民间借贷规定'],
  ['最高人民法院关于审理人身损害赔偿案件适用法律若干问题的解释', '人身损害赔偿解释'],
  ['最高人民法院关于适用《中华人民共和国民法典》婚姻家庭编的解释（一）', '婚姻家庭编解释（一）'],
  ['最高人民法院关于审理网络消费纠纷案件适用法律若干问题的规定（一）', '网络消费规定（一）'],
  ['最高人民法院关于审理预付式消费民事纠纷案件适用法律若干问题的解释', '预付式消费解释'],
  ['最高人民法院关于人民法院民事执行中查封、扣押、冻结财产的规定', '查封扣押冻结规定'],
  ['最高人民法院关于人民法院办理执行异议和复议案件若干问题的规定', '执行异议和复议规定'],
  ['最高人民法院关于限制被执行人高消费的若干规定', '限制高消费规定'],
])('%s is meant by %s', (title, short) => {
  const parts = [saying('如此[1]。'), sources(digest(1, title, '2'))];
  expect(judged(parts, { cites: [place(short, '2')] })).toEqual([]);
});

test('a place that the text names counts where it stands in the library, and each of a range', () => {
  const parts = [
    saying('见《民法典》第七百二十一条、第五百七十七条至第五百七十九条。'),
    check(
      named('《民法典》第七百二十一条', '721', { state: 'digest_only' }),
      named('《民法典》第五百七十七条至第五百七十九条', '577', { toArticleKey: '579' }),
    ),
  ];
  expect(judged(parts, { cites: [place('民法典', '721'), place('民法典', '578')] })).toEqual([]);
});

test('what is contradicted or not found is not cited as wanted, and is cited where it must not be', () => {
  const parts = [
    saying('见《民法典》第七百二十一条。'),
    check(named('《民法典》第七百二十一条', '721', { state: 'contradicted' })),
  ];
  const expected = { cites: [place('民法典', '721')], notCites: [place('民法典', '721')] };
  expect(judged(parts, expected)).toEqual(['cites 民法典 721', 'notCites 民法典 721']);
});

test('of several places one is enough', () => {
  const parts = [saying('如此[1]。'), sources(digest(1, '中华人民共和国民法典', '577'))];
  expect(judged(parts, { citesAny: [place('民法典', '509'), place('民法典', '577')] })).toEqual([]);
  expect(judged(parts, { citesAny: [place('民法典', '509'), place('民法典', '510')] })).toEqual([
    'citesAny 民法典 509 / 民法典 510',
  ]);
});

test('资料不足, facts asked for, figures and words are judged by what the answer says', () => {
  const parts: AnswerPart[] = [
    saying('请先告诉我入职日期。可以要 **4.8万元**，DEPOSIT 另算。'),
    { type: 'data-facts', data: { known: [], missing: [{ id: 'start_date', label: '入职日期' }] } },
    { type: 'data-insufficient', data: { reason: 'out_of_scope', about: '离婚', referTo: '' } },
  ];
  const held = {
    insufficient: true,
    figures: ['48,000元'],
    asks: ['start_date'],
    mentions: ['deposit'],
    notMentions: ['离婚'],
  };
  expect(judged(parts, held)).toEqual([]);
  const otherwise = {
    insufficient: false,
    figures: ['49,000元'],
    asks: ['wage'],
    mentions: ['押金'],
    notMentions: ['入职日期'],
  };
  expect(judged(parts, otherwise)).toEqual([
    'insufficient false',
    'figures 49,000元',
    'asks wage',
    'mentions 押金',
    'notMentions 入职日期',
  ]);
  expect(judged(parts, {})).toEqual([]);
});
