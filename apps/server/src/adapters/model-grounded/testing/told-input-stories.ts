import type { FigureStory } from './figure-stories.ts';

/** A story that may tell of a second trouble, and of points that were asked. */
export interface ToldInputStory extends FigureStory {
  points?: string[];
  second?: string;
  /** Words that must not stand in the answer. */
  saysNot?: RegExp;
}

/** Double wages by the span of the job (劳动合同法 82, 实施条例 6, 7). */
const DOUBLED: ToldInputStory[] = [
  {
    guide: 'no-written-contract',
    story:
      '今年3月1号进厂，月薪6000，没签过合同，干到上月31号辞的。另外签的租房合同明年8月到期。双倍工资能要多少？房子能提前退吗',
    sums: [42_000],
    never: [66_000],
  },
  {
    guide: 'no-written-contract',
    story: '我今年1月5号入职，一个月5000，一直没签合同，10月4号离职了，租的房明年6月到期。双倍工资多少？',
    sums: [40_000],
  },
  {
    guide: 'no-written-contract',
    story:
      '2026年2月1号上班，上个月31号被辞退，没有签劳动合同，工资每月7000，二倍工资能拿多少，我明年三月还要考驾照',
    sums: [56_000],
  },
  {
    guide: 'no-written-contract',
    story: '今年4月10号到店里上班，月薪4800，老板没和我签合同，9月9号走的。二倍工资是多少钱',
    sums: [19_200],
  },
];

/** Leave of the year of leaving by its days (企业职工带薪年休假实施办法 10, 11, 12). */
const LEAVE: ToldInputStory[] = [
  {
    guide: 'annual-leave',
    story: '社保交了14年，在这家干了3年，这个月30号离职，今年年假一天没休，月薪8700，能折多少钱',
    sums: [7_200],
    never: [800],
  },
  {
    guide: 'annual-leave',
    story: '工龄6年，上个月31号离的职，今年的年假一天都没休过，工资6525一个月，公司要补多少',
    sums: [2_400],
  },
  {
    guide: 'annual-leave',
    story: '累计工作22年了，今年6月30号被辞退，今年年假一天也没休，月薪10875，未休年假补偿多少',
    sums: [7_000],
  },
  {
    guide: 'annual-leave',
    story: '我社保累计缴了11年，10月31号离职，年假一天没休，月工资4350，年休假工资能要多少',
    sums: [3_200],
    never: [400],
  },
];

/** No sum that was not asked for of months that were no tenure. */
const ARREARS: ToldInputStory[] = [
  {
    guide: 'unpaid-wages',
    story: '工地老板欠我3个月工资1万9千6，没写过欠条，上月15号走的，现在不接电话，怎么办',
    sums: [19_600],
    never: [12_667, 19_000, 6_333.33],
  },
  {
    guide: 'unpaid-wages',
    story: '公司拖欠我四个月工资一共2万8千4，我10月8号离职了，能要回来吗',
    sums: [28_400],
    never: [28_000, 7_000, 14_000],
  },
  {
    guide: 'want-to-resign',
    story: '公司欠了两个月工资，月薪9000，想被迫离职，经济补偿能拿多少',
    sums: [],
    never: [9_000, 4_500],
  },
  {
    guide: 'unpaid-wages',
    story: '欠薪5个月共3万2千5，老板让我们走人，补偿金给多少',
    sums: [],
    never: [6_500, 3_250],
  },
];

/** 民法典 188, 劳动争议调解仲裁法 50, 民法典 1053, 行政诉讼法 46. */
const DAYS: ToldInputStory[] = [
  {
    guide: 'loan-not-repaid',
    story: '借给同事5万，借条写明2023年12月31日还清，到现在没还，最晚什么时候起诉',
    sums: [],
    day: '2026-12-31',
  },
  {
    guide: 'loan-not-repaid',
    story: '2022年借出去8万，说好2024年5月20号归还，一直拖着，我最迟哪天告他',
    sums: [],
    day: '2027-05-20',
  },
  {
    guide: 'unpaid-wages',
    second: 'loan-not-repaid',
    story:
      '两个事情想问，一是工地欠我三个月工资1万9千6，没写过欠条，上月15号走的；二是前年借给老乡2万，借条写明2023年12月31日还清，他一直不还，这两个最晚哪天去告',
    sums: [],
    never: [12_667, 25_333, 19_000],
    day: '2026-12-31',
  },
  {
    guide: 'loan-not-repaid',
    second: 'unpaid-wages',
    story: '朋友借我3万，欠条上写着2024年1月15日前还。公司还欠我两个月工资，我10月20号走的。都还来得及吗',
    sums: [],
    day: '2027-01-15',
  },
  {
    guide: 'unpaid-wages',
    story:
      '两件事：公司欠我两个月工资，我10月20号走的；另外朋友借我3万，欠条上写着2024年1月15日前还，都还能告到哪天',
    sums: [],
    day: '2027-01-15',
  },
  {
    guide: 'dismissed-without-reason',
    story: '被公司辞退，去劳动仲裁输了，裁决书11月12号送到我手上，还有几天时间，最后一天是哪天',
    sums: [],
    day: '2026-11-27',
  },
  {
    guide: 'overtime-pay',
    story: '加班费仲裁没支持，10号收到的仲裁书，不认，接下来往哪告，最晚哪天',
    sums: [],
    day: '2026-11-25',
  },
  {
    guide: 'labour-arbitration-steps',
    story: '仲裁败了，昨天拿到裁决，公司违法开除我却没判赔偿，最晚什么时候得去法院',
    sums: [],
    day: '2026-12-04',
  },
  {
    guide: 'marriage-void-or-annulled',
    story:
      '去年10月结的婚，今年1月15号才知道他十年前就得了精神分裂症一直瞒着我，想撤销婚姻，错过时间了怎么办，最晚哪天',
    sums: [],
    day: '2027-01-15',
  },
  {
    guide: 'marriage-void-or-annulled',
    story: '我们2024年5月领的证，上个月3号翻到病历，她2015年就确诊乙肝肝硬化，婚前没说，能撤销吗，还来得及吗',
    sums: [],
    day: '2027-10-03',
  },
  {
    guide: 'fined-by-authority',
    story: '城管罚了我5000，处罚决定书10月9号收到的，复议最晚哪天，直接告法院又是哪天',
    sums: [],
    day: '2027-04-09',
  },
  {
    guide: 'fined-by-authority',
    story: '市场监管局罚款2万，11月3日送达处罚决定，不想复议想直接起诉，最晚什么时候',
    sums: [],
    day: '2027-05-03',
  },
  {
    guide: 'fined-by-authority',
    story: '9月25号拿到交通罚单决定书，罚我2000，不服，时间还有多久',
    sums: [],
    day: '2027-03-25',
  },
];

/** Stories of a stage that is reached: what is over is not told. */
const STAGES: ToldInputStory[] = [
  {
    guide: 'dismissed-without-reason',
    story: '公司辞退我，仲裁判我输，裁决书是12号送达的，加班费也没支持，想问最后期限哪天',
    sums: [],
    day: '2026-11-27',
    saysNot: /一年内(?:申请|提出)/,
  },
  {
    guide: 'overtime-pay',
    story: '加班费和违法辞退的仲裁都没支持我，上周四拿到的裁决书，我还能怎么办最晚到哪天',
    sums: [],
    day: '2026-11-27',
    saysNot: /一年内(?:申请|提出)/,
  },
  {
    guide: 'dismissed-without-reason',
    story: '辞退的事仲裁委驳回了我的请求，11月5日收到裁决，接着怎么走，期限到哪天',
    sums: [],
    day: '2026-11-20',
    saysNot: /一年内(?:申请|提出)/,
  },
  {
    guide: 'marriage-void-or-annulled',
    points: ['one-year-passed'],
    story:
      '去年10月领的证，今年1月15号才发现他十年前得过精神分裂一直吃药，婚前瞒着我。听说撤销婚姻有时间限制，错过了怎么办',
    sums: [],
    day: '2027-01-15',
    saysNot: /一般不能撤销了/,
  },
  {
    guide: 'marriage-void-or-annulled',
    points: ['one-year-passed', 'which-illness'],
    story: '2025年5月结婚，今年3月2号婆婆说漏嘴我才知道他2012年确诊艾滋，婚前没告诉我，过了时间还能撤销吗',
    sums: [],
    day: '2027-03-02',
    saysNot: /一般不能撤销了/,
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '今年3月20号办的健身年卡3600，7月20号店搬到城东去了，剩下的能退多少，要我去新店',
    sums: [2_400],
    saysNot: /期限已过|已过：/,
  },
];

/** 劳动合同法 46, 47, 87. */
const TENURE: ToldInputStory[] = [
  {
    guide: 'dismissed-without-reason',
    story:
      '2021年5月10日入职，昨天公司当场让我走人，没给理由，前12个月平均工资8千5，公司只肯给2万让我签字，该签吗',
    sums: [102_000],
  },
  {
    guide: 'laid-off-severance',
    story: '19年3月4号进的公司，今年11月18号突然开除，什么原因都不说，平均到手9千2，签协议给3万，我该签吗',
    sums: [147_200],
  },
  {
    guide: 'dismissed-without-reason',
    story:
      'I started on 1 March 2023 and my contract ends on 30 November 2026, the company will not renew. Average salary 7,200 yuan. Am I owed anything?',
    sums: [28_800],
  },
  {
    guide: 'laid-off-severance',
    story:
      'I joined on 15 June 2024 and my contract expired on 14 November 2026. My employer decided not to renew it. My average monthly wage was 8,000 yuan. Do I get anything?',
    sums: [20_000],
  },
  {
    guide: 'dismissed-without-reason',
    story: '我2020年9月1日入职，2026年11月16日被无故辞退，月平均工资1万，老板说给1个月就打发我，合理吗',
    sums: [130_000],
  },
];

const MORE: ToldInputStory[] = [
  {
    guide: 'no-written-contract',
    story:
      '今年2月1号到厂里干活，一个月6500，没签合同，上月31号是最后一天上班。我租的房明年8月才到期，房东又要涨租，双倍工资能拿多少',
    sums: [52_000],
    never: [39_000, 71_500],
  },
  {
    guide: 'no-written-contract',
    story:
      '我2月1号开始在饭店上班，月薪6500没合同，上月31号老板叫我别干了，双倍工资多少？另外我和房东签到明年8月',
    sums: [52_000],
    never: [71_500],
  },
  {
    guide: 'annual-leave',
    story: '月薪8700，社保一共交了14年，这家公司待了两年，30号办离职，今年年假一天没休，能补多少钱',
    sums: [7_200],
    never: [800, 600],
  },
  {
    guide: 'dismissed-without-reason',
    story: '2021年6月1号入职，前天老板当场叫我滚蛋，啥理由没有，一年平均到手8千5，他给3万让我签字，能签吗',
    sums: [93_500],
  },
  {
    guide: 'laid-off-severance',
    story: '22年7月11日进公司，昨天人事让我当天走人，平均工资大概8千5，公司说给1万5了事，合适吗',
    sums: [38_250, 76_500],
  },
  {
    guide: 'laid-off-severance',
    story:
      'I worked from 1 December 2023 until 30 November 2026 on a fixed contract. It expires and they told me they will not renew it. My average wage is 7,200 yuan a month. Do they owe me anything?',
    sums: [21_600],
  },
  {
    guide: 'laid-off-severance',
    story:
      'My contract ends on 30 November 2026. I started on 1 December 2023. The company offered to renew on the same terms but I do not want to renew. Average salary 7,200 yuan. Do I get severance?',
    sums: [],
    never: [21_600],
  },
  {
    guide: 'child-support',
    second: 'spouse-owes-debts',
    story: '两个问题：他婚前欠的8万债要我还吗？离婚孩子归我，他固定工资8000一个月，只肯出500，抚养费该多少',
    sums: [1_600, 2_400],
  },
  {
    guide: 'spouse-owes-debts',
    second: 'child-support',
    story:
      '他结婚前借的12万现在债主找我，要还吗。还有离婚后女儿归我，他在单位上班每月固定8000，说只给500抚养费，够不够',
    sums: [1_600, 2_400],
  },
  {
    guide: 'child-support',
    story: '一个儿子跟我，前夫工资固定每月9000，他提出给600，正常该给多少',
    sums: [1_800, 2_700],
  },
  {
    guide: 'how-to-sue',
    story: '别人欠我8万5，起诉费要多少，听说简易程序减半，我手头紧出不起',
    sums: [962.5],
  },
  { guide: 'how-to-sue', story: '起诉要货款9万元，诉讼费多少？走简易程序是不是能少一半', sums: [1_025] },
  {
    guide: 'interest-too-high',
    points: [],
    story: '借条写的5万，当场扣了5千利息，实际给我45000，我后来还了10000，他现在要我还5万，到底还欠多少',
    sums: [35_000],
  },
  {
    guide: 'interest-too-high',
    story: '借款6万，先扣利息6千，到手5万4，月息3分，已经还了2万，还欠多少',
    sums: [],
    never: [34_000],
  },
  {
    guide: 'judgment-not-obeyed',
    story: '3月10号判决下来，判他5月6号之前付我10万，一直拖到11月18号才付，迟延履行利息能要多少',
    sums: [3_430],
    never: [4_427.5],
  },
];

/** 民法典 670, 预付式消费解释, 婚姻家庭编解释（一） 49, 诉讼费用交纳办法 13, 16, 迟延履行利息解释 1. */
const SUMS: ToldInputStory[] = [
  {
    guide: 'interest-too-high',
    story: '欠条写5万，实际到手4万5，先扣了5千利息，后来还了1万，现在还欠多少',
    sums: [35_000],
  },
  {
    guide: 'interest-too-high',
    story: '网上找人借3万，砍头息扣掉4500，到账25500，我已经还了8000，还要还多少',
    sums: [17_500],
  },
  {
    guide: 'interest-too-high',
    story: '借条上10万，打款的时候先扣2万利息，只拿到8万，前面还过3万了，还剩多少要还',
    sums: [50_000],
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '今年3月20号办的健身年卡3600，11月20号起店搬到20公里外，剩下的能退多少',
    sums: [1_200],
  },
  {
    guide: 'travel-gym-training-refund',
    story: '给娃报了48节课9600，上了18节机构关门了，能退多少',
    sums: [6_000],
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '办了一年的瑜伽卡2400元，从今年6月1号开始算，店里9月1号关门搬走了，退多少钱',
    sums: [1_800],
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '两年游泳卡4800，2025年5月1日开卡，上月31号老板关店搬去城东，要求去新店，我不去，能退我多少',
    sums: [1_196.71],
  },
  {
    guide: 'child-support',
    story: '离婚，孩子归我，他固定工资8000，只肯给500，抚养费该给多少',
    sums: [1_600, 2_400],
  },
  {
    guide: 'child-support',
    story: '女儿跟我，前夫是老师，每月固定工资1万，他说最多出800，合理吗',
    sums: [2_000, 3_000],
  },
  {
    guide: 'child-support',
    story: '儿子判给我，孩子爸月薪6500很稳定，就愿意给300一个月，够吗，一个孩子一般给多少',
    sums: [1_300, 1_950],
  },
  { guide: 'how-to-sue', story: '起诉要回8万，法院说走简易程序，诉讼费要多少', sums: [900] },
  { guide: 'how-to-sue', story: '我想告他还10万元，简易程序受理费交多少，我出不起', sums: [1_150] },
  { guide: 'how-to-sue', story: '货款25万，告法院诉讼费多少，适用简易程序的话', sums: [2_525] },
  {
    guide: 'judgment-not-obeyed',
    story: '判决他5月6号前还我10万，到11月18号还没给，迟延利息是多少',
    sums: [3_430],
  },
  {
    guide: 'judgment-not-obeyed',
    story: '法院判对方今年3月1日前付20万，拖到9月17日才付，双倍利息该多少',
    sums: [7_000],
  },
  {
    guide: 'judgment-not-obeyed',
    story: '判决书让他8月12号之前还本金6万，今天11月20号了一分没还，迟延履行的利息怎么算是多少',
    sums: [1_050],
  },
];

/** A day of the month alone. */
const BARE_DAYS: ToldInputStory[] = [
  {
    guide: 'summons-received',
    story: '28号收到的法院传票和起诉状，答辩最晚哪天',
    sums: [],
    day: '2026-11-12',
  },
  {
    guide: 'dismissed-without-reason',
    story: '公司辞退我的仲裁输了，9号收到的裁决书，去法院最晚哪天',
    sums: [],
    day: '2026-11-24',
  },
];

/** What a careless reader would take for an input. */
const TRAPS: ToldInputStory[] = [
  {
    guide: 'annual-leave',
    story: '累计工作12年，上月15号离职，年假休了3天，还有没休的，月薪8700能拿多少',
    sums: [],
    never: [2_400, 8_000],
  },
  {
    guide: 'judgment-not-obeyed',
    story: '3月5号判的，判他15天内还我10万，6月1号生效，现在11月20号还没还，迟延履行利息多少',
    sums: [2_747.5],
    never: [262.5],
  },
  {
    guide: 'laid-off-severance',
    story:
      'I joined on 3 March 2022. My contract ends on 31 December 2026 and I rent a flat until 30 June 2027. They will not renew. Salary 9,000 yuan a month. How much severance?',
    sums: [45_000],
    never: [49_500],
  },
  {
    guide: 'no-written-contract',
    story: '没签合同，2月1号上班，7月31号补签的合同，现在还在上班，月薪6000，双倍工资多少',
    sums: [],
    never: [52_137.93, 54_000],
  },
  {
    guide: 'child-support',
    story: '孩子跟我，他一个月固定8000，只说给500，抚养费应该多少',
    sums: [1_600, 2_400],
    never: [100, 150],
  },
  {
    guide: 'unpaid-wages',
    story: '工地上干了半年，包工头压了我四个月工资2万1千5，啥条都没有，能要多少',
    sums: [21_500],
    never: [21_000, 5_250, 5_375],
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '办了两年健身卡3000，2025年3月1日办的，送3个月，今年9月1日关门，退多少',
    sums: [],
    never: [750, 1_000],
  },
  {
    guide: 'interest-too-high',
    story: '欠条写5万，到手4万5，还过1万，又还了5千，先扣的利息，还欠多少',
    sums: [],
    never: [35_000, 40_000],
  },
];

export const TOLD_INPUT_STORIES: readonly ToldInputStory[] = [
  ...DOUBLED,
  ...LEAVE,
  ...ARREARS,
  ...DAYS,
  ...STAGES,
  ...TENURE,
  ...SUMS,
  ...MORE,
  ...TRAPS,
  ...BARE_DAYS,
];
