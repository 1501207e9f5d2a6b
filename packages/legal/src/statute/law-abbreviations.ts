import { INTERPRETATION_NAMES } from './interpretation-names.ts';

const PRC = '中华人民共和国';

/** National laws that are cited by their title without the country's name; each is its own short title. */
const NATIONAL_LAWS =
  '宪法 民法典 刑法 民事诉讼法 刑事诉讼法 行政诉讼法 劳动法 劳动合同法 劳动争议调解仲裁法 公司法 合伙企业法 企业破产法 ' +
  '证券法 证券投资基金法 保险法 票据法 信托法 海商法 商标法 专利法 著作权法 反不正当竞争法 反垄断法 消费者权益保护法 ' +
  '产品质量法 食品安全法 药品管理法 电子商务法 电子签名法 个人信息保护法 网络安全法 数据安全法 广告法 价格法 招标投标法 ' +
  '政府采购法 建筑法 城市房地产管理法 土地管理法 农村土地承包法 城乡规划法 道路交通安全法 治安管理处罚法 行政处罚法 行政许可法 ' +
  '行政强制法 行政复议法 国家赔偿法 公务员法 监察法 立法法 仲裁法 人民调解法 公证法 律师法 法律援助法 社会保险法 工会法 ' +
  '安全生产法 职业病防治法 就业促进法 妇女权益保障法 未成年人保护法 老年人权益保障法 残疾人保障法 反家庭暴力法 预防未成年人犯罪法 ' +
  '反电信网络诈骗法 反洗钱法 商业银行法 个人所得税法 企业所得税法 税收征收管理法 增值税法 外商投资法 对外贸易法 ' +
  '涉外民事关系法律适用法 海事诉讼特别程序法 环境保护法 生态环境法典 教育法 义务教育法 医师法 精神卫生法 慈善法 兵役法 拍卖法 ' +
  '会计法 审计法 预算法 旅游法 标准化法 特种设备安全法 出境入境管理法 国籍法 居民身份证法 禁毒法 监狱法 社区矫正法 人民法院组织法 ' +
  '人民检察院组织法 法官法 检察官法 人民陪审员法 民办教育促进法 学前教育法 农民专业合作社法 个人独资企业法 民营经济促进法 ' +
  // Repealed, still cited for facts of their time.
  '合同法 物权法 担保法 侵权责任法 婚姻法 继承法 收养法 民法通则 民法总则';

/** Administrative regulations whose full title does not carry the country's name, or is cited without it. */
const REGULATIONS: Record<string, string> = {
  劳动合同法实施条例: `${PRC}劳动合同法实施条例`,
  专利法实施细则: `${PRC}专利法实施细则`,
  商标法实施条例: `${PRC}商标法实施条例`,
  著作权法实施条例: `${PRC}著作权法实施条例`,
  道路交通安全法实施条例: `${PRC}道路交通安全法实施条例`,
  道交法实施条例: `${PRC}道路交通安全法实施条例`,
  行政复议法实施条例: `${PRC}行政复议法实施条例`,
  市场主体登记管理条例: `${PRC}市场主体登记管理条例`,
  政府信息公开条例: `${PRC}政府信息公开条例`,
  工伤保险条例: '工伤保险条例',
  失业保险条例: '失业保险条例',
  职工带薪年休假条例: '职工带薪年休假条例',
  年休假条例: '职工带薪年休假条例',
  企业职工带薪年休假实施办法: '企业职工带薪年休假实施办法',
  女职工劳动保护特别规定: '女职工劳动保护特别规定',
  保障农民工工资支付条例: '保障农民工工资支付条例',
  住房公积金管理条例: '住房公积金管理条例',
  物业管理条例: '物业管理条例',
  不动产登记暂行条例: '不动产登记暂行条例',
  诉讼费用交纳办法: '诉讼费用交纳办法',
  诉讼费办法: '诉讼费用交纳办法',
  工资支付暂行规定: '工资支付暂行规定',
  医疗事故处理条例: '医疗事故处理条例',
  国有土地上房屋征收与补偿条例: '国有土地上房屋征收与补偿条例',
  征补条例: '国有土地上房屋征收与补偿条例',
  征收补偿条例: '国有土地上房屋征收与补偿条例',
  机动车交通事故责任强制保险条例: '机动车交通事故责任强制保险条例',
  交强险条例: '机动车交通事故责任强制保险条例',
  工伤条例: '工伤保险条例',
  公积金条例: '住房公积金管理条例',
  农民工工资条例: '保障农民工工资支付条例',
  农民工工资支付条例: '保障农民工工资支付条例',
  物业条例: '物业管理条例',
  医疗纠纷预防和处理条例: '医疗纠纷预防和处理条例',
  医疗纠纷条例: '医疗纠纷预防和处理条例',
  劳动保障监察条例: '劳动保障监察条例',
  劳动监察条例: '劳动保障监察条例',
};

/** Usual short names of laws. */
const LAWS: Record<string, string> = {
  民诉法: `${PRC}民事诉讼法`,
  民事程序法: `${PRC}民事诉讼法`,
  刑诉法: `${PRC}刑事诉讼法`,
  行诉法: `${PRC}行政诉讼法`,
  消法: `${PRC}消费者权益保护法`,
  消费者保护法: `${PRC}消费者权益保护法`,
  消保法: `${PRC}消费者权益保护法`,
  道交法: `${PRC}道路交通安全法`,
  道路安全法: `${PRC}道路交通安全法`,
  交通安全法: `${PRC}道路交通安全法`,
  反法: `${PRC}反不正当竞争法`,
  个保法: `${PRC}个人信息保护法`,
  个税法: `${PRC}个人所得税法`,
  税收征管法: `${PRC}税收征收管理法`,
  征管法: `${PRC}税收征收管理法`,
  破产法: `${PRC}企业破产法`,
  治安处罚法: `${PRC}治安管理处罚法`,
  治安法: `${PRC}治安管理处罚法`,
  房地产管理法: `${PRC}城市房地产管理法`,
  土地承包法: `${PRC}农村土地承包法`,
  劳动仲裁法: `${PRC}劳动争议调解仲裁法`,
  调解仲裁法: `${PRC}劳动争议调解仲裁法`,
  劳动争议仲裁法: `${PRC}劳动争议调解仲裁法`,
  反家暴法: `${PRC}反家庭暴力法`,
  未保法: `${PRC}未成年人保护法`,
  妇女保障法: `${PRC}妇女权益保障法`,
  老年人保障法: `${PRC}老年人权益保障法`,
  基金法: `${PRC}证券投资基金法`,
  反电诈法: `${PRC}反电信网络诈骗法`,
  海诉法: `${PRC}海事诉讼特别程序法`,
  涉外法律适用法: `${PRC}涉外民事关系法律适用法`,
  房屋征收条例: '国有土地上房屋征收与补偿条例',
  注册资本登记管理规定: `国务院关于实施《${PRC}公司法》注册资本登记管理制度的规定`,
  版权法: `${PRC}著作权法`,
  劳合法: `${PRC}劳动合同法`,
  劳调法: `${PRC}劳动争议调解仲裁法`,
  食安法: `${PRC}食品安全法`,
  电商法: `${PRC}电子商务法`,
  网安法: `${PRC}网络安全法`,
  数安法: `${PRC}数据安全法`,
  国赔法: `${PRC}国家赔偿法`,
  法援法: `${PRC}法律援助法`,
  社保法: `${PRC}社会保险法`,
  老年法: `${PRC}老年人权益保障法`,
  妇保法: `${PRC}妇女权益保障法`,
  残保法: `${PRC}残疾人保障法`,
  家暴法: `${PRC}反家庭暴力法`,
  招投标法: `${PRC}招标投标法`,
  民促法: `${PRC}民办教育促进法`,
  职防法: `${PRC}职业病防治法`,
};

/** English names of laws, lower case and without "of the People's Republic of China" or "PRC". */
export const ENGLISH_TITLES: Record<string, string> = {
  constitution: '宪法',
  'civil code': '民法典',
  'criminal law': '刑法',
  'penal code': '刑法',
  'civil procedure law': '民事诉讼法',
  'criminal procedure law': '刑事诉讼法',
  'administrative procedure law': '行政诉讼法',
  'administrative litigation law': '行政诉讼法',
  'labor law': '劳动法',
  'labour law': '劳动法',
  'labor contract law': '劳动合同法',
  'labour contract law': '劳动合同法',
  'labor dispute mediation and arbitration law': '劳动争议调解仲裁法',
  'company law': '公司法',
  'enterprise bankruptcy law': '企业破产法',
  'partnership enterprise law': '合伙企业法',
  'securities law': '证券法',
  'insurance law': '保险法',
  'negotiable instruments law': '票据法',
  'trademark law': '商标法',
  'patent law': '专利法',
  'copyright law': '著作权法',
  'anti-unfair competition law': '反不正当竞争法',
  'anti-monopoly law': '反垄断法',
  'consumer protection law': '消费者权益保护法',
  'law on the protection of consumer rights and interests': '消费者权益保护法',
  'consumer rights and interests protection law': '消费者权益保护法',
  'product quality law': '产品质量法',
  'food safety law': '食品安全法',
  'e-commerce law': '电子商务法',
  'electronic signature law': '电子签名法',
  'personal information protection law': '个人信息保护法',
  'cybersecurity law': '网络安全法',
  'data security law': '数据安全法',
  'road traffic safety law': '道路交通安全法',
  'public security administration punishments law': '治安管理处罚法',
  'administrative penalty law': '行政处罚法',
  'administrative licensing law': '行政许可法',
  'administrative reconsideration law': '行政复议法',
  'state compensation law': '国家赔偿法',
  'arbitration law': '仲裁法',
  'social insurance law': '社会保险法',
  'trade union law': '工会法',
  'anti-domestic violence law': '反家庭暴力法',
  'legislation law': '立法法',
  'foreign investment law': '外商投资法',
  'contract law': '合同法',
  'property law': '物权法',
  'tort liability law': '侵权责任法',
  'marriage law': '婚姻法',
  'inheritance law': '继承法',
};

/** Usual short name → full title as the official text prints it. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = Object.fromEntries([
  ...NATIONAL_LAWS.split(' ').map((short) => [short, PRC + short]),
  ...Object.entries(LAWS),
  ...Object.entries(REGULATIONS),
  ...Object.entries(INTERPRETATION_NAMES).flatMap(([title, names]) =>
    names.split(' ').map((name) => [name, title]),
  ),
]);

/** Full title → the short name we print for it. */
export const PREFERRED_SHORT_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(INTERPRETATION_NAMES).map(([title, names]) => [title, names.split(' ', 1)[0] ?? title]),
);
