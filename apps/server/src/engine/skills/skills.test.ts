import { CITATION_RULES } from '@mingfa/contract/evidence';
import { CALCULATORS } from '@mingfa/legal/calculators/registry';
import { announcedLoanPrimeRate } from '@mingfa/legal/figures/loan-prime-rate';
import { SHIPPED_FIGURES } from '@mingfa/legal/figures/published-figures';
import { formatArticleKey } from '@mingfa/legal/statute/article-number';
import { expect, test } from 'vitest';
import { makeFileEvidence, makeLawEvidence } from '../../testing/make-evidence.ts';
import { SKILLS, type SkillContext } from './index.ts';

const asked: unknown[] = [];
/** A library of one article, `第一条` of each law but 空法. */
function contextOf(change: Partial<SkillContext> = {}): SkillContext {
  asked.length = 0;
  return {
    asOf: '2026-11-20',
    language: 'zh-CN',
    signal: new AbortController().signal,
    async searchLaws(question) {
      asked.push(question);
      return [makeLawEvidence({ title: '怀表租赁法', label: '第一条', text: '怀表应当归还。' })];
    },
    async findArticle(place) {
      asked.push(place);
      if (place.lawName === '空法') return { state: 'not_in_library', evidence: null };
      const label = formatArticleKey(place.article);
      return { state: 'held', evidence: makeLawEvidence({ title: place.lawName, label, text: place.asOf }) };
    },
    async checkCitations() {
      return {
        citations: [],
        total: 0,
        verified: 0,
        existing: 0,
        partial: false,
        rules: CITATION_RULES,
        asOf: '2026-11-20',
        libraryDate: null,
      };
    },
    admits: () => true,
    readPublishedFigures: async () => SHIPPED_FIGURES,
    searchCases: null,
    searchFiles: null,
    ...change,
  };
}
function skillNamed(name: string) {
  const skill = SKILLS.find((one) => one.name === name);
  if (!skill) throw new Error(`no skill ${name}`);
  return skill;
}
const run = (name: string, input: object, context = contextOf()) => skillNamed(name).run(context, input);

test('an input that is none of a skill’s is refused, whoever gives it', async () => {
  for (const skill of SKILLS) {
    expect(() => skill.about({ nonsense: true })).toThrow();
    expect(() => skill.run(contextOf(), { nonsense: true })).toThrow();
  }
});

test('a calculation takes what this installation knows of the LPR', async () => {
  const inputs = { principal: 100_000, annualRate: 24, startOn: '2027-01-25', endOn: '2028-01-25' };
  const loan = { calculator: 'loan-interest', inputs };
  expect((await run('calculate', loan)).note).toContain('LPR表到2026-04为止');
  const loanPrimeRates = [announcedLoanPrimeRate('2027-01-20', 2.5, 3)];
  const context = contextOf({ readPublishedFigures: async () => ({ holidayYears: [], loanPrimeRates }) });
  expect((await run('calculate', loan, context)).note).toContain('结果：10,000 元');
});

test('laws are searched as of the day of the question, or of another one that is named', async () => {
  await run('search_laws', { query: '怀表不还' });
  expect(asked).toEqual([{ text: '怀表不还', asOf: '2026-11-20', limit: 6 }]);
  await run('search_laws', { query: '怀表不还', as_of: '2020-01-01' });
  expect(asked).toMatchObject([{ asOf: '2020-01-01' }]);
});

test.each(['577', '第五百七十七条', '第577条'])('an article is read by the number %s', async (article) => {
  const { sources, note } = await run('read_article', { law: '民法典', article });
  expect(sources).toMatchObject([{ title: '民法典', label: '577', text: '2026-11-20' }]);
  expect(note).toBe('');
});

test('an article that is not held, or whose number is none, is said as such', async () => {
  const missing = await run('read_article', { law: '空法', article: '1', as_of: '2020-01-01' });
  expect(missing).toEqual({
    sources: [],
    note: '《空法》第一条（2020-01-01）：法规库或案例库未收录，无法核对。',
  });
  expect((await run('read_article', { law: '民法典', article: '合同编' })).note).toBe('“合同编”不是条号。');
});

test('a draft’s citations come back one by one', async () => {
  const citation = {
    start: 0,
    end: 3,
    raw: '[1]',
    type: 'source' as const,
    state: 'quote_mismatch' as const,
    reference: '[1]',
    label: '《民法典》第一条',
    location: null,
    sourceIndex: 1,
    toArticleKey: null,
    quote: null,
    difference: null,
    better: null,
  };
  const check = {
    total: 1,
    verified: 0,
    existing: 0,
    partial: false,
    rules: CITATION_RULES,
    asOf: '2026-11-20',
    libraryDate: null,
  };
  const context = contextOf({ checkCitations: async () => ({ ...check, citations: [citation] }) });
  expect((await run('check_citations', { text: '草稿' }, context)).note).toBe(
    '- 《民法典》第一条：引文不一致（引号中的文字不在该条文或该案例中，或者截取后意思变了。）',
  );
  expect((await run('check_citations', { text: '草稿' })).note).toContain('没有可以核对的引用');
});

test('every calculator says what it needs when it is asked with nothing', async () => {
  for (const { id, fields } of CALCULATORS) {
    const { note } = await run('calculate', { calculator: id, inputs: {} });
    for (const { name } of fields) expect(note).toContain(`- ${name}：`);
  }
});

test('a calculation gives its figure, its steps and the articles it rests on', async () => {
  const { note, sources } = await run('calculate', {
    calculator: 'deposit',
    inputs: { deposit: 10_000, breachBy: 'receiver' },
  });
  expect(note).toContain('20,000 元');
  expect(sources.map(({ label }) => label)).toEqual(['587', '586']);
});

test('a calculation that lacks a fact asks for it; a wrong input is named with what is possible', async () => {
  const needs = await run('calculate', { calculator: 'deposit', inputs: { breachBy: 'payer' } });
  expect(needs.note).toMatch(/还缺少[\s\S]*待确认 deposit/);
  const invalid = await run('calculate', { calculator: 'deposit', inputs: { deposit: '很多' } });
  expect(invalid.note).toMatch(/输入有误：\n- deposit：[\s\S]*输入项：/);
});

test('files are searched where the question is asked about files, and not offered where it is not', async () => {
  const files = skillNamed('search_files');
  expect(files.isAvailable(contextOf())).toBe(false);
  const context = contextOf({
    searchFiles: async (text) => [makeFileEvidence({ title: '租约.docx', text })],
  });
  expect(files.isAvailable(context)).toBe(true);
  const { sources } = await run('search_files', { query: '押金' }, context);
  expect(sources).toMatchObject([{ kind: 'file', title: '租约.docx', text: '押金' }]);
});

test('cases are offered where the library holds some, and none found is said', async () => {
  const cases = skillNamed('search_cases');
  expect(cases.isAvailable(contextOf())).toBe(false);
  const context = contextOf({ searchCases: async () => [] });
  expect(cases.isAvailable(context)).toBe(true);
  expect(await run('search_cases', { query: '押金' }, context)).toEqual({
    sources: [],
    note: '案例库中没有找到相似的案例。',
  });
});
