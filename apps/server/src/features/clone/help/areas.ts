import type { CloneCategory } from '@mingfa/contract/clone-content';

/** A field that makers work in: how they speak of it, and where it belongs. */
export interface Area {
  id: string;
  category: CloneCategory;
  /** Fields of law by id; empty: those of the official clone of the category. */
  fields: readonly string[];
  /** What people call it in short; also the beginning of a clone's name. */
  short: { zh: string; en: string };
  /** Words that speak of it. */
  words: RegExp;
  /** Words of a question by which it is known as a topic that is not answered. */
  topicWords: readonly string[];
  /** What is asked first, where the field of law asks for something else. */
  asks?: readonly { zh: string; en: string }[];
}

/** The first of those that are spoken of as often wins, so that the narrower ones stand before. */
export const AREAS: readonly Area[] = [
  {
    id: 'enforcement',
    category: 'enforcement',
    fields: [],
    short: { zh: '强制执行', en: 'Enforcement' },
    words:
      /强制执行|恢复执行|执行局|申请执行|执行异议|被执行人|老赖|失信|限高|限制高消费|查财产|追加股东|拍卖|判决赢了|胜诉|enforce(?:ment)?|judgment debtor/gi,
    topicWords: ['强制执行', '被执行', '失信', '限高'],
  },
  {
    id: 'inheritance',
    category: 'family',
    fields: ['inheritance'],
    short: { zh: '继承', en: 'Inheritance' },
    words: /遗产|继承|遗嘱|遗赠|去世|inherit\w*|\bwills\b|\bestates?\b/gi,
    topicWords: ['继承', '遗产', '遗嘱', 'inherit', 'inheritance'],
  },
  {
    id: 'family',
    category: 'family',
    fields: ['family'],
    short: { zh: '婚姻家事', en: 'Family' },
    words:
      /离婚|结婚|婚姻|婚前|婚内|夫妻|彩礼|抚养|探望|探视|家暴|家庭暴力|人身安全保护令|保护令|赡养|养老|收养|财产分割|分居|出轨|divorce|custody|marriage|marital|child support|bride price/gi,
    topicWords: ['离婚', '婚姻', '抚养权', '彩礼', 'divorce', 'custody'],
  },
  {
    id: 'labour',
    category: 'labour',
    fields: ['labour'],
    short: { zh: '劳动用工', en: 'Employment' },
    words:
      /劳动|用工|工资|薪|加班|辞退|开除|解雇|裁员|仲裁员|试用期|调岗|竞业|社保|工伤|职业病|农民工|打工|离职|辞职|产假|哺乳|孕期|女职工|职场|人力资源|HR|招聘|实习|兼职|没签合同|拖欠工程款|公积金|年假|employ\w*|dismiss\w*|wages?|overtime|severance|non-compete|labou?r/gi,
    topicWords: ['劳动合同', '辞退', '加班费', '劳动仲裁', 'dismissed', 'employer'],
  },
  {
    id: 'tenancy',
    category: 'tenancy',
    fields: ['tenancy'],
    short: { zh: '租房', en: 'Tenancy' },
    words:
      /租房|租赁|租客|承租|房东|出租|租金|房租|欠租|押金|退租|转租|二房东|长租|续租|房产律师|房产纠纷|房屋|换锁|tenan\w*|landlords?|rent(?:s|ing|al)?\b|lease|deposits?|subl\w+/gi,
    topicWords: ['租房', '房东', '租客', '押金', 'landlord', 'tenant', 'rent'],
  },
  {
    id: 'housing',
    category: 'other',
    fields: ['tenancy'],
    short: { zh: '买房', en: 'Home purchase' },
    words: /买房|购房|二手房|商品房|楼盘|交房|过户|房贷|开发商|home purchase|buying a (?:home|flat|house)/gi,
    topicWords: ['买房', '购房', '二手房', '开发商'],
    asks: [
      { zh: '买房合同签订日期', en: 'Date of the contract' },
      { zh: '约定的交房或过户日期', en: 'Agreed date of handover or transfer' },
      { zh: '总价和已付的金额', en: 'Price, and how much is paid' },
    ],
  },
  {
    id: 'property',
    category: 'tenancy',
    fields: ['tenancy'],
    short: { zh: '物业', en: 'Property management' },
    words: /物业|业主|业委会|维修基金|维修资金|停车位|小区|property management/gi,
    topicWords: ['物业', '业委会', '维修基金'],
    asks: [
      { zh: '小区在哪个城市', en: 'City of the estate' },
      { zh: '物业合同或管理规约怎么写', en: 'What the management contract says' },
    ],
  },
  {
    id: 'traffic',
    category: 'traffic',
    fields: ['traffic'],
    short: { zh: '交通事故', en: 'Traffic accidents' },
    words:
      /交通|车祸|交警|司机|定责|事故|保险公司|误工费|护理费|伤残|电动车|撞|肇事|交强险|road accidents?|car accidents?|traffic|riders?|drivers?|insurers?/gi,
    topicWords: ['交通事故', '车祸', '撞车', 'car accident', 'traffic accident'],
  },
  {
    id: 'loan',
    category: 'loan',
    fields: [],
    short: { zh: '借款', en: 'Loans' },
    words:
      /借贷|借款|借钱|借条|欠条|欠钱|利息|放款|担保人|保证人|本金|催收|网贷|信用卡|还钱|转账|loans?|borrow\w*|lend\w*|interest|guarant\w*/gi,
    topicWords: ['借款', '借贷', '欠钱', '借条', 'loan'],
  },
  {
    id: 'consumer',
    category: 'consumer',
    fields: ['consumer'],
    short: { zh: '消费维权', en: 'Consumers' },
    words:
      /消费|网购|退货|退款|假货|预付卡|办卡|跑路|假冒|食品|外卖|保健品|退一赔三|三包|直播间|索赔|快递|consumers?|refunds?|faulty|online shop\w*|goods/gi,
    topicWords: ['消费维权', '退货', '假货', '退款', 'refund'],
  },
  {
    id: 'company',
    category: 'company',
    fields: ['company'],
    short: { zh: '公司与股东', en: 'Companies' },
    words:
      /公司法|股权|股东|创始人|创业公司|出资|注册资本|合伙|散伙|法定代表人|分红|董事|章程|查账|清算|注销|shareholders?|founders?|equity|compan(?:y|ies) law/gi,
    topicWords: ['股权', '股东', '公司注册', 'shareholder'],
  },
  {
    id: 'crime',
    category: 'crime',
    fields: [],
    short: { zh: '刑事', en: 'Criminal matters' },
    words:
      /刑事|刑辩|辩护|被拘留的人|看守所|取保|罪名|涉嫌|会见|逮捕|派出所|诈骗|坐牢|判刑|criminal|arrest\w*|detain\w*|crimes?|bail/gi,
    topicWords: [
      ...['刑事', '犯罪', '罪吗', '什么罪', '判刑', '坐牢', '刑拘', '取保候审'],
      ...['故意伤害', '诈骗', '盗窃', 'criminal', 'crime'],
    ],
  },
  {
    id: 'intellectual_property',
    category: 'intellectual_property',
    fields: [],
    short: { zh: '知识产权', en: 'Intellectual property' },
    words:
      /知识产权|商标|专利|著作权|版权|盗用|搬运|抄袭|商业秘密|盗版|trade ?marks?|patents?|copyrights?|intellectual property/gi,
    topicWords: ['商标', '专利', '著作权', '版权', 'trademark', 'patent', 'copyright'],
  },
  {
    id: 'administrative',
    category: 'administrative',
    fields: [],
    short: { zh: '行政复议诉讼', en: 'Administrative matters' },
    words:
      /行政|复议|被罚款|处罚|罚多少|罚款|强拆|拆迁|征收|申辩|信息公开|执法|许可|低保|户口|占道|信访|administrative|fined?\b|permits?|expropriat\w*/gi,
    topicWords: ['行政处罚', '行政复议', '拆迁', '征收', 'administrative'],
  },
  {
    id: 'contract',
    category: 'contract',
    fields: [],
    short: { zh: '合同审查', en: 'Contract review' },
    words:
      /合同审查|审合同|看合同|合同条款|审查合同|买卖合同|服务合同|装修合同|特许经营合同|采购合同|看条款|条款|违约责任|有没有坑|签字前|contract review|review(?:s|ing)? contracts|clauses/gi,
    topicWords: ['审合同', '合同审查', '审查合同', 'review my contract'],
  },
  {
    id: 'personality',
    category: 'other',
    fields: ['personality'],
    short: { zh: '名誉与隐私', en: 'Reputation and privacy' },
    words:
      /名誉|隐私|造谣|诽谤|人肉|肖像|照片被|个人信息泄露|网暴|侮辱|defam\w*|privacy|reputation|doxx\w*/gi,
    topicWords: ['名誉', '隐私', '诽谤', 'defamation'],
  },
  {
    id: 'village',
    category: 'administrative',
    fields: ['procedure'],
    short: { zh: '农村土地', en: 'Farmland and homesteads' },
    words: /宅基地|土地承包|承包地|村委会|集体土地|土地征收|homestead|farmland/gi,
    topicWords: ['宅基地', '土地承包'],
    asks: [{ zh: '土地或房屋登记在谁名下', en: 'In whose name it is registered' }],
  },
  {
    id: 'medical',
    category: 'other',
    fields: ['consumer'],
    short: { zh: '医疗纠纷', en: 'Medical disputes' },
    words: /医疗|医院|病历|误诊|医美|malpractice|medical/gi,
    topicWords: ['医疗纠纷', '医疗事故', '误诊'],
    asks: [
      { zh: '在哪家医院、哪天就诊', en: 'Hospital and date of treatment' },
      { zh: '现在的损害后果', en: 'The harm done' },
    ],
  },
];

/** Topics that are no field of these clones and yet often left out, with their words. */
export const OTHER_TOPICS: readonly { named: RegExp; words: readonly string[] }[] = [
  { named: /税|\btax/i, words: ['税', '纳税', 'tax'] },
  { named: /签证|\bvisa/i, words: ['签证', '居留许可', 'visa', 'residence permit'] },
  { named: /移民|immigra/i, words: ['移民', 'immigration'] },
  { named: /醉驾|酒驾|drunk driving/i, words: ['醉驾', '酒驾', '危险驾驶', 'drunk driving'] },
  { named: /涉外|境外|国外|海外/, words: ['涉外', '境外', '国外', '海外'] },
  { named: /工伤|work injur/i, words: ['工伤', 'work injury'] },
  { named: /专利|patent/i, words: ['专利', 'patent'] },
  { named: /商标|trade ?mark/i, words: ['商标', 'trademark'] },
  { named: /上市|\bIPO\b/i, words: ['上市', 'IPO'] },
  { named: /家庭暴力|家暴|domestic violence/i, words: ['家庭暴力', '家暴', 'domestic violence'] },
  { named: /拆迁|征收/, words: ['拆迁', '征收', '棚改'] },
  { named: /职业打假/, words: ['职业打假'] },
];
