import { describe, expect, test } from 'vitest';
import { readStory } from '../read-story.ts';

const TODAY = '2026-11-20';
const named = (story: string, side: 'claimants' | 'defendants') =>
  readStory(story, TODAY).flatMap(({ path, value }) =>
    path.startsWith(`${side}/`) && path.endsWith('/name') ? [value] : [],
  );
const cause = (story: string) => readStory(story, TODAY).find(({ path }) => path === 'cause')?.value;
const claims = (story: string) =>
  readStory(story, TODAY)
    .flatMap(({ path, value }) => (/^claims\/.*\/content$/.test(path) ? [value] : []))
    .join('\n');

describe('firms that papers name', () => {
  test('the firm of the invoice is asked, and who sold for it is not', () => {
    const story =
      '我叫白露，4月8日找销售小董买了台车，发票上是“合肥路达汽车销售有限公司”，是事故车，小董不退，我要退车。';
    expect(named(story, 'defendants')).toEqual(['合肥路达汽车销售有限公司']);
  });

  test('both firms of a sale are read, and who speaks for one is no party', () => {
    const sold = '我们宁波永佳阀门有限公司卖了一批阀门给嘉兴新岳管业有限公司，合同价20万。到期没付。';
    expect(named(sold, 'claimants')).toEqual(['宁波永佳阀门有限公司']);
    expect(named(sold, 'defendants')).toEqual(['嘉兴新岳管业有限公司']);
    const bought =
      '我们是做门窗的小厂，绵阳亮晶门窗有限公司，我是会计小蒋。3月5日跟成都沃尔机械有限公司订了一台切割机，定金3万，他们业务小余一直拖，没交货。';
    expect(named(bought, 'claimants')).toEqual(['绵阳亮晶门窗有限公司']);
    expect(named(bought, 'defendants')).toEqual(['成都沃尔机械有限公司']);
  });

  test('an employer under the name people have for it, and words before a quotation are nobody', () => {
    const story =
      '我叫白露，去年5月进的宏图科技公司当测试，一个月8000，今年9月工资没发。我微信发给主管，原话“我不干了”。';
    expect(named(story, 'defendants')).toEqual(['宏图科技公司']);
  });
});

describe('what somebody else is owed', () => {
  const CARD =
    '我叫祝丽，去年五月在悦美瑜伽馆充了6000元会员卡，收据盖的是南昌悦美健身管理有限公司的章。今年九月关门了，前台小刘说她自己也被欠了三个月工资。转到别家每人要再补800。能不能要回来？';
  test('the wages of a clerk make no labour dispute of a card', () => {
    expect(cause(CARD)).toBe('服务合同纠纷');
    expect(claims(CARD)).not.toContain('工资');
  });

  test('what another shop would take besides is not given back', () => {
    expect(claims(CARD)).not.toContain('800');
  });

  test('a husband’s wages do', () => {
    expect(cause('我老公在一个工地干活，包工头叫牛大壮，他被欠了两个月工资，一共一万四，怎么要？')).toMatch(
      /劳/,
    );
  });
});

describe('weak words', () => {
  test('what a firm says of its customer hurts no name', () => {
    const story =
      '我叫谷雨，去年把厨房包给武汉匠心装饰工程有限公司做，付了四万。今年五月橱柜门掉下来，公司还发微信讲我自己用坏的。修要8000，我要他们赔。';
    expect(cause(story)).toBe('装饰装修合同纠纷');
  });

  test('an accusation of theft does', () => {
    const story = '业主群里，楼上的贺彪天天发语音讲我偷他家快递，说我人品差，我叫柳絮，我要他道歉。';
    expect(cause(story)).toBe('名誉权纠纷');
  });
});
