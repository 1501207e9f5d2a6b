/** A story as people type it, and what its answer has to compute: worked out by hand from the source named. */
export interface TypedStory {
  guide: string;
  story: string;
  /**
   * What the answer says it comes to, in yuan: in the conclusion and in the part on how much. `known` is a part of a loss, which
   * must be called so; null where no sum can be told.
   */
  total: number | [number, number] | { known: number } | null;
  /** Words that stand in the answer besides. */
  says?: RegExp;
  /** Sums that must not stand in what was computed. */
  never?: number[];
}

/** 劳动合同法 40, 46, 47, 87, 97; 实施条例 20, 25. */
const SEVERANCE: TypedStory[] = [
  {
    guide: 'dismissed-without-reason',
    story: '我是18年3月进的公司，今年10月底被通知走人，没任何理由，月薪8k，能赔多少啊',
    total: 144_000,
  },
  {
    guide: 'laid-off-severance',
    story: '干了6年零7个月，公司裁员，底薪4000加提成平均每个月到手七千五，给N+1是多少',
    total: 60_000,
  },
  {
    guide: 'dismissed-without-reason',
    story: '月薪6500，干了2年4个月被公司违法辞退，2N应该是多少',
    total: 32_500,
  },
  {
    guide: 'pregnant-dismissed',
    story: '怀孕5个月被公司开了，15年6月入职到现在，一个月6千，能赔多少',
    total: 138_000,
  },
  {
    guide: 'dismissed-in-probation',
    story: '试用期3个月里被辞退，工作才40天，工资5000一个月，赔偿多少',
    total: [2_500, 7_500],
  },
  {
    guide: 'want-to-resign',
    story: '公司拖欠两个月工资我被迫辞职，做了三年九个月，每月到手七千，经济补偿能拿多少',
    total: 28_000,
  },
  {
    guide: 'laid-off-severance',
    story: '合同到期公司不续签，我2019年5月20日入职2026年5月19日到期，工资5800，补偿多少钱',
    total: 40_600,
  },
  {
    guide: 'dismissed-without-reason',
    story: '老板辞退我不给补偿，我在这干了8个半月，一个月4500',
    total: [4_500, 9_000],
  },
  {
    guide: 'dismissed-without-reason',
    story: '我2004年7月入职，2026年9月被违法解除，月工资9000，赔偿金多少',
    total: 405_000,
  },
  {
    guide: 'dismissed-without-reason',
    story: '同事月薪1万被辞退拿了6万，我也被辞退了，干了五年，能拿多少',
    total: null,
    says: /平均月?工资/,
  },
];

/** 劳动法 44; 人社部发〔2025〕2号 (21.75 days of 8 hours). */
const OVERTIME: TypedStory[] = [
  {
    guide: 'overtime-pay',
    story: '上个月周末加了4天班没调休，平时晚上加班一共20小时，国庆还上了2天，工资5220，加班费一共多少',
    total: 4_260,
  },
  { guide: 'overtime-pay', story: '五一加班2天，月薪6960，该给多少', total: 1_920 },
  {
    guide: 'overtime-pay',
    story: '每天加班2小时，一个月22个工作日，工资4350，一个月加班费应该是多少',
    total: 1_650,
  },
  { guide: 'overtime-pay', story: '时薪20块，周末加班16小时，公司按平时算，应该给多少', total: 640 },
  {
    guide: 'overtime-pay',
    story: '每周六都要上班，每次8小时，三个月一共13个周六，月薪5220没给加班费，能要多少',
    total: 6_240,
  },
  { guide: 'overtime-pay', story: '春节加班3天，老板只给了一天100，月薪8700，加班费多少', total: 3_600 },
  { guide: 'overtime-pay', story: '经常加班，底薪3000，加班费能要多少', total: null, says: /多少小时/ },
];

/** 职工带薪年休假条例 3, 5; 企业职工带薪年休假实施办法 10, 11. */
const LEAVE: TypedStory[] = [
  { guide: 'annual-leave', story: '我今年还有7天年假没休，公司不给折算，月薪8700，能补多少', total: 5_600 },
  { guide: 'annual-leave', story: '年假5天一天没休过，一个月6525块，公司该补我多少', total: 3_000 },
  {
    guide: 'annual-leave',
    story: '工作12年了，去年年休假一天都没休，工资10875，能拿多少补偿',
    total: 10_000,
  },
  {
    guide: 'annual-leave',
    story: '今年10天年假我只休了4天，公司说过年作废，月薪一万零八百七十五，能折多少钱',
    total: 6_000,
  },
  { guide: 'annual-leave', story: '公司年假没让休，工资7000，补多少', total: null, says: /几天|多少年/ },
];

/** 劳动合同法 82; 实施条例 6, 7; 劳动争议调解仲裁法 27. */
const NO_CONTRACT: TypedStory[] = [
  {
    guide: 'no-written-contract',
    story: '2026年1月入职一直没签合同，2026年9月离职，月薪6000，双倍工资能要多少',
    total: 42_000,
  },
  {
    guide: 'no-written-contract',
    story: '在超市干了14个月没签合同，每月4000，双倍工资最多能要多少钱',
    total: [40_000, 44_000],
    says: /时效/,
  },
  { guide: 'no-written-contract', story: '没签合同干了半年，月薪5500，能要多少', total: 27_500 },
  {
    guide: 'no-written-contract',
    story: '去年12月8日入职，到今年10月7日离职，公司没跟我签劳动合同，工资8k一个月，双倍工资差多少',
    total: 72_000,
  },
  { guide: 'no-written-contract', story: '入职三个月没签合同，工资没说清楚，能赔多少', total: null },
];

/** 劳动合同法 30; 保障农民工工资支付条例 3. */
const ARREARS: TypedStory[] = [
  { guide: 'unpaid-wages', story: '老板拖欠我3个月工资，每月到手七千，能要回多少', total: 21_000 },
  { guide: 'unpaid-wages', story: '公司欠我4月到8月的工资，一个月6200', total: 31_000 },
  {
    guide: 'migrant-construction-wages',
    story: '在工地干了46天，一天350，包工头一分没给，一共多少',
    total: 16_100,
  },
  { guide: 'unpaid-wages', story: '工资欠了两个半月，月薪8000，能要多少', total: 20_000 },
  { guide: 'wages-docked', story: '公司每个月克扣我500块工资，扣了8个月，能要回来多少', total: 4_000 },
  {
    guide: 'migrant-construction-wages',
    story: '干了60天活，300一天，老板先给了5000，还欠我多少',
    total: 13_000,
  },
];

/** 民间借贷司法解释 24, 25, 28; LPR of the National Interbank Funding Center. */
const LOANS: TypedStory[] = [
  {
    guide: 'loan-not-repaid',
    story: '2025年6月1日借给朋友8万，月息1分，说好一年还，利息该给多少',
    total: 9_600,
  },
  {
    guide: 'interest-too-high',
    story: '借了10万月利率2%，2024年1月1日借的，借一年，利息法院支持多少',
    total: 13_800,
  },
  {
    guide: 'loan-not-repaid',
    story: '借给亲戚20万，年利率6%，2024年3月1日借的，借两年，利息一共多少',
    total: 24_000,
  },
  {
    guide: 'interest-too-high',
    story: '借5万，每个月利息1500，2025年2月10日借的，借了6个月，法院认多少利息',
    total: 3_100,
  },
  {
    guide: 'loan-not-repaid',
    story: '借条写月息3分，本金6万，2023年8月10日借出，借期一年，能要多少利息',
    total: 8_520,
  },
  {
    guide: 'loan-not-repaid',
    story: '2025年9月1日借给他5万没约定利息，说好2026年3月1日还，到今天没还，逾期利息能要多少',
    total: 1_084.93,
  },
  { guide: 'no-iou-only-transfers', story: '转账借给同事3万没写借条没说利息，利息能要多少', total: null },
  {
    guide: 'interest-too-high',
    story: '网贷借了3万，砍头息扣了3000，实际到手2万7，一年利息9000，这利息合法吗',
    total: null,
  },
];

/** 民法典 586–588. */
const EARNEST: TypedStory[] = [
  {
    guide: 'earnest-money',
    story: '房子总价150万，定金交了40万，卖家毁约，双倍返还能拿多少',
    total: 700_000,
  },
  {
    guide: 'earnest-money',
    story: '订了套家具，总价2万，付了5千定金，商家说没货不做了，应该退我多少',
    total: 9_000,
  },
  { guide: 'earnest-money', story: '租房给了房东1500定金，他转头租给别人了，能要回多少', total: 3_000 },
  {
    guide: 'earnest-money',
    story: '我交了2万定金买车，现在自己不想要了，能拿回多少',
    total: null,
    never: [40_000],
  },
  {
    guide: 'earnest-money',
    story: '订车总价10万交了3万定金，我自己不想买了，能退多少',
    total: 10_000,
    never: [60_000],
  },
];

/** 民法典 566, 584, 591, 709, 733; 合同编通则解释 61. */
const HOUSING: TypedStory[] = [
  {
    guide: 'deposit-not-returned',
    story: '押一付三，月租2500，住了两个月房东赶我走，押金和剩下一个月房租能退多少',
    total: 5_000,
  },
  { guide: 'deposit-not-returned', story: '押金3000，到期搬走房东一直不退，能要回多少', total: 3_000 },
  {
    guide: 'tenant-leaves-early',
    story: '我提前退租，押金2800，房子空了半个月房东又租出去了，月租2800，能退我多少押金',
    total: 1_400,
  },
  {
    guide: 'tenant-leaves-early',
    story: '租客提前走了，房子空了两个月，月租3500，押金3500，我是房东还能要他多少',
    total: 3_500,
  },
  {
    guide: 'landlord-sells-or-ends-early',
    story: '房东提前收房，我预付了半年房租12000，才住了2个月，押金2000，应该退我多少',
    total: 10_000,
  },
  {
    guide: 'deposit-not-returned',
    story: '租房押金2000，月租1800，水电费欠了300，退房能退多少押金',
    total: 1_700,
  },
  {
    guide: 'tenant-leaves-early',
    story: '月租3000，我想提前两个月退租，要赔多少',
    total: null,
    never: [6_000],
  },
];

/** 预付式消费解释 15, 18, 19, 22; 旅游法 63; 民法典 566. */
const PREPAID: TypedStory[] = [
  {
    guide: 'prepaid-card-shop-gone',
    story: '美容院办了3000块10次的卡，才用了3次店就关了，能退多少',
    total: 2_100,
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '健身房年卡2400，用了5个月店跑路了，能退多少钱',
    total: 1_400,
  },
  { guide: 'prepaid-card-shop-gone', story: '理发店充了1000，还剩620，店没了，能要回多少', total: 620 },
  {
    guide: 'prepaid-card-shop-gone',
    story: '花6000买了30节私教课，上了12节，健身房关门，剩下的能退多少',
    total: 3_600,
  },
  { guide: 'prepaid-card-shop-gone', story: '充1000送500，用掉了600，店关门了退多少', total: 600 },
  {
    guide: 'travel-gym-training-refund',
    story: '培训班学费12800共64节，上了20节我自己不想上了，能退多少',
    total: null,
  },
  { guide: 'tickets-flights-stays-cancelled', story: '航班取消了，三张机票一共4800，能退多少', total: 4_800 },
  { guide: 'travel-gym-training-refund', story: '报团5980，旅行社人数不够取消了，能退多少', total: 5_980 },
  {
    guide: 'travel-gym-training-refund',
    story: '团费3600，行程5天，玩了2天我生病先回来，能退多少',
    total: null,
  },
];

/** 消费者权益保护法 55; 食品安全法 148. */
const CONSUMERS: TypedStory[] = [
  {
    guide: 'fake-or-defective-product',
    story: '网上买鞋花了699说是正品结果是假的，退一赔三能拿多少',
    total: 2_097,
  },
  { guide: 'fake-or-defective-product', story: '买了个充电宝89块，是假冒的，能赔多少', total: 500 },
  { guide: 'bad-food', story: '超市买的面包36块发霉了，赔多少', total: 1_000 },
  { guide: 'bad-food', story: '外卖吃出蟑螂，这单168块，十倍赔偿是多少', total: 1_680 },
  { guide: 'used-car', story: '二手车8万6买的，商家隐瞒是事故车，退一赔三多少钱', total: 258_000 },
  {
    guide: 'elderly-sold-products',
    story: '老人买保健品被忽悠花了1万2，说能治好糖尿病，三倍赔多少',
    total: 36_000,
  },
  {
    guide: 'fake-or-defective-product',
    story: '两件衣服一共1300，其中一件500的是假货，能赔多少',
    total: 1_500,
    never: [3_900],
  },
  {
    guide: 'online-purchase-refund',
    story: '买的手机3999，七天无理由退货能退多少',
    total: null,
    never: [11_997],
  },
];

/** 人身损害赔偿解释 6–8, 12, 15; 民法典 1173, 1179. */
const INJURIES: TypedStory[] = [
  {
    guide: 'hit-by-car',
    story: '车祸货车全责，我医药费8万，误工4个月每月7000，能赔多少',
    total: { known: 108_000 },
  },
  { guide: 'hit-by-car', story: '被车撞了对方全责，住院花了3万2，还要赔多少', total: null },
  {
    guide: 'dog-bite',
    story: '被狗咬了打疫苗花了1200，误工5天一天300，能要多少',
    total: { known: 2_700 },
  },
  {
    guide: 'fall-in-public-place',
    story: '商场滑倒骨折，医药费15000，护工一天200请了30天，误工两个月，月薪6k',
    total: { known: 33_000 },
  },
  {
    guide: 'e-bike-accident',
    story: '电动车撞了我，他主责，医疗费1万，误工20天，月收入4500，赔多少',
    total: { known: 9_100 },
  },
  { guide: 'minor-crash-insurance', story: '追尾对方全责，修车1.2万，能让他赔多少', total: 12_000 },
  {
    guide: 'hit-by-car',
    story: '我妈68岁被撞成九级伤残，我们这人均可支配收入52000，残疾赔偿金多少',
    total: { known: 124_800 },
  },
  { guide: 'beaten-and-hurt', story: '被打了轻伤，花了6千医药费，对方只肯出3000，能要多少', total: null },
  {
    guide: 'hit-by-car',
    story: '老婆被车撞死了，她34岁，赔多少',
    total: null,
    says: /20 倍/,
  },
  {
    guide: 'hit-by-car',
    story: '我爸七十一岁被撞十级伤残，人均可支配收入5万，能赔多少',
    total: { known: 45_000 },
    never: [100_000],
  },
];

/** 工伤保险条例 35–37, 39. */
const WORK_INJURIES: TypedStory[] = [
  {
    guide: 'work-injury',
    story: '厂里机器压断手指评了九级，月工资6200，一次性伤残补助金多少',
    total: { known: 55_800 },
  },
  { guide: 'work-injury', story: '工伤十级，每月到手5800，能赔多少', total: { known: 40_600 } },
  {
    guide: 'death-at-work',
    story: '老公在工地出事去世了，去年全国城镇居民人均可支配收入56502，他月薪9000，工亡补助金多少',
    total: { known: 1_130_040 },
  },
  { guide: 'work-injury', story: '工资8000工伤七级，一次性补助金是多少钱', total: { known: 104_000 } },
];

/** 民法典 1127, 1130, 1153. */
const HEIRS: TypedStory[] = [
  {
    guide: 'inheritance-without-will',
    story: '我爸留下的房子值200万，我妈还在，我们兄弟三个，没遗嘱，我能分多少',
    total: [166_666.67, 250_000],
    says: /夫妻共同财产/,
  },
  {
    guide: 'inheritance-without-will',
    story: '妈妈走了留下存款60万，是她婚前个人财产，爸爸和我两个人，外公外婆都不在了，我分多少',
    total: 300_000,
  },
  {
    guide: 'inheritance-without-will',
    story: '奶奶走了，爷爷早没了，爸爸和两个姑姑，留下房子90万，我爸能分多少',
    total: 300_000,
  },
  {
    guide: 'inheritance-without-will',
    story: '爸妈都不在了，老家房子卖了80万，就我和我姐，怎么分',
    total: 400_000,
  },
  {
    guide: 'inheritance-without-will',
    story: '老公去世了没孩子，公婆都在，婚后房子150万，我能分多少',
    total: 1_000_000,
  },
  {
    guide: 'inheritance-without-will',
    story: '父亲去世，有遗嘱全给我哥，房子100万，我能分多少',
    total: null,
  },
  { guide: 'inheritance-without-will', story: '我爸的房子值200万，我们兄弟三个，以后怎么分', total: null },
];

/** 民法典 1085; 婚姻家庭编解释（一） 49. */
const CHILDREN: TypedStory[] = [
  {
    guide: 'child-support',
    story: '孩子他爸一个月挣1万2，孩子跟我，抚养费多少',
    total: [2_400, 3_600],
  },
  {
    guide: 'child-support',
    story: '离婚两个娃都归我，前夫月薪九千，他一共该出多少抚养费',
    total: 4_500,
  },
  {
    guide: 'child-support',
    story: '判决每月1500抚养费，今年3月到10月一直没给，欠了多少',
    total: 12_000,
  },
  {
    guide: 'child-support',
    story: '我一个月8000，孩子跟她，我该给多少抚养费',
    total: [1_600, 2_400],
  },
];

/** 民法典 585; 合同编通则解释 65. */
const PENALTIES: TypedStory[] = [
  {
    guide: 'new-home-late-or-defective',
    story: '开发商晚交房4个月，房款90万，合同写每天万分之一，能赔多少',
    total: 10_800,
  },
  {
    guide: 'renovation-dispute',
    story: '装修晚了15天，合同说每天赔工程款的千分之二，工程款6万，赔多少',
    total: 1_800,
  },
  {
    guide: 'second-hand-home-sale',
    story: '房价280万，违约金总价20%，卖家不卖了，能要多少',
    total: 560_000,
  },
  {
    guide: 'goods-not-delivered-or-unpaid',
    story: '对方欠货款12万，约定每天万分之五违约金，逾期3个月了，能要多少违约金',
    total: 5_400,
  },
  { guide: 'breach-and-penalty', story: '合同约定违约金5万，我损失只有2万，能拿多少', total: 26_000 },
];

/** Told before any of them was run. */
export const TYPED_STORIES: readonly TypedStory[] = [
  ...SEVERANCE,
  ...OVERTIME,
  ...LEAVE,
  ...NO_CONTRACT,
  ...ARREARS,
  ...LOANS,
  ...EARNEST,
  ...HOUSING,
  ...PREPAID,
  ...CONSUMERS,
  ...INJURIES,
  ...WORK_INJURIES,
  ...HEIRS,
  ...CHILDREN,
  ...PENALTIES,
];

/** Told after the others came right, from other lives, and before any of them was run. */
export const TYPED_LATER: readonly TypedStory[] = [
  // Ends of jobs.
  {
    guide: 'dismissed-without-reason',
    story: '老板说效益不好让我明天别来了，我17年8月来的，工资一个月七千二，该赔我多少钱',
    total: [68_400, 136_800],
  },
  {
    guide: 'laid-off-severance',
    story: '厂子倒闭了，我妈干了十一年零两个月，每月工资4200，补偿能拿多少',
    total: 48_300,
  },
  {
    guide: 'dismissed-without-reason',
    story: '月薪12000含餐补500，干了一年半被违法开除，赔偿金多少',
    total: 48_000,
  },
  {
    guide: 'dismissed-without-reason',
    story: '每月工资9000另外交通补贴300，做满4年，被公司违法解除，能拿多少',
    total: 74_400,
  },
  {
    guide: 'dismissed-without-reason',
    story: '没签合同干了8个月又被辞退，工资5000，一共能要多少',
    total: [5_000, 10_000],
    says: /35,000/,
  },
  {
    guide: 'want-to-resign',
    story: '我自己想离职，干了6年月薪1万，公司要给我多少补偿',
    total: null,
  },
  {
    guide: 'dismissed-without-reason',
    story: '公司说给我N+1，我月薪9500，入职2年1个月，是多少',
    total: 33_250,
  },
  {
    guide: 'labour-dispatch',
    story: '派遣工干了5年被退回辞退，月薪6800，经济补偿多少',
    total: [34_000, 68_000],
  },
  // Overtime and leave.
  {
    guide: 'overtime-pay',
    story: '国庆三天都在上班，底薪2610，老板只按平时给，加班费应该多少',
    total: 1_080,
  },
  {
    guide: 'overtime-pay',
    story: '天天加班到9点，月薪6000，能要多少加班费',
    total: null,
  },
  {
    guide: 'overtime-pay',
    story: '上月平日加班30个小时，休息日加班16小时，月工资8700元，加班工资多少',
    total: 3_850,
  },
  {
    guide: 'annual-leave',
    story: '参加工作15年，今年年假还剩6天公司不让休，月薪13050，补偿多少',
    total: 7_200,
  },
  {
    guide: 'annual-leave',
    story: '工作8年从来没休过年假，月薪4350，今年的能补多少',
    total: 2_000,
  },
  // Wages.
  { guide: 'unpaid-wages', story: '公司三个月没发工资了，每个月4800块，一共欠多少', total: 14_400 },
  {
    guide: 'migrant-construction-wages',
    story: '包工头欠我72天工钱，说好280一天，能要多少',
    total: 20_160,
  },
  { guide: 'unpaid-wages', story: '欠薪半年，月薪5500，每个月只发了2000，还欠多少', total: 21_000 },
  {
    guide: 'wages-docked',
    story: '公司从我工资里扣了800说是迟到罚款，月薪5000，能要回多少',
    total: null,
    never: [1_000],
  },
  // Loans.
  {
    guide: 'loan-not-repaid',
    story: '同学2025年8月1日跟我借了4万，年化8%，借期一年，利息多少',
    total: 3_200,
  },
  {
    guide: 'interest-too-high',
    story: '跟人借20万，说好2分利，2024年9月10日借，借一年，利息最多要还多少',
    total: 26_800,
  },
  { guide: 'loan-not-repaid', story: '朋友借我3万，没写利息没写还款日，利息能要多少', total: null },
  // Earnest money.
  {
    guide: 'second-hand-home-sale',
    story: '签了定金合同，给了业主8万定金，房子210万，业主嫌卖便宜了不卖了，能要回多少',
    total: 160_000,
  },
  {
    guide: 'earnest-money',
    story: '我是卖家，收了对方2万定金，对方不买了，定金用退吗，退多少',
    total: null,
    never: [40_000],
  },
  {
    guide: 'used-car',
    story: '看中一台二手车交了3000定金，车商转手卖给别人了，我能拿回多少',
    total: 6_000,
  },
  // Homes.
  {
    guide: 'deposit-not-returned',
    story: '租约到期退房，押金两千五房东以各种理由拖着不给，能要多少',
    total: 2_500,
  },
  {
    guide: 'deposit-not-returned',
    story: '押金3000，房东说我弄坏柜子要扣1500，能退多少',
    total: null,
  },
  {
    guide: 'landlord-sells-or-ends-early',
    story: '房东卖房让我走，押一付三，月租1800，这次交的才住了一个月，能退多少',
    total: 5_400,
  },
  {
    guide: 'tenant-leaves-early',
    story: '租期一年我住了5个月想走，月租2000押金2000，会损失多少',
    total: null,
    never: [14_000],
  },
  // Cards.
  {
    guide: 'prepaid-card-shop-gone',
    story: '洗车店办了500块20次的卡，洗了8次老板跑路了，退多少',
    total: 300,
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '瑜伽馆关门，我的卡还剩15节，当时3000块买了50节，能要回多少',
    total: 900,
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '健身房搬到很远，我办的两年卡3600，用了8个月，能退多少',
    total: 2_400,
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '卡里还有800没用完，理发店关门了，能退多少',
    total: 800,
  },
  {
    guide: 'travel-gym-training-refund',
    story: '健身卡1980办了三个月不想去了，能退多少',
    total: null,
  },
  {
    guide: 'tickets-flights-stays-cancelled',
    story: '演唱会取消，票价1280，路费花了600，能要回多少',
    total: null,
  },
  // Shops.
  {
    guide: 'fake-or-defective-product',
    story: '专柜买的包8800块鉴定出来是高仿，三倍赔偿是多少',
    total: 26_400,
  },
  { guide: 'bad-food', story: '奶茶里喝出虫子，19块钱一杯，可以赔多少', total: 1_000 },
  { guide: 'bad-food', story: '买了2箱过期牛奶一共138块，十倍能赔多少', total: 1_380 },
  {
    guide: 'fake-or-defective-product',
    story: '手机5000块买的，用了半年坏了，不保修，能赔多少',
    total: null,
    never: [15_000],
  },
  // People hurt.
  {
    guide: 'hit-by-car',
    story: '骑车被小轿车撞了骨折，对方全责，医疗费4万6，误工三个月月薪8k，护理20天每天150，一共能赔多少',
    total: { known: 73_000 },
  },
  {
    guide: 'hit-by-car',
    story: '车祸对方主责我次责，医疗费5万，还能赔多少',
    total: { known: 40_400 },
    says: /交强险/,
  },
  {
    guide: 'beaten-and-hurt',
    story: '被人打了，误工10天，我一天工资260，误工费多少',
    total: { known: 2_600 },
  },
  {
    guide: 'hit-by-car',
    story: '六十多岁的老人被车撞成八级，当地人均可支配收入4万，赔多少',
    total: null,
    says: /多少?周岁|几岁/,
  },
  {
    guide: 'hit-by-car',
    story: '被撞十级伤残，我36岁，人均可支配收入6万，医药费3万，对方全责，一共能赔多少',
    total: { known: 120_000 },
    says: /30,000|150,000/,
  },
  {
    guide: 'medical-dispute',
    story: '手术失误又花了2万医药费，能赔多少',
    total: null,
  },
  {
    guide: 'work-injury',
    story: '工地干活摔成八级，工资一天300，能赔多少',
    total: null,
  },
  {
    guide: 'death-at-work',
    story: '我爸在厂里突发心梗走了，月工资5000，能赔多少',
    total: null,
    says: /20 倍/,
    never: [100_000],
  },
  // Heirs.
  {
    guide: 'inheritance-without-will',
    story: '母亲病逝，父亲还在，我和姐姐妹妹三个，存款120万没写遗嘱，外公外婆早都去世了，我能分多少',
    total: 150_000,
  },
  {
    guide: 'inheritance-without-will',
    story: '爷爷的遗产50万，奶奶也不在了，爸爸和叔叔两个儿子，我爸能分多少',
    total: 250_000,
  },
  {
    guide: 'inheritance-without-will',
    story: '丈夫走了，婚后存款100万，一个女儿，公公婆婆都在，我拿多少',
    total: 625_000,
  },
  // Children.
  {
    guide: 'child-support',
    story: '前夫月收入一万五，女儿5岁跟我，抚养费大概要多少',
    total: [3_000, 4_500],
  },
  {
    guide: 'child-support',
    story: '我月薪6000他月薪9000，孩子归我，抚养费多少',
    total: [1_800, 2_700],
  },
  // Penalties.
  {
    guide: 'new-home-late-or-defective',
    story: '买的新房130万，晚交了90天，合同约定按日万分之零点五赔，能要多少',
    total: 5_850,
  },
  {
    guide: 'renovation-dispute',
    story: '装修合同8万，约定每逾期一天千分之一，拖了50天，赔多少',
    total: 4_000,
  },
];

/** Told after those: where a number lies near that is another's, another time's, or only a part, and lives still further off. */
export const TYPED_TRAPS: readonly TypedStory[] = [
  {
    guide: 'dismissed-without-reason',
    story: '上家公司月薪9000，现在这家7000，干了三年被辞退，能赔多少',
    total: null,
    never: [27_000, 54_000],
  },
  {
    guide: 'dismissed-without-reason',
    story: '我老公月薪2万，我被公司辞退了，做了4年，赔多少',
    total: null,
  },
  {
    guide: 'dismissed-without-reason',
    story: '干了5年，前两年工资5000，后三年工资7000，被违法辞退，赔多少',
    total: null,
    never: [50_000],
  },
  {
    guide: 'dismissed-without-reason',
    story: '公司只肯给我2万，我干了6年工资8000，被违法解除，应该给多少',
    total: 96_000,
  },
  {
    guide: 'dismissed-without-reason',
    story: '入职9个月，试用期工资4000，转正后6000，被辞退赔多少',
    total: null,
  },
  { guide: 'unpaid-wages', story: '公司欠我工资2万3，能要回来吗', total: null },
  {
    guide: 'unpaid-wages',
    story: '我月薪6000，公司欠我两个月工资和3000块提成，一共多少',
    total: null,
    never: [6_000],
  },
  {
    guide: 'overtime-pay',
    story: '国庆加班3天，周末也经常加班，月薪8700，加班费多少',
    total: { known: 3_600 },
  },
  {
    guide: 'annual-leave',
    story: '我有5天年假，孩子生病请了3天事假，月薪8700，年假没休能补多少',
    total: 4_000,
  },
  {
    guide: 'no-written-contract',
    story: '2024年3月1日入职到现在没签合同，月薪5000，双倍工资能要多少',
    total: null,
  },
  {
    guide: 'loan-not-repaid',
    story: '借给他10万，已经还了4万，年利率10%，2025年1月1日借的，借一年，利息多少',
    total: null,
    never: [10_000],
  },
  {
    guide: 'loan-not-repaid',
    story: '借条写10万实际只转了9万，年利率12%，2025年7月1日借，借一年，利息多少',
    total: 10_800,
  },
  {
    guide: 'interest-too-high',
    story: '我在银行贷了20万，年利率5%，一年利息多少',
    total: null,
  },
  {
    guide: 'earnest-money',
    story: '交了5000意向金，商家不卖了，能双倍退吗，退多少',
    total: 5_000,
    never: [10_000],
  },
  {
    guide: 'earnest-money',
    story: '双方都说好了，我付了1万定金，后来贷款批不下来买不成，能退多少',
    total: null,
    never: [20_000],
  },
  {
    guide: 'deposit-not-returned',
    story: '押金2000，欠了一个月房租1500没交就走了，能退多少押金',
    total: 500,
  },
  {
    guide: 'deposit-not-returned',
    story: '押金5000房东已经退了3000，剩下的不给，能要多少',
    total: null,
    never: [5_000],
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '办卡花了2000，朋友也办了3000，店跑了，我用了一半，能退多少',
    total: null,
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '充了5000一直没用，健身房就倒闭了，能退多少',
    total: 5_000,
  },
  {
    guide: 'fake-or-defective-product',
    story: '网购假货180元，打车去质检花了300，能赔多少',
    total: 540,
    never: [900, 1_440],
  },
  {
    guide: 'bad-food',
    story: '一顿饭花了600，其中一盘68的菜里有蟑螂，能赔多少',
    total: null,
    never: [6_000],
  },
  {
    guide: 'hit-by-car',
    story: '我开车撞了人，对方医药费花了5万，误工2个月每月6000，我要赔多少',
    total: null,
  },
  {
    guide: 'hit-by-car',
    story: '被撞了，司机垫付了2万医药费，我自己又花了8000，误工一个月月薪5000，对方全责，还能要多少',
    total: { known: 13_000 },
  },
  {
    guide: 'hit-by-car',
    story: '我妈被车撞十级伤残，我今年30岁，人均可支配收入5万，赔多少',
    total: null,
    never: [100_000],
  },
  {
    guide: 'beaten-and-hurt',
    story: '打架我先动的手，他医药费8000要我赔，赔多少',
    total: null,
  },
  {
    guide: 'work-injury',
    story: '工伤还没鉴定，月薪7000，住院一个月，能赔多少',
    total: null,
  },
  {
    guide: 'work-injury',
    story: '工友九级伤残拿了8万，我十级，月薪6000，能拿多少',
    total: { known: 42_000 },
    never: [54_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '爸爸去世，房子是爷爷的，值100万，我和妈妈能分多少',
    total: null,
  },
  {
    guide: 'inheritance-without-will',
    story: '父亲去世，房子卖了100万，其中还银行贷款30万，妈妈和我两个人，爷爷奶奶不在了，我分多少',
    total: null,
    never: [250_000],
  },
  {
    guide: 'child-support',
    story: '法院判他每月付1000，他一次没给，已经14个月了，能要多少',
    total: 14_000,
  },
  {
    guide: 'child-support',
    story: '每月抚养费他只给500，孩子每月花3000，他工资1万，应该给多少',
    total: [2_000, 3_000],
  },
  {
    guide: 'breach-and-penalty',
    story: '合同总价50万，我们违约了，约定违约金30%，要赔多少',
    total: null,
  },
  {
    guide: 'new-home-late-or-defective',
    story: '房子200万，首付60万，晚交房100天，合同写按已付房款每日万分之一，能要多少',
    total: null,
    never: [20_000],
  },
  {
    guide: 'renovation-dispute',
    story: '装修超支了2万，工期晚了一个月，合同没写违约金，能要多少',
    total: null,
  },
];

/** The last told, before any of them was run: they say how often a story nobody fitted anything to comes right. */
export const TYPED_LAST: readonly TypedStory[] = [
  {
    guide: 'dismissed-without-reason',
    story: '在一家小公司做了两年半会计，工资4800，老板今天突然口头通知解雇我，可以拿多少',
    total: [14_400, 28_800],
  },
  {
    guide: 'laid-off-severance',
    story: '公司搬到外地不想去，在职时间2016年5月到2026年10月，月均8300，补偿多少',
    total: [87_150, 174_300],
  },
  {
    guide: 'dismissed-without-reason',
    story: '税前工资1万1到手9200，干满三年被违法辞退，赔多少',
    total: 66_000,
  },
  {
    guide: 'dismissed-without-reason',
    story: '公司说赔我N，我月薪7k，入职四年十个月',
    total: [35_000, 70_000],
  },
  {
    guide: 'dismissed-in-probation',
    story: '试用期月薪5000，上班两个月说我不合适，没有任何考核，违法辞退赔多少',
    total: 5_000,
  },
  {
    guide: 'dismissed-without-reason',
    story: '我朋友公司裁员赔了N+3，我们公司只给N，我月薪1万，工龄7年，N是多少',
    total: 70_000,
  },
  {
    guide: 'retirement-age-worker',
    story: '我爸62岁当保安，干了6年被辞退，一个月3500，有补偿吗多少',
    total: null,
  },
  {
    guide: 'overtime-pay',
    story: '元旦加班一天，中秋加班一天，月薪7830，加班费一共多少',
    total: 2_160,
  },
  { guide: 'overtime-pay', story: '我是保安，每天上12小时，月薪4000，加班费怎么算多少', total: null },
  {
    guide: 'annual-leave',
    story: '入职五年，年假每年5天，去年和今年的都没休，月薪6525，能补多少',
    total: null,
    never: [30_000],
  },
  {
    guide: 'annual-leave',
    story: '未休年休假3天，日工资300元，应该给多少',
    total: 1_800,
  },
  {
    guide: 'no-written-contract',
    story: '在餐馆打工，老板没签劳动合同，今年2月1号来的，到10月31号走的，一个月4500，双倍工资多少钱',
    total: 36_000,
  },
  {
    guide: 'unpaid-wages',
    story: '老板欠我们班组5个人工资，每人每月6000，欠了两个月，一共多少',
    total: null,
    never: [12_000],
  },
  { guide: 'unpaid-wages', story: '我8月9月10月工资都没发，每月5300，能要多少', total: null },
  {
    guide: 'loan-not-repaid',
    story: '借了我2万块钱，口头说一个月给500利息，2026年1月10日借的，用了半年，利息能要多少',
    total: 1_200,
  },
  {
    guide: 'loan-not-repaid',
    story: '前年借给堂哥6万，说好年底还，利息没说，现在能要多少利息',
    total: null,
  },
  {
    guide: 'interest-too-high',
    story: '借2万到手18500，一个月还2200分12期，年化多少，合法吗',
    total: null,
  },
  {
    guide: 'earnest-money',
    story: '跟房东定了一套公寓付定金3000元，他反悔租给出价更高的人了，能要多少赔偿',
    total: 6_000,
  },
  {
    guide: 'earnest-money',
    story: '婚庆公司收了我5000定金，总价2万，临时说接不了，能赔多少',
    total: 9_000,
  },
  {
    guide: 'deposit-not-returned',
    story: '公寓退租，押金1600，还剩半个月房租没住，月租1600，能退多少',
    total: 2_400,
  },
  {
    guide: 'landlord-sells-or-ends-early',
    story: '房东违约让我提前两个月搬，押金3000，合同写违约赔一个月租金，月租3000，能拿多少',
    total: 6_000,
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '孩子培训班交了9600一共48节课，上了18节机构关门了，剩的钱能退多少',
    total: 6_000,
  },
  {
    guide: 'prepaid-card-shop-gone',
    story: '美发店充3000送1500，卡里还有2700，老板跑了，能退多少',
    total: 1_800,
  },
  {
    guide: 'travel-gym-training-refund',
    story: '旅行社取消了行程，我交了全款8800，只肯退5000，还能要多少',
    total: null,
  },
  {
    guide: 'fake-or-defective-product',
    story: '直播间买了三瓶酒每瓶299都是假酒，退一赔三能要多少',
    total: null,
    never: [897],
  },
  { guide: 'bad-food', story: '超市买的火腿肠过期两天，9.9元，能赔多少钱', total: 1_000 },
  { guide: 'used-car', story: '花12万买的二手车，后来发现调表，能要三倍赔偿多少', total: 360_000 },
  {
    guide: 'hit-by-car',
    story: '我妈55岁被电动车撞了，对方全责，住院20天花了2万3，护工每天180，能赔多少',
    total: { known: 26_600 },
  },
  {
    guide: 'hit-by-car',
    story: '出租车追尾把我撞伤，医药费1万2，误工45天，月工资6000，司机全责，赔多少',
    total: { known: 21_000 },
  },
  {
    guide: 'minor-crash-insurance',
    story: '我全责，修对方车花了5000，我的车修了3000，对方要赔我多少',
    total: 100,
  },
  {
    guide: 'hit-by-car',
    story: '爷爷82岁被车撞死，城镇人均可支配收入4.2万，对方全责，死亡赔偿金多少',
    total: { known: 210_000 },
  },
  {
    guide: 'dog-bite',
    story: '邻居狗咬了我女儿，疫苗费1800，请假3天照顾她，我一天工资400，能要多少',
    total: { known: 3_000 },
  },
  {
    guide: 'work-injury',
    story: '五级工伤，受伤前12个月平均工资7500，一次性伤残补助金',
    total: { known: 135_000 },
  },
  {
    guide: 'inheritance-without-will',
    story: '爸走了，妈早就没了，我还有一个弟弟，爷爷奶奶也不在，留下存款30万房子90万，我分多少',
    total: 600_000,
    never: [150_000, 450_000],
  },
  {
    guide: 'inheritance-without-will',
    story: '外婆去世，外公还在，妈妈和舅舅，遗产是他们夫妻的房子120万，妈妈能分多少',
    total: 200_000,
  },
  {
    guide: 'child-support',
    story: '协议离婚他每月出800，现在他月薪2万，想要求增加，抚养费能到多少',
    total: [4_000, 6_000],
  },
  {
    guide: 'breach-and-penalty',
    story: '甲方晚付尾款40万，合同约定每日千分之一违约金，晚了60天，违约金多少',
    total: 24_000,
  },
  {
    guide: 'second-hand-home-sale',
    story: '卖家违约不卖了，总价190万，合同写违约金10%，我付了定金5万，能拿多少',
    total: 190_000,
    says: /只能选一样/,
  },
  {
    guide: 'dismissed-without-reason',
    story: '老板说给我2万让我走，我做了7年一个月6000，划算吗应该多少',
    total: [42_000, 84_000],
  },
  { guide: 'overtime-pay', story: '周末两天都加班，一个月算下来8天，工资6090，能要多少加班费', total: 4_480 },
  {
    guide: 'overtime-pay',
    story: '加班一小时公司给15块，月薪5220，上月平时加班40小时，应该多少',
    total: 1_800,
  },
  { guide: 'unpaid-wages', story: '公司拖欠我去年11月到今年2月的工资，月薪5000，一共多少', total: 20_000 },
  { guide: 'prepaid-card-shop-gone', story: '花1999买的年卡，健身房停业时还剩四个月，退多少', total: 666.33 },
  { guide: 'bad-food', story: '饭店吃出头发，这道菜58，总共消费320，能赔多少', total: null },
  {
    guide: 'hit-by-car',
    story: '被撞住院花了1万，保险赔了8000，误工20天日薪200，全责，还能赔多少',
    total: null,
  },
  { guide: 'child-support', story: '离婚三个孩子，两个归我，他月薪1万2，抚养费多少', total: null },
  {
    guide: 'new-home-late-or-defective',
    story: '房子逾期交付60天，违约金日万分之三，总价100万付了30%，赔多少',
    total: null,
  },
  { guide: 'deposit-not-returned', story: '押二付一，月租3000，到期房东不退押金，能要多少', total: 6_000 },
  {
    guide: 'inheritance-without-will',
    story: '父亲去世，母亲健在，我和弟弟，父母房子300万，爷爷奶奶早去世，我能继承多少',
    total: 500_000,
  },
  { guide: 'earnest-money', story: '我方交定金10万，总价40万，对方违约，应返还多少', total: 180_000 },
];
