import { describe, expect, it } from 'vitest';
import { ABBREVIATIONS, expandAbbreviation, lawKey, normalizeLawTitle, shortLawTitle } from './law-title.ts';

describe('normalizeLawTitle', () => {
  it.each([
    '中华人民共和国公司法',
    '《中华人民共和国公司法》',
    '公司法',
    '公司法(2018-10-26)',
    '中华人民共和国公司法（2023修订）',
    '《中华人民共和国公司法》（2018年修正）',
    '中华人民共和国公司法（2023年12月29日修订）',
    '公司法2023年修订',
    '中华人民共和国 公司法',
    '中华人民共和国公司法（现行有效）',
  ])('gives %s the key of 公司法', (title) => {
    expect(normalizeLawTitle(title)).toBe('公司法');
  });

  it('keeps apart what only looks alike', () => {
    expect(normalizeLawTitle('中华人民共和国民事诉讼法（试行）')).not.toBe(normalizeLawTitle('民事诉讼法'));
    expect(normalizeLawTitle('中华人民共和国宪法修正案（1988年）')).not.toBe(
      normalizeLawTitle('中华人民共和国宪法修正案（2018年）'),
    );
    expect(normalizeLawTitle('刑法修正案（十一）')).not.toBe(normalizeLawTitle('刑法修正案（十二）'));
  });

  it('meets the same interpretation under the titles of different sources', () => {
    const key = normalizeLawTitle('最高人民法院关于适用《中华人民共和国公司法》若干问题的规定（二）');
    expect(normalizeLawTitle('最高人民法院关于适用《公司法》若干问题的规定（二）(2008-05-12)')).toBe(key);
    expect(normalizeLawTitle('最高人民法院关于适用〈中华人民共和国公司法〉若干问题的规定(二)')).toBe(key);
    expect(
      normalizeLawTitle('最高人民法院 最高人民检察院关于办理诈骗刑事案件具体应用法律若干问题的解释'),
    ).toBe(normalizeLawTitle('最高人民法院、最高人民检察院关于办理诈骗刑事案件具体应用法律若干问题的解释'));
  });

  it('never comes out empty', () => {
    expect(normalizeLawTitle('中华人民共和国')).toBe('中华人民共和国');
  });
});

describe('lawKey', () => {
  it.each([
    ['民诉法', '中华人民共和国民事诉讼法'],
    ['消法', '中华人民共和国消费者权益保护法'],
    ['道交法', '中华人民共和国道路交通安全法'],
    ['民间借贷规定', '最高人民法院关于审理民间借贷案件适用法律若干问题的规定'],
    [
      '《关于审理民间借贷案件适用法律若干问题的规定》',
      '最高人民法院关于审理民间借贷案件适用法律若干问题的规定',
    ],
    ['婚姻家庭编解释(一)', '最高人民法院关于适用《中华人民共和国民法典》婚姻家庭编的解释（一）'],
    ['民法典总则编解释', '最高人民法院关于适用《中华人民共和国民法典》总则编若干问题的解释'],
    ['九民纪要', '全国法院民商事审判工作会议纪要'],
    ['劳动争议解释一', '最高人民法院关于审理劳动争议案件适用法律问题的解释（一）'],
    ['Civil Code of the People’s Republic of China', '民法典'],
    ['PRC Labor Contract Law', '劳动合同法'],
    ['某某法', '某某法'],
  ])('finds %s as %s', (name, title) => {
    expect(lawKey(name)).toBe(normalizeLawTitle(title));
  });

  it('does not take words for laws', () => {
    expect(expandAbbreviation('方法')).toBeNull();
    expect(expandAbbreviation('constructor')).toBeNull();
    expect(expandAbbreviation('')).toBeNull();
  });

  it('holds no short name under two titles', () => {
    const keys = new Map<string, string>();
    for (const [name, title] of Object.entries(ABBREVIATIONS)) {
      const key = normalizeLawTitle(name);
      expect(keys.get(key) ?? title, name).toBe(title);
      keys.set(key, title);
    }
  });
});

describe('shortLawTitle', () => {
  it.each([
    ['中华人民共和国劳动合同法', '劳动合同法'],
    ['《中华人民共和国公司法》（2023修订）', '公司法'],
    ['最高人民法院关于适用《中华人民共和国民事诉讼法》的解释', '民诉法解释'],
    ['工伤保险条例', '工伤保险条例'],
    ['中华人民共和国刑法修正案（十一）', '刑法修正案（十一）'],
    ['中华人民共和国宪法修正案（1988年）', '宪法修正案（1988年）'],
    [
      '国务院关于实施《中华人民共和国公司法》注册资本登记管理制度的规定',
      '国务院关于实施《公司法》注册资本登记管理制度的规定',
    ],
  ])('shortens %s to %s', (title, short) => {
    expect(shortLawTitle(title)).toBe(short);
  });
});
