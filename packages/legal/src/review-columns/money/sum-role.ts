import type { Contract } from '../../contracts/contract.ts';
import type { ColumnInput } from '../column-rule.ts';
import type { Passage } from '../read-passages.ts';
import type { Taken } from '../take-values.ts';

/**
 * What a sum is in the deal, by the clause it stands in: `price` may be what is paid for what the contract is about; the others are
 * beside it, however much their words sound like a price.
 */
export type SumRole =
  | 'price'
  | 'deposit'
  | 'penalty'
  /** What a thing is worth, is insured for, or was put in as capital. */
  | 'worth'
  /** The most, the least, or a guess. */
  | 'bound'
  /** A part of a sum named before, or one of several payments of it. */
  | 'part'
  /** Work, time or costs beyond what is agreed; fees of third persons. */
  | 'extra'
  /** What somebody pays who is no party, or what another contract says. */
  | 'stranger'
  /** A cost of which is said who bears it, and what it is: 卸车费买受人承担，每吨15元. */
  | 'borne';

/** Nouns and verbs that say what a sum is; of several the one nearest to it decides. */
const NAMED: readonly [SumRole, string][] = [
  ['deposit', '押金|押租|保证金|定金(?!额)|订金|意向金|诚意金|信誉金|风险金|保函|担保金'],
  [
    'penalty',
    '违约金|滞纳金|罚[金款息]|罚(?=\\d|$)|赔(?!率)|扣减|扣除|扣款|扣(?=[\\d人]|$)|补偿|加罚|误工费|滞留费|空驶费|折损',
  ],
  [
    'part',
    '预付|首付|首期|首款|尾款|余款|剩余|剩下|其余|余下|进度款|第[一二三四五六\\d]+[期笔次]|[一二三四]期款',
  ],
  [
    'worth',
    '(?<!总)价值|发[售行]价格?|货值|原值|现值|净值|净资产|残值|折价|评估价?|估价|估摸|市值|市价|注册资本|出资|投资|保额|保险金额|保价|面值|挂牌价|刊例价?|目录价|门市价|吊牌价|指导价|原价|底价|标价|预算|成本|抵押物|(?<![总价产分])值(?=[\\d约人]|$)|家具|家电|装修款?作价',
  ],
  [
    'extra',
    '物业(?:管理|服务)?费|中介费|推广费|打样费|打版费|受理费|诉讼费|保全费|律师费|鉴定费|公证费|差旅费|快递费|水电|[水电]费|燃气费?|停车费|卫生费|取暖费|宽带费?|进出场费|安拆费|操作费|出入库|手续费|工本费|登记费|税费|印花税|保险费|保费|餐[费补]|住宿费|体检费|津贴|补[贴助]|奖金?|全勤|绩效|加班|高温|食宿|工龄|提成|补$|拖车费|介绍费|过户费|定制费|清扫|擦外墙|装卸费|(?:装|卸|搬|转)运?(?:货|车|仓|库)费|上下楼费',
  ],
  [
    'price',
    '总[价款额]|总金额|造价|价款|合同价|价格|价钱|售价|单价|一口价|对价|租金|租费|[月年季房田]租|租子|货款|工程款|[车房全]款|转让[价款费金]|使用费|服务费|顾问费|加盟费|入门费|开发费|报酬|稿酬|酬[金劳]|佣金|[工月年底]薪|薪[资酬金]|工资|工钱|运[费价]|仓储费|保管费|管理费|学费|借[款到]|贷款|本金|出借|费用|人工|收费|计价|合计|总计|共计|\\b(?:price|rent|fee|principal|salary|wages?)\\b',
  ],
];
const ANY_NAME = new RegExp(NAMED.map(([, words]) => `(${words})`).join('|'), 'gi');

/** What has gone wrong in the sentence before a sum that is paid for it. */
const BREACH =
  /逾期|迟延|延[误迟期]|拖[欠延着]|违约|违反|擅自|损[坏毁]|[弄烂]坏|坏了|丢[失了]|弄丢|遗失|泄露|超时|压车|缺[勤人]|旷工|迟到|未[能按]|[晚迟][到交付还退]|不(?:合格|达标|接|补|退|还)的?,|拒[不绝]|单方/;
const PAYS_FOR_BREACH =
  /(?:每|一)[日天次处人个车月].{0,8}$|(?:付|支付|收|加收|另付|交|给|补|承担|扣).{0,12}$/;
/** Behind these a sum only bounds or guesses. */
const BOUND_BEFORE =
  /(?:不超过|不得超过|不高于|不低于|不少于|低于|高于|超过|超出|最[高低多少]|至少|至多|上限为?|下限为?|封顶|预计|预估|估计|(?<![合签租立预违])约(?!定)|大概|大约|大致|暂估|起步)[^,;。]{0,10}$/;
const BOUND_BEHIND = /^(?:元|块)?(?:以[上下内]|左右|封顶|为限|为上限)|^[^,。;]{0,6}(?:仅供参考|不构成)/;
/** A guess that is the agreed figure all the same: 暂定合同价. */
const IS_AGREED = /暂定|约定/;
const COMPONENT = /(?:^|[,;:(])(?:由|其中|包括|包含(?!税)|含(?!税)|内含|分别为)[^;。]{0,60}$/;
/** 每低一分扣减当月服务费500元: what is kept from the fee is none. */
/** 履约保证金：两个月租金，计13000元: what is put down, by its measure. */
const MEASURED =
  /(?:押金|保证金|担保金)[^,。;]{0,4}[:为是][^。;]{0,20}(?:租金|房租|月租),(?:即|计|共|合计|共计)?[^,。;\d]{0,4}$/;
const DEDUCTED = /(?<!代)(?:扣减|扣除|扣罚|核减|扣)(?![^,。;]*后)[^,。;\d]{0,10}$/;
/** 卸车费买受人承担，每吨15元. */
const BORNE = /费用?(?:均?由)?[^,。;]{1,8}(?:承担|负担),$/;
/** 教材费每人120元，由甲方另行支付. */
const PAID_APART = /^[^,。;]{0,4},(?:由[^,。;]{1,8})?另(?:行|外)?(?:支付|付|缴|交|收|结)/;
/** 基本工资3800元加岗位工资1200元，合计5000元. */
const ADDED = /(?:加上?|\+)[^,。;]{2,16},(?:合计|共计|总计|一共|总共|加起来|合起来)[^,。;\d]{0,6}\d/;
const isAddend = (clause: string, behind: string): boolean =>
  /^(?:加上?|\+)/.test(behind) || (/(?:加上?|\+)[^,。;\d]{2,10}$/.test(clause) && behind.startsWith(','));
/** 开工那天给, 验收后5日内支付: one of several payments. */
const INSTALMENT =
  /(?:之?内|前|后|时|完|过|当[天日]|那天|当场|再|先)(?:,|向[^,;。]{1,8}|一次性)?(?:支付|付|给|交|缴纳?|打)[^,;。\d]{0,5}$/;
/** 头三个月房租6900元: paid for several months at once. */
const SEVERAL =
  /(?:[头前首先预]|第[一1][期次笔]的?)[^,。;]{0,4}?[两二三四五六七八九十\d]+个?[月年季]度?的?(?:房租|租金|租费|费用|工资|[\u4e00-\u9fff]{2}费)[^,。;\d]{0,4}$/;
const IS_WHOLE = /一次|全部|全额|全款|总/;
/** 不含效果图，每张800元: what follows is not in the price. */
const NOT_IN = /不(?:包?含|包括|在内)[^,;。税]{1,16},$/;
const EXTRA =
  /另(?:算|计|付|收|加|结|行|外)|额外|增项|超[出过](?!部)|加急|返工|节假日|外算|变更|没有的活|多[选拍要做订]|(?<!参)加收?$|^加(?![盟工])[^,。;\d]{1,8}$|(?:^|[,:;])(?:每|一)次$|代[发收付扣缴]/;
/** Who pays where it is said: 由受让人缴纳. */
const PAYER =
  /由([\u4e00-\u9fff]{1,5}?[人方者主商家员客])(?:另行|各自|自行)?(?:缴纳|支付|承担|负担|付|交|出)/;
/** Who is paid where it is said: 自己跟房东交, 向物业公司支付. */
const PAYEE =
  /(?:跟|向|[交付缴]?给)(房东|业主|物业(?:公司|中心)?|学校|银行|供电[局所公司]*|第三方)[^,。;\d]{0,6}(?:交|付|支付|缴纳?|结|租)/;

/** Whether a sentence says that somebody is paid who is no party of the contract. */
export const goesToStranger = (text: string, parties: Contract['parties']): boolean => {
  const payee = PAYEE.exec(text)?.[1];
  return payee !== undefined && !isParty(payee, parties);
};

const OTHER_CONTRACT =
  /原(?:租约|合同|协议|价|租金|月租)|上[家一](?:任|手)|(?:跟|和|与)(?:房东|业主|原[^,。;]{1,6})[^,。;]{0,6}(?:签|约)|另案|前案/;

/** Where the clause around a place begins and ends: at commas that part no thousands. */
function clauseAround(text: string, start: number, end: number): { from: number; to: number } {
  let from = 0;
  for (const { index } of text.slice(0, start).matchAll(/[。;]|,(?!\d{3}(?!\d))/g)) from = index + 1;
  const behind = /[。;]|,(?!\d{3}(?!\d))/.exec(text.slice(end));
  return { from, to: behind ? end + behind.index : text.length };
}

/** From a place of a text to where its sentence ends. */
const ofSentence = (text: string, from: number) => /^[^。;]*/.exec(text.slice(from))?.[0] ?? '';

/** The name nearest before the end of some words. */
function lastNamed(words: string): SumRole | null {
  const match = [...words.matchAll(ANY_NAME)].at(-1);
  if (!match) return null;
  return NAMED[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? null;
}

/** The name of what a sum is paid as, right behind it: 2000元押金, 5万元作为定金, 的违约金. */
function namedBehind(words: string): SumRole | null {
  const match = /^整?(?:\([^)]{0,24}\))?(?:\/[\u4e00-\u9fff]{1,3})?(?:的|作为|作|为)?([^,。;\d]{1,8})/.exec(
    words,
  );
  if (!match?.[1]) return null;
  const found = [...match[1].matchAll(ANY_NAME)][0];
  if (!found || found.index > 4) return null;
  return NAMED[found.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? null;
}

/** What the sum at a place of a passage is; `price` where nothing says otherwise. */
export function sumRole(
  passage: Passage,
  { start, end }: { start: number; end: number },
  parties: Contract['parties'],
): SumRole {
  const { text, row } = passage;
  // The cells of a table are told by its head.
  if (row) return 'price';
  const { from, to } = clauseAround(text, start, end);
  const clause = text.slice(from, start);
  const behind = text.slice(end, to);
  const sentence = text.slice(text.lastIndexOf(';', from - 1) + 1, from);
  if (OTHER_CONTRACT.test(clause)) return 'stranger';
  const payer = PAYER.exec(clause)?.[1];
  if (payer !== undefined && !isParty(payer, parties)) return 'stranger';
  if (goesToStranger(ofSentence(text, from), parties)) return 'stranger';
  if (COMPONENT.test(clause)) return 'part';
  if (MEASURED.test(text.slice(0, start))) return 'deposit';
  if (DEDUCTED.test(clause)) return 'penalty';
  if (ADDED.test(clause + text.slice(start)) && isAddend(clause, text.slice(end))) return 'part';
  // 相当于三个月租金的履约保证金，计178,800元: what the words before the comma name.
  const isBare = /^(?:即|计|共计|为)+(?:人民币)?[¥￥]?$/.test(clause.trim());
  if (isBare && lastNamed(sentence.split(/,(?!\d{3}(?!\d))/).at(-2) ?? '') === 'deposit') return 'deposit';
  const named = namedBehind(behind) ?? lastNamed(clause);
  if (named !== null && named !== 'price') return named;
  if (SEVERAL.test(clause)) return 'part';
  if (INSTALMENT.test(clause) && !IS_WHOLE.test(clause.split(':').at(-1) ?? '')) return 'part';
  if ((BREACH.test(sentence) || BREACH.test(clause)) && PAYS_FOR_BREACH.test(clause) && named === null)
    return 'penalty';
  // 修不好每天减租金50元, 晚交一天少收50元: taken off for a breach.
  if (/(?:减|少[收付给]|退)[^,。;\d]{0,4}$/.test(clause)) return 'penalty';
  if (/^[^,。;]{0,4}(?:赔|的?违约金|的?罚)/.test(behind)) return 'penalty';
  if ((BOUND_BEFORE.test(clause) && !IS_AGREED.test(clause)) || BOUND_BEHIND.test(behind)) return 'bound';
  if (
    EXTRA.test(clause) ||
    /^[^,。;]{0,6}另(?:行|外)?(?:计|算|付|收|支付|结)/.test(behind) ||
    PAID_APART.test(text.slice(end)) ||
    (named === null && (EXTRA.test(sentence.slice(-24)) || NOT_IN.test(sentence)))
  )
    return 'extra';
  if (named === null && BORNE.test(sentence)) return 'borne';
  if (named === null && COMPONENT.test(text.slice(0, from))) return 'part';
  return 'price';
}

const isParty = (word: string, parties: Contract['parties']): boolean =>
  /^[甲乙丙丁双两各]方$|^双方|^我|^你|^对方/.test(word) ||
  parties.some(
    ({ label, words, name }) =>
      [label, ...words].some((one) => one.includes(word) || word.includes(one)) || name?.includes(word),
  );

/** Roles in which a sum may be all the same what is asked for: a person looks. */
/** What partners put in or pay for their shop is no price between them (Civil Code art. 967: they share profits and risks). */
const OF_PARTNERS = /合伙|入伙|退伙/;
const DOUBTFUL = new Set<SumRole>(['bound', 'stranger', 'borne']);

/** A sum that may be the price stays, in doubt where it is but a bound or another contract's; one of another role is passed over. */
export function ofPrice(passage: Passage, taken: Taken, { contract }: ColumnInput): Taken | null {
  if (taken.value.kind !== 'money' || contract.language === 'en') return taken;
  const role = sumRole(passage, taken, contract.parties);
  if (role === 'extra' && /物业/.test(contract.title)) return taken;
  if (OF_PARTNERS.test(contract.title) && !/工[资钱]|薪/.test(passage.text))
    return role === 'price' ? { ...taken, isDoubtful: true } : null;
  if (DOUBTFUL.has(role)) return { ...taken, isDoubtful: true };
  return role === 'price' ? taken : null;
}

/** The same in a paper of these kinds, whose price it is not: the driver's wage in the lease of a crane. */
export const ofPriceIn =
  (others: readonly ColumnInput['kindOfPaper'][]) =>
  (passage: Passage, taken: Taken, input: ColumnInput): Taken | null => {
    const kept = ofPricePer(passage, taken, input);
    return kept && others.includes(input.kindOfPaper) ? { ...kept, isDoubtful: true } : kept;
  };

const PERIOD =
  /(?:每个?|按|一个|全|整)(?:自然|学)?(半年|月|年度?|季度?|周|学期|天|日|晚|小时)|(?<![第\d一二两三四五六七八九十几])一(年|月|季|天|晚|周)|(?<!第[一二三四五六七八九十\d、和至到]{1,5}|[首次前后当本每]|[两二三四五六七八九十\d几]个?)([月年季日])度?(?=基本|固定|租|房租|薪|工资|费|最低|订阅|服务|使用|管理|顾问|许可|会员|维护)/g;

const PIECES = '(平方米|平米|㎡|立方米|吨|托盘?|人|户|台|亩|间|车位|席位|用户|账号)';
/** 12200元×12个月 is what a month costs. */
const TIMES_MONTHS = /^整?\s*[×xX*]\s*\d{1,3}\s*个?月/;
const OF_PIECE_BEFORE = new RegExp(`每个?${PIECES}$`);
const OF_PIECE_BEHIND = new RegExp(`^每个?${PIECES}`);
const A_STEP = /^(?:从|自)?(?:第[一二三四五六七八九十\d、和至到]{1,5}年|次年|此?后)[^,。;]{0,6}$/;

/** The same, with the time it is paid for where the words before it say so: 每月 … 8000元 reads as 8000元/月. */
export function ofPricePer(passage: Passage, taken: Taken, input: ColumnInput): Taken | null {
  const kept = ofPrice(passage, taken, input);
  if (kept?.value.kind !== 'money' || passage.row || input.contract.language === 'en') return kept;
  const { text } = passage;
  const { value, start, end } = kept;
  if (/[/每]/.test(value.text) || /^整?(?:\([^)]*\))?\s*(?:\/|每|一个?[月年季天])/.test(text.slice(end)))
    return kept;
  if (TIMES_MONTHS.test(text.slice(end))) return { ...kept, value: { ...value, text: `${value.text}/月` } };
  const clause = text.slice(clauseAround(text, start, end).from, start);
  // 第一、二年每年3万8，第三年4万: the time said of the first holds for the steps behind it.
  const match = [...(A_STEP.test(clause) ? text.slice(0, start) : clause).matchAll(PERIOD)].at(-1);
  const unit = match
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.replace('度', '');
  if (!match || !unit) return kept;
  // 每人每月4,300元, 每月每平方米2.1元: by the piece, too.
  const piece =
    OF_PIECE_BEFORE.exec(match.input.slice(0, match.index))?.[1] ??
    OF_PIECE_BEHIND.exec(match.input.slice(match.index + match[0].length))?.[1];
  return { ...kept, value: { ...value, text: `${value.text}/${piece ? `${piece}·` : ''}${unit}` } };
}
