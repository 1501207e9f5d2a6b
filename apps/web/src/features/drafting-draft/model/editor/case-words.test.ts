import type { CaseSummary } from '@mingfa/contract/case';
import { findCitations } from '@mingfa/legal/citation/citations';
import { expect, test } from 'vitest';
import { caseName, quotedCase } from './case-words.ts';

const JUDGMENT: CaseSummary = {
  ...{ caseId: 'case_1234567890', title: '周某诉郑某民间借贷纠纷案', ownNumber: null, isDigest: false },
  ...{
    number: '（2023）京01民终123号',
    court: '北京市第一中级人民法院',
    level: 'intermediate',
    region: '京',
  },
  ...{ area: 'civil', causes: ['民间借贷纠纷'], procedure: 'second_instance', kind: 'judgment' },
  ...{ authority: 'ordinary', decidedOn: '2023-05-06', decidedIn: null, outcome: 'partly', isPrivate: false },
};
const GUIDING: CaseSummary = {
  ...JUDGMENT,
  ...{ number: null, ownNumber: '指导性案例23号', kind: 'guiding_case', authority: 'guiding' },
};

test('a judgment is cited by its court, number and kind', () => {
  expect(caseName(JUDGMENT)).toBe('北京市第一中级人民法院（2023）京01民终123号民事判决书');
  expect(caseName({ ...JUDGMENT, area: 'enforcement', kind: 'ruling' })).toBe(
    '北京市第一中级人民法院（2023）京01民终123号裁定书',
  );
});

test('a guiding case is cited by its own number, and one without a number by its title', () => {
  expect(caseName(GUIDING)).toBe('指导性案例23号（周某诉郑某民间借贷纠纷案）');
  expect(caseName({ ...GUIDING, title: `指导性案例23号：${GUIDING.title}` })).toBe(caseName(GUIDING));
  expect(caseName({ ...JUDGMENT, number: null })).toBe('“周某诉郑某民间借贷纠纷案”案');
});

test('the check finds the number again in what is inserted', () => {
  for (const [one, number] of [
    [JUDGMENT, '（2023）京01民终123号'],
    [GUIDING, '指导性案例23号'],
  ] as const)
    expect(findCitations(caseName(one))).toMatchObject([{ type: 'case', number }]);
});

test('a passage is quoted with the part in which it stands', () => {
  const passage = { paragraph: 3, text: '预先在本金中\n扣除的“砍头息”不算本金。', highlights: [] };
  expect(quotedCase(GUIDING, { ...passage, section: 'gist' })).toBe(
    '指导性案例23号（周某诉郑某民间借贷纠纷案）的裁判要点部分载明：“预先在本金中扣除的‘砍头息’不算本金。”',
  );
  expect(quotedCase(JUDGMENT, { ...passage, section: 'reasoning' })).toContain('民事判决书认为：“');
});
