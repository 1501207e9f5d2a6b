import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEPOSIT_APPEAL, DEPOSIT_CASE, GUIDING_CASE } from '../../testing/invented-cases.ts';
import { type OpenAnswering, openAnswering } from '../../testing/open-answering.ts';
import { writeCase } from '../../testing/write-case.ts';
import { asksOfCaseNumbers } from './asks-of-case-numbers.ts';

let engine: OpenAnswering;
beforeAll(async () => {
  engine = await openAnswering();
  for (const one of [DEPOSIT_CASE, DEPOSIT_APPEAL, GUIDING_CASE]) await writeCase(engine.context, one);
}, 300_000);
afterAll(() => engine.close());

const numbersIn = (question: string, isBuiltIn = false) =>
  asksOfCaseNumbers(question, isBuiltIn).numbers.map(({ written }) => written);

test.each([
  '请核对这些案号：（2023）浙0199民初123号是关于房屋买卖合同纠纷的吗？（2031）京01民终88号、指导性案例999号。',
  '(2023)浙0199民初123号存在吗',
  'Is （2023）浙0199民初123号 real?',
])('a question asks of numbers alone: %s', (question) => {
  expect(numbersIn(question).length).toBeGreaterThan(0);
});

test.each([
  '房东不退押金怎么办',
  '我租的房子到期了，房东不退押金，像（2023）浙0199民初123号那样判可以吗，要走什么程序？',
])('a question tells a story or names no number: %s', (question) => {
  expect(numbersIn(question, true)).toEqual([]);
});

test('each number is told with what is held of it, that it is not held, or why no court can have given it', async () => {
  const { text, data } = await engine.ask(
    '请核对这些案号：（2023）浙0199民初123号是关于房屋买卖合同纠纷的吗？（2031）京01民终88号、（2024）沪0101民终12号、（2024）罗01民初3号、（2023）浙01民终999号、指导性案例999号、指导性案例9999号。',
  );
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  const lineOf = (number: string) => lines.find((line) => line.startsWith(`- **${number}**`));
  expect(lines).toHaveLength(7);
  expect(text).toMatch(/^## 按案号查案例库的结果\n\n问到 7 个案号，案例库收录了其中 2 个。/);
  const held = lineOf('（2023）浙0199民初123号');
  expect(held).toContain('杭州市虚构区人民法院 · 2023-05-04 · 案由：房屋租赁合同纠纷');
  expect(held).toContain('与问题所说的不同：该案案由是房屋租赁合同纠纷');
  expect(held).toContain('其后被（2024）浙01民终45号改判、撤销或者发回');
  expect(lineOf('（2031）京01民终88号')).toContain('不可能存在：2031 年还没有到');
  expect(lineOf('（2024）沪0101民终12号')).toContain('基层法院不审理第二审案件');
  expect(lineOf('（2024）罗01民初3号')).toContain('没有这样的法院代字');
  expect(lineOf('（2023）浙01民终999号')).toContain('没有收录');
  expect(lineOf('指导性案例999号')).toContain(
    '已收录[2]。某虚构公司诉某虚构局行政处罚案（虚构） · 某省虚构高级人民法院',
  );
  expect(lineOf('指导性案例9999号')).toContain('不可能存在：这一系列的编号还没有编到这里');
  const states = new Map(data('citation-check')?.citations.map(({ raw, state }) => [raw, state]));
  expect(states.get('（2023）浙0199民初123号')).toBe('changed_later');
  // What is only looked up is never green, and nothing of it is told in the court's words.
  expect([...states.values()]).not.toContain('verified');
  expect([...states.values()]).not.toContain('unsupported');
  expect(text).not.toContain('文书写道');
  expect(states.get('（2031）京01民终88号')).toBe('impossible_number');
  expect(states.get('（2023）浙01民终999号')).toBe('not_in_library');
  expect(data('citation-check')?.verified).toBe(0);
});

test('in English it is told in English', async () => {
  const { text } = await engine.ask('Is （2031）京01民终88号 real?', null, { language: 'en' });
  expect(text).toContain('no court can have given it: the year 2031 has not come');
});
