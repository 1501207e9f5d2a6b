/** A story told to a guide, and what its answer has to say: worked out by hand from the source named. */
export interface FigureStory {
  guide: string;
  story: string;
  /** Sums in yuan that stand in the answer; an empty list where none can be given. */
  sums: number[];
  /** Words that stand in the answer besides: what is asked for or assumed, or a multiple. */
  says?: RegExp;
  /** Sums that must not stand in it. */
  never?: number[];
  /** A last day in the answer. */
  day?: string;
}

/** The day all stories are told on: a Friday. */
export const TOLD_ON = '2026-11-20';

/** 人身损害赔偿解释 7, 8, 12, 15. */
const INJURIES: FigureStory[] = [
  {
    guide: 'hit-by-car',
    story:
      '去年12月被小轿车撞了，鉴定十级伤残，今年45岁，对方全责，我们省城镇居民人均可支配收入是5万元，残疾赔偿金多少',
    sums: [100_000],
  },
  {
    guide: 'hit-by-car',
    story: '我爸67岁，过马路被货车撞死了，省里城镇人均可支配收入48000元，死亡赔偿金怎么算',
    sums: [624_000],
  },
  {
    guide: 'hit-by-car',
    story: '车祸九级伤残，我38岁，能赔多少',
    sums: [],
    says: /4 倍[\s\S]*人均可支配收入/,
  },
  {
    guide: 'e-bike-accident',
    story: '骑电动车被汽车撞了，误工3个月，月工资6000元，误工费能要多少',
    sums: [18_000],
  },
  { guide: 'beaten-and-hurt', story: '被邻居打了，住院15天，我一个月挣9000，误工费多少', sums: [4_500] },
  { guide: 'dog-bite', story: '被狗咬伤，请护工每天200元，护理了20天，护理费多少', sums: [4_000] },
  {
    guide: 'fall-in-public-place',
    story: '我妈在超市摔断腿，十级伤残，72岁，我们这人均可支配收入60000元，能赔多少',
    sums: [48_000],
  },
  {
    guide: 'hit-by-car',
    story: '老人78岁被车撞去世，城镇居民人均可支配收入4.5万，死亡赔偿金是多少',
    sums: [225_000],
  },
  {
    guide: 'hit-by-car',
    story: '弟弟25岁被撞成植物人，评了一级伤残，人均可支配收入52000元，残疾赔偿金多少钱',
    sums: [1_040_000],
  },
  {
    guide: 'hit-by-car',
    story: '被车撞了，医药费花了2万，误工两个月，月薪7000，对方全责，能赔多少',
    sums: [14_000, 34_000],
  },
  {
    guide: 'hit-by-car',
    story: '我今年60岁，走路被车撞，十级伤残，人均可支配收入5万，赔多少',
    sums: [100_000],
  },
  {
    guide: 'hit-by-car',
    story: '我老公35岁被撞身亡，对方能赔多少',
    sums: [],
    says: /20 倍[\s\S]*人均可支配收入/,
  },
  { guide: 'beaten-and-hurt', story: '被打成轻微伤，精神损失费能要多少', sums: [] },
  {
    guide: 'hit-by-car',
    story:
      'I was hit by a car, grade 8 disability, I am 30 years old, disposable income per head here is 55,000 yuan. How much compensation?',
    sums: [330_000],
  },
];

/** 民法典 585–588, 合同编通则解释 65, 67. */
const CONTRACTS: FigureStory[] = [
  { guide: 'earnest-money', story: '买二手房交了10万定金，总价300万，房东反悔不卖了', sums: [200_000] },
  { guide: 'earnest-money', story: '买车交了5万定金，车价20万，车行不卖了，要退我多少', sums: [90_000] },
  { guide: 'earnest-money', story: '租房交了2000定金，我不想租了，定金能退吗', sums: [], never: [4_000] },
  {
    guide: 'earnest-money',
    story: '交了订金5000，商家一直不给货，能双倍退吗',
    sums: [5_000],
    never: [10_000],
  },
  {
    guide: 'new-home-late-or-defective',
    story: '合同约定逾期交房每天按已付房款万分之二付违约金，房款100万，逾期了200天，能拿多少',
    sums: [40_000],
  },
  {
    guide: 'new-home-late-or-defective',
    story: '开发商晚交房150天，合同写每天万分之一违约金，我已经付了80万',
    sums: [12_000],
  },
  { guide: 'breach-and-penalty', story: '约定违约金10万，实际损失5万，会不会太高被法院调低', sums: [65_000] },
  {
    guide: 'goods-not-delivered-or-unpaid',
    story: '供应商晚交货30天，合同写每天千分之一违约金，货款50万，我能要多少',
    sums: [15_000],
  },
  {
    guide: 'renovation-dispute',
    story: '装修公司拖工期40天，合同约定延期每天赔200元，能要多少',
    sums: [8_000],
  },
  {
    guide: 'renovation-dispute',
    story: '装修延期2个月，约定每天违约金100元，能要多少',
    sums: [6_000],
    says: /30 天/,
  },
  {
    guide: 'breach-and-penalty',
    story: '合同约定违约金为合同总价的20%，合同总价30万，对方违约了能要多少',
    sums: [60_000],
  },
  { guide: 'tenant-leaves-early', story: '租期没到我要退租，房东说违约金两个月租金，月租3000', sums: [] },
  {
    guide: 'breach-and-penalty',
    story: '违约金写了50万，我们实际损失大概20万，法院会支持多少',
    sums: [260_000],
  },
  {
    guide: 'second-hand-home-sale',
    story: '买二手房总价200万，合同违约金20%，房东违约不过户，能要多少违约金',
    sums: [400_000],
  },
  {
    guide: 'new-home-late-or-defective',
    story: '开发商逾期交房，2026年3月31日该交到现在还没交，已付房款120万，合同每日万分之一违约金，能要多少',
    sums: [28_080],
  },
  {
    guide: 'goods-not-delivered-or-unpaid',
    story:
      'The contract says 500 yuan per day for late delivery and they are 20 days late. How much can I get?',
    sums: [10_000],
  },
];

/** 民法典 1127, 1128, 1130, 1153. */
const HEIRS: FigureStory[] = [
  {
    guide: 'inheritance-without-will',
    story: '我爸去世，留下房子值200万，是和我妈婚后买的，有我和我妹两个子女，爷爷奶奶都不在了，怎么分',
    sums: [1_000_000, 333_333.33],
  },
  {
    guide: 'inheritance-without-will',
    story: '老公走了，夫妻共同存款80万，一个儿子，公公婆婆都健在，我能分多少',
    sums: [400_000, 100_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '母亲去世，父亲早就过世，外公外婆也不在了，留下存款60万，我们兄弟姐妹三个怎么分',
    sums: [200_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '父亲去世，留下婚前房产值150万，母亲还在，我是独生子，爷爷奶奶已去世，我能分多少',
    sums: [750_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '爸爸去世，存款50万，家里有妈妈和我一个孩子，奶奶不在了，爷爷还在，怎么分',
    sums: [250_000, 83_333.33],
    says: /共同财产/,
  },
  {
    guide: 'inheritance-without-will',
    story: '舅舅去世，没有配偶也没有子女，父母早没了，留下40万，只有我妈和小姨两个姐妹，怎么分',
    sums: [200_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '丈夫去世，我们有2个孩子，留下共同的房子价值300万，我能分多少',
    sums: [1_500_000],
    says: /父母/,
  },
  {
    guide: 'inheritance-without-will',
    story: '妈妈走了，留下100万存款是她自己的个人财产，爸爸还在，子女有我和哥哥，外公外婆都不在了，每人多少',
    sums: [333_333.33],
  },
  {
    guide: 'inheritance-without-will',
    story: '老伴去世，房子是我们夫妻两个人的，值120万，三个子女，他父母早已去世，我能分多少',
    sums: [600_000, 150_000, 750_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '父母都不在了，祖辈也都不在，三兄妹分一套值90万的房子，一人多少',
    sums: [300_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '爷爷去世，奶奶也不在，我爸比爷爷先走，还有两个姑姑，留下90万，我能分多少',
    sums: [300_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '我爸去世了没留遗嘱，遗产怎么分',
    sums: [],
    says: /遗产[^。]{0,12}多少|多少[^。]{0,12}遗产/,
  },
  {
    guide: 'inheritance-without-will',
    story:
      'My father died and left 600,000 yuan of his own property. My mother and two children survive him, his parents are dead. How much does each get?',
    sums: [200_000],
  },
];

/** 婚姻家庭编解释（一） 49. */
const CHILDREN: FigureStory[] = [
  { guide: 'child-support', story: '离婚孩子归我，前夫月薪8000，抚养费多少', sums: [1_600, 2_400] },
  { guide: 'child-support', story: '两个孩子都跟我，他月收入2万，抚养费多少', sums: [10_000] },
  { guide: 'child-support', story: '孩子归我，他没有固定工作，抚养费多少', sums: [], says: /月总收入/ },
  { guide: 'child-support', story: '孩子爸爸年薪24万，一个儿子，抚养费能要多少', sums: [4_000, 6_000] },
  { guide: 'child-support', story: '三个孩子跟我，男方月工资1万2，抚养费最多能要多少', sums: [6_000] },
  {
    guide: 'child-support',
    story: '我工资5000，他工资1万，孩子跟我，他应付多少抚养费',
    sums: [2_000, 3_000],
    never: [1_000, 1_500],
  },
  { guide: 'child-support', story: '前妻一个月挣6000，女儿跟我，她该给多少抚养费', sums: [1_200, 1_800] },
  { guide: 'child-support', story: '前夫两年没给抚养费，判决每月1500，他欠我多少', sums: [36_000] },
  {
    guide: 'child-support',
    story: 'My ex-husband earns 15,000 yuan a month and our daughter lives with me. How much child support?',
    sums: [3_000, 4_500],
  },
];

/** 劳动合同法 20, 40, 46, 47, 82, 87; 劳动法 44; 年休假办法 10; 工资支付暂行规定 16; 工伤保险条例 35–37, 39. */
const WORK: FigureStory[] = [
  {
    guide: 'dismissed-without-reason',
    story: '干了3年7个月，月薪9000，公司无故辞退我，能要多少',
    sums: [72_000],
  },
  {
    guide: 'laid-off-severance',
    story: '2018年5月入职，2026年10月被裁员，月薪1.5万，N+1是多少',
    sums: [142_500],
  },
  { guide: 'dismissed-without-reason', story: '干了5个月被违法辞退，月薪6000，赔多少', sums: [6_000] },
  {
    guide: 'laid-off-severance',
    story: '月薪4万，上海社平工资1.2万，干了15年，公司裁员给N，是多少',
    sums: [432_000],
  },
  { guide: 'no-written-contract', story: '上班8个月没签合同，工资5000', sums: [35_000] },
  {
    guide: 'no-written-contract',
    story: '2025年12月1日入职，到现在没签劳动合同，月薪6000，双倍工资多少',
    sums: [64_137.93],
  },
  {
    guide: 'no-written-contract',
    story: '没签合同干了3年，月薪5000，双倍工资能要多少',
    sums: [],
    says: /一年|时效/,
    never: [180_000, 175_000],
  },
  { guide: 'overtime-pay', story: '国庆三天都上班，月薪6525，加班费多少', sums: [2_700] },
  { guide: 'overtime-pay', story: '每天加班2小时，一个月22天，月薪5220，加班费每月多少', sums: [1_980] },
  { guide: 'overtime-pay', story: '周六上班8小时，月薪4350，没有调休', sums: [400] },
  { guide: 'annual-leave', story: '累计工作满12年，今年年假一天没休，月薪8700，能补多少', sums: [8_000] },
  { guide: 'annual-leave', story: '年假还有3天没休就离职了，月工资4350', sums: [1_200] },
  {
    guide: 'wages-docked',
    story: '不小心弄坏机器，公司要从工资里扣，月薪5000，一个月最多扣多少',
    sums: [1_000],
  },
  { guide: 'unpaid-wages', story: '公司拖欠我3个月工资，月薪7000，能要多少', sums: [21_000] },
  { guide: 'unpaid-wages', story: '欠薪两个半月，每月工资6000，一共能要回多少', sums: [15_000] },
  { guide: 'work-injury', story: '九级工伤，月工资6000，一次性伤残补助金多少', sums: [54_000] },
  { guide: 'work-injury', story: '工伤鉴定十级，工资4500，能拿多少', sums: [31_500] },
  { guide: 'work-injury', story: '手被机器轧了，工伤七级，受伤前本人工资8000', sums: [104_000] },
  { guide: 'work-injury', story: '评了工伤三级，月薪5000，赔多少', sums: [115_000] },
  {
    guide: 'death-at-work',
    story: '我哥在工地摔死了，认定工亡，能赔多少',
    sums: [],
    says: /20 倍[\s\S]*全国城镇居民人均可支配收入/,
  },
  {
    guide: 'death-at-work',
    story: '老公工亡，上一年度全国城镇居民人均可支配收入54188元，一次性工亡补助金多少',
    sums: [1_083_760],
  },
  { guide: 'wages-docked', story: '公司每月克扣我绩效1000，扣了8个月，能要回多少', sums: [8_000] },
  {
    guide: 'laid-off-severance',
    story: '合同到期公司不续签，干了4年，月薪7000，有多少补偿',
    sums: [28_000],
    never: [56_000],
  },
  { guide: 'pregnant-dismissed', story: '怀孕被公司辞退，工作2年，月薪8000', sums: [32_000] },
  {
    guide: 'dismissed-in-probation',
    story: '试用期被辞退，干了2个月，工资5000，公司说不行但没有考核过',
    sums: [5_000],
  },
  {
    guide: 'dismissed-without-reason',
    story:
      'I worked for 4 years with a monthly salary of 10,000 yuan and was fired without reason. How much?',
    sums: [80_000],
  },
  {
    guide: 'want-to-resign',
    story: '公司不交社保，我被迫辞职，干了6年，工资5500，能要多少补偿',
    sums: [33_000],
    never: [66_000],
  },
  {
    guide: 'laid-off-severance',
    story: '2020年1月10日入职，2026年7月9日被裁，月薪10000，经济补偿多少',
    sums: [70_000],
  },
];

/** 消费者权益保护法 55, 食品安全法 148. */
const CONSUMERS: FigureStory[] = [
  { guide: 'bad-food', story: '超市买的面包发霉了，12元', sums: [1_000] },
  { guide: 'fake-or-defective-product', story: '网购假鞋800元，退一赔三是多少', sums: [2_400] },
  { guide: 'fake-or-defective-product', story: '买到假包花了2万，能赔多少', sums: [60_000] },
  { guide: 'fake-or-defective-product', story: '50块买的耳机是假货', sums: [500] },
  { guide: 'bad-food', story: '买了三箱过期牛奶共180元，能要多少', sums: [1_800] },
  { guide: 'used-car', story: '车商卖我的二手车8万，是事故车，商家隐瞒了，能赔多少', sums: [240_000] },
  {
    guide: 'elderly-sold-products',
    story: '我妈被推销买保健品花了3万，说能治病，是骗人的，能赔多少',
    sums: [90_000],
  },
  { guide: 'bad-food', story: '外卖吃出蟑螂，花了35元，赔多少', sums: [1_000] },
  { guide: 'fake-or-defective-product', story: '手机3999元买的，是翻新机冒充新机', sums: [11_997] },
  { guide: 'prepaid-card-shop-gone', story: '健身卡充了5000，店跑了，能要回多少', sums: [], never: [15_000] },
  { guide: 'online-purchase-refund', story: '网上买衣服299元，不喜欢想退', sums: [], never: [897, 500] },
  {
    guide: 'fake-or-defective-product',
    story: 'I paid 1,200 yuan for a phone that turned out to be fake. How much can I claim?',
    sums: [3_600],
  },
];

/** 民间借贷解释 24, 25, 28; the LPR as published. */
const LOANS: FigureStory[] = [
  {
    guide: 'interest-too-high',
    story: '2025年3月1日借给他10万，约定月息2分，借一年，利息最多能要多少',
    sums: [12_400],
  },
  {
    guide: 'loan-not-repaid',
    story: '2025年7月1日借给他5万，年利率10%，2026年7月1日还，利息多少',
    sums: [5_000],
  },
  {
    guide: 'loan-not-repaid',
    story: '借给朋友3万没约定利息，2025年11月20日到期没还，到现在逾期利息多少',
    sums: [900],
  },
  {
    guide: 'interest-too-high',
    story: '2024年2月1日签的借条，借了20万，年利率36%，合理吗',
    sums: [],
    says: /13\.8 ?%/,
  },
  { guide: 'loan-not-repaid', story: '借条没写利息，现在朋友要我付利息，我借了2万', sums: [] },
  {
    guide: 'interest-too-high',
    story: '去年5月借给同事10万，约定年利率15%，借一年，利息能要多少',
    sums: [],
    says: /哪天|哪一天|几号|签订|成立/,
  },
];

/** 民法典 1173, 道路交通安全法 76, 交强险责任限额 (2020). */
const FAULT: FigureStory[] = [
  {
    guide: 'hit-by-car',
    story: '我走路被汽车撞，交警认定我主责70%，医药费花了10万，能赔多少',
    sums: [18_000, 42_600],
  },
  {
    guide: 'fall-in-public-place',
    story: '在商场摔伤，损失总共5万，我有30%责任，商场赔多少',
    sums: [35_000],
  },
  {
    guide: 'e-bike-accident',
    story: '交警认定同等责任，我骑电动车和汽车撞了，医疗费3万，能赔多少',
    sums: [18_000, 24_000],
  },
  {
    guide: 'minor-crash-insurance',
    story: '两车相撞我次责，修车花了2万，能让对方赔多少',
    sums: [2_000, 14_600],
    says: /70%/,
  },
  { guide: 'minor-crash-insurance', story: '被追尾对方全责，修车花8000，对方赔多少', sums: [8_000] },
  {
    guide: 'compulsory-insurance-limits',
    story: '对方的交强险最多赔多少',
    sums: [],
    says: /180000元[\s\S]*18000元[\s\S]*2000元/,
  },
  { guide: 'dog-bite', story: '我逗狗被咬，花了医药费2000，我自己有一半责任，狗主人赔多少', sums: [1_000] },
];

/** 诉讼费用交纳办法 13, 16. */
const FEES: FigureStory[] = [
  { guide: 'how-to-sue', story: '告他还20万要交多少诉讼费', sums: [4_300] },
  { guide: 'loan-not-repaid', story: '朋友借我5万不还，起诉要交多少诉讼费', sums: [1_050] },
  { guide: 'unpaid-wages', story: '劳动仲裁不服去法院起诉公司，诉讼费多少钱', sums: [10] },
  { guide: 'divorce-by-suit', story: '起诉离婚诉讼费要多少，财产不到20万', sums: [50, 300] },
  { guide: 'how-to-sue', story: '要求赔偿3万，简易程序，诉讼费多少', sums: [275] },
  { guide: 'loan-not-repaid', story: '借款8000元不还，起诉费要多少', sums: [50] },
];

/** 劳动争议调解仲裁法 27, 民事诉讼法 171, 民法典 188, 195, 工伤保险条例 17, 消费者权益保护法 25, 行政复议法 20. */
const DAYS: FigureStory[] = [
  {
    guide: 'dismissed-without-reason',
    story: '2025年12月15日被公司辞退，还能申请劳动仲裁吗',
    sums: [],
    day: '2026-12-15',
    says: /还剩 25 天/,
  },
  {
    guide: 'dismissed-without-reason',
    story: '2025年9月1日被公司辞退，现在想去仲裁',
    sums: [],
    day: '2026-09-01',
    says: /可能已过/,
  },
  {
    guide: 'appeal-or-retrial',
    story: '11月10日收到民事一审判决，不服想上诉',
    sums: [],
    day: '2026-11-25',
    says: /还剩 5 天/,
  },
  {
    guide: 'appeal-or-retrial',
    story: '10月20日收到一审民事判决书，不服，现在还能上诉吗',
    sums: [],
    day: '2026-11-04',
    says: /已过/,
  },
  {
    guide: 'loan-not-repaid',
    story: '朋友借我2万，2023年12月1日到期一直没还',
    sums: [20_000],
    day: '2026-12-01',
    says: /还剩 11 天/,
  },
  {
    guide: 'loan-not-repaid',
    story: '借款2022年6月1日到期，2024年3月5日他还答应还我，现在还能告吗',
    sums: [],
    day: '2027-03-05',
  },
  {
    guide: 'work-injury',
    story: '2025年12月1日在厂里受伤，公司一直没申请工伤认定',
    sums: [],
    day: '2026-12-01',
    says: /还剩 11 天/,
  },
  {
    guide: 'online-purchase-refund',
    story: '11月16日收到快递，衣服不想要了',
    sums: [],
    day: '2026-11-23',
    says: /还剩 3 天/,
  },
  {
    guide: 'fined-by-authority',
    story: '11月3日收到行政处罚决定书，罚我5000，不服',
    sums: [],
    day: '2027-01-04',
  },
];

/** Told before any of them was run. */
export const FIGURE_STORIES: readonly FigureStory[] = [
  ...INJURIES,
  ...CONTRACTS,
  ...HEIRS,
  ...CHILDREN,
  ...WORK,
  ...CONSUMERS,
  ...LOANS,
  ...FAULT,
  ...FEES,
  ...DAYS,
];
/**
 * Told after the others came right, from other lives, and before any of them was run.
 */
export const HELD_BACK_STORIES: readonly FigureStory[] = [
  {
    guide: 'hit-by-car',
    story:
      '我哥42岁开摩托被渣土车撞死了，交警说渣土车全责，江苏城镇居民人均可支配收入按65000算，死亡赔偿金能拿多少',
    sums: [1_300_000],
  },
  {
    guide: 'child-hurt-at-school',
    story: '女儿体育课摔骨折，评了十级，9岁，本省人均可支配收入4万8，残疾赔偿金怎么算',
    sums: [96_000],
  },
  {
    guide: 'e-bike-accident',
    story: '外卖小哥骑电动车把我妈撞了，我妈64岁八级伤残，能要多少残疾赔偿金',
    sums: [],
    says: /4\.8 倍/,
  },
  {
    guide: 'beaten-and-hurt',
    story: '喝酒被人打断鼻梁，花了医疗费8600，在家休息20天没上班，我工资每月6000',
    sums: [4_000, 12_600],
  },
  {
    guide: 'dog-bite',
    story: '小区的狗把我咬了，打针花了1500，狗主人说我踩了狗，我大概有20%责任',
    sums: [1_200],
  },
  {
    guide: 'minor-crash-insurance',
    story: '倒车蹭了，我主责对方次责，我的车修了6000，对方该赔我多少',
    sums: [2_000, 3_200],
  },
  { guide: 'falling-object', story: '楼上掉花盆砸伤我，误工45天，我月收入12000', sums: [18_000] },
  {
    guide: 'fall-in-public-place',
    story: '澡堂滑倒，住院护理30天，护工一天180，护理费能要多少',
    sums: [5_400],
  },
  {
    guide: 'breach-and-penalty',
    story: '客户拖着不提货，合同写违约方按合同额15%赔违约金，合同额80万，能主张多少违约金',
    sums: [120_000],
  },
  {
    guide: 'renovation-dispute',
    story: '说好每延误一天赔300，工长晚了26天才完工，可以扣他多少钱',
    sums: [7_800],
  },
  {
    guide: 'new-home-late-or-defective',
    story: '期房延期交付，总价160万，合同约定每日万分之零点五违约金，延期一年了，赔多少',
    sums: [29_200],
    says: /365 ?天|一年/,
  },
  {
    guide: 'goods-not-delivered-or-unpaid',
    story: '对方欠货款40万逾期60天不付，合同约定每日万分之三违约金，能要多少违约金',
    sums: [7_200],
  },
  {
    guide: 'earnest-money',
    story: '相中一套房给了房东3万定金，他涨价不卖给我了，能要回多少',
    sums: [60_000],
  },
  {
    guide: 'earnest-money',
    story: '订婚宴交了8000定金给酒店，我们自己取消的，定金还能要回吗',
    sums: [],
    never: [16_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '姥姥走了，姥爷早没了，我妈也先走了，有一个舅舅一个小姨，姥姥留下30万，我能拿多少',
    sums: [100_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '妻子病逝，留下我们婚后买的房子160万，一儿一女，岳父岳母都还在，每个人分多少',
    sums: [800_000, 160_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '我爸走了，我妈和他十年前就离婚了，我是独生女，爷爷奶奶也不在了，他留了75万存款',
    sums: [750_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '老爸过世，妈妈健在，我们四个子女，爷爷奶奶早去世，他们夫妻共有的存款100万怎么分',
    sums: [500_000, 100_000],
  },
  {
    guide: 'child-support',
    story: '男方在外企年收入36万，离婚后女儿归我，每个月能让他出多少抚养费',
    sums: [6_000, 9_000],
  },
  { guide: 'child-custody', story: '龙凤胎两个娃都判给我，前夫月入1万6，抚养费一共最多多少', sums: [8_000] },
  { guide: 'child-support', story: '协议写每月给2000抚养费，他已经8个月没给了，可以要多少', sums: [16_000] },
  {
    guide: 'dismissed-without-reason',
    story: '在饭店端盘子一年两个月，工资4800，老板说不用来了，赔我多少',
    sums: [7_200, 14_400],
  },
  {
    guide: 'laid-off-severance',
    story: '工厂搬迁裁员，我是2010年4月1日进厂的，2026年9月30日离开，平均工资7200，补偿金N是多少',
    sums: [122_400],
  },
  {
    guide: 'pregnant-dismissed',
    story: '怀孕三个月被公司解除合同，我做了四年零八个月，月薪11000，能赔多少',
    sums: [110_000],
  },
  {
    guide: 'want-to-resign',
    story: '公司拖欠工资我提出被迫离职，在职2年3个月，月工资8200，经济补偿多少',
    sums: [20_500],
  },
  {
    guide: 'no-written-contract',
    story: '家政公司没跟我签合同，我3月1日入职，10月31日走的，月薪5500，双倍工资多少',
    sums: [38_500],
  },
  { guide: 'overtime-pay', story: '春节加班两天，月薪8700，应该给多少加班费', sums: [2_400] },
  { guide: 'overtime-pay', story: '上个月周末一共加班24小时，没补休，底薪3480，加班费多少', sums: [960] },
  { guide: 'annual-leave', story: '我工龄22年，年休假全年都没休，月薪10875，能补多少钱', sums: [15_000] },
  { guide: 'unpaid-wages', story: '餐馆压了我四个月工资没发，每个月5200', sums: [20_800] },
  {
    guide: 'wages-docked',
    story: '收银少了钱，店长让我赔公司损失，要扣工资，我工资4500，每月最多能扣多少',
    sums: [900],
  },
  {
    guide: 'work-injury',
    story: '木工锯断手指，劳动能力鉴定八级，工资一个月6500，一次性伤残补助金是多少',
    sums: [71_500],
  },
  { guide: 'bad-food', story: '在便利店买的酸奶变质了，9块9', sums: [1_000] },
  { guide: 'fake-or-defective-product', story: '直播间2600买的金项链是镀金的假货，能赔几多', sums: [7_800] },
  {
    guide: 'interest-too-high',
    story: '2023年3月1日借出去15万，写的月息3分，一年期，法院最多支持多少利息',
    sums: [21_900],
  },
  { guide: 'loan-not-repaid', story: '我哥们欠我12万，去法院告他诉讼费要交多少', sums: [2_700] },
  {
    guide: 'unpaid-wages',
    story: '今年1月8日离职，公司一直欠工资没给，还来得及仲裁吗',
    sums: [],
    day: '2027-01-08',
  },
  {
    guide: 'loan-not-repaid',
    story: '我表弟2021年5月20日借的钱说好2022年5月20日还，之后我没催过，现在还能起诉吗',
    sums: [],
    day: '2025-05-20',
    says: /可能已过/,
  },
  {
    guide: 'appeal-or-retrial',
    story: '上周五拿到一审民事判决书，想上诉最晚哪天',
    sums: [],
    day: '2026-11-30',
  },
  {
    guide: 'dismissed-without-reason',
    story:
      'I was fired on 5 January 2026 after 6 years, my salary was 12,000 yuan a month. How much severance, and is there still time?',
    sums: [72_000, 144_000],
    day: '2027-01-05',
  },
];

/** Told after those: traps, and lives still further off. */
export const LATER_STORIES: readonly FigureStory[] = [
  { guide: 'fake-or-defective-product', story: '我没买东西，就是想问退一赔三是什么意思', sums: [] },
  { guide: 'inheritance-without-will', story: '父亲去世立了遗嘱把100万都给我弟，我能分多少', sums: [] },
  {
    guide: 'dismissed-without-reason',
    story: '同事被辞退拿了8万，我干了3年，工资7000，也被辞退，能赔多少',
    sums: [21_000, 42_000],
    never: [80_000],
  },
  { guide: 'child-support', story: '我月薪9000，孩子判给她，我要付多少抚养费', sums: [1_800, 2_700] },
  {
    guide: 'hit-by-car',
    story: '我骑自行车被轿车撞，对方主责我次责，医药费3万，误工2个月，月薪5000，能要多少',
    sums: [36_400],
  },
  {
    guide: 'no-written-lease',
    story: '我晚交房租10天，合同写每天按租金5%算违约金，月租2000，要付多少违约金',
    sums: [],
  },
  {
    guide: 'wages-docked',
    story: '公司说我造成损失10万要我赔，工资6000，每月能扣我多少',
    sums: [1_200],
    never: [20_000],
  },
  { guide: 'overtime-pay', story: '天天多干3小时，月薪8700，干了一年，加班费多少', sums: [] },
  {
    guide: 'laid-off-severance',
    story: '月薪3万干了20年，被违法裁员，赔多少',
    sums: [1_200_000],
    says: /三倍/,
  },
  { guide: 'no-written-contract', story: '做了11个月一直没签合同，月薪4000，能要多少', sums: [40_000] },
  { guide: 'annual-leave', story: '刚入职3个月，年假没休，工资6000，能补多少', sums: [] },
  { guide: 'bad-food', story: '在餐厅吃出钢丝球，一桌菜花了420，能赔多少', sums: [4_200] },
  {
    guide: 'travel-gym-training-refund',
    story: '公司说培训包过，其实没有，交了12800学费',
    sums: [],
    never: [38_400],
  },
  {
    guide: 'fake-or-defective-product',
    story: '美容院说进口仪器其实是假的，花了9800，能要多少',
    sums: [29_400],
  },
  { guide: 'earnest-money', story: '定金付了1万，合同总价3万，商家违约不交货，退我多少', sums: [16_000] },
  {
    guide: 'loan-not-repaid',
    story: '借给发小5万没写利息，2026年1月10日到期没还，到今天利息能要多少',
    sums: [1_290.41],
  },
  {
    guide: 'interest-too-high',
    story: '2026年10月1日借出5万，年利率20%，借一年，利息多少',
    sums: [],
    says: /LPR/,
  },
  { guide: 'how-to-sue', story: '为房子打官司，房子值120万，诉讼费多少', sums: [15_600] },
  { guide: 'work-injury', story: '工伤九级，能拿多少一次性伤残补助金', sums: [], says: /缴费工资/ },
  {
    guide: 'inheritance-without-will',
    story: '爷爷去世留下20万，奶奶健在，爸爸和两个叔叔怎么分',
    sums: [100_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '婆婆去世留下60万，公公早不在了，外公外婆也没了，只有我老公和他姐姐，每人多少',
    sums: [300_000],
  },
  { guide: 'hit-by-car', story: '去年11月25日出的车祸受伤，现在想起诉', sums: [], day: '2028-11-27' },
  {
    guide: 'beaten-and-hurt',
    story: '2023年11月10日被人打伤，一直没去要过赔偿，还能告吗',
    sums: [],
    says: /可能已过/,
  },
  { guide: 'work-injury', story: '今年10月25日在厂里被砸伤，公司不管', sums: [], day: '2027-10-25' },
  {
    guide: 'dismissed-without-reason',
    story: '我是2025年11月28日被辞退的，仲裁最晚哪天',
    sums: [],
    says: /2026-11-(?:28|30)/,
  },
  { guide: 'minor-crash-insurance', story: '对方全责，修车1万2，能要多少', sums: [12_000] },
  { guide: 'hit-by-car', story: '被车撞了我没责任，误工10天，日薪300，能要多少误工费', sums: [3_000] },
  {
    guide: 'migrant-construction-wages',
    story: '在工地干了65天，说好一天280，一分没给，能要多少',
    sums: [18_200],
  },
  {
    guide: 'dismissed-without-reason',
    story: '干了11个月零20天被辞退，月薪5000，补偿多少',
    sums: [5_000, 10_000],
  },
  { guide: 'dismissed-without-reason', story: '工作整6个月，被违法辞退，月薪7000，赔多少', sums: [14_000] },
  {
    guide: 'unpaid-wages',
    story: 'My boss has not paid me for 3 months, my monthly wage is 7,000 yuan. How much am I owed?',
    sums: [21_000],
  },
  {
    guide: 'fake-or-defective-product',
    story: 'They sold me a refurbished laptop as new for 5,000 yuan. How much can I get?',
    sums: [15_000],
  },
  {
    guide: 'inheritance-without-will',
    story:
      'My husband died. We have one son, his parents are dead, and we own a flat together worth 2,000,000 yuan. What is my share?',
    sums: [1_000_000, 500_000],
  },
  { guide: 'child-support', story: '前夫每月该给1200抚养费，从今年1月起一直没给，欠多少', sums: [13_200] },
  {
    guide: 'divorce-by-agreement',
    story: '他月薪两万八，离婚后我带娃，抚养费他该出多少',
    sums: [5_600, 8_400],
  },
  {
    guide: 'goods-not-delivered-or-unpaid',
    story: '合同约定迟延交货每周违约金2000，晚了3周，能要多少',
    sums: [6_000],
    never: [42_000],
  },
  { guide: 'earnest-money', story: '定金2万，是我自己违约，还要赔双倍吗', sums: [], never: [40_000] },
  { guide: 'deposit-not-returned', story: '押金3000房东不退，能双倍赔多少', sums: [], never: [6_000] },
  { guide: 'unpaid-wages', story: '欠我工资，公司说下个月发', sums: [] },
  {
    guide: 'fall-in-public-place',
    story: '我爸80岁在医院走廊滑倒，九级伤残，人均可支配收入5万5，医院有七成责任，能赔多少',
    sums: [38_500],
  },
];

/** Where a sum lies near and would be wrong: the other side asks, the case is another, or a figure is not the one it looks like. */
export const TRAP_STORIES: readonly FigureStory[] = [
  { guide: 'hit-by-car', story: '我赔了对方医药费8000，现在他还要误工费3个月，他说月薪2万', sums: [] },
  { guide: 'hit-by-car', story: '我爸去世后，我被车撞伤十级，人均可支配收入5万，赔多少', sums: [100_000] },
  { guide: 'hit-by-car', story: '开车撞死一只狗，赔多少', sums: [] },
  { guide: 'breach-and-penalty', story: '合同约定违约金30万，其实没造成损失，能要多少', sums: [] },
  {
    guide: 'goods-not-delivered-or-unpaid',
    story: '约定每天千分之五违约金，货款2万，对方拖了两年没付，能要多少',
    sums: [],
    says: /实际损失/,
  },
  {
    guide: 'inheritance-without-will',
    story: '老公去世，他和前妻有一个孩子，我们有一个女儿，公婆都不在了，我们婚后存款60万',
    sums: [300_000],
    never: [150_000],
    says: /子女/,
  },
  {
    guide: 'inheritance-without-will',
    story: '父亲去世欠债30万，留下房子100万，妈妈在，两个孩子，爷爷奶奶不在，怎么分',
    sums: [],
    says: /债务/,
  },
  { guide: 'child-support', story: '我们两个孩子一人一个，他月薪1万，抚养费怎么算', sums: [] },
  { guide: 'want-to-resign', story: '我主动辞职，干了5年，月薪6000，能拿多少补偿', sums: [] },
  {
    guide: 'dismissed-without-reason',
    story: '公司以旷工开除我，干了3年，月薪6000，能赔多少',
    sums: [18_000, 36_000],
    says: /严重违纪/,
  },
  {
    guide: 'no-written-contract',
    story: '签了劳动合同，但是没给我，干了8个月，月薪5000，双倍工资多少',
    sums: [],
  },
  {
    guide: 'overtime-pay',
    story: '国庆七天都加班，月薪8700，加班费多少',
    sums: [3_600, 3_200, 6_800],
    never: [8_400],
  },
  { guide: 'annual-leave', story: '今年休了2天年假，还剩8天没休，月薪8700，能补多少', sums: [6_400] },
  { guide: 'unpaid-wages', story: '公司欠我工资两个月，已经给了一半，月薪8000，还能要多少', sums: [] },
  {
    guide: 'fake-or-defective-product',
    story: '同款卖800元，我花1200元买的，没有假，只是贵了，能赔多少',
    sums: [],
  },
  { guide: 'bad-food', story: '饭店吃坏肚子花了医药费900，饭钱130，能赔多少', sums: [1_300], never: [9_000] },
  { guide: 'earnest-money', story: '我卖房收了买家定金5万，现在我不想卖了，要赔多少', sums: [] },
  {
    guide: 'loan-not-repaid',
    story: '2020年借的钱没写还款日期，2025年6月1日我要他还他不还',
    sums: [],
    day: '2028-06-01',
  },
  {
    guide: 'judgment-not-obeyed',
    story: '判决2024年10月20日生效，对方一直没给钱，我还能申请执行吗',
    sums: [],
    day: '2026-10-20',
    says: /可能已过/,
  },
  {
    guide: 'dismissed-without-reason',
    story: '基本工资3000，加上提成平均每月9000，干了2年被辞退，赔多少',
    sums: [18_000, 36_000],
    never: [6_000],
  },
  {
    guide: 'dismissed-without-reason',
    story: '底薪3000加提成，干了2年被辞退，赔多少',
    sums: [],
    says: /平均月?工资/,
  },
  { guide: 'overtime-pay', story: '每周六都上班8小时，一年下来没给过加班费，月薪6000，能要多少', sums: [] },
  { guide: 'unpaid-wages', story: '工资拖欠三个月，第一个月5000，后两个月6000，能要多少', sums: [] },
  {
    guide: 'inheritance-without-will',
    story: '我妈去世，留下和我爸共同的存款30万，爸爸在，我有一个弟弟，怎么分',
    sums: [150_000, 30_000, 50_000],
    says: /父母都不在[\s\S]*父母都在/,
  },
  {
    guide: 'deposit-or-training-penalty',
    story: '服务期没到离职，公司要违约金5万，培训费花了2万，要赔多少',
    sums: [],
  },
  {
    guide: 'hit-by-car',
    story: '被三轮摩托撞了，对方全责，住院花了3万4，误工三个月，工资5500，能要多少',
    sums: [16_500, 50_500],
  },
  {
    guide: 'laid-off-severance',
    story: '我妈在超市做保洁八年了，一个月三千二，超市关门让她走，能要多少补偿',
    sums: [25_600],
  },
  {
    guide: 'inheritance-without-will',
    story: '我公公前几年走了，上个月我老公也去世了，婆婆还在，一个儿子，夫妻共同存款90万，我能分多少',
    sums: [450_000, 150_000, 600_000],
  },
];
