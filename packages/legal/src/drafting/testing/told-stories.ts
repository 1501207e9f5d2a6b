import type { FactValue } from '../fact-sheet.ts';

/** A story with what a reader finds in it. All people, firms and places are made up. */
export interface ToldStory {
  title: string;
  text: string;
  /** What a reader finds for sure. */
  facts: Readonly<Record<string, FactValue>>;
  /** What is right as well where it is read. */
  may?: Readonly<Record<string, FactValue | readonly FactValue[]>>;
}

export const person = (list: string, name: string, fields: Record<string, FactValue> = {}) =>
  Object.fromEntries(
    Object.entries({ party_kind: 'person', name, ...fields }).map(([field, value]) => [
      `${list}/${name}/${field}`,
      value,
    ]),
  );
export const firm = (list: string, name: string, fields: Record<string, FactValue> = {}) =>
  person(list, name, { party_kind: 'organisation', ...fields });
export const row = <Value>(list: string, key: string, fields: Record<string, Value>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${list}/${key}/${field}`, value]));

/** The stories the rules are built on, written before them. */
export const TOLD_STORIES: readonly ToldStory[] = [
  {
    title: 'a loan, told by the lender, who names the lawyers he turned to',
    text: '我叫陆明辉，男，汉族，1990年6月15日出生，身份证号110101199006150025，住临江市河西区枫林街12号，电话13800000011。2023年5月10日，我的同学高志远以开奶茶店为由向我借款20万元，当天我通过银行转账给他20万元，他给我写了借条，约定2024年5月10日前归还，月息1%。他后来只还了3万元，之后就一直拖着。2025年9月1日我通过微信向他催要，他没有回复。现委托北京朗和律师事务所代理此案，准备向临江市河西区人民法院起诉。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '陆明辉', {
        gender: 'male',
        ethnicity: '汉族',
        born_on: '1990-06-15',
        identity_number: '110101199006150025',
        domicile: '临江市河西区枫林街12号',
        phone: '13800000011',
      }),
      ...person('defendants', '高志远'),
      ...row('claimant_agents', '北京朗和律师事务所', { workplace: '北京朗和律师事务所' }),
      court: '临江市河西区人民法院',
      loan_principal: 200000,
      loan_on: '2023-05-10',
      loan_method: 'bank',
      loan_in_writing: true,
      loan_due_on: '2024-05-10',
      loan_rate: 12,
      loan_repaid: 30000,
      loan_demanded_on: '2025-09-01',
      loan_relation: '同学',
    },
    may: { loan_purpose: '开奶茶店' },
  },
  {
    title: 'a loan, told by a lawyer in the third person, with a guarantor and a sum to freeze',
    text: '原告：吴晓敏，女，1985年3月9日出生，汉族，住临江市河东区柳树路7号，公民身份号码110101198503090049，联系电话13900000021。\n委托诉讼代理人：孙立群，上海恒正律师事务所律师。\n被告：韩卫东，男，1979年8月22日出生，满族，住临江市河西区梧桐巷9号，公民身份号码110101197908220011。\n被告：临江市卓越建材有限公司，住所地临江市开发区纬三路5号，法定代表人韩卫东。\n2022年11月3日，被告韩卫东因资金周转需要向原告借款50万元，双方签订借款合同，约定借款期限至2023年11月2日，年利率10%。被告临江市卓越建材有限公司为上述借款提供连带责任保证。原告于当日以银行转账方式交付借款。借款到期后，经原告多次催要，被告至今未还。为避免被告转移财产，原告申请冻结二被告名下银行存款56万元。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '吴晓敏', {
        gender: 'female',
        born_on: '1985-03-09',
        ethnicity: '汉族',
        domicile: '临江市河东区柳树路7号',
        identity_number: '110101198503090049',
        phone: '13900000021',
      }),
      ...row('claimant_agents', '孙立群', {
        name: '孙立群',
        workplace: '上海恒正律师事务所',
        position: '律师',
      }),
      ...person('defendants', '韩卫东', {
        gender: 'male',
        born_on: '1979-08-22',
        ethnicity: '满族',
        domicile: '临江市河西区梧桐巷9号',
        identity_number: '110101197908220011',
      }),
      ...firm('defendants', '临江市卓越建材有限公司', {
        domicile: '临江市开发区纬三路5号',
        representative: '韩卫东',
      }),
      loan_principal: 500000,
      loan_on: '2022-11-03',
      loan_due_on: '2023-11-02',
      loan_rate: 10,
      loan_in_writing: true,
      loan_method: 'bank',
      preserve_amount: 560000,
    },
    may: { loan_purpose: '资金周转' },
  },
  {
    title: 'a loan between two others, told in prose without labels',
    text: '2024年2月18日，田小军向罗美兰借款8万元用于装修，罗美兰用支付宝转给田小军8万元，没有写借条，也没有约定利息。双方口头约定2024年8月18日前还清。到期后田小军一分钱没还。罗美兰住临江市河东区长桥路33号，电话13700000031。介绍人曹立新可以作证。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '罗美兰', { domicile: '临江市河东区长桥路33号', phone: '13700000031' }),
      ...person('defendants', '田小军'),
      loan_principal: 80000,
      loan_on: '2024-02-18',
      loan_method: 'alipay',
      loan_in_writing: false,
      loan_due_on: '2024-08-18',
    },
    may: { loan_purpose: '装修', loan_repaid: 0 },
  },
  {
    title: 'a loan, told by who is sued',
    text: '本人邱国平，1967年9月30日生，身份证号码110101196709300057。前几天我收到临江市河东区人民法院的传票，彭海燕起诉我，说我2021年6月1日向她借了15万元没还。其实她当时只转给我12万元，借条上写的15万元包含了3万元利息，而且我在2022年3月5日已经还了5万元。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('defendants', '邱国平', { born_on: '1967-09-30', identity_number: '110101196709300057' }),
      ...person('claimants', '彭海燕'),
      court: '临江市河东区人民法院',
      loan_on: '2021-06-01',
      loan_repaid: 50000,
      loan_repaid_on: '2022-03-05',
    },
    may: { loan_principal: [120000, 150000], loan_in_writing: true },
  },
  {
    title: 'a job, told by the worker, with three claims',
    text: '我叫陈晓，女，1993年4月27日出生，身份证号码110101199304270017，汉族，住临江市河东区长桥路2号。2022年3月1日我入职临江市蓝鲸网络科技有限公司，做客服主管，月工资8000元，公司一直没有和我签劳动合同。2025年6月30日公司口头通知把我辞退，还拖欠2025年5月和6月的工资16000元。我要求公司支付拖欠的工资16000元，支付违法解除劳动合同赔偿金56000元，支付未签劳动合同的双倍工资88000元。',
    facts: {
      cause: '劳动争议',
      ...person('claimants', '陈晓', {
        gender: 'female',
        born_on: '1993-04-27',
        identity_number: '110101199304270017',
        ethnicity: '汉族',
        domicile: '临江市河东区长桥路2号',
      }),
      ...firm('defendants', '临江市蓝鲸网络科技有限公司'),
      worked_from: '2022-03-01',
      worked_until: '2025-06-30',
      ended_how: 'dismissed',
      job: '客服主管',
      monthly_wage: 8000,
      has_labour_contract: false,
      wages_unpaid: 16000,
      ...row('claims', 'c1', { content: '请求公司支付拖欠的工资16000元', amount: 16000 }),
      ...row('claims', 'c2', { content: '支付违法解除劳动合同赔偿金56000元', amount: 56000 }),
      ...row('claims', 'c3', { content: '支付未签劳动合同的双倍工资88000元', amount: 88000 }),
      sues_for_wages: true,
      sues_for_unlawful_end: true,
      sues_for_double_wage: true,
    },
    may: { wages_unpaid_for: '2025年5月和6月' },
  },
  {
    title: 'a job, told by a lawyer, with numbered claims',
    text: '申请人冯建业，男，1972年2月11日出生，住临江市河西区枫林街88号，身份证号：11010119720211003X，电话：13600000041。被申请人：临江市鼎盛物流有限公司，住所地：临江市河东区港口路1号，法定代表人：石磊，职务：总经理，统一社会信用代码91110000MA0000001L。\n仲裁请求：\n1. 被申请人支付申请人2025年1月至3月工资18000元；\n2. 被申请人支付申请人解除劳动合同经济补偿36000元。\n事实与理由：申请人于2019年7月1日入职被申请人处担任货车司机，双方于同日签订书面劳动合同，月工资6000元。因被申请人拖欠工资，申请人于2025年4月15日书面通知被申请人解除劳动合同。',
    facts: {
      cause: '劳动争议',
      ...person('claimants', '冯建业', {
        gender: 'male',
        born_on: '1972-02-11',
        domicile: '临江市河西区枫林街88号',
        identity_number: '11010119720211003X',
        phone: '13600000041',
      }),
      ...firm('defendants', '临江市鼎盛物流有限公司', {
        domicile: '临江市河东区港口路1号',
        representative: '石磊',
        representative_position: '总经理',
        credit_code: '91110000MA0000001L',
      }),
      worked_from: '2019-07-01',
      worked_until: '2025-04-15',
      labour_contract_on: '2019-07-01',
      job: '货车司机',
      monthly_wage: 6000,
      has_labour_contract: true,
      ...row('claims', 'c1', { content: '被申请人支付申请人2025年1月至3月工资18000元', amount: 18000 }),
      ...row('claims', 'c2', { content: '被申请人支付申请人解除劳动合同经济补偿36000元', amount: 36000 }),
      sues_for_wages: true,
      sues_for_severance: true,
    },
    may: { wages_unpaid: 18000, wages_unpaid_for: '2025年1月至3月' },
  },
  {
    title: 'a job, told for a father who was a labourer',
    text: '我爸叫刘大勇，今年58岁，2023年3月6日到临江市宏远建筑工程有限公司的工地上做钢筋工，每天300元，没签合同。工地包工头叫马强。2024年1月20日工程结束，公司还欠我爸工资23400元没给。我们想要回这笔工资。',
    facts: {
      cause: '劳动争议',
      ...person('claimants', '刘大勇'),
      ...firm('defendants', '临江市宏远建筑工程有限公司'),
      worked_from: '2023-03-06',
      job: '钢筋工',
      has_labour_contract: false,
      wages_unpaid: 23400,
    },
    may: {
      worked_until: '2024-01-20',
      'claims/c1/content': '请求裁决被申请人支付拖欠的工资23400元',
      'claims/c1/amount': 23400,
      sues_for_wages: true,
    },
  },
  {
    title: 'a divorce, told by the wife, with a child, a home and support',
    text: '我叫沈雨桐，1991年2月5日出生，回族，身份证110101199102050083。我和老公蒋志豪2014年10月8日在临江市河东区民政局登记结婚，2016年4月12日生了儿子蒋乐乐。他从2021年开始经常赌博，还动手打我，2023年5月我带着孩子搬出来分居到现在。我要离婚，儿子归我抚养，他每月付抚养费2500元直到孩子18岁。婚后我们买了一套房子，在临江市河东区柳树路66号2幢301室，现在值150万元，我想要房子归我。',
    facts: {
      cause: '离婚纠纷',
      ...person('claimants', '沈雨桐', {
        gender: 'female',
        born_on: '1991-02-05',
        ethnicity: '回族',
        identity_number: '110101199102050083',
      }),
      ...person('defendants', '蒋志豪', { gender: 'male' }),
      married_on: '2014-10-08',
      marriage_registry: '临江市河东区民政局',
      has_children: true,
      ...row('children', '蒋乐乐', {
        name: '蒋乐乐',
        gender: 'male',
        born_on: '2016-04-12',
        raised_by: 'claimant',
      }),
      child_support: 2500,
      has_shared_property: true,
      ...row('shared_property', 'p1', {
        kind: 'home',
        description: '临江市河东区柳树路66号2幢301室',
        value: 1500000,
        goes_to: 'claimant',
      }),
      divorce_ground: '他从2021年开始经常赌博，还动手打原告，2023年5月原告带着孩子搬出来分居到现在',
    },
    may: {
      ...row('claims', 'c1', { content: '请求判令准予原告与被告离婚' }),
      child_support_payer: 'defendant',
    },
  },
  {
    title: 'a divorce, told by a lawyer in the third person',
    text: '原告顾成林，男，汉族，1983年7月12日出生，公民身份号码110101198307120095，住临江市河西区枫林街6号。被告苏婉，女，汉族，住临江市河西区枫林街6号。原、被告于2010年5月20日登记结婚，婚后育有一女顾思思，2012年9月1日出生。因性格不合，双方自2022年6月起分居至今，夫妻感情确已破裂。原告曾于2023年向临江市河西区人民法院起诉离婚，法院判决不准离婚。现再次向临江市河西区人民法院起诉，请求：一、判令原告与被告离婚；二、婚生女顾思思由被告抚养，原告每月支付抚养费3000元；三、诉讼费用由被告承担。',
    facts: {
      cause: '离婚纠纷',
      ...person('claimants', '顾成林', {
        gender: 'male',
        ethnicity: '汉族',
        born_on: '1983-07-12',
        identity_number: '110101198307120095',
        domicile: '临江市河西区枫林街6号',
      }),
      ...person('defendants', '苏婉', {
        gender: 'female',
        ethnicity: '汉族',
        domicile: '临江市河西区枫林街6号',
      }),
      court: '临江市河西区人民法院',
      earlier_divorce_suits: '原告曾于2023年向临江市河西区人民法院起诉离婚，法院判决不准离婚',
      married_on: '2010-05-20',
      has_children: true,
      ...row('children', '顾思思', {
        name: '顾思思',
        gender: 'female',
        born_on: '2012-09-01',
        raised_by: 'defendant',
      }),
      child_support: 3000,
      divorce_ground: '因性格不合，双方自2022年6月起分居至今，夫妻感情确已破裂',
      fees_claimed: true,
      ...row('claims', 'c1', { content: '判令原告与被告离婚' }),
      ...row('claims', 'c2', {
        content: '婚生女顾思思由被告抚养，原告每月支付抚养费3000元',
      }),
    },
    may: { child_support_payer: 'claimant' },
  },
  {
    title: 'a tenancy, told by the tenant whose deposit is kept',
    text: '我是程雪，2024年4月1日租了临江市河东区梧桐路15号402室，房东叫郭长顺，每月租金2200元，押金4400元，租期一年。2025年3月31日到期我搬走，房东以墙面有污渍为由不退押金。请求房东退还押金4400元。我的电话是13500000051，现在住在临江市河西区长安街8号。',
    facts: {
      cause: '房屋租赁合同纠纷',
      ...person('claimants', '程雪', { phone: '13500000051' }),
      ...person('defendants', '郭长顺'),
      ...row('claims', 'c1', { content: '请求房东退还押金4400元', amount: 4400 }),
    },
    may: row('claimants', '程雪', { domicile: '临江市河西区长安街8号', residence: '临江市河西区长安街8号' }),
  },
  {
    title: 'a sale between firms, told by the seller’s lawyer',
    text: '原告：临江市青禾商贸有限公司，住所地临江市河西区枫林街9号，统一社会信用代码91110000MA0000002P，法定代表人：段海波，执行董事。\n被告：上海恒和食品股份有限公司，住所地上海市浦东新区金桥路100号。\n2023年8月15日，原告与被告签订《采购合同》，约定被告向原告购买大豆油，货款共计86万元。原告按约供货后，被告仅支付货款30万元，余款56万元至今未付。原告特向临江市河西区人民法院提起诉讼，请求判令被告支付货款560000元；请求判令被告支付违约金20000元。',
    facts: {
      cause: '买卖合同纠纷',
      ...firm('claimants', '临江市青禾商贸有限公司', {
        domicile: '临江市河西区枫林街9号',
        credit_code: '91110000MA0000002P',
        representative: '段海波',
        representative_position: '执行董事',
      }),
      ...firm('defendants', '上海恒和食品股份有限公司', { domicile: '上海市浦东新区金桥路100号' }),
      court: '临江市河西区人民法院',
      ...row('claims', 'c1', { content: '请求判令被告支付货款560000元', amount: 560000 }),
      ...row('claims', 'c2', { content: '请求判令被告支付违约金20000元', amount: 20000 }),
    },
  },
  {
    title: 'a sale, told by the owner of the firm that was not paid',
    text: '我是临江市云帆包装材料有限公司的老板贺文斌，我们公司2024年3月给临江市百味食品有限公司供货，纸箱货款一共12万元，他们公司付了4万元就不付了，还欠8万元。对方老板叫钟涛，电话13300000061。我想起诉要回货款，要求对方公司支付货款8万元和逾期利息，听说他们要搬厂，想先冻结他们账户里的8万元。',
    facts: {
      cause: '买卖合同纠纷',
      ...firm('claimants', '临江市云帆包装材料有限公司'),
      ...firm('defendants', '临江市百味食品有限公司'),
      preserve_amount: 80000,
      ...row('preserved_property', '银行账户', {
        description: '被申请人名下的银行账户（户名、开户行、账号：＿＿＿）',
      }),
      ...row('claims', 'c1', { content: '请求对方公司支付货款8万元和逾期利息', amount: 80000 }),
    },
    may: {
      ...row('claimants', '临江市云帆包装材料有限公司', { representative: '贺文斌' }),
      ...row('defendants', '临江市百味食品有限公司', { representative: '钟涛', phone: '13300000061' }),
    },
  },
  {
    title: 'a job, told by the worker, who mentions a former firm, a bank and a lawyer',
    text: '我叫廖思远，2021年9月1日从深圳市远航电子有限公司离职后，进入临江市启明教育咨询有限公司工作，岗位是课程顾问，工资每月7500元，通过临江银行发放，2021年9月10日签了劳动合同。2024年12月31日公司以业绩不达标为由将我开除。我咨询了临江衡平律师事务所的倪律师，他说可以要违法解除的赔偿金。我想向劳动仲裁委申请仲裁，请求支付违法解除劳动合同赔偿金52500元。',
    facts: {
      cause: '劳动争议',
      ...person('claimants', '廖思远'),
      ...firm('defendants', '临江市启明教育咨询有限公司'),
      worked_from: '2021-09-01',
      worked_until: '2024-12-31',
      ended_how: 'dismissed',
      job: '课程顾问',
      monthly_wage: 7500,
      has_labour_contract: true,
      labour_contract_on: '2021-09-10',
      ...row('claims', 'c1', { content: '请求支付违法解除劳动合同赔偿金52500元', amount: 52500 }),
      sues_for_unlawful_end: true,
    },
  },
  {
    title: 'a loan by the husband of who tells it, with a friend who introduced them',
    text: '我老公许国强经同事刘洋介绍认识了做生意的邵勇。2023年1月9日，许国强借给邵勇现金6万元，邵勇打了欠条，说好2023年12月31日前还。到现在邵勇还了1万元，剩下5万元一直不还，人也联系不上了。邵勇的身份证号是110101199501180061，男，住临江市河东区港口路22号。',
    facts: {
      cause: '民间借贷纠纷',
      ...person('claimants', '许国强'),
      ...person('defendants', '邵勇', {
        identity_number: '110101199501180061',
        gender: 'male',
        domicile: '临江市河东区港口路22号',
      }),
      loan_principal: 60000,
      loan_on: '2023-01-09',
      loan_method: 'cash',
      loan_in_writing: true,
      loan_due_on: '2023-12-31',
      loan_repaid: 10000,
    },
  },
];
