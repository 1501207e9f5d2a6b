import { layWords, type WordGrid } from '../redaction/word-grid.ts';

/** A firm or body a story names in full, with its place. */
export interface StoryCompany {
  name: string;
  start: number;
  end: number;
  isLawFirm: boolean;
}

/** What names of firms end with, and of shops and works that stand behind their place. */
const KIND =
  /(?:(?:有限责任公司|股份有限公司|有限公司)(?:[\u4e00-\u9fff]{2,8}?(?:分公司|中心支公司|支公司|营业部))?|律师事务所|合伙企业(?:\(有限合伙\))?|集团公司|集团|(?:分|子)公司|专业合作社|合作社|个体工商户|经营部|工作室|商行|门市部|幼儿园|(?:培训|早教|教育|健身|美容|托育|托管|月子|艺术|体育|舞蹈|游泳|瑜伽|婚庆|摄影|家政|维修|康复)中心|门诊部|诊所|(?:二手)?车行|洗衣店|驾校|旅行社|养老院|美容院|修理厂|(?<!工)厂|(?<![书饭酒商门])店|饭店|酒店|超市|餐厅|宾馆)(?!(?:(?:(?!的)[\u4e00-\u9fff]){0,2}|[\u4e00-\u9fff]{2,8}(?:有限|责任))公司)/g;
const FULL = /公司$|律师事务所$|合伙企业|集团$|合作社$/;
const RUN = /[\u4e00-\u9fff()]{1,40}$/;
/** Words of more than one character after which a name begins. None of them is a part of names. */
const LEADS = new RegExp(
  [
    ...[
      '委托',
      '发现',
      '查出来',
      '注册',
      '名下',
      '聘请',
      '聘用',
      '指派',
      '起诉',
      '状告',
      '控告',
      '申请人',
      '入职',
      '进入',
      '加入',
      '就职',
      '任职',
      '供职',
    ],
    ...[
      '应聘',
      '受雇',
      '上班',
      '派遣到',
      '派到',
      '签订',
      '签署',
      '签约',
      '购买',
      '购得',
      '采购自',
      '订购',
      '承租',
      '借给',
    ],
    ...[
      '转给',
      '转账',
      '汇给',
      '汇入',
      '支付给',
      '拖欠',
      '要求',
      '请求',
      '判令',
      '通知',
      '收到',
      '联系',
      '通过',
      '经由',
      '位于',
    ],
    ...[
      '属于',
      '隶属',
      '名为',
      '名叫',
      '叫做',
      '称为',
      '原告',
      '被告',
      '第三人',
      '我们',
      '咱们',
      '他们',
      '一家',
      '这家',
      '那家',
      '咨询了',
    ],
    ...[
      '担任',
      '以及',
      '所在',
      '名称',
      '单位',
      '老板',
      '房东',
      '中介',
      '客户',
      '对方',
      '卖家',
      '买家',
      '甲方',
      '乙方',
      '其中',
      '现在',
    ],
    ...[
      '供货',
      '本人',
      '保证人',
      '担保人',
      '借款人',
      '债务人',
      '由于',
      '因为',
      '关于',
      '对于',
      '公司',
      '打工',
      '工作',
      '开办',
      '经营着',
      '经营了',
    ],
    ...[
      '就是',
      '车子?在',
      '好像是',
      '应该是',
      '可能是',
      '付给',
      '交给',
      '打给',
      '商家',
      '楼下开的',
      '楼上开的',
      '隔壁开的',
      '名下的',
      '报了',
      '跟着',
      '投保于',
      '保险是',
      '保险在',
      '挂靠在',
    ],
    ...[
      '全名[是叫]?',
      '全称[是叫]?',
      '名字[是叫]?',
      '名称[是叫]?',
      '字号[是叫]?',
      '公司叫',
      '机构叫',
      '厂叫',
      '店叫',
    ],
    ...[
      '注册',
      '成立',
      '开设',
      '代表',
      '案外人',
      '起诉了',
      '是在',
      '是从',
      '是由',
      '是给',
      '是跟',
      '之前',
      '之后',
      '以后',
      '后来',
    ],
  ].join('|'),
  'g',
);
/** Single characters after which a name begins, where they are words of their own: 从, 给, 和. */
const LEAD_CHARACTERS = new Set([
  ...'在到向与和跟同被把将由从给对于叫是系去进找问让请以及为即的了过着诉告年月日号时后前我他她它该经因自供欠',
]);
/** A kind of company, and none by name; what the name would begin with is a trade. */
const NO_NAME =
  /^(?:律师|会计师|有限|普通|股份|一人|该|这|那|某|用人单位|国有|外资|本|贵(?![州阳港池溪定德南])|贸易|商贸|科技|物流|建材|食品|网络|装饰|装修|建筑|工程|物业|中介|快递|保险|劳务|派遣|外包|总|母|分|子|集团|个体|一|两|几|私|民|烧|小|大|健身|美容|美发|餐饮|教育|文化|咨询|信息技术|电子商务|汽车|运输|房地产|投资|医疗|旅游|服装|服饰|家具|机械|五金|广告|人力资源|供应链|酒店管理|企业管理|物业管理|商务)/;
const NO_NAME_HOLDS =
  /[的了着过我他她它你您是这那]|一[家个间]|[卖借送转付]给|[镇村街县城路]上开|开(?:饭店|酒店|超市|店|厂|餐厅|宾馆)$/;
const PLACE = /^[\u4e00-\u9fff]{2,8}?(?:省|市|区|县|镇|州|旗)/;

/** The firms a story names, without the words before them. One whose beginning is not certain is left out. */
export function findCompanies(story: string): StoryCompany[] {
  const ends = [...story.matchAll(KIND)];
  if (ends.length === 0) return [];
  const grid = layWords(story);
  let from = 0;
  return ends.flatMap((match) => {
    const end = match.index + match[0].length;
    const run = RUN.exec(story.slice(Math.max(from, match.index - 40), match.index))?.[0] ?? '';
    const start = match.index - run.length + leadOf(grid, run, match.index - run.length, match[0]);
    const name = story.slice(start, end);
    const own = story.slice(start, match.index);
    const isFull = FULL.test(match[0]);
    from = end;
    if (own.length < 2 || name.length < 6 || /^\)|\($/.test(own) || NO_NAME_HOLDS.test(own)) return [];
    if (NO_NAME.test(name) && !PLACE.test(name)) return [];
    // Whatever ends as a shop does is one where its place stands before it.
    if (!isFull && (!PLACE.test(own) || PLACE.exec(own)?.[0] === own)) return [];
    return [{ name, start, end, isLawFirm: match[0] === '律师事务所' }];
  });
}

/** How much of a run before a kind of company is no part of the name. */
function leadOf(grid: WordGrid, run: string, at: number, kind: string): number {
  let cut = 0;
  for (const { index, 0: lead } of run.matchAll(LEADS)) cut = Math.max(cut, index + lead.length);
  for (let index = cut; index < run.length; index += 1) {
    const word = grid.wordAt(at + index);
    const isAlone = word !== undefined && word.end - word.start === 1 && word.start === at + index;
    const rest = run.slice(index + 1);
    // 恒和食品: what would be left names a trade alone, so the character belongs to the name.
    if (isAlone && LEAD_CHARACTERS.has(run[index] ?? '') && rest.length >= 2 && isWhole(rest + kind))
      cut = index + 1;
  }
  while (run[cut] === ')' || run[cut] === '(') cut += 1;
  return cut;
}

const isWhole = (name: string) => (!NO_NAME.test(name) || PLACE.test(name)) && name.length >= 6;
