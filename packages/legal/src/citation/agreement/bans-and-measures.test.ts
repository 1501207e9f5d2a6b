import { describe, expect, test } from 'vitest';
import { compareSentence } from './compare-sentence.ts';

const ALL = { paragraph: null, item: null };

describe('a ban that stands before a list', () => {
  const list = `用人单位在招录过程中，除国家另有规定外，不得实施下列行为：
（一）限定为男性；
（二）将妊娠测试作为入职体检项目；`;

  test('governs the items of the list', () => {
    expect(compareSentence('禁止把妊娠测试作为入职体检项目', list, ALL).outcome).not.toBe('differs');
    expect(compareSentence('可以将妊娠测试作为入职体检项目', list, ALL).difference?.kind).toBe('negation');
  });

  test('whose items are cases forbids none of them', () => {
    const cases = `有下列情形之一的，不得解除合同：
（一）劳动者患职业病并被确认丧失劳动能力；`;
    expect(compareSentence('劳动者患职业病的，可以解除合同', cases, ALL).difference?.kind).toBe('negation');
  });

  test('and only names a ground goes on in the clauses behind', () => {
    const law =
      '用人单位不得因结婚、怀孕、产假、哺乳等情形，降低女职工的工资和福利待遇，限制女职工晋职、晋级，辞退女职工。';
    const said = '不得因怀孕、产假辞退女职工，也不得降低其工资和福利待遇、限制晋职';
    expect(compareSentence(said, law, ALL).outcome).not.toBe('differs');
  });
});

describe('whether a measure must or may be taken', () => {
  const law =
    '违法行为轻微并及时改正，没有造成危害后果的，不予行政处罚。初次违法且危害后果轻微并及时改正的，可以不予行政处罚。';

  test('differs where the rule that is told leaves it open', () => {
    expect(compareSentence('初次违法、后果轻微并及时改正的，应当不予处罚', law, ALL).difference).toEqual({
      kind: 'force',
      said: '应当不予',
      law: '可以不予',
    });
  });

  test('is the same where it is told as it stands', () => {
    expect(compareSentence('初次违法、后果轻微并及时改正的，可以不予处罚', law, ALL).outcome).not.toBe(
      'differs',
    );
  });
});

describe('the day from which a period runs', () => {
  test('may be fixed as 为…之日', () => {
    const law = `利息从应付工程价款之日开始计付。当事人对付款时间没有约定的，下列时间视为应付款时间：
（一）建设工程已实际交付的，为交付之日；`;
    expect(compareSentence('厂房已实际交付，自交付之日起计息', law, ALL).outcome).not.toBe('differs');
    expect(compareSentence('厂房已实际交付，自验收之日起计息', law, ALL).difference?.kind).toBe('start');
  });

  test('is that of 起诉 whose 起 starts nothing', () => {
    const law =
      '诉讼时效为三年，自权利人知道权利受到损害之日起计算；赔偿数额应当自权利人向人民法院起诉之日起向前推算三年计算。';
    expect(compareSentence('赔偿额自起诉之日向前推算三年', law, ALL).outcome).not.toBe('differs');
  });
});

test('a time that is told not to run is no figure of the article', () => {
  const law =
    '注册的商标，自商标注册之日起五年内可以请求宣告无效。当事人应当自收到通知之日起十五日内申请复审。';
  const said = '以欺骗手段取得注册的，不受三年所限';
  expect(compareSentence(said, law, ALL).difference?.kind).not.toBe('figure');
});
