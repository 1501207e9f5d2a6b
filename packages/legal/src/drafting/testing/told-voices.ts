import { firm, person, type ToldStory } from './told-stories.ts';

/** A story of the most frequent kinds, told in a voice of its own, with what a reader marks in it as its core. */
export interface ToldVoice extends ToldStory {
  /** What the grounds or the claims have to say where no field holds it, each in the words of a paper. */
  says?: readonly string[];
}

/** Loans, told as people tell them: written before the rules were looked at. All people, firms and places are made up. */
export const LOAN_VOICES: readonly ToldVoice[] = [
  {
    title: 'a sister-in-law who lent in two parts and says her name last',
    text: '老师好，打扰了。我小叔子冯学斌前年想包鱼塘，让我凑钱，2024年3月5号我先给了他现金2万，3月20号又用支付宝转了4万，一共六万，他给我打了条子。说好年底还。去年中秋还了五千，今年春节前又还了三千，都说是先还本。利息当时没提。我叫段玉梅，家住临江市河东区柳荫街18号，手机13800001001。现在我要他把剩的还我。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '段玉梅', { domicile: '临江市河东区柳荫街18号', phone: '13800001001' }),
      ...person('defendants', '冯学斌'),
      loan_relation: '叔嫂',
      loan_principal: 60000,
      loan_parts: '2024年3月5日以现金方式交付20000元、2024年3月20日以支付宝转账方式交付40000元',
      loan_method: 'mixed',
      loan_in_writing: true,
      loan_repaid: 8000,
      loan_repaid_as: 'principal',
    },
    may: {
      loan_purpose: '包鱼塘',
      loan_due_on: '2024-12-31',
      loan_bears_interest: false,
      loan_relation: '小叔子',
    },
  },
  {
    title: 'a classmate who names himself first and tells of interest by mouth',
    text: '我叫石广田，是开五金店的，住清河县西关大街6号。2023年11月11日，我大学同学伍思远说孩子生病急用钱，我微信转给他5万元，没写借条，聊天里他说“放心，明年这时候还你，按一年8个点给利息”。2025年1月他转给我4000块，备注利息。本金一直没还。今年9月3日我发微信催，他说再等等。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '石广田', { domicile: '清河县西关大街6号' }),
      ...person('defendants', '伍思远'),
      loan_relation: '大学同学',
      loan_principal: 50000,
      loan_on: '2023-11-11',
      loan_method: 'wechat',
      loan_in_writing: false,
      loan_rate: 8,
      loan_interest_paid: 4000,
      loan_demanded_on: '2026-09-03',
    },
    may: { loan_purpose: '孩子生病', loan_due_on: '2024-11-11', loan_relation: '同学', loan_repaid: 0 },
  },
  {
    title: 'a terse note with a signature',
    text: '被告毛建军欠我钱不还。2022年6月借的，三次：6月1日2万，6月15日3万，7月2日1.5万，都是农行卡转的。有借据，没约定利息，写的2023年6月30日还清。到现在一分没还。起诉要求还6.5万及逾期利息。\n起诉人：华小满\n2026年11月20日',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '华小满'),
      ...person('defendants', '毛建军'),
      loan_principal: 65000,
      loan_parts:
        '2022年6月1日以银行转账方式交付20000元、2022年6月15日以银行转账方式交付30000元、2022年7月2日以银行转账方式交付15000元',
      loan_method: 'bank',
      loan_in_writing: true,
      loan_due_on: '2023-06-30',
    },
    may: { loan_bears_interest: false, loan_repaid: 0, signed_on: '2026-11-20' },
  },
  {
    title: 'a colleague, one part payment without a word of what it is for',
    text: '你好我想问下，我跟夏志强是一个单位的同事，2025年4月8日他买车差钱，我从招商银行给他转了七万，当天写的欠条，约定2025年10月8日还，没写利息。到期他只还了两万，是10月20日微信转的，没说是什么钱。后来我问他他就不回了。本人尤丽华，女，1988年5月2日生，住临江市河西区朝阳路9号院2号楼。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '尤丽华', {
        gender: 'female',
        born_on: '1988-05-02',
        domicile: '临江市河西区朝阳路9号院2号楼',
      }),
      ...person('defendants', '夏志强'),
      loan_relation: '同事',
      loan_principal: 70000,
      loan_on: '2025-04-08',
      loan_method: 'bank',
      loan_in_writing: true,
      loan_due_on: '2025-10-08',
      loan_repaid: 20000,
      loan_repaid_on: '2025-10-20',
    },
    may: { loan_purpose: '买车', loan_bears_interest: false, loan_repaid_as: [] },
  },
  {
    title: 'a father who tells for himself, of his daughter’s former boyfriend',
    text: '我老汉今年六十二，姓庞，叫庞德顺，住白石镇柳沟村。前年腊月我闺女那个对象叫常亮，说要跑货车，问我拿了九万块钱，现金给的，是在我家炕上数的。他打了个借条，写着两年还，利息没写，嘴上说的是一年给我三千块利息。今年他俩吹了，钱也不认了。我就要我的九万块。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '庞德顺', { domicile: '白石镇柳沟村' }),
      ...person('defendants', '常亮'),
      loan_principal: 90000,
      loan_method: 'cash',
      loan_in_writing: true,
    },
    may: { loan_purpose: '跑货车', loan_bears_interest: true },
  },
  {
    title: 'a loan whose second part nobody dates',
    text: '我叫卢翠兰。邻居邢保国2024年8月找我借钱盖房，8月12日我转账3万，过了些日子又给了2万现金，哪天记不清了。总共5万。没打借条。说好今年8月还的，一直拖。他还过两次，一次是2025年2月3日还了1000，一次是2025年6月还了2000。我想要回来。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '卢翠兰'),
      ...person('defendants', '邢保国'),
      loan_relation: '邻居',
      loan_parts: '2024年8月12日交付30000元、＿＿＿＿年＿＿月＿＿日以现金方式交付20000元',
      loan_principal: 50000,
      loan_in_writing: false,
      loan_repaid: 3000,
    },
    may: {
      loan_purpose: '盖房',
      loan_due_on: '2026-08-31',
    },
  },
  {
    title: 'a woman whose cousin says it was money put into a business',
    text: '我是龚秀云，表哥贺长林2023年5月6日问我借了15万开饭店，我工商银行转给他的，有转账记录，没有借条。他2024年过年给了我1万，说是利息。去年5月还了2万本金。现在他说那钱是我入股的，不是借的。可是微信里他写过“妹，那15万我年底还你”。我住临江市南湖区桥头路77号。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '龚秀云', { domicile: '临江市南湖区桥头路77号' }),
      ...person('defendants', '贺长林'),
      loan_relation: '表亲',
      loan_principal: 150000,
      loan_on: '2023-05-06',
      loan_method: 'bank',
      loan_in_writing: false,
      loan_interest_paid: 10000,
      loan_repaid: 20000,
      loan_repaid_as: 'principal',
    },
    may: { loan_purpose: '开饭店' },
  },
  {
    title: 'a borrower’s wife who only stood by',
    text: '2024年10月1日我把8万块钱借给了战友秦大勇，微信转账，他写了借条，2025年10月1日到期，月息一分。他老婆钟小娟在旁边倒的茶。钱到期没还，利息给到2025年3月就停了，一共给了4000。我起诉他俩行不行？本人祝国华，电话13800001008，住临江市河东区军民路3号。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '祝国华', { phone: '13800001008', domicile: '临江市河东区军民路3号' }),
      ...person('defendants', '秦大勇'),
      loan_relation: '战友',
      loan_principal: 80000,
      loan_on: '2024-10-01',
      loan_method: 'wechat',
      loan_in_writing: true,
      loan_due_on: '2025-10-01',
      loan_rate: 12,
      loan_interest_paid: 4000,
    },
    may: {
      ...person('defendants', '钟小娟'),
      loan_borrower: '秦大勇',
      loan_interest_paid_until: '2025-03-31',
    },
  },
  {
    title: 'a lender who is no 是我 but a friend of somebody',
    text: '我是做建材生意的，我是汪洋的朋友，钱是汪洋介绍借出去的。2025年2月14日，杜少峰从我这里借走20万，建设银行转的账，签了借款合同，约定年利率6%，期限六个月。到期以后他6月、9月各还了两万。我叫蔺文博。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '蔺文博'),
      ...person('defendants', '杜少峰'),
      loan_principal: 200000,
      loan_on: '2025-02-14',
      loan_method: 'bank',
      loan_in_writing: true,
      loan_rate: 6,
      loan_due_on: '2025-08-14',
      loan_repaid: 40000,
    },
  },
  {
    title: 'a sued borrower',
    text: '我叫戚晓东，被人告了。收到临江市河东区人民法院传票，原告是孔祥瑞，说我2024年1月9日跟他借了10万。钱我是借了，但他预先扣了1万利息，实际到手9万，银行转的。我2024年7月已经还了他3万，有转账记录。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('defendants', '戚晓东'),
      ...person('claimants', '孔祥瑞'),
      court: '临江市河东区人民法院',
      loan_on: '2024-01-09',
      loan_method: 'bank',
      loan_repaid: 30000,
    },
    may: { loan_principal: [90000, 100000], our_side: 'defendant' },
  },
  {
    title: 'a young man writing on his phone, without full stops',
    text: '哥们借我钱不还咋办啊 他叫仇浩 我俩发小 去年6月18号借的12000 支付宝转的 说发工资就还 没写条 今年1月5号还了2000 后来把我拉黑了 我叫季鹏飞 住临江市河西区学府路2号',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '季鹏飞', { domicile: '临江市河西区学府路2号' }),
      ...person('defendants', '仇浩'),
      loan_relation: '发小',
      loan_principal: 12000,
      loan_on: '2025-06-18',
      loan_method: 'alipay',
      loan_in_writing: false,
      loan_repaid: 2000,
      loan_repaid_on: '2026-01-05',
    },
  },
  {
    title: 'an aunt of two nephews, one of whom borrowed',
    text: '我有两个外甥，老大叫沙海平，老二叫沙海涛，老大老实，老二跑运输的。2025年3月3日沙海涛来我家，说车坏了，他求了我半天，我就给他微信转了2万5，没好意思让他写条，也没提利息。今年正月他还了我5000。后来他说都还给他哥了，让我找他要，他又说没这事。我叫慕容芳，住青山县新华街5号。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '慕容芳', { domicile: '青山县新华街5号' }),
      ...person('defendants', '沙海涛'),
      loan_principal: 25000,
      loan_on: '2025-03-03',
      loan_method: 'wechat',
      loan_in_writing: false,
      loan_repaid: 5000,
    },
    may: { loan_relation: ['外甥', '亲戚'], loan_bears_interest: false },
  },
];

/** Wages and dismissals. */
export const WORK_VOICES: readonly ToldVoice[] = [
  {
    title: 'a waitress, three months unpaid',
    text: '我叫苗春燕，2024年2月26日到临江市鼎香餐饮有限公司当服务员，一个月4500，没签合同，也没交社保。今年6月、7月、8月三个月工资没发，我9月2日不干了。老板说资金紧张。我想要工资13500，还有没签合同的双倍工资。',
    facts: {
      cause: '劳动争议',
      ...person('claimants', '苗春燕'),
      ...firm('defendants', '临江市鼎香餐饮有限公司'),
      worked_from: '2024-02-26',
      worked_until: '2026-09-02',
      monthly_wage: 4500,
      has_labour_contract: false,
      wages_unpaid: 13500,
      wages_unpaid_for: '2026年6月、7月、8月',
      job: '服务员',
    },
    may: { wages_unpaid_for: ['2026年6月至8月', '2026年6月、7月、8月三个月'] },
  },
  {
    title: 'an engineer dismissed by mail',
    text: '本人钱一帆，男，1990年11月11日生，住临江市高新区软件园路1号。2021年7月1日入职临江市云图科技有限公司任测试工程师，签了三年合同，到期又续签了三年，月薪15000元。2026年10月9日人事发邮件说部门优化，当天就让我走，一分钱补偿都没给。我要求支付违法解除的赔偿金。',
    facts: {
      cause: '劳动争议',
      ...person('claimants', '钱一帆', {
        gender: 'male',
        born_on: '1990-11-11',
        domicile: '临江市高新区软件园路1号',
      }),
      ...firm('defendants', '临江市云图科技有限公司'),
      worked_from: '2021-07-01',
      worked_until: '2026-10-09',
      monthly_wage: 15000,
      has_labour_contract: true,
      job: '测试工程师',
    },
  },
  {
    title: 'a mason owed by a foreman',
    text: '老板我问个事，我跟着包工头易老三干活，大名叫易国富，在河西区金桂小区工地砌墙，一天300块，去年9月10号干到12月20号，一共干了86天，应该给25800，他只给了1万，还差15800，打了欠条，写着过年前给。到现在没给。我叫瞿铁柱，住临江市永宁县瞿家庄。',
    facts: {
      ...person('claimants', '瞿铁柱', { domicile: '临江市永宁县瞿家庄' }),
      ...person('defendants', '易国富'),
    },
    may: {
      cause: ['追索劳动报酬纠纷', '劳务合同纠纷', '劳动争议'],
      worked_from: '2025-09-10',
      worked_until: '2025-12-20',
      wages_unpaid: 15800,
      job: '砌墙',
    },
    says: ['15800元'],
  },
  {
    title: 'a teacher of a training school that closed',
    text: '我在临江市启明教育咨询有限公司教数学，2023年9月1日进去的，底薪6000加课时费，平均每月八千左右。签过一份劳动合同，在公司手里。今年7月起就没发过工资，9月15日校区关门了，老板谢荣辉失联。欠我7月和8月的工资一共16200。我叫娄静，电话13800001023。',
    facts: {
      cause: '劳动争议',
      ...person('claimants', '娄静', { phone: '13800001023' }),
      ...firm('defendants', '临江市启明教育咨询有限公司'),
      worked_from: '2023-09-01',
      has_labour_contract: true,
      wages_unpaid: 16200,
    },
    may: {
      worked_until: '2026-09-15',
      wages_unpaid_for: ['2026年7月和8月', '2026年7月、8月', '2026年7月至8月'],
      'defendants/临江市启明教育咨询有限公司/representative': '谢荣辉',
      job: ['教数学', '数学教师'],
    },
  },
  {
    title: 'a driver told to go home over the phone',
    text: '我给临江市顺达物流有限公司开货车开了五年多，2021年3月15日开始的，工资每月7800，合同签了两回。2026年11月3日车队长房立打电话说别来了，车给别人开了，也没给书面的。10月份工资7800到现在没给。我叫樊永生，住临江市河东区货场路20号。我要赔偿，10月工资也要给。',
    facts: {
      cause: '劳动争议',
      ...person('claimants', '樊永生', { domicile: '临江市河东区货场路20号' }),
      ...firm('defendants', '临江市顺达物流有限公司'),
      worked_from: '2021-03-15',
      worked_until: '2026-11-03',
      monthly_wage: 7800,
      has_labour_contract: true,
      wages_unpaid: 7800,
      wages_unpaid_for: '2026年10月',
    },
    may: { job: ['货车司机', '开货车', '司机'] },
  },
  {
    title: 'a cashier who paid a deposit',
    text: '去年5月20号我进的临江市百佳超市有限公司，做收银，进去先交了800押金，说走的时候退。每个月工资3600。没有合同。今年5月31号我辞职，押金不退，最后一个月工资也扣着没给。请帮我写仲裁申请。申请人：习小燕，女，身份证号110101199905120023。',
    facts: {
      cause: '劳动争议',
      ...person('claimants', '习小燕', { gender: 'female', identity_number: '110101199905120023' }),
      ...firm('defendants', '临江市百佳超市有限公司'),
      worked_from: '2025-05-20',
      worked_until: '2026-05-31',
      monthly_wage: 3600,
      has_labour_contract: false,
      job_deposit: 800,
    },
    may: { wages_unpaid: 3600, wages_unpaid_for: ['2026年5月'], job: ['收银', '收银员'] },
  },
  {
    title: 'a cook who says two different wages',
    text: '我叫卜大江，在临江市渔家傲酒楼有限公司做厨师。2024年4月1日入职时说好6000一个月，2025年4月涨到7000。公司没跟我签合同。2026年8月20日老板说生意不好把我辞了。8月的工资没给。',
    facts: {
      cause: '劳动争议',
      ...person('claimants', '卜大江'),
      ...firm('defendants', '临江市渔家傲酒楼有限公司'),
      worked_from: '2024-04-01',
      worked_until: '2026-08-20',
      has_labour_contract: false,
      job: '厨师',
    },
    may: { monthly_wage: 7000, wages_unpaid_for: ['2026年8月'] },
  },
  {
    title: 'a nurse who resigned for unpaid contributions',
    text: '我原来在临江市康宁医院上班，名字是阎思思，2020年6月8日到2026年6月30日，护士，签过合同，扣完到手每月5200。医院从2024年起没给我交社保，我6月30日以这个理由辞的职。要经济补偿。',
    facts: {
      cause: '劳动争议',
      ...person('claimants', '阎思思'),
      ...firm('defendants', '临江市康宁医院'),
      worked_from: '2020-06-08',
      worked_until: '2026-06-30',
      monthly_wage: 5200,
      has_labour_contract: true,
      job: '护士',
    },
  },
];

/** Rent, deposits and flats. */
export const LEASE_VOICES: readonly ToldVoice[] = [
  {
    title: 'a tenant whose deposit is kept',
    text: '我叫车晓雯，去年3月1日租了房东麦国强在临江市河西区百花巷5号301的房子，签了一年合同，月租2200，押金4400，押二付一。今年2月28日到期我搬走了，钥匙也交了，他说墙脏了不退押金。我要他退4400。',
    facts: {
      cause: '房屋租赁合同纠纷',
      ...person('claimants', '车晓雯'),
      ...person('defendants', '麦国强'),
    },
    says: ['2025年3月1日', '月租2200', '4400元', '2026年2月28日'],
  },
  {
    title: 'a landlord unpaid for months',
    text: '本人戴国良，有一套房租给了租客骆小宾，2025年1月10日签的合同，租期两年，租金每月1800元，押金1800元。从今年6月起他就没交过房租，到11月欠了6个月共10800元。我发短信催过，他不回。我要解除合同，让他搬走，把房租付清。我住临江市南湖区东门街40号。',
    facts: {
      cause: '房屋租赁合同纠纷',
      ...person('claimants', '戴国良', { domicile: '临江市南湖区东门街40号' }),
      ...person('defendants', '骆小宾'),
    },
    says: ['2025年1月10日', '1800元', '10800元'],
  },
  {
    title: 'a tenant who left early because of a leak',
    text: '房东叫应春花，我2026年4月15日开始租她家，租到明年4月14日，一个月2600，交了押金2600和三个月房租7800。7月屋顶漏水，我说了好几次她不修，我8月1日搬走的。她押金不退。我叫蒲志鹏，电话13800001033。',
    facts: {
      cause: '房屋租赁合同纠纷',
      ...person('claimants', '蒲志鹏', { phone: '13800001033' }),
      ...person('defendants', '应春花'),
    },
    says: ['2026年4月15日', '2600元', '2026年8月1日'],
  },
  {
    title: 'a shop let by a firm',
    text: '我开理发店的，2023年8月1日跟临江市盛源置业有限公司签了三年租约，租门面一间，年租金5万，押金1万。2026年7月31日到期没续，我搬空了，公司到现在不退押金，打电话就说财务没在。我叫皮红霞。',
    facts: {
      cause: '房屋租赁合同纠纷',
      ...person('claimants', '皮红霞'),
      ...firm('defendants', '临江市盛源置业有限公司'),
    },
    says: ['2023年8月1日', '10000元', '2026年7月31日'],
  },
  {
    title: 'a landlady whose tenant broke things',
    text: '我把河东区太平街12号的房子租给了海志明，租期2025年6月1日到2026年5月31日，月租1500，押金1500。他走的时候把空调弄坏了，修理花了900，还欠我一个月房租没交。我叫古丽萍。我要房租1500和修空调的900。',
    facts: {
      cause: '房屋租赁合同纠纷',
      ...person('claimants', '古丽萍'),
      ...person('defendants', '海志明'),
    },
    says: ['2025年6月1日', '1500元', '900元'],
  },
  {
    title: 'an intermediary’s flat',
    text: '通过临江市安家房屋经纪有限公司租的房，房东是单志伟，合同2026年3月12日签的，月租3000，押金3000，租一年。住到9月房东说房子卖了让我搬，我9月30日搬的，押金和剩下的房租6000都没退。我姓名解小曼，住址临江市高新区云山路8号。',
    facts: {
      cause: '房屋租赁合同纠纷',
      ...person('claimants', '解小曼', { domicile: '临江市高新区云山路8号' }),
      ...person('defendants', '单志伟'),
    },
    says: ['2026年3月12日', '3000元', '9月30日搬'],
  },
];

/** Prices of what was sold. */
export const SALE_VOICES: readonly ToldVoice[] = [
  {
    title: 'a farmer who sold pigs',
    text: '我叫仝有粮，养猪的，住永宁县仝家沟。2025年12月8日廉大海拉走我23头猪，一共6.2万，先给了2万，剩下4.2万打了欠条，说2026年2月15日给。到日子不给，一拖再拖。',
    facts: {
      cause: '买卖合同纠纷',
      ...person('claimants', '仝有粮', { domicile: '永宁县仝家沟' }),
      ...person('defendants', '廉大海'),
    },
    says: ['2025年12月8日', '62000元', '20000元', '42000元', '2026年2月15日'],
  },
  {
    title: 'a supplier of tiles to a decorating firm',
    text: '我店名叫临江市河西区诚信瓷砖经营部，老板就是我，羊志明。临江市美筑装饰工程有限公司2025年5月到8月陆续从我这拿瓷砖，总共96000元，付了40000，2025年9月10日对的账，确认还欠56000。催到现在没付。',
    facts: {
      cause: '买卖合同纠纷',
      ...firm('defendants', '临江市美筑装饰工程有限公司'),
    },
    may: {
      ...person('claimants', '羊志明'),
      ...firm('claimants', '临江市河西区诚信瓷砖经营部', { representative: '羊志明' }),
    },
    says: ['96000元', '付了40000', '2025年9月10日', '56000元'],
  },
  {
    title: 'a buyer of a used phone',
    text: '2026年10月2日我在微信上跟卖家宫晓峰买了台二手手机，付了3200，说好九成新原装屏。收到是10月5日，一看屏是换过的，他不给退。我叫荀雨。要求退款3200。',
    facts: {
      ...person('claimants', '荀雨'),
      ...person('defendants', '宫晓峰'),
    },
    may: { cause: ['买卖合同纠纷', '网络购物合同纠纷', '信息网络买卖合同纠纷'] },
    says: ['3200元', '2026年10月2日'],
  },
  {
    title: 'a firm owed for timber',
    text: '我们公司是临江市林海木业有限公司，法人是我，屈长河。2026年1月20日和临江市佳居家具有限公司签了买卖合同，卖给他们一批板材，合同价18万，1月28日送到，2月1日验收。付款期是验收后30天。只付了5万，还差13万。合同写了逾期每天按万分之五算违约金。',
    facts: {
      cause: '买卖合同纠纷',
      ...firm('claimants', '临江市林海木业有限公司', { representative: '屈长河' }),
      ...firm('defendants', '临江市佳居家具有限公司'),
    },
    says: ['2026年1月20日', '合同价18万', '付了5万', '130000元'],
  },
  {
    title: 'a fruit wholesaler with several deliveries',
    text: '我是卖水果的，叫国小伟。客户褚长贵开超市，2026年3月4日拿了苹果8000块的货，3月19日拿了香蕉5000块的，4月2日又拿了6000的货，都有他签字的送货单。5月1日他给了4000。还有15000没给，一直拖。',
    facts: {
      cause: '买卖合同纠纷',
      ...person('claimants', '国小伟'),
      ...person('defendants', '褚长贵'),
    },
    says: ['8000块', '5000块', '6000的货', '给了4000', '15000没给'],
  },
];

/** Injuries on the road. */
export const TRAFFIC_VOICES: readonly ToldVoice[] = [
  {
    title: 'a cyclist hit at a crossing',
    text: '我叫习文秀，2026年3月17日早上骑电动车上班，在临江市建设路和人民路口被尚志刚开的小轿车撞了，交警认定他全责。住院18天，医药费23600，医生让休息两个月，我每月工资5000。车是他自己的，在平安财产保险股份有限公司临江中心支公司上的保险。保险公司只垫了1万。',
    facts: {
      cause: '机动车交通事故责任纠纷',
      ...person('claimants', '习文秀'),
      ...person('defendants', '尚志刚'),
      ...firm('defendants', '平安财产保险股份有限公司临江中心支公司'),
    },
    says: ['2026年3月17日', '23600元', '18', '10000元', '全责'],
  },
  {
    title: 'a pedestrian, a van and its owner',
    text: '今年5月9号晚上我过马路，让一辆面包车撞倒了，开车的叫芮小军，车主是他姐夫宁志华，车险在临江人民财产保险有限公司。交警定他主责我次责。我左腿骨折，住了25天，花了41000，他就给了5000。评了十级伤残。本人童桂芝，1961年2月8日生，农村户口，住永宁县童家湾。',
    facts: {
      cause: '机动车交通事故责任纠纷',
      ...person('claimants', '童桂芝', { born_on: '1961-02-08', domicile: '永宁县童家湾' }),
      ...person('defendants', '芮小军'),
    },
    may: {
      ...person('defendants', '宁志华'),
      ...firm('defendants', '临江人民财产保险有限公司'),
    },
    says: ['2026年5月9日', '41000元', '5000元'],
  },
  {
    title: 'a motorcyclist, both at fault',
    text: '2025年11月23日，我骑摩托车跟谷大鹏的货车碰了，同等责任。医疗费我花了12800元，住院9天，误工30天，车修了2100。货车挂在临江市宏运运输有限公司名下，买了交强险，保险公司是太平临江支公司。我叫郝连城，住临江市河东区站前路1号。',
    facts: {
      cause: '机动车交通事故责任纠纷',
      ...person('claimants', '郝连城', { domicile: '临江市河东区站前路1号' }),
      ...person('defendants', '谷大鹏'),
    },
    may: {
      ...firm('defendants', '临江市宏运运输有限公司'),
      ...firm('defendants', '太平临江支公司'),
    },
    says: ['2025年11月23日', '12800元', '2100元'],
  },
];

/** Written after the rules were mended on the others, to tell how well they read what they were not built on. */
export const LATER_VOICES: readonly ToldVoice[] = [
  {
    title: 'a neighbour who lent three times',
    text: '我想问问借钱的事。对门的季保山，前后跟我拿了三回钱：2024年1月15号拿了8000，现金；4月2号我微信给他发了12000；6月19号他又要了5000，也是现金。合计25000。他写过一张总的欠条。今年2月他还了我6000，没说还的哪笔。本人余秀珍，家住临江市河西区粮站巷3号。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '余秀珍', { domicile: '临江市河西区粮站巷3号' }),
      ...person('defendants', '季保山'),
      loan_principal: 25000,
      loan_parts:
        '2024年1月15日以现金方式交付8000元、2024年4月2日以微信转账方式交付12000元、2024年6月19日以现金方式交付5000元',
      loan_method: 'mixed',
      loan_in_writing: true,
      loan_repaid: 6000,
    },
    may: { loan_relation: '邻居' },
  },
  {
    title: 'a nephew who pays interest by the quarter',
    text: '我侄子康子轩在2023年8月20日向我借款12万元，我用建设银行转账给他，借条写明年利率5%，2025年8月20日还。2023年11月他付过1500利息，2024年2月又付了1500利息，以后就没付过了。今年1月他还本金2万。我是康玉堂，住清河县北街11号，电话13800001041。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '康玉堂', { domicile: '清河县北街11号', phone: '13800001041' }),
      ...person('defendants', '康子轩'),
      loan_relation: '叔侄',
      loan_principal: 120000,
      loan_on: '2023-08-20',
      loan_method: 'bank',
      loan_in_writing: true,
      loan_rate: 5,
      loan_due_on: '2025-08-20',
      loan_interest_paid: 3000,
      loan_repaid: 20000,
      loan_repaid_as: 'principal',
    },
  },
  {
    title: 'a girlfriend who paid a friend’s card',
    text: '闺蜜柏雨桐去年11月让我帮她还信用卡，我11月5号支付宝转了她9000，她说发了年终奖就还我。没写借条，只有聊天记录。过完年她还了3000，后来我催她，她就说手头紧。我叫滕佳琪，女，住临江市高新区云溪路66号。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '滕佳琪', { gender: 'female', domicile: '临江市高新区云溪路66号' }),
      ...person('defendants', '柏雨桐'),
      loan_relation: '闺蜜',
      loan_principal: 9000,
      loan_on: '2025-11-05',
      loan_method: 'alipay',
      loan_in_writing: false,
      loan_repaid: 3000,
    },
    may: { loan_relation: '朋友' },
  },
  {
    title: 'a packer who was sent away without a word',
    text: '我2022年10月8日进的临江市金谷食品有限公司，在包装车间，合同一年一签，最后一份到今年10月7日。工资每月4800。8月31号厂长通知我们几个第二天不用来了，一分钱没补。我身份证名字邬大妹，住临江市永宁县邬家湾。',
    facts: {
      cause: '劳动争议',
      ...person('claimants', '邬大妹', { domicile: '临江市永宁县邬家湾' }),
      ...firm('defendants', '临江市金谷食品有限公司'),
      worked_from: '2022-10-08',
      worked_until: '2026-08-31',
      monthly_wage: 4800,
      has_labour_contract: true,
    },
  },
  {
    title: 'a salesman whose commission is open',
    text: '请问拖欠工资怎么要？本人靳海波，2025年2月17日到临江市瑞成汽车销售有限公司做销售顾问，底薪3500另加提成，签了两年合同。2026年9月、10月两个月的底薪没发，提成也欠着，具体多少要看台账。我11月6日辞职的，理由写的就是拖欠工资。',
    facts: {
      cause: '劳动争议',
      ...person('claimants', '靳海波'),
      ...firm('defendants', '临江市瑞成汽车销售有限公司'),
      worked_from: '2025-02-17',
      worked_until: '2026-11-06',
      has_labour_contract: true,
      job: '销售顾问',
    },
    may: {
      wages_unpaid_for: ['2026年9月、10月', '2026年9月、2026年10月'],
      wages_unpaid: 7000,
      monthly_wage: [],
    },
  },
  {
    title: 'a student whose deposit a sub-landlord keeps',
    text: '二房东郝运来把临江市学院路12号402的一个单间租给我，2026年2月20日签的，租半年，月租900，押金900。8月19日到期我就搬走了，屋里什么都没坏，他说要扣卫生费，押金到今天没退。我叫诸葛明，请他退900。',
    facts: {
      cause: '房屋租赁合同纠纷',
      ...person('claimants', '诸葛明'),
      ...person('defendants', '郝运来'),
    },
    says: ['2026年2月20日', '900元', '2026年8月19日'],
  },
  {
    title: 'a beekeeper who sold honey',
    text: '我叫尚德厚，自己养蜂的。2026年5月11日把320斤蜂蜜卖给了开特产店的阚小军，一斤35，一共11200元，他当场付了3000，说剩下的月底给，写了欠条。6月底我去要，他又给了2000。还欠6200，拖到现在。',
    facts: {
      cause: '买卖合同纠纷',
      ...person('claimants', '尚德厚'),
      ...person('defendants', '阚小军'),
    },
    says: ['2026年5月11日', '11200元', '付了3000', '给了2000', '6200元'],
  },
  {
    title: 'an old man hit by an electric bicycle',
    text: '今年4月26日傍晚，我在永宁县文化路散步，被骑电动车的年轻人冷少杰从后面撞倒，交警认定他负全部责任。我右手骨折，住院11天，医药费15300元，他只垫了2000元。本人温长福，1955年7月3日出生，住永宁县文化路8号。',
    facts: {
      ...person('claimants', '温长福', { born_on: '1955-07-03', domicile: '永宁县文化路8号' }),
      ...person('defendants', '冷少杰'),
    },
    may: { cause: ['非机动车交通事故责任纠纷', '机动车交通事故责任纠纷'] },
    says: ['2026年4月26日', '15300元', '2000元', '11'],
  },
];

/** Of every kind. */
export const TOLD_VOICES: readonly ToldVoice[] = [
  ...LOAN_VOICES,
  ...WORK_VOICES,
  ...LEASE_VOICES,
  ...SALE_VOICES,
  ...TRAFFIC_VOICES,
  ...LATER_VOICES,
];
