import { describe, expect, test } from 'vitest';
import { readStory } from '../read-story.ts';
import { isTold } from '../told-stages.ts';
import { isSwindle } from './swindle.ts';
import { toldDays } from './told-days.ts';

const TODAY = '2026-11-20';
const all = (story: string, path: RegExp) =>
  readStory(story, TODAY).flatMap((fact) => (path.test(fact.path) ? [fact.value] : []));
const account = (story: string) => String(all(story, /^told_account$/)[0] ?? '');
const claims = (story: string) => all(story, /^claims\/.*\/content$/).join('\n');
const suing = (story: string) => all(story, /^claimants\/.*\/name$/);
const sued = (story: string) => all(story, /^defendants\/.*\/name$/);

describe('who is no party', () => {
  test('an account is nobody, and a word of a firm is the firm', () => {
    const story =
      '我叫祁连山，今年3月2日跟西宁丰泰汽车销售有限公司买了台皮卡，公户收的款。车是事故车，9月1日我找丰泰，他们不退。我要退车退款。';
    expect(sued(story)).toEqual(['西宁丰泰汽车销售有限公司']);
  });

  test('who owns a home beside the teller, and speaks for an insurer, is not sued', () => {
    const crash =
      '我叫邬敏，5月6日骑车被一辆货车撞了，司机叫卜强，交警认定他全责。保险公司小赵打电话说最多赔两万。医药费我花了31000元，我要他赔。';
    expect(sued(crash)).toEqual(['卜强']);
    const fee =
      '我被物业告了，昨天收到法院传票。我叫应林，房子是我和老婆岳珊两个人的。告我的是成都瑞景物业服务有限公司，说我欠物业费6000元。楼顶漏水他们不修。';
    expect(sued(fee)).toEqual(['应林']);
    expect(suing(fee)).toEqual(['成都瑞景物业服务有限公司']);
    expect(all(fee, /^cause$/)).toEqual(['物业服务合同纠纷']);
    expect(claims(fee)).toBe('');
  });

  test('who forbears is no child, and who was never looked for is no brother', () => {
    const divorce =
      '我叫牟兰，老公叫柴斌，2018年5月结的婚，儿子叫柴乐。我妈劝我为了孩子等等再说，孩子谈谈就好。我要离婚，儿子归我。';
    expect(all(divorce, /^children\/.*\/name$/)).toEqual(['柴乐']);
    const estate =
      '我叫庄红，大哥庄建国。我爸前年走的，留下一套房。妈走以后爸没再找过人。大哥庄建国把房占了不肯分，我要分遗产。';
    expect(sued(estate)).toEqual(['庄建国']);
  });

  test('a name alone behind 我 is who tells it', () => {
    const story =
      '健身房关门了！我卞蓉，苏州的。2月3日在苏州跃动健身管理有限公司办的年卡3000元，8月关的门。我要退卡。';
    expect(suing(story)).toEqual(['卞蓉']);
  });

  test('who borrowed stands before who vouched, and who only watched is neither', () => {
    const story =
      '我叫柳青，老窦是我以前的邻居，大名窦志远。去年3月5日他来我家借十万，我转给他的，我弟柳松就坐边上。借条上写“担保人裘海承担连带责任”，裘海按了手印。到现在一分没还，我要他还。';
    expect(sued(story)).toEqual(['窦志远', '裘海']);
  });
});

describe('sums that are no claims', () => {
  test('what the other side demands besides', () => {
    const story =
      '我叫虞欣，租的房东卓琳的房子，押金也是3800，8月31号搬完，钥匙还她了。她说墙脏了，要扣完押金还要我补1500。我要她退钱。';
    expect(claims(story)).not.toContain('1500');
    expect(claims(story)).toContain('退还押金3800元');
    expect(account(story)).toContain('1500');
  });

  test('what came of the rent, and what others would take to finish a work', () => {
    const lease =
      '我叫储刚，铺子租给纪小军，5200一个月，6月起就没交，8月9号微信转了我3000。我要收回铺子，租金要追。';
    expect(claims(lease)).not.toContain('3000元。');
    expect(all(lease, /^claims\/.*\/amount$/)).not.toContain(3000);
    const works =
      '我叫常悦，跟长沙宜家美装饰工程有限公司签的全包，我给了7万，7月开始没人来了，卫生间漏水。别家看了说剩下的加返工要3.6万。我要退钱换人做。';
    expect(all(works, /^claims\/.*\/amount$/)).not.toContain(36000);
  });

  test('one delay is paid for once', () => {
    const story =
      '我是钟诚，做板材批发的。3月4日跟常州泰和家具有限公司签购销合同，总价30万元，逾期付款每日万分之四违约金。3月9日对方公账付8万。6月20号他们会计签了对账单：尚欠220000元。货早就送完了，他们老说没钱嘛。请把钱要回来嘛，利息也要。';
    expect(claims(story)).toContain('违约金');
    expect(claims(story)).not.toContain('利息');
    const told = String(all(story, /^story$/)[0]);
    expect(told).toContain('2026年6月20日，双方对账');
    expect(told).toContain('已支付货款80000元');
  });

  test('parts of a loan come to what is said to be owed, or stay open', () => {
    const loan = (owed: string) =>
      `我叫贝佳，对方是我同学栾峰。3月1号他说交学费，我支付宝转给他2万。5月2号我又微信转1万，备注“借款”。7月3号他还了我4000，说“还差${owed}，年底还清”。没有借条。`;
    expect(all(loan('两万六'), /^loan_principal$/)).toEqual([30000]);
    expect(all(loan('三万'), /^loan_principal$/)).toEqual([]);
    expect(account(loan('两万六'))).toContain('没有借条');
  });

  test('what was paid beside the price is a head of its own', () => {
    const story =
      '我叫暴晨，8月3号在郑州佳途二手车销售有限公司买了台轿车，合同价六万五，另收3000手续费，总共花了六万八。是泡水车。我要退车退款，赔我三倍。';
    expect(claims(story)).toContain('退还货款65000元');
    expect(claims(story)).toContain('退还另付的费用3000元');
    expect(claims(story)).toContain('195000元');
  });

  test('what a mother-in-law wants back is no claim of the wife', () => {
    const story = '我叫封琴，老公叫终强，2019年结的婚。他妈说离婚就得把彩礼退回去。他打过我。我要离婚。';
    expect(claims(story)).not.toContain('彩礼');
    expect(account(story)).toContain('彩礼');
  });
});

describe('jobs', () => {
  test('who will not come back asks the damages, by the average wage', () => {
    const story =
      '我叫满仓，在无锡恒立轴承有限公司开叉车，2020年5月6号进厂，基本工资4000，加上加班这一年平均下来6000一个月。10月8号人事说我绩效不行，让我当天走人，把我解除了。再回去上班我是不想了。我要赔偿。';
    expect(claims(story)).not.toContain('继续履行');
    expect(claims(story)).toContain('赔偿金');
    expect(all(story, /^monthly_wage$/)).toEqual([6000]);
  });

  test('nobody begins on the day they leave', () => {
    const story =
      '我叫丰收，在福记面馆干活，老板欠我工资，一个月4200。9月15号我实在干不下去了，不发工资我就不干了，当天就走了。没签合同。';
    expect(all(story, /^worked_from$/)).toEqual([]);
  });
});

describe('days', () => {
  test('a year of two digits is ahead only as far as a term runs, and tells nothing of what happened', () => {
    const story =
      '我叫乐山，铺子租给苗壮卖水果，签了三年，去年5月1号到28年4月底，3000一个月，今年6月起没交，9月2号他转了我1000。房子是97年3月盖的，旧是旧嘛。我要收回铺子。';
    const days = toldDays(story, TODAY).map(({ text }) => text);
    expect(days).toEqual(expect.arrayContaining(['1997年3月', '2026年9月2日']));
    expect(days).toContainEqual(expect.stringContaining('2028年4月'));
    expect(days.join()).not.toMatch(/192\d年|2027年/);
  });

  test('the first day of a job is no day before, and 当年 has no year', () => {
    const story =
      '我叫安康，在聚福楼饭店端菜，上班头一天收了我300块押金。当年我也没多问。8月工资到现在没发，老板说没钱嘛。';
    expect(account(story)).toContain('上班头一天');
    expect(account(story)).toContain('当年');
  });
});

describe('the words that were told', () => {
  test('a quotation with a question in it stays whole', () => {
    const story =
      '我叫麦芒，对方是我前女友苗青。4月5日她跟我借了2万，我微信转的。9月1号我问她，她说“谈恋爱花的你好意思要？”然后把我拉黑了。我要她还钱。';
    expect(account(story)).toContain('‘谈恋爱花的你好意思要？’然后把我拉黑了');
    expect(account(story)).not.toMatch(/。’然后/);
  });

  test('of whom a daughter tells the party is the claimant', () => {
    const story =
      '我替我妈问的。我妈柏秀英，66岁，6月1号骑车被一辆轿车撞了，司机叫雷鸣，交警认定他主责，我妈次责。医药费花了20000元，还没给，他说没钱嘛。';
    expect(account(story)).toMatch(/^据原告亲属自述：“.*我妈次责/);
  });

  test('an own paper is kept by its name, and an original alone is none', () => {
    const story =
      '我叫江帆，租的房东古月的房子，退房那天签了个交接单，合同原件在我手里，押金2000她不退。我要她退押金。';
    const rows = all(story, /^evidence\/.*\/name$/);
    expect(rows).toContain('交接单');
    expect(rows).not.toContain('原件');
  });
});

describe('which paper', () => {
  test('partners and heirs sue for no price of goods', () => {
    expect(isTold('goods_sale', '我们三个人合伙开店，还欠供货商两万货款。', '')).toBe(false);
    expect(isTold('goods_sale', '他欠我货款三万，送货单都在。', '')).toBe(true);
  });

  test('a shop online that asks for one payment more is for the police', () => {
    const story =
      '我好像被骗了。在网上买耳机，卖家发了个链接，付了599，页面弹出说账户异常要保证金，客服让我再打1000，我打了，人就不回了。';
    expect(isSwindle(story)).toBe(true);
    expect(sued(story)).toEqual([]);
  });
});

describe('loans', () => {
  const LOAN =
    '我叫屠亮。前年三月十号，薄建文跟我借15万，借条写十五万，月息一分五，说好头一个月利息先扣，我建行转给他147750。约定去年三月十号还。六月一号起给过我利息。条子下面写着“保证人：芮大江”，没写别的。';
  test('what was handed over is lent where interest was kept back, and who only vouched borrowed nothing', () => {
    expect(all(LOAN, /^loan_principal$/)).toEqual([147750]);
    expect(all(LOAN, /^guarantor_name$/)).toEqual(['芮大江']);
    expect(all(LOAN, /^loan_borrower$/)).toEqual(['薄建文']);
    expect(all(LOAN, /^guarantee_ends_on$/)).toEqual(['2025-09-10']);
    expect(sued(LOAN)).toEqual(['薄建文', '芮大江']);
  });

  test('a month told behind the day a debt was due is of no sure year', () => {
    expect(account(LOAN)).not.toMatch(/2025年6月|2026年6月/);
  });

  test('as much every month as the rate makes is interest paid', () => {
    const story =
      '我叫屠亮，2024年3月10日薄建文跟我借15万，建行转的，月息一分五，约定2025年3月10日还。每个月10号给我两千二百五，给了五次，就不给了。';
    expect(all(story, /^loan_interest_paid$/)).toEqual([11250]);
    expect(all(story, /^loan_parts$/)).toEqual([]);
    expect(all(story.replace('两千二百五', '三千'), /^loan_interest_paid$/)).toEqual([]);
  });

  test('a present is no repayment, and Mid-Autumn of the year behind the note is the due day', () => {
    const story =
      '我叫屠亮，表弟芮大江陆续借了我4万，前年九月叫他补了一张借条，写的“今借到屠亮四万元，明年中秋前还清”。今年三月他还了我六千，他老婆还拿来过两千，那是给我爸的红包，不是还钱。我要他还。';
    expect(all(story, /^loan_repaid$/)).toEqual([6000]);
    expect(all(story, /^loan_due_on$/)).toEqual(['2025-10-05']);
  });

  test('后年 is counted from when it was said, and stays open', () => {
    const story = '我叫安康，2022年7月4日进的宏图贸易公司，合同续签到后年七月。今年9月工资没发，我要工资。';
    expect(account(story)).toContain('后年七月');
  });
});

describe('notices', () => {
  test('one that was given is not offered to be written', () => {
    expect(isTold('giving_notice', '', '十一月五号我们又发了解除通知，他们没理。')).toBe(false);
    expect(isTold('giving_notice', '', '我想给房东发个解除合同的通知。')).toBe(true);
  });
});
