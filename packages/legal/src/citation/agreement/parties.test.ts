import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';
import { compareSentence } from './compare-sentence.ts';
import { areComparable, nameParties } from './parties.ts';

// Laws of our own making.
const RENT = '承租人应当按照约定的期限支付风筝租金。承租人逾期不支付的，出租人可以解除合同。';
const HEARING = '被告经传票传唤，无正当理由拒不到庭的，可以缺席判决。';
const outcome = (claim: string, text: string) =>
  outcomeOf(compareSentence(claim, text, { paragraph: null, item: null }));

const WORK = '劳动者对奖金的裁决不服的，可以自收到裁决书之日起十五日内向人民法院提起诉讼。';

test('a company opposite a 劳动者 is the 用人单位, and a right of the one is none of the other', () => {
  expect(nameParties('贵司对裁决不服', WORK)).toBe('用人单位对裁决不服');
  expect(outcome('用人单位也可以就奖金的裁决提起诉讼', WORK)).toBe('differs person');
  expect(outcome('劳动者也可以就奖金的裁决提起诉讼', WORK)).not.toContain('differs');
});

describe('a place in a procedure or a contract', () => {
  test.each([
    '被告应当按照约定的期限支付风筝租金',
    '被申请人应当按照约定的期限支付风筝租金',
    '乙方应当按照约定的期限支付风筝租金',
    '上诉人逾期不支付的，被上诉人可以解除合同',
    '第一被告逾期不支付，原告可以解除合同',
    '本人逾期不支付的，甲方可以解除合同',
  ])('is no other person than the one whom the rule names: %s', (claim) => {
    expect(outcome(claim, RENT)).toBe('nothing');
  });

  test('is held against the rule where the text says who is who', () => {
    expect(outcome('被告作为出租人，被告应当按照约定的期限支付风筝租金', RENT)).toBe('differs person');
    expect(outcome('被告作为承租人，被告应当按照约定的期限支付风筝租金', RENT)).toBe('nothing');
    expect(outcome('原告（承租人）逾期不支付的，原告可以解除合同', RENT)).toBe('differs person');
  });

  test('is held against a rule that itself speaks of one', () => {
    expect(outcome('原告经传票传唤，无正当理由拒不到庭的，可以缺席判决', HEARING)).toBe('differs person');
    expect(outcome('被告经传票传唤，无正当理由拒不到庭的，可以缺席判决', HEARING)).toBe('agrees');
  });

  test('stays in words of which it is only a part, and 第三人 outside of a procedure', () => {
    expect(nameParties('法院应当被告知', RENT)).toBe('法院应当被告知');
    expect(nameParties('第三人可以代付', RENT)).toBe('第三人可以代付');
    expect(nameParties('原告要求第三人代付', RENT)).not.toContain('第三人');
  });

  test('the accused and the suspect are one person, the two sides of a case are two', () => {
    expect(areComparable('被告人', '犯罪嫌疑人')).toBe(false);
    expect(areComparable('原告', '被告')).toBe(true);
    expect(areComparable('原告', '出租人')).toBe(false);
    expect(areComparable('申请人', '行政机关')).toBe(true);
  });
});
