import { entryAt } from '@mingfa/legal/drafting/fact-sheet';
import { describe, expect, test } from 'vitest';
import { claimsOf, firstPaper } from './testing/first-paper.ts';
import { FIRST_PAPER_STORIES } from './testing/first-paper-stories.ts';
import { STORIES_WITH_EVERY_HEAD } from './testing/stories-with-every-head.ts';

describe('a told story leads to the paper that is filed first, with claims a lawyer would file', () => {
  test.each([...FIRST_PAPER_STORIES, ...STORIES_WITH_EVERY_HEAD])(
    '$title',
    ({ text, paper, parties, claims }) => {
      const { sheet, offered, lines } = firstPaper(text);
      expect(offered[0]).toBe(paper);
      expect(claimsOf(lines())).toEqual(claims);
      const named = Object.keys(sheet.entries).flatMap((path) => {
        const [, list] = /^(claimants|defendants)\/[^/]+\/name$/.exec(path) ?? [];
        return list
          ? [`${list === 'claimants' ? '原告' : '被告'} ${entryAt(sheet, path)?.chosen.value}`]
          : [];
      });
      expect(named).toEqual(parties);
    },
  );
});

describe('a press on a told value fills the sentence of a claim', () => {
  const LANDLORD = FIRST_PAPER_STORIES.find(({ title }) => title.startsWith('a landlord'))?.text ?? '';
  const rowOf = (says: RegExp) => {
    const { sheet } = firstPaper(LANDLORD);
    const path = Object.keys(sheet.entries).find(
      (one) => /^claims\/[^/]+\/content$/.test(one) && says.test(String(sheet.entries[one]?.chosen.value)),
    );
    return path?.replace(/\/content$/, '') ?? '';
  };

  test('a day stands in the first blank of the sentence', () => {
    const { lines } = firstPaper(LANDLORD, [[`${rowOf(/违约金/)}/content`, 'date', '2026-06-01']]);
    expect(claimsOf(lines())).toContain(
      '请求判令被告支付逾期付款违约金（以实际欠付的租金为基数，自2026年6月1日起，按约定的每日万分之五，计算至实际付清之日）。',
    );
  });

  test('another sum stands in the claim and in its sentence', () => {
    const { sheet, lines } = firstPaper(LANDLORD, [[`${rowOf(/支付租金/)}/amount`, 'money', 30_000]]);
    expect(claimsOf(lines())[0]).toBe('请求判令被告支付租金30000元。');
    expect(entryAt(sheet, `${rowOf(/支付租金/)}/amount`)?.confirmed).toBe(true);
  });

  test('what the story does not tell cannot be pressed', () => {
    expect(() => firstPaper(LANDLORD, [[`${rowOf(/支付租金/)}/amount`, 'money', 31_000]])).toThrow(
      'not told',
    );
  });
});

test('fraud by a stranger is offered no civil paper: it is for the police', () => {
  const story =
    '我被骗了，有个微信上认识的人说带我做投资，拉我进群，我前后往他给的平台充了8万6，开始能提现，后来提不出来了，客服说要交保证金，我又交了2万，现在群解散了人也联系不上。';
  expect(firstPaper(story).offered).toEqual([]);
});

describe('the papers that go with a complaint draw on the same story', () => {
  const storyOf = (title: string) =>
    FIRST_PAPER_STORIES.find((one) => one.title.startsWith(title))?.text ?? '';

  test('what the other side is about to sell is preserved, up to what is claimed', () => {
    const paper = firstPaper(storyOf('a borrower, the wife who signed')).lines('preservation-application');
    expect(paper.join('\n')).toContain('保全数额以200000元（大写：人民币贰拾万元整）为限：\n1. 挖掘机。');
    expect(paper).toContain('申请人听说，被申请人准备将挖掘机出售。');
    expect(paper).toContain('申请人：邱建国，住永宁县城关镇解放街23号，联系电话13900112233。');
  });

  test('evidence is what was told to be there and what the police and a hospital leave on paper', () => {
    const rows = firstPaper(storyOf('a rider on an electric bicycle')).lines('evidence-list');
    const named = rows.flatMap((row) => /^\d+ \| ([^|]+?) \|/.exec(row)?.[1] ?? []);
    expect(named).toEqual([
      '交通事故认定书',
      '驾驶证、行驶证',
      '保险单',
      '病历、诊断证明',
      '医疗费票据',
      '垫付费用的凭证',
      '收入和停发工资证明',
      '鉴定意见书',
      '维修费票据',
      '被告的工商登记信息',
    ]);
    expect(rows.join('\n')).toContain('可向公安机关交通管理部门调取');
  });

  test('the authorisation names the client and the case', () => {
    const paper = firstPaper(storyOf('a home left half done')).lines('power-of-attorney').join('\n');
    expect(paper).toContain('孔令辉');
    expect(paper).toContain('安平市雅居装饰工程有限公司装饰装修合同纠纷一案');
  });
});
