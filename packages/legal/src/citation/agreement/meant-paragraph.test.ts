import { describe, expect, test } from 'vitest';
import { compareSentence } from './compare-sentence.ts';

const at = (paragraph: number, item: number | null = null) => ({ paragraph, item });
const meant = (said: string, law: string, paragraph: number, item: number | null = null) => {
  const { difference } = compareSentence(said, law, at(paragraph, item));
  return difference?.kind === 'paragraph_or_item' ? difference.law : (difference?.kind ?? null);
};

test('了 makes no other words: 收回了全部风筝 is 收回全部风筝', () => {
  const law = `会员收回了全部风筝，主张押金的，俱乐部应当退还。
会员未收回全部风筝，主张租金的，俱乐部应当减收。`;
  expect(meant('会员收回全部风筝的，可以主张押金', law, 1)).toBeNull();
});

describe('another 款 is named', () => {
  test('where the one cited has other words in the place of those that are told', () => {
    const law = `数份合同均无效，请求参照实际履行的合同折价补偿承包人的，人民法院应予支持。
实际履行的合同难以确定，请求参照最后签订的合同折价补偿承包人的，人民法院应予支持。`;
    expect(meant('数份合同均无效的，参照最后签订的合同结算', law, 1)).toBe('第二款');
    expect(meant('数份合同均无效的，参照实际履行的合同结算', law, 1)).toBeNull();
  });

  test('where it alone forbids what is told to be forbidden', () => {
    const law = `用人单位在录用女职工时签订的劳动合同中应当具备特殊保护条款，并不得规定限制女职工结婚、生育等内容。
订立的集体合同中应当包含男女平等和女职工权益保护相关内容，也可以订立专项集体合同。`;
    expect(meant('限制生育的条款为 所禁止', law, 2)).toBe('第一款');
  });

  test('where it says what the one cited denies', () => {
    const law = `当事人以发包人未取得规划审批手续为由，请求确认合同无效的，人民法院应予支持。
发包人能够办理审批手续而未办理，并以未办理审批手续为由请求确认合同无效的，人民法院不予支持。`;
    expect(meant('能够办理审批手续而未办理的发包人请求确认合同无效，法院不予支持', law, 1)).toBe('第二款');
  });

  test('but not for the rest, which is told in the words of the 款 before', () => {
    const law = `征收下列土地的，由国务院批准：
（一）永久基本农田；
（二）其他土地超过七十公顷的。
征收前款规定以外的土地的，由省、自治区、直辖市人民政府批准。`;
    expect(meant('其他土地没超过七十公顷的，由省级政府批准', law, 2)).toBeNull();
  });
});

test('an item that alone has what is told is meant', () => {
  const law = `有下列行为之一的，均属侵犯专用权：
（一）未经注册人同意，更换其商标并将该商品又投入市场的；
（二）故意为侵犯他人专用权行为提供便利条件，帮助他人实施侵权行为的；`;
  expect(meant('包装厂故意提供仓储、印制便利', law, 1, 1)).toBe('第一款第（二）项');
});

describe('a figure', () => {
  test('that is called the limit is held against the limit of the 款 cited', () => {
    const law = `决定进一步审查的，应当自决定之日起九十日内审查完毕。
有特殊情形的，可以延长前款规定的期限，但最长不得超过六十日。`;
    const said = '进一步审查九十日，特殊情形可再延长，最长不超过九十日';
    expect(compareSentence(said, law, at(2)).difference).toEqual({
      kind: 'figure',
      said: '不超过九十日',
      law: '不得超过六十日',
    });
  });

  test('that follows from a step of a ladder is held against what follows from that step', () => {
    const law =
      '职工累计工作已满1年不满10年的，年休假5天；已满10年不满20年的，年休假10天；已满20年的，年休假15天。';
    const read = (said: string) => compareSentence(said, law, { paragraph: null, item: null });
    expect(read('累计工作已满十年不满二十年，每年享受年休假十五天').difference?.law).toBe('10天');
    expect(read('累计工作已满十年不满二十年，每年享受年休假十天').outcome).toBe('agrees');
  });
});

test('consent is another thing than notice', () => {
  const law = '承包方之间可以对土地承包经营权进行互换，并向发包方备案。';
  const read = (said: string) => compareSentence(said, law, { paragraph: null, item: null });
  expect(read('互换土地承包经营权要发包方同意').difference?.law).toBe('向发包方备案');
  expect(read('互换土地承包经营权不需要发包方同意').outcome).not.toBe('differs');
});
