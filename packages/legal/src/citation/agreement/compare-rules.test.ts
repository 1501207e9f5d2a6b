import { describe, expect, test } from 'vitest';
import { compareSentence } from './compare-sentence.ts';

// Laws of our own making.
const read = (said: string, law: string) => compareSentence(said, law, { paragraph: null, item: null });
const lawsWord = (said: string, law: string) => read(said, law).difference?.law;
const differs = (said: string, law: string) => read(said, law).outcome === 'differs';

describe('who has to prove', () => {
  const law = '在广场放飞风筝造成他人损害，放飞人不能证明已经设置警示标志的，应当承担侵权责任。';
  test('is another where the sentence has the one hurt prove', () => {
    expect(
      lawsWord('在广场放飞风筝造成损害，被侵权人不能证明没有设置警示标志的，放飞人不承担责任', law),
    ).toContain('放飞人');
    expect(lawsWord('在广场放飞风筝造成损害，是否设置警示标志由受害人举证', law)).toContain('放飞人');
  });
  test('is the same in other words', () => {
    expect(differs('在广场放飞风筝造成损害，放飞人无法证明设置过警示标志，应当承担侵权责任', law)).toBe(
      false,
    );
    expect(differs('在广场放飞风筝造成他人损害，组织者不能证明设置警示标志的，应当承担责任', law)).toBe(
      false,
    );
  });
});

describe('whose powers an article lists', () => {
  const law = '会员大会行使下列职权：\n（一）修改章程；\n（二）选举和更换理事；\n（三）审议理事会的报告。';
  test('they are not those of another body', () => {
    expect(lawsWord('修改章程由董事会作出决议', law)).toBe('会员大会行使下列职权');
    expect(differs('修改章程由会员大会决议，董事会应当执行', law)).toBe(false);
    expect(differs('修改章程、选举理事须经表决', law)).toBe(false);
  });
});

describe('what is put to a rule', () => {
  const will = '立约人可以撤回、变更自己所立的风筝租约。立有数份租约，内容相抵触的，以最后的租约为准。';
  test('an approval of which it says nothing', () => {
    expect(differs('立约人撤回自己所立的风筝租约须经公证机构确认', will)).toBe(true);
    expect(differs('立约人可以撤回自己所立的风筝租约', will)).toBe(false);
    const approved = '立约人撤回风筝租约，应当由协会批准。';
    expect(differs('立约人撤回风筝租约须经协会同意', approved)).toBe(false);
  });
  test('an office beside the one it names', () => {
    const notice = '俱乐部单方解除会员资格，应当事先将理由通知工会。';
    expect(lawsWord('俱乐部单方解除会员资格应当事先将理由通知工会或者劳动行政部门', notice)).toBe('工会');
    expect(differs('俱乐部单方解除会员资格应当事先将理由通知工会', notice)).toBe(false);
  });
  test('that it knows no exception, where another 款 has one', () => {
    const gift = '赠与人在风筝交付之前可以撤销赠与。\n经过公证的赠与合同，不适用前款规定。';
    expect(differs('赠与人在风筝交付之前可以撤销赠与，经过公证的也不例外', gift)).toBe(true);
    expect(differs('赠与人在风筝交付之前可以撤销赠与，经过公证的除外', gift)).toBe(false);
  });
});

describe('from when a period runs', () => {
  test('the making of a paper is not its service, and a death is not what somebody hears of', () => {
    const appeal = '会员不服处分决定的，有权在决定书送达之日起十五日内提出申诉。';
    expect(lawsWord('会员不服处分决定的申诉期为十五日，自决定书作出之日起算', appeal)).toBe('决定书送达');
    expect(differs('会员应当自收到决定书之日起十五日内申诉', appeal)).toBe(false);
    const gift = '受赠人应当在知道受赠后六十日内，作出接受风筝的表示。';
    expect(lawsWord('受赠人应当在赠与人死亡后六十日内作出接受风筝的表示', gift)).toContain('知道受赠');
    expect(differs('受赠人得知受赠后六十日内表示接受风筝', gift)).toBe(false);
  });
  test('who has a right to act within a time has to act within it', () => {
    const law = '会员不服处分决定的，有权在决定书送达之日起十五日内提出申诉。';
    expect(differs('会员不服处分决定的，应当在决定书送达之日起十五日内提出申诉', law)).toBe(false);
  });
});

test('who does what is forbidden is a case of the rule that makes him answer', () => {
  const law = '会员不得利用比赛损害俱乐部利益。\n违反前款规定，给俱乐部造成损失的，应当承担赔偿责任。';
  expect(differs('会员利用比赛损害俱乐部利益的，应当赔偿', law)).toBe(false);
});

test('a moment that the article knows for a period of another length is not the start of this one', () => {
  const law =
    '会员申诉的，应当自知道或者应当知道处分决定之日起六个月内提出。\n自处分决定作出之日起超过五年的申诉，协会不予受理。';
  expect(lawsWord('会员申诉的期限为六个月，自处分决定作出之日起计算', law)).toContain('知道');
  expect(differs('会员应当自知道处分决定之日起六个月内申诉', law)).toBe(false);
  expect(differs('自处分决定作出之日起超过五年的，协会不予受理', law)).toBe(false);
});

test('what must be done is not what may be done', () => {
  const law = '会员入会，应当订立书面租约。会员可以请求协会退还押金。';
  expect(differs('会员入会可以订立书面租约', law)).toBe(true);
  expect(differs('会员入会应当订立书面租约，可以请求退还押金', law)).toBe(false);
});
