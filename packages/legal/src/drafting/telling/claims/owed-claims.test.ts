import { expect, test } from 'vitest';
import { readStory } from '../../read-story.ts';

const claims = (story: string) =>
  readStory(story, '2026-11-30').flatMap(({ path, value }) =>
    /^claims\/.*\/content$/.test(path) ? [String(value)] : [],
  );
const JOB = '我叫裘小兰，2024年5月6日进的海天服饰有限公司当缝纫工，一个月五千，';

test('a job that ended tells what the law gives for it, reckoned where it can be', () => {
  const fired = `${JOB}一直没签合同。今年5月20日主任说厂里没活，你不用来了。我该要多少钱？`;
  expect(claims(fired)).toEqual([
    '请求确认申请人与被申请人自2024年5月6日至2026年5月20日存在劳动关系',
    expect.stringContaining('违法解除劳动合同的赔偿金25000元（5,000 × 2.5 × 2'),
    expect.stringContaining('二倍工资差额55000元'),
  ]);
  const back = `${JOB}签了合同。今年5月20日主任说厂里没活，你不用来了。我想继续上班。`;
  expect(claims(back).join()).not.toContain('赔偿金');
});

test('leave that was not taken is twice a day’s pay, and only where its days and the wage are told', () => {
  const told = `${JOB}签了合同。今年5月20日把我辞退了。年假还有4天没休。我要赔偿金。`;
  expect(claims(told).join()).toContain('未休年休假工资1839.08元（5000元÷21.75×4天×200%）');
  expect(claims(told.replace('还有4天', '')).join()).not.toMatch(/年休假工资\d/);
});

test('a whole month is owed with its sum, and of a month worked in part the days stay open', () => {
  const part = `${JOB}没签合同。今年6月的工资没发，7月干了9天也没给，7月10日让我收拾东西走人。`;
  expect(claims(part).filter((claim) => /的(?:2026年6月)?工资/.test(claim))).toEqual([
    '请求裁决被申请人支付拖欠的2026年6月工资5000元（每月5000元，共1个月）',
    '请求裁决被申请人支付2026年7月1日至10日的工资＿＿＿元（月工资5000元÷21.75天×实际计薪天数）',
  ]);
});

test('rent is reckoned by its months, and not where the sum told is another', () => {
  const lease = (sum: string) =>
    `我叫甘立民，门面租给贝小龙，月租3000，合同写要按欠租的10%付违约金。他从今年五月起没交，四个月了，${sum}。我要他搬走，租金和违约金都要给。`;
  expect(claims(lease('一万二'))).toEqual([
    '请求判令被告支付租金12000元（每月3000元，共4个月）',
    '请求判令解除双方的租赁合同',
    '请求判令被告腾退租赁房屋并交还原告',
    '请求判令被告支付违约金1200元（欠付租金12000元的10%）',
    '请求判令被告支付自＿＿＿＿年＿＿月＿＿日起至实际腾退之日止的租金及占有使用费（按每月3000元计算，不与上述租金重复）',
  ]);
  expect(claims(lease('一万五')).join()).not.toMatch(/租金1[25]000元（/);
});

test('a notice that was served has ended the lease; the court is asked to say so', () => {
  const story =
    '我叫甘立民，门面租给贝小龙，月租3000。他从今年五月起没交，四个月了。九月我寄了解除通知，他签收了。我要他搬走，租金给我。';
  expect(claims(story)).toContain('请求确认双方的租赁合同已经解除');
});

test('lessons that were paid and not had are reckoned, in whichever order they are told', () => {
  const after = '我叫岑小雨，在腾飞舞蹈培训学校报了40节课花了6000，才上了10节就关门了。我要退钱。';
  const before = '我叫岑小雨，在腾飞舞蹈培训学校交了6000，一共40节课，上了10节就关门了。我要退钱。';
  for (const story of [after, before])
    expect(claims(story)).toContain('请求判令被告退还未消费部分的费用4500元（6000元÷40×剩余的30）');
  expect(claims(after.replace('才上了10节', '上了大概10节')).join()).not.toContain('4500');
});

test('a bad thing goes back for its price, thrice that where it is asked, and what its test cost', () => {
  const story =
    '我叫路大川，今年3月从一个叫尤进的车商那里买了一辆二手车，价钱五万，他保证没泡过水。后来一查是泡水车，花了检测费500。我要退车退钱，还要他赔三倍。';
  expect(claims(story)).toEqual([
    '请求判令解除双方的买卖合同',
    '请求判令被告退还货款50000元',
    '请求判令被告按价款的三倍赔偿原告150000元',
    '请求判令被告支付检测费500元',
  ]);
});

test('who paid for a bad work is owed no price and owes none', () => {
  const story =
    '我叫方大田，今年3月包给瓦匠游贵山盖三间房，包工不包料，工钱四万，我给了三万，后来漏雨墙裂，他还跟我要剩下的一万。我不想给他，他还得赔我修房子的钱。';
  expect(claims(story).join()).not.toContain('支付报酬');
});

test('a total less what the other side paid of it is the price that is left', () => {
  const story =
    '我叫费大山，给昌盛食品厂送菜，总的算下来四万二，中间给过一万二，剩下的一直拖着不给。我要货款。';
  expect(claims(story)).toContain('请求判令被告支付货款30000元（42000元扣除已付的12000元）');
});

test('of a hurt the bills are added, what was paid is taken off, and what was only offered is not', () => {
  const hurt = '我叫葛小军，邻居简大力打了我一拳，鼻梁骨断了，住院5天，花了八千，后面复查又花了600，';
  expect(claims(`${hurt}二十天没出车，一天少挣200。我要他赔医药费误工费。`)).toEqual([
    '请求判令被告赔偿医疗费8600元',
    '请求判令被告赔偿住院伙食补助费＿＿＿元（住院5天，按当地标准计算）',
    '请求判令被告赔偿误工费4000元（误工20天，按20天、每天200元计算）',
  ]);
  expect(claims(`${hurt}他说只出两千，我没同意。我要他赔医药费。`).join()).not.toContain('扣除');
});

test('heirs ask for equal shares where they say so, and by a will in one’s own hand for the thing', () => {
  const estate = '我叫龙小芳，我爸去年去世，没留遗嘱，留下一套房和存款六万，我哥龙小刚说都该他一个人的。';
  expect(claims(`${estate}我爸最后两年是住我家的。我要一人一半。`)[0]).toContain('由各继承人均等继承');
  const will =
    '我叫龙小芳，我爸去年去世，亲笔写了房子给我，还有存款六万，我哥龙小刚不认，占着房子。我要房子，存款一人一半。';
  expect(claims(will)[0]).toBe('请求判令被继承人遗留的房屋按照自书遗嘱由原告继承');
});

test('double the earnest is asked of who asks for it, and a contract that a notice ended is found to have ended', () => {
  const bought =
    '我叫屠亮，3月5日跟成都沃尔机械有限公司订了一台切割机，总价20万，付了定金5万，收据写的定金。说好5月交货，到现在没交。';
  expect(claims(`${bought}7月2日我又发了解除通知，他们7月3日签收的。请问能要双倍吗？`)).toEqual([
    '请求确认双方的合同已于2026年7月3日解除',
    '请求判令被告双倍返还定金80000元（定金以合同标的额200000元的20%即40000元为限）',
    '请求判令被告返还已付款中超出定金限额的部分10000元',
  ]);
  const sold = '我叫屠亮，卖房给芮大江，收了他定金5万，他说能要双倍。是他不买了，我不退定金行不行？';
  expect(claims(sold).join()).not.toContain('双倍');
});
