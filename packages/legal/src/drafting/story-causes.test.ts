import { expect, test } from 'vitest';
import { toFlatText } from '../words/flat-text.ts';
import { causesOf } from './story-causes.ts';

const causes = (story: string) => causesOf(toFlatText(story)).map(({ name }) => name);

test('a spouse who threatens with divorce over a loan makes no divorce of it', () => {
  expect(causes('我借给同事邓小兵4万元，他写了借条，一直不还。我老婆天天骂我，说要跟我离婚。')).toEqual([
    '民间借贷纠纷',
  ]);
  expect(causes('我和他2016年结婚，他家暴，我要离婚。他还向我妈借过3万元。')[0]).toBe('离婚纠纷');
  expect(causes('老公说要跟我离婚怎么办')).toEqual(['离婚纠纷']);
});

test('a deposit for a uniform at work is no lease', () => {
  const work =
    '我2024年3月4日入职临江市青禾餐饮有限公司当服务员，月薪4200元，入职交了300元工作服押金，上个月把我辞退了。';
  expect(causes(work)[0]).toBe('劳动争议');
  expect(causes('我租了他的房子，退租以后押金2000元不退。')).toEqual(['房屋租赁合同纠纷']);
});

test('wages on an IOU are sued for in court, unless the employment is in dispute besides', () => {
  const site = '包工头牛大山喊我们在工地砌墙，完工后打了张欠条，写明欠我工资23000元。';
  expect(causes(site)[0]).toBe('劳务合同纠纷');
  expect(causes(`${site}我已经申请劳动仲裁了。`)[0]).toBe('劳动争议');
  expect(causes('临江市青禾家具厂给我打了工资欠条，欠我2个月工资9000元。')[0]).toBe('追索劳动报酬纠纷');
  expect(causes('公司给我打了工资欠条9000元，还违法辞退我，我要赔偿金。')[0]).toBe('劳动争议');
});

test('what a neighbour says of somebody in a group is about a name, and not about neighbours', () => {
  expect(causes('楼下邻居在业主群里骂我是小偷，还发到抖音上。去年他家漏水的事已经解决了。')).toEqual([
    '名誉权纠纷',
  ]);
  expect(causes('楼上邻居家漏水，把我家天花板泡了，一直不修。')).toEqual(['相邻关系纠纷']);
});

test('where the words of another trouble stand in more of the story, both are told', () => {
  const told = causes(
    '我在厂里上班，厂长说欠我工资。我租房住，房东不退押金，租期到了我搬走，钥匙交了，水电结清了，房东说有划痕，押金3000元。',
  );
  expect(told.length).toBeGreaterThan(1);
  expect(told).toContain('房屋租赁合同纠纷');
});
