import { describe, expect, test } from 'vitest';
import { readStory } from '../read-story.ts';

const TODAY = '2026-11-29';
const list = (story: string, path: RegExp) =>
  readStory(story, TODAY).flatMap((fact) => (path.test(fact.path) ? [fact.value] : []));
const claims = (story: string) => list(story, /^claims\/.*\/content$/);
const defendants = (story: string) => list(story, /^defendants\/.*\/name$/);

describe('an accident', () => {
  const STORY =
    '我叫毛小梅。2026年2月3日，邢大伟驾驶临A12345号货车变道，把我撞倒。交警认定邢大伟负主要责任。我住院10天，医疗费20000元，邢大伟垫付了5000元。我月工资3000元。鉴定误工期90天，护理期30天，鉴定费1800元。货车在安平财产保险股份有限公司临江中心支公司投保了交强险。';

  test('is sued over with the driver and the insurer', () => {
    expect(defendants(STORY)).toEqual(['邢大伟', '安平财产保险股份有限公司临江中心支公司']);
  });

  test('has a claim of each head, worked out where that can be, open where a figure of the place is needed', () => {
    expect(claims(STORY)).toEqual([
      expect.stringContaining('强制保险'),
      '请求判令被告赔偿医疗费15000元（共20000元，扣除已垫付的5000元）',
      '请求判令被告赔偿住院伙食补助费＿＿＿元（住院10天，按当地标准计算）',
      '请求判令被告赔偿护理费＿＿＿元（护理期30天）',
      '请求判令被告赔偿误工费9000元（误工期90天，月收入3000元）',
      '请求判令被告赔偿鉴定费1800元',
    ]);
  });
});

describe('a lease that ended', () => {
  test('asks for the deposit, the penalty by the day from the day after it was due, and the repair', () => {
    const story =
      '我租了汪小琴位于临江市河东区学府街3号502室的房子，押金5000元。合同约定退租后十日内退还押金，逾期每日按押金的千分之二支付违约金。热水器坏了，我自己花600元修好。2026年5月2日我搬走，她不退押金。';
    expect(claims(story)).toEqual([
      '请求判令被告退还押金5000元',
      '请求判令被告支付逾期退还押金的违约金（自2026年5月13日起至实际退还之日止，按每日10元计算）',
      '请求判令被告支付原告垫付的维修费600元',
    ]);
  });

  test('somebody who is told to mend something is nobody’s name', () => {
    const story = '我叫伍修，男，租了汪小琴的房子，押金5000元不退。';
    expect(list(story, /^claimants\/.*\/name$/)).toEqual(['伍修']);
    expect(
      list('我叫方晓岚。空调坏了，我叫尹修，他不来，押金5000元也不退。', /^claimants\/.*\/name$/),
    ).toEqual(['方晓岚']);
  });
});

describe('goods that were not paid for', () => {
  const STORY =
    '我们公司是绍兴鼎盛建材有限公司，2024年4月8日与杭州云帆装饰有限公司签订买卖合同，总价20万元，验收后十五日内付清，逾期按日万分之三支付违约金。5月6日货送到，5月10日验收合格。2025年2月1日双方对账，还欠8万元。同日任大勇手写保证书，承担连带保证责任，2025年8月31日前付清。';

  test('are claimed with a penalty from when they were due, in the year that was told', () => {
    expect(claims(STORY)).toEqual([
      '请求判令被告支付货款80000元',
      '请求判令被告支付违约金（以80000元为基数，自2024年5月26日起至实际付清之日止，按每日万分之三计算；暂计至2026年11月29日为22032元）',
      '请求判令被告任大勇对上述债务承担连带保证责任',
    ]);
  });

  test('who vouches in writing is sued, with the six months of the guarantee', () => {
    expect(defendants(STORY)).toContain('任大勇');
    expect(list(STORY, /^guarantee_(?:written|due_on|ends_on)$/)).toEqual([true, '2025-08-31', '2026-02-28']);
  });
});

test('who only talked into lending is no party, and is known to have vouched by word alone', () => {
  const story =
    '2024年3月1日我转账借给郑建平5万元，他写了借条。钱大姐，就是钱秀珍，当时说他要是赖账了来找她。借条上钱秀珍没签字。';
  expect(defendants(story)).toEqual(['郑建平']);
  expect(list(story, /^guarantee_written$/)).toEqual([false]);
});

test('wages of a site are claimed less what was paid since, of the contractors as well', () => {
  const story =
    '我叫石大柱。2025年3月1日，包工头牛大山叫我到“江南府”二期工地砌墙，活是他从临江市永固劳务有限公司承包的，总包单位是临江市宏业建设集团有限公司。2025年8月1日牛大山打了欠条，写明欠我工资30000元。9月他转了8000元。我要工资和利息。';
  expect(defendants(story)).toEqual(['牛大山', '临江市永固劳务有限公司', '临江市宏业建设集团有限公司']);
  expect(claims(story)).toEqual([
    '请求判令被告牛大山支付劳动报酬22000元（欠条30000元减去已付8000元）',
    expect.stringContaining('以22000元为基数'),
    '请求判令被告临江市永固劳务有限公司、临江市宏业建设集团有限公司对上述劳动报酬承担清偿责任',
  ]);
});

test('a name that was hurt: to take it down, to apologise where it was said, and the losses', () => {
  const story =
    '我叫白露，开了一家早餐店。2026年6月1日，邻居贾小芬在300人的业主微信群“河畔人家”里发消息，说我“用地沟油炸油条”。退了6个订餐的，每个每月200元，从6月到7月。公证费800元。';
  expect(claims(story)).toEqual([
    '请求判令被告立即停止侵害，删除在微信群“河畔人家”发布的侵权内容',
    '请求判令被告在微信群“河畔人家”发布声明，向原告赔礼道歉，恢复名誉',
    '请求判令被告赔偿经济损失2400元（6人×每月200元×2个月）',
    '请求判令被告赔偿公证费800元',
    '请求判令被告赔偿精神损害抚慰金＿＿＿元',
  ]);
});

test('a guarantee of a loan runs from when the loan is due', () => {
  const story = '2024年3月1日我转账借给郑建平5万元，约定2025年3月1日前归还。钱秀珍在借条上签字担保。';
  expect(list(story, /^guarantee_(?:due_on|ends_on)$/)).toEqual(['2025-03-01', '2025-09-01']);
});

describe('a loan in parts', () => {
  const STORY =
    '2024年5月6日我银行转账借给郑建平3万元，6月2日他又让我帮忙，我又微信转了2万元给他。借条是6月2日一起补写的，写的是5万元，月息一分，2025年底前还清。他付过四个月利息，每月500元，付到2024年10月就停了。2026年3月8日他还了1万元，说是还本金的。';

  test('is what the IOU says, and interest is claimed from after the month until which it was paid', () => {
    expect(list(STORY, /^loan_principal$/)[0]).toBe(50000);
    expect(list(STORY, /^loan_due_on$/)).toEqual(['2025-12-31']);
    expect(list(STORY, /^loan_interest_paid$/)).toEqual([2000]);
    expect(list(STORY, /^loan_interest_paid_until$/)).toEqual(['2024-10-31']);
    expect(list(STORY, /^loan_repaid_as$/)).toEqual(['principal']);
  });
});

describe('a marriage told as people talk', () => {
  const STORY =
    '俺叫柳如月，他叫邱大海，俺俩2012年3月4日领证。大的闺女邱小雨2013年5月6日生的，小的儿子邱小雷2018年7月8日。他从2020年开始赌，喝了酒还打俺。2022年8月9日俺就回娘家住了。去年2025年俺起诉过离婚，法院3月5日判的不准离。俺要离婚。';

  test('has both children, both spouses and its day of parting, and no year twice', () => {
    expect(list(STORY, /^children\/.*\/name$/)).toEqual(['邱小雨', '邱小雷']);
    expect(defendants(STORY)).toEqual(['邱大海']);
    expect(list(STORY, /^divorce_ground$/)).toEqual([
      '被告自2020年起赌博；被告殴打原告；双方自2022年8月9日起分居至今',
    ]);
    expect(list(STORY, /^earlier_divorce_suits$/)).toEqual([
      '原告曾于2025年起诉离婚，法院于2025年3月5日判决不准离婚',
    ]);
  });
});
