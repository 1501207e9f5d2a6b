import type { TypedStory } from './typed-stories.ts';

/** 消费者权益保护法 55, 食品安全法 148, 网络消费规定（一）10, 民法典 148, 157. */
const CONSUMERS: TypedStory[] = [
  {
    guide: 'used-car',
    story: '买的二手车说没事故，查出来是大事故车，8.5万，能退一赔三吗，卖家是个人',
    total: 85_000,
    says: /个人卖家没有三倍/,
    never: [255_000, 340_000],
  },
  {
    guide: 'used-car',
    story: '在瓜子上找了个车商买的二手车12万3，隐瞒泡水，能赔多少',
    total: 369_000,
    says: /492,000/,
  },
  {
    guide: 'used-car',
    story: '闲鱼上买的二手车3万2，卖家说没出过事故，4S店一查是事故车，能赔多少钱',
    total: 96_000,
    says: /卖家是经营者才有/,
  },
  {
    guide: 'fake-or-defective-product',
    story: '从同事手里买的二手相机5600，说是国行没修过，结果是翻新的，能让他赔三倍吗，一共多少',
    total: 5_600,
    never: [16_800],
  },
  {
    guide: 'online-purchase-refund',
    story: '网店承诺假一罚十，我花320买的口红鉴定是假的，能要多少',
    total: 3_200,
    says: /3,520/,
  },
  {
    guide: 'bad-food',
    story: '在便利店买了盒酸奶9块9，喝的时候发现过期了三天，能赔多少',
    total: 1_000,
    says: /1,009\.9/,
  },
];

/** 民法典 586, 587; people who type spaces for commas. */
const EARNEST: TypedStory[] = [
  {
    guide: 'earnest-money',
    story:
      '定了一台钢琴总价3万2 交了1万定金 合同写的定金 后来孩子不想学了 我们不要了 店里说一分不退 能要回多少',
    total: 3_600,
  },
  {
    guide: 'earnest-money',
    story: '婚庆套餐12800，交了2000定金，结果他们说当天排不开不接了，退我多少',
    total: 4_000,
  },
];

/** 预付式消费解释 14, 15, 18, 22; 民法典 566, 585. */
const PREPAID: TypedStory[] = [
  {
    guide: 'prepaid-card-shop-gone',
    story: '游泳课报了36节5400，孩子上了10节，场馆上周突然停业了，老板失联，能退多少',
    total: 3_900,
  },
  {
    guide: 'travel-gym-training-refund',
    story: '瑜伽馆年卡3600 2026年3月1号用到2027年2月28号 10月31号起关门搬走了 能退多少钱',
    total: 1_200,
  },
  {
    guide: 'travel-gym-training-refund',
    story: '私教课50节15000，还剩32节，教练走了换了个没证的，馆里说要退得按原价500一节扣，能退多少',
    total: 9_600,
  },
  {
    guide: 'travel-gym-training-refund',
    story: '我和老公报了日本团8800一人，旅行社说人数不够不成团，合同写不成团赔团费10%，能退能赔多少',
    total: 19_360,
  },
  {
    guide: 'travel-gym-training-refund',
    story: '10月1号办的美容卡付了6800，一次都没去过，我不想去了，能退多少',
    total: null,
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '办卡花了2000，朋友也办了3000，店跑了，我用了一半，能退多少',
    total: null,
  },
];

/** 民法典 561, 675; 民间借贷规定 25, 26, 28, 29. */
const LOANS: TypedStory[] = [
  {
    guide: 'interest-too-high',
    story:
      '跟私人老板借10万，先扣了2万砍头息，打条10万，月息3分，2025年11月21日借的一直没还，现在要我还多少利息',
    total: 9_600,
    says: /89,600/,
  },
  {
    guide: 'interest-too-high',
    story:
      '2023年9月1日借出去8万，借一年，年利率12%，逾期按日千分之一，还有违约金1万，到2025年9月1日一分没还，他一共欠我多少',
    total: 20_640,
    says: /100,640/,
  },
  { guide: 'loan-not-repaid', story: '朋友欠我3万6，还了1万2就不还了，我能要多少', total: 24_000 },
  { guide: 'loan-not-repaid', story: '朋友欠我3万6，陆续还了一些，我还能要多少', total: null },
  {
    guide: 'loan-not-repaid',
    story: '卖给他一台挖机18万，分12期每个月还1万5，他给了7期就不给了，还能要多少',
    total: 75_000,
  },
  {
    guide: 'loan-not-repaid',
    story: '借给表弟5万，一分利息都没要，说好2026年6月1日还，到现在没还，能要多少',
    total: 50_000,
  },
  {
    guide: 'guarantor-asked-to-pay',
    story:
      '三个人在一张借条上签字担保，债主告了我，我还了9万，借款人跑了，能找另外两个担保人分摊吗，各要多少',
    total: 30_000,
  },
];

/** 人身损害赔偿解释 14–17, 道交解释 12, 16, 民法典 568, 1173, 1213, 工伤保险条例 37. */
const INJURIES: TypedStory[] = [
  {
    guide: 'hit-by-car',
    story:
      '我爸62岁被大货车撞死了 司机全责 省里上年城镇居民人均可支配收入48000 年平均工资96000 死亡赔偿金加丧葬费多少',
    total: { known: 912_000 },
    says: /48,000 元/,
    never: [1_776_000],
  },
  {
    guide: 'hit-by-car',
    story: '我被车撞成九级伤残对方全责，儿子5岁，老婆和我养，人均消费支出30000，被扶养人生活费多少',
    total: { known: 39_000 },
  },
  {
    guide: 'hit-by-car',
    story: '两车相撞对方主责，我医药费25000误工费8000，能拿多少',
    total: { known: 30_900 },
  },
  {
    guide: 'minor-crash-insurance',
    story: '我的货车被追尾对方全责修了20天，平时跑运输一天净赚600，停运损失能要多少',
    total: 12_000,
  },
  {
    guide: 'beaten-and-hurt',
    story: '跟邻居互殴，派出所认定他六我四，我医药费5000误工2000，对方医药费3000，抵完他给我多少',
    total: { known: 3_000 },
  },
  {
    guide: 'work-injury',
    story: '工伤鉴定结果出来了十级，社保缴费平均工资5500，伤残补助金能拿多少',
    total: { known: 38_500 },
  },
];

/** Stories of consumers, loans and injuries, told when sums were read in more ways of writing. */
export const HARM_AND_DEBT_STORIES: readonly TypedStory[] = [
  ...CONSUMERS,
  ...EARNEST,
  ...PREPAID,
  ...LOANS,
  ...INJURIES,
];
