import { toFlatText } from '../words/flat-text.ts';
import type { Contract, ContractKind } from './contract.ts';
import { contractText } from './contract-text.ts';

/** Words of the title that name the kind; the first that fits decides unless the clauses say otherwise. */
const TITLES: readonly [ContractKind, RegExp][] = [
  [
    'other',
    /招标|投标|承销|上市|供用[电水气热]|信托|章程|公证|赠与|遗赠|离婚|夫妻|继承|保险|专利.{0,4}许可|商标.{0,4}许可/,
  ],
  [
    'confidentiality',
    /保密(?:协议|合同|承诺)|竞业(?:限制|禁止)|non-?disclosure|confidentiality agreement|\bNDA\b/i,
  ],
  ['labor', /劳动合同|劳务派遣|聘用(?:合同|协议)|雇佣|停薪留职|劳动协议|employment (?:agreement|contract)/i],
  [
    'guarantee',
    /(?:反)?担保(?:合同|协议|书|函)|保证(?:合同|担保)|抵押(?:合同|协议)|质押(?:合同|协议)|guarant(?:ee|y)|mortgage|pledge/i,
  ],
  ['loan', /借款|借贷|贷款|信贷|授信|借据|loan|credit (?:agreement|facility)/i],
  [
    'equity',
    /股权|股份|增资|出资|投资(?:合作)?协议|入股|认购|share (?:purchase|transfer|subscription)|equity|investment agreement/i,
  ],
  ['construction', /施工|建设工程|工程(?:总)?承包|装修|装饰|勘察|监理|construction/i],
  [
    'software',
    /软件|系统(?:开发|集成)|信息系统|源代码|SaaS|云服务|平台(?:开发|服务)|小程序|网站(?:建设|开发)|software|cloud service/i,
  ],
  ['agency', /代理|居间|中介|经纪|经销|行纪|特许经营|agency|distribution|brokerage|franchise/i],
  ['lease', /租赁|出租|租房|转租|租用|\blease\b|tenancy|rental/i],
  [
    'cooperation',
    /合作|合伙|联营|联合经营|合营|合资|战略|共建|承包经营|joint venture|partnership|collaboration|development agreement/i,
  ],
  [
    'sale',
    /买卖|购销|采购|销售|供货|订货|供应|订购|贸易|补偿贸易|购房|商品房|预售|进口|出口|sales?\b|purchase|supply/i,
  ],
  [
    'service',
    /服务|咨询|顾问|委托|技术(?:开发|转让|服务|咨询)|加工|承揽|定作|运输|仓储|物业|保洁|保安|培训|广告|设计|维保|维修|services?\b|consult/i,
  ],
];
/** Words of the clauses, each counted once a contract. */
const WORDS: Record<Exclude<ContractKind, 'other'>, readonly string[]> = {
  lease: [
    '租金',
    '出租',
    '承租',
    '租赁物',
    '租赁期',
    '租赁房屋',
    '押金',
    '转租',
    '续租',
    '租期',
    'rent',
    'premises',
    'lessee',
    'tenant',
  ],
  sale: [
    '货物',
    '货款',
    '交货',
    '供货',
    '出卖人',
    '买受人',
    '产品质量',
    '单价',
    '到货',
    '验货',
    '卖方',
    '买方',
    '供方',
    '需方',
    '质保期',
    'goods',
    'purchase price',
    'delivery',
  ],
  service: [
    '服务费',
    '服务内容',
    '服务期限',
    '咨询',
    '服务质量',
    '报酬',
    '委托事项',
    '技术服务',
    '定作',
    '承揽',
    'services',
    'service fee',
  ],
  software: [
    '软件',
    '源代码',
    '系统上线',
    '功能模块',
    '需求说明',
    '测试',
    '上线',
    '漏洞',
    '部署',
    '授权许可',
    '升级',
    'software',
    'source code',
    'uptime',
  ],
  construction: [
    '工程',
    '施工',
    '竣工',
    '工期',
    '发包人',
    '承包人',
    '工程款',
    '监理',
    '隐蔽工程',
    '图纸',
    'contractor',
    'construction works',
  ],
  loan: [
    '借款',
    '贷款',
    '利息',
    '利率',
    '还款',
    '本金',
    '逾期利息',
    '出借',
    '放款',
    '罚息',
    'principal',
    'interest rate',
    'borrower',
    'lender',
  ],
  guarantee: [
    '保证人',
    '担保',
    '抵押',
    '质押',
    '主合同',
    '主债权',
    '连带责任',
    '保证期间',
    '抵押物',
    '质物',
    '反担保',
    'guarantor',
  ],
  labor: [
    '劳动合同',
    '工资',
    '试用期',
    '社会保险',
    '工作岗位',
    '加班',
    '用人单位',
    '劳动者',
    '劳动报酬',
    '工作时间',
    'employee',
    'salary',
  ],
  confidentiality: [
    '保密信息',
    '披露方',
    '接收方',
    '商业秘密',
    '保密义务',
    '竞业限制',
    '保密期限',
    'confidential information',
    'receiving party',
  ],
  agency: [
    '代理',
    '佣金',
    '代理权限',
    '代理区域',
    '居间',
    '经销',
    '代理商',
    '中介',
    'commission',
    'territory',
  ],
  equity: [
    '股权',
    '股东',
    '目标公司',
    '转让价款',
    '注册资本',
    '出资额',
    '增资',
    '工商变更',
    '标的股权',
    '股份',
    'shares',
    'shareholders',
  ],
  cooperation: [
    '合作',
    '合作期限',
    '利润分配',
    '收益分成',
    '合伙',
    '联营',
    '共同投资',
    '合营',
    '分成',
    '合作内容',
    '合营企业',
    '合营公司',
    '合资公司',
    'joint venture',
  ],
};

/** The kind of a contract by its title and the words of its clauses. `confidence` is from 0 to 1; below 0.3 it is a guess. */
export function detectKind(contract: Contract): { kind: ContractKind; confidence: number } {
  const title = toFlatText(contract.title);
  const text = contractText(contract).toLowerCase();
  const scores = new Map<ContractKind, number>();
  const byTitle = TITLES.filter(([, pattern]) => pattern.test(title));
  for (const [index, [kind]] of byTitle.entries()) scores.set(kind, index === 0 ? 10 : 5);
  for (const [kind, words] of Object.entries(WORDS) as [ContractKind, readonly string[]][]) {
    const found = words.filter((word) => text.includes(word)).length;
    scores.set(kind, (scores.get(kind) ?? 0) + found);
  }
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < 3) return { kind: 'other', confidence: 0 };
  const lead = (best[1] - (second?.[1] ?? 0)) / best[1];
  if (byTitle.length === 0 && (best[1] < 6 || lead < 0.3)) return { kind: 'other', confidence: 0 };
  const confidence = Math.min(1, (byTitle.length > 0 ? 0.5 : 0.15) + lead * 0.6);
  return { kind: best[0], confidence: Math.round(confidence * 100) / 100 };
}
