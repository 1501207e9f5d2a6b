import { describe, expect, test } from 'vitest';
import { toFlatText } from '../words/flat-text.ts';
import { readStory } from './read-story.ts';
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

describe('a neighbour whose smoke and noise come in at the window', () => {
  const story =
    '我家楼下开了家烤鱼店，老板叫濮阳川。今年4月他在我家阳台底下装了排烟管，对着我家窗，夜里油烟熏得睡不着。我自己花了2600装隔音窗，没用。我想让他把管子改走，再赔点钱。';
  const claims = readStory(story, '2026-11-30').flatMap(({ path, value }) =>
    /^claims\/.*\/content$/.test(path) ? [String(value)] : [],
  );

  test('is to stop it and to move the pipe, and pays what was told to be spent against it', () => {
    expect(readStory(story, '2026-11-30').find(({ path }) => path === 'cause')?.value).toBe('相邻关系纠纷');
    expect(claims).toEqual([
      '请求判令被告停止侵害、排除妨害，拆除或者改移排烟设施',
      '请求判令被告赔偿安装隔音窗的费用2600元',
    ]);
  });
});

describe('an account that 我 ends', () => {
  test('is quoted, and no role is put where it would make no sentence', () => {
    const facts = readStory(
      '我们是做纸箱的，衢州市明禾包装有限公司，法人代表尤大田就是我。去年11月3日跟丽水市佳味食品有限公司签了采购合同，货款31500元一直没付，盖了章的对账单在我这。',
      '2026-11-30',
    );
    expect(JSON.stringify(facts)).not.toContain('就是原告');
    expect(JSON.stringify(facts)).not.toContain('在原告这');
  });
});
